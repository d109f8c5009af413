import type { FileReading } from '../src/marks/mark-type.ts'
import { readAs } from './comparing.ts'
import { reasonsOf, TALLY, tallied } from './tally.ts'
import { type Bench, type Known, outcomes, type Trial } from './trial.ts'

/** A breech face of a manifest, and how its file is read. */
interface Face {
  readonly source: string
  readonly mark: string
  readonly scan: string
  readonly units: FileReading['units']
}

/** Raw scans of two marks against each other and against the masked scans of their set. */
export const rawBaldwin: Trial = {
  about:
    'Raw scans of two Baldwin breech faces (their region found, or kept by the mask in the file) against each other, and against the masked scans of the other marks of the set that are not mirrored. Last: the masked scans of these two marks in their place.',
  header: [...TALLY, 'reasons'],
  async rows(bench, told) {
    const [raws, faces] = [
      await facesOf(bench, 'cartridges-baldwin-raw'),
      await facesOf(bench, 'cartridges-baldwin'),
    ]
    const masked = faces.filter(({ mark }) => raws.some((raw) => raw.mark === mark))
    for (const [title, firsts, mask] of [
      ['raw, region found', raws, 'auto'],
      ['raw, mask=file', raws, 'file'],
      ['masked', masked, 'auto'],
    ] as const) {
      const among = firsts.flatMap((a, i) =>
        firsts.slice(i + 1).map((b) => pair(bench, a, b, { a: mask, b: mask })),
      )
      const others = firsts.flatMap((a) =>
        faces
          .filter(
            ({ mark }) =>
              firsts.every((first) => first.mark !== mark) || (firsts === raws && mark !== a.mark),
          )
          .map((b) => pair(bench, a, b, { a: mask, b: 'auto' })),
      )
      for (const [against, known] of [
        ['each other', among],
        ['masked', others],
      ] as const) {
        const found = await outcomes(bench, known)
        told([...tallied(`${title}, against ${against}`, found), reasonsOf(found)])
      }
    }
  },
}

async function facesOf({ scans }: Bench, manifest: string): Promise<Face[]> {
  const rows = await scans.rows(manifest)
  return rows
    .filter(({ mirrored }) => mirrored !== 'true')
    .map(({ source, mark, scan, units }) => ({
      source: source!,
      mark: mark!,
      scan: scan!,
      units: units === 'um' ? 'um' : 'file',
    }))
}

const pair = (
  { scans }: Bench,
  a: Face,
  b: Face,
  mask: { readonly a: FileReading['mask']; readonly b: FileReading['mask'] },
): Known => ({
  sameSource: a.source === b.source,
  asked: async () => ({
    domain: 'impressed',
    a: [await scans.file(a.scan)],
    b: [await scans.file(b.scan)],
    read: {
      a: readAs({ units: a.units, mask: mask.a }),
      b: readAs({ units: b.units, mask: mask.b }),
    },
  }),
})
