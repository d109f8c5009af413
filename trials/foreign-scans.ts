import type { RealMark } from './real-scans.ts'
import { outOf } from './tally.ts'
import { outcomes, type Trial } from './trial.ts'

const SETS: Readonly<Record<string, readonly string[]>> = {
  striated: ['bullets'],
  impressed: ['cartridges', 'cartridges-weller'],
  toolmark: ['toolmarks', 'cutters'],
}
const MOST = 40 // scans of a set against one reference
const UNITS = { units: 'um', mask: 'none' } as const
const RAW = ['kmPair_raw_K013sA1', 'kmPair_raw_K013sA2', 'knmPair_K227iG3']

/** Scans of other domains under each reference, and raw scans without a region: none may be answered. */
export const foreign: Trial = {
  about:
    'Scans of one domain under the reference of another one, in pairs of neighbours, and raw faces with mask=none.',
  header: ['scans', 'under', 'answered', 'reasons'],
  async rows(bench, told) {
    for (const [domain, manifests] of Object.entries(SETS)) {
      const marks = await bench.scans.marks(...manifests)
      const first = spread(marks, MOST)
      for (const under of Object.keys(SETS).filter((name) => name !== domain)) {
        const known = first.map((a, i) => ({
          sameSource: false,
          asked: async () => {
            const b = first[(i + 1) % first.length]!
            return { domain: under, a: [(await a.files())[0]!], b: [(await b.files())[0]!] }
          },
        }))
        told([domain, under, ...counted(await outcomes(bench, known))])
      }
    }
    const raw = await Promise.all(RAW.map((name) => bench.scans.file(`cartridges/cadre/${name}.x3p`)))
    const known = raw.map((a, i) => ({
      sameSource: false,
      asked: async () => ({ domain: 'impressed', reading: UNITS, a: [a], b: [raw[(i + 1) % raw.length]!] }),
    }))
    told(['raw faces, mask=none', 'impressed', ...counted(await outcomes(bench, known))])
  },
}

/** So many marks, evenly over the list. */
const spread = (marks: readonly RealMark[], count: number): RealMark[] =>
  marks.length <= count
    ? [...marks]
    : Array.from({ length: count }, (_, i) => marks[Math.floor((i * marks.length) / count)]!)

function counted(found: Awaited<ReturnType<typeof outcomes>>): string[] {
  const answered = found.filter(({ log10Lr }) => log10Lr !== null).length
  const reasons = Map.groupBy(
    found.flatMap(({ refused }) => refused ?? []),
    (reason) => reason.split(/[:;.]/)[0]!,
  )
  const often = [...reasons].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 2)
  return [outOf(answered, found.length), often.map(([reason, all]) => `${all.length} × ${reason}`).join('; ')]
}
