import { medianInPlace } from '../elementary/median.ts'
import type { Loops } from './load.ts'

/** The loops of simd/lands.ts in plain TypeScript: the same operations on the same numbers in the same order. */
export function plainLands(): LandLoops {
  let floats = new Float64Array(0)
  const at = (address: number): number => address >>> 3

  const add = (z: number, sums: number, counts: number): void => {
    if (Number.isNaN(z)) return
    floats[sums]! += z
    floats[counts]! += 1
  }
  const zero = (from: number, n: number): void => {
    floats.fill(0, from, from + n)
  }
  function divide(sums: number, counts: number, n: number, all: number): void {
    for (let i = 0; i < n; i++) {
      const count = floats[counts + i]!
      floats[sums + i] = 2 * count >= all ? floats[sums + i]! / count : Number.NaN
    }
  }
  function level(row: number, nx: number, xs: number, form: number, line: number): void {
    for (let x = 0; x < nx; x++) {
      const u = floats[xs + x]!
      floats[line + x] = floats[row + x]! - (floats[form]! + u * (floats[form + 1]! + u * floats[form + 2]!))
    }
  }
  function addMoved(line: number, shift: number, left: number, right: number, sums: number, counts: number) {
    const share = floats[shift + 1]!
    const rest = 1 - share
    const from = Math.max(floats[shift + 2]!, left) - left
    const to = Math.min(floats[shift + 3]!, right) - left
    const source = line + floats[shift]! + left
    for (let x = from; x < to; x++) {
      const z =
        share === 0 ? floats[source + x]! : floats[source + x]! * rest + floats[source + x + 1]! * share
      add(z, sums + x, counts + x)
    }
  }
  function convolve(line: number, half: number, radius: number, from: number, to: number, out: number): void {
    for (let x = from; x < to; x++) {
      let sum = floats[half]! * floats[line + x]!
      for (let j = 1; j <= radius; j++) {
        sum += floats[half + j]! * (floats[line + x - j]! + floats[line + x + j]!)
      }
      floats[out + x] = sum
    }
  }
  function convolveRows(
    plane: number,
    nx: number,
    y: number,
    last: number,
    half: number,
    radius: number,
    out: number,
  ): void {
    for (let x = 0; x < nx; x++) {
      let sum = floats[half]! * floats[plane + y * nx + x]!
      for (let j = 1; j <= radius; j++) {
        const before = floats[plane + Math.max(0, y - j) * nx + x]!
        const after = floats[plane + Math.min(last, y + j) * nx + x]!
        sum += floats[half + j]! * (before + after)
      }
      floats[out + x] = sum
    }
  }
  function repeats(i: number, r: number, n: number, block: number, pad: number): number {
    const from = (r - pad) * block
    const low = i === 0 ? from : Math.max(from, i)
    const high = i === n - 1 ? from + block : Math.min(from + block, i + 1)
    return Math.max(0, high - low)
  }
  function blocksOfRow(
    row: number,
    n: number,
    block: number,
    pad: number,
    coarse: number,
    sums: number,
    counts: number,
  ): void {
    zero(sums, coarse)
    zero(counts, coarse)
    for (let x = 0; x < n; x++) {
      const c = pad + Math.floor(x / block)
      add(floats[row + x]!, sums + c, counts + c)
    }
    const repeat = (value: number, r: number, times: number): void => {
      if (Number.isNaN(value)) return
      floats[sums + r]! += times * value
      floats[counts + r]! += times
    }
    for (let r = 0; r < pad; r++) repeat(floats[row]!, r, block)
    const c = pad + Math.floor((n - 1) / block)
    repeat(floats[row + n - 1]!, c, (c - pad + 1) * block - n)
    for (let r = c + 1; r < coarse; r++) repeat(floats[row + n - 1]!, r, block)
  }
  function mixed(plane: number, columns: number, first: number, w: number, out: number): void {
    for (let x = 0; x < columns; x++) {
      const row = plane + first * columns + x
      floats[out + x] =
        floats[w]! * floats[row]! +
        floats[w + 1]! * floats[row + columns]! +
        floats[w + 2]! * floats[row + 2 * columns]! +
        floats[w + 3]! * floats[row + 3 * columns]!
    }
  }
  const spline = (w: number, from: number): number =>
    floats[w]! * floats[from]! +
    floats[w + 1]! * floats[from + 1]! +
    floats[w + 2]! * floats[from + 2]! +
    floats[w + 3]! * floats[from + 3]!

  return {
    memory(size) {
      if (floats.byteLength < size) {
        const larger = new Float64Array(Math.ceil(size / 8))
        larger.set(floats)
        floats = larger
      }
      return floats.buffer
    },
    levelled(heights, ny, nx, forms, xs) {
      for (let y = 0; y < ny; y++) {
        const row = at(heights) + y * nx
        level(row, nx, at(xs), at(forms) + 3 * y, row)
      }
    },
    blockMeans(heights, nx, forms, xs, outNy, outNx, rows, columns, line, counts, out) {
      const [count, flat] = [at(counts), at(line)]
      for (let r = 0; r < outNy; r++) {
        const sums = at(out) + r * outNx
        zero(sums, outNx)
        zero(count, outNx)
        for (let y = r * rows; y < (r + 1) * rows; y++) {
          level(at(heights) + y * nx, nx, at(xs), at(forms) + 3 * y, flat)
          for (let c = 0; c < outNx; c++) {
            for (let i = 0; i < columns; i++) add(floats[flat + c * columns + i]!, sums + c, count + c)
          }
        }
        divide(sums, count, outNx, rows * columns)
      }
    },
    shearedMeans(heights, nx, forms, xs, shifts, outNy, rows, line, counts, out) {
      for (let r = 0; r < outNy; r++) {
        const sums = at(out) + r * nx
        zero(sums, nx)
        zero(at(counts), nx)
        for (let y = r * rows; y < (r + 1) * rows; y++) {
          level(at(heights) + y * nx, nx, at(xs), at(forms) + 3 * y, at(line))
          addMoved(at(line), at(shifts) + 4 * y, 0, nx, sums, at(counts))
        }
        divide(sums, at(counts), nx, rows)
      }
    },
    shearedSums(values, ny, nx, shifts, step, left, right, sums, counts) {
      zero(at(sums), right - left)
      zero(at(counts), right - left)
      for (let y = 0; y < ny; y += step) {
        addMoved(at(values) + y * nx, at(shifts) + 4 * y, left, right, at(sums), at(counts))
      }
    },
    clip(values, n, low, high) {
      for (let i = at(values); i < at(values) + n; i++) {
        const z = floats[i]!
        if (z < low) floats[i] = low
        else if (z > high) floats[i] = high
      }
    },
    columnSums(values, ny, nx, low, high, sums, counts) {
      zero(at(sums), nx)
      zero(at(counts), nx)
      for (let y = 0; y < ny; y++) {
        for (let x = 0; x < nx; x++) {
          const z = floats[at(values) + y * nx + x]!
          add(z < low ? low : Math.min(z, high), at(sums) + x, at(counts) + x)
        }
      }
    },
    lowPass(values, ny, nx, halfY, radiusY, halfX, radiusX, plane, mask, line, present, sum, weight) {
      const ends = nx + 2 * radiusX
      for (let y = 0; y < ny; y++) {
        for (let x = 0; x < ends; x++) {
          const z = floats[at(values) + y * nx + Math.max(0, Math.min(nx - 1, x - radiusX))]!
          floats[at(line) + x] = Number.isNaN(z) ? 0 : z
          floats[at(present) + x] = Number.isNaN(z) ? 0 : 1
        }
        convolve(at(line) + radiusX, at(halfX), radiusX, 0, nx, at(plane) + y * nx)
        convolve(at(present) + radiusX, at(halfX), radiusX, 0, nx, at(mask) + y * nx)
      }
      for (let y = 0; y < ny; y++) {
        convolveRows(at(plane), nx, y, ny - 1, at(halfY), radiusY, at(sum))
        convolveRows(at(mask), nx, y, ny - 1, at(halfY), radiusY, at(weight))
        const row = at(values) + y * nx
        for (let x = 0; x < nx; x++) {
          if (!Number.isNaN(floats[row + x]!))
            floats[row + x] = floats[at(sum) + x]! / floats[at(weight) + x]!
        }
      }
    },
    blockSums(
      values,
      from,
      to,
      ny,
      nx,
      blockY,
      padY,
      coarseY,
      blockX,
      padX,
      coarseX,
      sums,
      weights,
      sum,
      weight,
    ) {
      if (from === 0) {
        zero(at(sums), coarseY * coarseX)
        zero(at(weights), coarseY * coarseX)
      }
      for (let y = from; y < to; y++) {
        blocksOfRow(at(values) + (y - from) * nx, nx, blockX, padX, coarseX, at(sum), at(weight))
        const own = padY + Math.floor(y / blockY)
        for (let r = y === 0 ? 0 : own; r <= (y === ny - 1 ? coarseY - 1 : own); r++) {
          const times = repeats(y, r, ny, blockY, padY)
          for (let c = 0; c < coarseX; c++) {
            floats[at(sums) + r * coarseX + c]! += times * floats[at(sum) + c]!
            floats[at(weights) + r * coarseX + c]! += times * floats[at(weight) + c]!
          }
        }
      }
    },
    filterPlane(plane, rows, columns, halfY, radiusY, halfX, radiusX, spare) {
      for (let y = radiusY; y < rows - radiusY; y++) {
        convolveRows(at(plane), columns, y, rows - 1, at(halfY), radiusY, at(spare) + y * columns)
      }
      for (let y = radiusY; y < rows - radiusY; y++) {
        const row = y * columns
        convolve(at(spare) + row, at(halfX), radiusX, radiusX, columns - radiusX, at(plane) + row)
      }
    },
    lowPassRows(
      values,
      top,
      ny,
      nx,
      step,
      first,
      end,
      halfY,
      radiusY,
      halfX,
      radiusX,
      line,
      present,
      sum,
      weight,
      out,
    ) {
      const ends = nx + 2 * radiusX
      const [z0, w0] = [at(line), at(present)]
      const rowAt = (y: number): number => at(values) + (Math.max(0, Math.min(ny - 1, y)) - top) * nx
      for (let r = first; r < end; r++) {
        zero(z0, ends)
        zero(w0, ends)
        for (let j = -radiusY; j <= radiusY; j++) {
          const row = rowAt(r * step + j)
          const tap = floats[at(halfY) + Math.abs(j)]!
          for (let x = 0; x < nx; x++) {
            const z = floats[row + x]!
            floats[z0 + radiusX + x]! += tap * (Number.isNaN(z) ? 0 : z)
            floats[w0 + radiusX + x]! += Number.isNaN(z) ? 0 : tap
          }
        }
        for (const from of [z0, w0]) {
          floats.fill(floats[from + radiusX]!, from, from + radiusX)
          floats.fill(floats[from + radiusX + nx - 1]!, from + radiusX + nx, from + ends)
        }
        convolve(z0 + radiusX, at(halfX), radiusX, 0, nx, at(sum))
        convolve(w0 + radiusX, at(halfX), radiusX, 0, nx, at(weight))
        for (let x = 0; x < nx; x++) {
          const z = floats[rowAt(r * step) + x]!
          floats[at(out) + r * nx + x] = Number.isNaN(z) ? z : floats[at(sum) + x]! / floats[at(weight) + x]!
        }
      }
    },
    subtractWaves(
      values,
      rows,
      step,
      nx,
      sums,
      weights,
      columns,
      blockY,
      firstY,
      halfY,
      splinesY,
      blockX,
      firstX,
      halfX,
      splinesX,
      both,
    ) {
      const [sum, weight] = [at(both), at(both) + columns]
      for (let r = 0; r < rows; r++) {
        const y = r * step
        const b = Math.floor(y / blockY)
        const phase = y - b * blockY
        const first = firstY + b - (phase < halfY ? 1 : 0)
        mixed(at(sums), columns, first, at(splinesY) + 4 * phase, sum)
        mixed(at(weights), columns, first, at(splinesY) + 4 * phase, weight)
        for (let x = 0; x < nx; x++) {
          const c = Math.floor(x / blockX)
          const p = x - c * blockX
          const k = firstX + c - (p < halfX ? 1 : 0)
          const w = at(splinesX) + 4 * p
          floats[at(values) + r * nx + x]! -= spline(w, sum + k) / spline(w, weight + k)
        }
      }
    },
    sampled(values, ny, nx, step, out) {
      let count = 0
      for (let y = 0; y < ny; y += step) {
        for (let x = 0; x < nx; x++) {
          const z = floats[at(values) + y * nx + x]!
          if (!Number.isNaN(z)) floats[at(out) + count++] = z
        }
      }
      return count
    },
    distances(values, n, centre) {
      for (let i = at(values); i < at(values) + n; i++) floats[i] = Math.abs(floats[i]! - centre)
    },
    huberWeights(sizes, n, limit, weights) {
      for (let k = 0; k < n; k++) floats[at(weights) + k] = 1 / Math.max(1, floats[at(sizes) + k]! / limit)
    },
    tukeyWeights(sizes, n, limit, weights) {
      for (let k = 0; k < n; k++) {
        const far = floats[at(sizes) + k]! / limit
        const rest = 1 - far * far
        floats[at(weights) + k] = rest > 0 ? rest * rest : 0
      }
    },
    weightedSums(columns, values, weights, rows, n, sums) {
      const moments = at(sums)
      const products = moments + 25
      zero(moments, 34)
      for (let r = 0; r < n; r++) {
        const [v, from, to] = floats.subarray(at(rows) + 3 * r) as unknown as [number, number, number]
        const m = [0, 0, 0, 0, 0]
        const p = [0, 0, 0]
        for (let k = from; k < to; k++) {
          const w = floats[at(weights) + k]!
          const u = floats[at(columns) + k]!
          const z = floats[at(values) + k]!
          const wu = w * u
          const wuu = wu * u
          ;[w, wu, wuu, wuu * u, wuu * u * u].forEach((term, i) => {
            m[i]! += term
          })
          ;[w * z, wu * z, wuu * z].forEach((term, i) => {
            p[i]! += term
          })
        }
        let power = 1
        for (let j = 0; j < 5; j++) {
          for (let i = 0; i < 5; i++) floats[moments + j * 5 + i]! += power * m[i]!
          for (let i = 0; i < 3 && j < 3; i++) floats[products + j * 3 + i]! += power * p[i]!
          power *= v
        }
      }
    },
    residualsOf(columns, values, rows, n, forms, sizes, copy) {
      for (let r = 0; r < n; r++) {
        const from = floats[at(rows) + 3 * r + 1]!
        const to = floats[at(rows) + 3 * r + 2]!
        const form = at(forms) + 3 * r
        for (let k = from; k < to; k++) {
          const u = floats[at(columns) + k]!
          const surface = floats[form]! + u * (floats[form + 1]! + u * floats[form + 2]!)
          const size = Math.abs(floats[at(values) + k]! - surface)
          floats[at(sizes) + k] = size
          floats[at(copy) + k] = size
        }
      }
    },
    squares(values, n) {
      let sum = 0
      for (let k = at(values); k < at(values) + n; k++) sum += floats[k]! * floats[k]!
      return sum
    },
    median: (values, n) => medianInPlace(floats.subarray(at(values), at(values) + n)),
  }
}

/**
 * Inner loops of lands on one memory that their caller lays out; addresses are in bytes, counts in samples. There are two
 * implementations with the same bits: vectors of two float64 (simd/lands.ts, which explains them), and plain TypeScript.
 */
export interface LandLoops extends Loops {
  levelled(heights: number, ny: number, nx: number, forms: number, xs: number): void
  blockMeans(
    heights: number,
    nx: number,
    forms: number,
    xs: number,
    outNy: number,
    outNx: number,
    rows: number,
    columns: number,
    line: number,
    counts: number,
    out: number,
  ): void
  shearedMeans(
    heights: number,
    nx: number,
    forms: number,
    xs: number,
    shifts: number,
    outNy: number,
    rows: number,
    line: number,
    counts: number,
    out: number,
  ): void
  shearedSums(
    values: number,
    ny: number,
    nx: number,
    shifts: number,
    step: number,
    left: number,
    right: number,
    sums: number,
    counts: number,
  ): void
  clip(values: number, n: number, low: number, high: number): void
  columnSums(
    values: number,
    ny: number,
    nx: number,
    low: number,
    high: number,
    sums: number,
    counts: number,
  ): void
  lowPass(
    values: number,
    ny: number,
    nx: number,
    halfY: number,
    radiusY: number,
    halfX: number,
    radiusX: number,
    plane: number,
    mask: number,
    line: number,
    present: number,
    sum: number,
    weight: number,
  ): void
  blockSums(
    values: number,
    from: number,
    to: number,
    ny: number,
    nx: number,
    blockY: number,
    padY: number,
    coarseY: number,
    blockX: number,
    padX: number,
    coarseX: number,
    sums: number,
    weights: number,
    sum: number,
    weight: number,
  ): void
  filterPlane(
    plane: number,
    rows: number,
    columns: number,
    halfY: number,
    radiusY: number,
    halfX: number,
    radiusX: number,
    spare: number,
  ): void
  lowPassRows(
    values: number,
    top: number,
    ny: number,
    nx: number,
    step: number,
    first: number,
    end: number,
    halfY: number,
    radiusY: number,
    halfX: number,
    radiusX: number,
    line: number,
    present: number,
    sum: number,
    weight: number,
    out: number,
  ): void
  subtractWaves(
    values: number,
    rows: number,
    step: number,
    nx: number,
    sums: number,
    weights: number,
    columns: number,
    blockY: number,
    firstY: number,
    halfY: number,
    splinesY: number,
    blockX: number,
    firstX: number,
    halfX: number,
    splinesX: number,
    both: number,
  ): void
  sampled(values: number, ny: number, nx: number, step: number, out: number): number
  distances(values: number, n: number, centre: number): void
  median(values: number, n: number, bins: number): number
  huberWeights(sizes: number, n: number, limit: number, weights: number): void
  tukeyWeights(sizes: number, n: number, limit: number, weights: number): void
  weightedSums(columns: number, values: number, weights: number, rows: number, n: number, sums: number): void
  residualsOf(
    columns: number,
    values: number,
    rows: number,
    n: number,
    forms: number,
    sizes: number,
    copy: number,
  ): void
  squares(values: number, n: number): number
}
