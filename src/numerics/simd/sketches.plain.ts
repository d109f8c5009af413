import type { Loops } from './load.ts'

const LANES = 4
const COMPLEX = 2 * LANES // single-precision numbers
const single = Math.fround

/** Whether a transform of `n` numbers, a power of two, has a stage of pairs before those of four: it is no power of four. */
export const startsWithPairs = (n: number): boolean => (Math.clz32(n) & 1) === 0

/** The loops of simd/sketches.ts in plain TypeScript: the same numbers, as every operation is rounded to single precision. */
export function plainSketches(): SketchLoops {
  let buffer = new ArrayBuffer(0)
  let shorts = new Int16Array(0)
  let [integers, singles] = [new Int32Array(0), new Float32Array(0)]

  /** Stores the sum and the difference of two numbers of the same place. */
  const pair = (at: number, minus: number, one: number, other: number): void => {
    singles[at] = one + other
    singles[minus] = one - other
  }
  /** Stores (re, im) times the twiddle. */
  const times = (at: number, re: number, im: number, twiddle: number): void => {
    const [cos, sin] = [singles[twiddle]!, singles[twiddle + 1]!]
    singles[at] = single(re * cos) - single(im * sin)
    singles[at + LANES] = single(re * sin) + single(im * cos)
  }
  /** The number times the conjugate of the twiddle. */
  const back = (at: number, twiddle: number): readonly [number, number] => {
    const [cos, sin, re, im] = [singles[twiddle]!, singles[twiddle + 1]!, singles[at]!, singles[at + LANES]!]
    return [single(single(re * cos) + single(im * sin)), single(single(im * cos) - single(re * sin))]
  }

  return {
    memory(size) {
      if (buffer.byteLength < size) {
        buffer = new ArrayBuffer(Math.ceil(size / 8) * 8)
        shorts = new Int16Array(buffer)
        integers = new Int32Array(buffer)
        singles = new Float32Array(buffer)
      }
      return buffer
    },
    spread(rows, row, b, data, n, sums) {
      const [to, squares] = [data >>> 2, sums >>> 2]
      singles.fill(0, to, to + n * COMPLEX)
      integers.fill(0, squares, squares + LANES)
      for (let i = 0; i < b; i++) {
        for (let lane = 0; lane < LANES; lane++) {
          const value = shorts[((rows + lane * row) >>> 1) + i]!
          singles[to + i * COMPLEX + lane] = value
          const before = squares + i * LANES + lane
          integers[before + LANES] = integers[before]! + value * value
        }
      }
    },
    forward(data, n, twiddles) {
      const first = data >>> 2
      let twiddle = twiddles >>> 2
      let length = n
      if (startsWithPairs(n)) {
        length /= 2
        for (let k = 0; k < length; k++, twiddle += 2) {
          for (let lane = 0; lane < LANES; lane++) {
            const at = first + k * COMPLEX + lane
            const other = at + length * COMPLEX
            const [re, im] = [singles[at]! - singles[other]!, singles[at + LANES]! - singles[other + LANES]!]
            singles[at] = singles[at]! + singles[other]!
            singles[at + LANES] = singles[at + LANES]! + singles[other + LANES]!
            times(other, single(re), single(im), twiddle)
          }
        }
      }
      for (; length > 1; length /= 4) {
        const gap = (length / 4) * COMPLEX
        for (let block = 0; block < n; block += length) {
          for (let k = 0; k < length / 4; k++) {
            for (let lane = 0; lane < LANES; lane++) {
              const at = first + (block + k) * COMPLEX + lane
              const four = [0, 1, 2, 3].map((m) => at + m * gap) as [number, number, number, number]
              const [re0, re1, re2, re3] = four.map((one) => singles[one]!) as typeof four
              const [im0, im1, im2, im3] = four.map((one) => singles[one + LANES]!) as typeof four
              const [aRe, bRe, cRe, dRe] = [re0 + re2, re0 - re2, re1 + re3, re1 - re3].map(
                single,
              ) as typeof four
              const [aIm, bIm, cIm, dIm] = [im0 + im2, im0 - im2, im1 + im3, im1 - im3].map(
                single,
              ) as typeof four
              singles[at] = aRe + cRe
              singles[at + LANES] = aIm + cIm
              const turned = [
                [bRe + dIm, bIm - dRe],
                [aRe - cRe, aIm - cIm],
                [bRe - dIm, bIm + dRe],
              ] as const
              for (const [m, [re, im]] of turned.entries()) {
                times(four[m + 1]!, single(re), single(im), twiddle + 6 * k + 2 * m)
              }
            }
          }
        }
        twiddle += 6 * (length / 4)
      }
    },
    inverse(data, n, twiddles) {
      const first = data >>> 2
      let twiddle = twiddles >>> 2
      const pairs = startsWithPairs(n)
      const whole = pairs ? n / 2 : n
      for (let length = 4; length <= whole; length *= 4) {
        const gap = (length / 4) * COMPLEX
        twiddle -= 6 * (length / 4)
        for (let block = 0; block < n; block += length) {
          for (let k = 0; k < length / 4; k++) {
            for (let lane = 0; lane < LANES; lane++) {
              const at = first + (block + k) * COMPLEX + lane
              const [[re1, im1], [re2, im2], [re3, im3]] = [1, 2, 3].map((m) =>
                back(at + m * gap, twiddle + 6 * k + 2 * (m - 1)),
              ) as [[number, number], [number, number], [number, number]]
              const [re0, im0] = [singles[at]!, singles[at + LANES]!]
              const [aRe, cRe, bRe, dRe] = [re0 + re2, re0 - re2, re1 + re3, re1 - re3].map(
                single,
              ) as number[]
              const [aIm, cIm, bIm, dIm] = [im0 + im2, im0 - im2, im1 + im3, im1 - im3].map(
                single,
              ) as number[]
              pair(at, at + 2 * gap, aRe!, bRe!)
              pair(at + LANES, at + 2 * gap + LANES, aIm!, bIm!)
              pair(at + 3 * gap, at + gap, cRe!, dIm!)
              pair(at + gap + LANES, at + 3 * gap + LANES, cIm!, dRe!)
            }
          }
        }
      }
      if (!pairs) return
      twiddle -= 2 * whole
      for (let k = 0; k < whole; k++, twiddle += 2) {
        for (let lane = 0; lane < LANES; lane++) {
          const at = first + k * COMPLEX + lane
          const other = at + whole * COMPLEX
          const [re, im] = back(other, twiddle)
          pair(at, other, singles[at]!, re)
          pair(at + LANES, other + LANES, singles[at + LANES]!, im)
        }
      }
    },
    combine(data, n, hartley) {
      for (let k = 0; k < n; k++) {
        for (let lane = 0; lane < LANES; lane++) {
          const at = (data >>> 2) + k * COMPLEX + lane
          const [re, im, factor] = [singles[at]!, singles[at + LANES]!, singles[(hartley >>> 2) + k]!]
          singles[at] = factor * single(re - im)
          singles[at + LANES] = factor * single(re + im)
        }
      }
    },
    highest(data, n, sums, a, b, from, to, straight, mirrored, found) {
      for (let lane = 0; lane < LANES; lane++) {
        let [asRead, otherWay] = [0, 0]
        for (let m = from; m <= to; m++) {
          const [start, end] = [Math.max(m, 0), Math.min(a + m, b)]
          const squares = (count: number): number => integers[(sums >>> 2) + count * LANES + lane]!
          const under = Math.max(single(squares(end) - squares(start)), 1)
          const over = (product: number, weight: number): number =>
            single(single(product * product) * singles[(weight >>> 2) + m - from]!)
          const product = singles[(data >>> 2) + (m & (n - 1)) * COMPLEX + lane]!
          const backwards = singles[(data >>> 2) + ((m + a - 1) & (n - 1)) * COMPLEX + LANES + lane]!
          const others = Math.max(over(Math.min(product, 0), straight), over(backwards, mirrored))
          asRead = Math.max(asRead, single(over(Math.max(product, 0), straight) / under))
          otherWay = Math.max(otherWay, single(others / under))
        }
        const whole = integers[(sums >>> 2) + b * LANES + lane]!
        singles[(found >>> 2) + lane] = asRead * single(whole)
        singles[(found >>> 2) + LANES + lane] = otherWay * single(whole)
      }
    },
    ringProducts(one, others, counts, places, waves, data, n) {
      singles.fill(0, data >>> 2, (data >>> 2) + n * COMPLEX)
      let [own, theirs] = [one >>> 2, others >>> 2]
      for (let k = 0; k < waves; k++) {
        const sums = (): Float32Array => new Float32Array(LANES)
        const [rere, imim, imre, reim] = [sums(), sums(), sums(), sums()]
        for (let left = integers[(counts >>> 2) + k]!; left > 0; left--, own += 2, theirs += COMPLEX) {
          const [re0, im0] = [singles[own]!, singles[own + 1]!]
          for (let lane = 0; lane < LANES; lane++) {
            const [re1, im1] = [singles[theirs + lane]!, singles[theirs + LANES + lane]!]
            rere[lane]! += single(re0 * re1)
            imim[lane]! += single(im0 * im1)
            imre[lane]! += single(im0 * re1)
            reim[lane]! += single(re0 * im1)
          }
        }
        const place = (places >>> 2) + 2 * k
        const [at, opposite] = [(data + integers[place]!) >>> 2, (data + integers[place + 1]!) >>> 2]
        for (let lane = 0; lane < LANES; lane++) {
          const [re, im] = [single(rere[lane]! + imim[lane]!), single(imre[lane]! - reim[lane]!)]
          const [re1, im1] = [single(rere[lane]! - imim[lane]!), single(imre[lane]! + reim[lane]!)]
          singles[at + lane] = re - im1
          singles[at + LANES + lane] = im + re1
          singles[opposite + lane] = re + im1
          singles[opposite + LANES + lane] = re1 - im
        }
      }
    },
    highestTurn(data, n, found) {
      for (let lane = 0; lane < LANES; lane++) {
        let [asRead, otherWay] = [singles[(found >>> 2) + lane]!, singles[(found >>> 2) + LANES + lane]!]
        for (let k = 0; k < n; k++) {
          const at = (data >>> 2) + k * COMPLEX + lane
          asRead = Math.max(asRead, singles[at]!)
          otherWay = Math.max(otherWay, -singles[at]!, Math.abs(singles[at + LANES]!))
        }
        singles[(found >>> 2) + lane] = asRead
        singles[(found >>> 2) + LANES + lane] = otherWay
      }
    },
  }
}

/** Inner loops of sketches, which simd/sketches.ts explains; addresses are in bytes. Both implementations give the same bits. */
export interface SketchLoops extends Loops {
  spread(rows: number, row: number, b: number, data: number, n: number, sums: number): void
  forward(data: number, n: number, twiddles: number): void
  inverse(data: number, n: number, twiddles: number): void
  combine(data: number, n: number, hartley: number): void
  highest(
    data: number,
    n: number,
    sums: number,
    a: number,
    b: number,
    from: number,
    to: number,
    straight: number,
    mirrored: number,
    found: number,
  ): void
  ringProducts(
    one: number,
    others: number,
    counts: number,
    places: number,
    waves: number,
    data: number,
    n: number,
  ): void
  highestTurn(data: number, n: number, found: number): void
}
