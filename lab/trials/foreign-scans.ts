import { readAs } from './comparing.ts'
import { outOf, reasonsOf } from './tally.ts'
import { outcomes, type Trial } from './trial.ts'

const SETS: Readonly<Record<string, readonly string[]>> = {
  striated: ['bullets'],
  impressed: ['cartridges', 'cartridges-weller'],
  toolmark: ['toolmarks', 'cutters'],
}
const MOST = 40 // scans of a set against one reference
const WHOLE = { units: 'um', mask: 'none' } as const
const RAW = ['kmPair_raw_K013sA1', 'kmPair_raw_K013sA2', 'knmPair_K227iG3']

/** Scans of other domains under each reference, and raw scans without a region: none may be answered. */
export const foreign: Trial = {
  about:
    'Scans of one domain under the reference of another one, in pairs of neighbours, and raw faces with mask=none.',
  header: ['scans', 'under', 'answered', 'reasons'],
  async rows(bench, told) {
    for (const [domain, manifests] of Object.entries(SETS)) {
      const rows = (await bench.scans.marks(...manifests)).flatMap((mark) => mark.rows)
      const some = spread(rows, MOST)
      const file = (i: number): Promise<Uint8Array> => bench.scans.file(some[i % some.length]!.scan)
      for (const under of Object.keys(SETS).filter((name) => name !== domain)) {
        const known = some.map((_, i) => ({
          sameSource: false,
          asked: async () => ({ domain: under, a: [await file(i)], b: [await file(i + 1)] }),
        }))
        told([domain, under, ...counted(await outcomes(bench, known))])
      }
    }
    const raw = await Promise.all(RAW.map((name) => bench.scans.file(`cartridges/cadre/${name}.x3p`)))
    const known = raw.map((a, i) => ({
      sameSource: false,
      asked: async () => ({
        domain: 'impressed',
        read: { a: readAs(WHOLE), b: readAs(WHOLE) },
        a: [a],
        b: [raw[(i + 1) % raw.length]!],
      }),
    }))
    told(['raw faces, mask=none', 'impressed', ...counted(await outcomes(bench, known))])
  },
}

/** So many of a list, evenly over it. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!)

function counted(found: Awaited<ReturnType<typeof outcomes>>): string[] {
  const answered = found.filter(({ log10Lr }) => log10Lr !== null).length
  return [outOf(answered, found.length), reasonsOf(found)]
}
