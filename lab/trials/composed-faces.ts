import { AS_IN_FILE } from '../../src/marks/mark-type.ts'
import { AS_WRITTEN, readX3p, type X3pReading } from '../../src/x3p/read.ts'
import { writeX3p, type X3pContent } from '../../src/x3p/write.ts'
import { everyPair, type RealMark } from './real-scans.ts'
import { outOf } from './tally.ts'
import { type Bench, type Known, outcomes, type Trial } from './trial.ts'

const SETS = [
  ['cartridges', 5],
  ['cartridges-weller', 40],
] as const
const MM = 1e-3

/** Which part of a face, by the place from its centre in shares of its half width and height, comes from elsewhere. */
const PARTS: Readonly<Record<string, (u: number, v: number) => boolean>> = {
  'the right half': (u) => u > 0,
  'the lower half': (_, v) => v > 0,
  'a quarter': (u, v) => u > 0 && v > 0,
  'the right third': (u) => u > 1 / 3,
  'two quarters, crosswise': (u, v) => u > 0 === v > 0,
}

/** How what comes from elsewhere lies: turned by so many degrees, and moved along the rows by so many metres. */
const POSES: readonly (readonly [degrees: number, shift: number])[] = [
  [5, 0],
  [15, 0],
  [45, 0],
  [90, 0],
  [180, 0],
  [0, 0.15 * MM],
  [0, 0.4 * MM],
]

const contentOf = async (mark: RealMark): Promise<X3pContent> => {
  const [file] = await mark.files()
  const { units, mask } = mark.read.files[0]!
  const reading: X3pReading = { ...AS_WRITTEN, units, mask: mask === 'file' ? 'file' : 'none' }
  const { heights, ny, nx, dx, dy } = readX3p(file!, reading)
  return { heights, ny, nx, dx, dy } as X3pContent
}

/** One scan with a part of another one, which is turned about its centre and moved; the nearest point of it. */
function composed(
  to: X3pContent,
  from: X3pContent,
  isFrom: (u: number, v: number) => boolean,
  [degrees, shift]: readonly [number, number],
): Uint8Array {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const heights = to.heights.map((own, i) => {
    const [y, x] = [Math.floor(i / to.nx), i % to.nx]
    const [u, v] = [x - (to.nx - 1) / 2, y - (to.ny - 1) / 2]
    if (!isFrom(u / (to.nx / 2), v / (to.ny / 2))) return own
    const [mx, my] = [u * to.dx - shift, v * to.dy]
    const column = Math.round((cos * mx + sin * my) / from.dx + (from.nx - 1) / 2)
    const row = Math.round((cos * my - sin * mx) / from.dy + (from.ny - 1) / 2)
    const isThere = row >= 0 && row < from.ny && column >= 0 && column < from.nx
    return isThere ? from.heights[row * from.nx + column]! : Number.NaN
  })
  return writeX3p({ ...to, heights })
}

const AS_REWRITTEN = { files: [AS_IN_FILE] }

/** What of a composed pair is known, and how it is asked. */
function asked(a: RealMark, b: RealMark, file: () => Promise<Uint8Array>): Known {
  return {
    sameSource: true,
    async asked() {
      return {
        domain: 'impressed',
        a: await a.files(),
        b: [await file()],
        read: { a: a.read, b: { ...b.read, ...AS_REWRITTEN } },
      }
    },
  }
}

async function cells(bench: Bench, known: readonly Known[]): Promise<string[]> {
  const found = await outcomes(bench, known)
  const isWarned = (i: number): boolean => found[i]!.warnings.some(({ code }) => code === 'composed')
  const answered = found.flatMap(({ log10Lr }, i) => (log10Lr === null || isWarned(i) ? [] : [log10Lr]))
  const middle = answered.toSorted((x, y) => x - y)[answered.length >> 1]
  return [
    outOf(found.filter((_, i) => isWarned(i)).length, found.length),
    String(found.filter(({ refused }) => refused !== null).length),
    String(answered.filter((x) => x > 1).length),
    middle === undefined ? '' : (10 ** middle).toPrecision(2),
  ]
}

/** Breech faces put together from parts. */
export const composedFaces: Trial = {
  about:
    'Pairs of one source (Fadul, Weller) that have an LR over 3 as they are, with a part of mark B taken from elsewhere: from mark B itself at another pose, or from a face of another source as it lies. Warned of as composed, refused, and of those answered without that warning: LR over 10, and the median LR.',
  header: ['part', 'from', 'composed', 'refused', 'LR over 10', 'median LR'],
  async rows(bench, told) {
    const sets = await Promise.all(
      SETS.map(async ([manifest, step]) => {
        const marks = await bench.scans.marks(manifest)
        const same = everyPair(marks).filter(({ sameSource }) => sameSource)
        return same
          .filter((_, i) => i % step === 0)
          .map(({ a, b }) => ({ a, b, other: marks.find(({ source }) => source !== a.source)! }))
      }),
    )
    const all = sets.flat()
    const whole = await outcomes(
      bench,
      all.map(({ a, b }) => ({
        sameSource: true,
        asked: async () => ({
          domain: 'impressed',
          a: await a.files(),
          b: await b.files(),
          read: { a: a.read, b: b.read },
        }),
      })),
    )
    const pairs = all.filter((_, i) => (whole[i]!.log10Lr ?? 0) > Math.log10(3))
    for (const [part, isFrom] of Object.entries(PARTS)) {
      for (const pose of POSES) {
        const known = pairs.map(({ a, b }) =>
          asked(a, b, async () => {
            const own = await contentOf(b)
            return composed(own, own, isFrom, pose)
          }),
        )
        const [degrees, shift] = pose
        const from = degrees > 0 ? `itself, turned by ${degrees}°` : `itself, moved by ${shift / MM} mm`
        told([part, from, ...(await cells(bench, known))])
      }
      const known = pairs.map(({ a, b, other }) =>
        asked(a, b, async () => composed(await contentOf(b), await contentOf(other), isFrom, [0, 0])),
      )
      told([part, 'another source', ...(await cells(bench, known))])
    }
  },
}
