import type { FileReading } from '../../src/marks/mark-type.ts'
import type { Pair, RealMark } from './real-scans.ts'
import { reasonsOf, TALLY, tallied } from './tally.ts'
import { type Known, outcomes, type Trial } from './trial.ts'

type Mask = FileReading['mask']

/** Raw scans of two marks against each other and against the masked scans of their set. */
export const rawBaldwin: Trial = {
  about:
    'Raw scans of two Baldwin breech faces (their region found, or kept by the mask in the file) against each other, and against the masked scans of the other marks of the set, read as the manifest says: units, and which are mirror images. Last: the masked scans of these two marks in their place.',
  header: [...TALLY, 'reasons'],
  async rows(bench, told) {
    const raws = await bench.scans.marks('cartridges-baldwin-raw')
    const faces = await bench.scans.marks('cartridges-baldwin')
    const isRaw = ({ mark }: RealMark): boolean => raws.some((raw) => raw.mark === mark)
    const [masked, others] = [faces.filter(isRaw), faces.filter((face) => !isRaw(face))]
    for (const [title, firsts, mask] of [
      ['raw, region found', raws, 'auto'],
      ['raw, mask=file', raws, 'file'],
      ['masked', masked, 'auto'],
    ] as const) {
      const among = firsts.flatMap((a, i) => firsts.slice(i + 1).map((b) => asked(a, b, mask, mask)))
      const against = firsts.flatMap((a) => others.map((b) => asked(a, b, mask, 'auto')))
      for (const [which, known] of [
        ['each other', among],
        ['the other masked scans', against],
      ] as const) {
        const found = await outcomes(bench, known)
        told([...tallied(`${title}, against ${which}`, found), reasonsOf(found)])
      }
    }
  },
}

const asked = (a: Pair['a'], b: Pair['b'], maskA: Mask, maskB: Mask): Known => ({
  sameSource: a.source === b.source,
  asked: async () => ({
    domain: 'impressed',
    a: await a.files(),
    b: await b.files(),
    read: { a: maskedAs(a, maskA), b: maskedAs(b, maskB) },
  }),
})

const maskedAs = ({ read }: RealMark, mask: Mask): RealMark['read'] => ({
  ...read,
  files: read.files.map((file) => ({ ...file, mask })),
})
