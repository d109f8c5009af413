import type { Report } from '../../../../clients/typescript/src/index.ts'
import { handleOfArtifact } from '../../../../src/address/canonical.ts'
import { byMark } from '../../../../src/report/mark-names.ts'
import { markTypeOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { type Ancestry, scansBehind } from './graph-model.ts'
import { joined } from './joined.ts'

/** What the page needs to know of a report to name its scans; refusals have it too. */
export type NamedReport = Pick<Report, 'domain' | 'provenance'> & Partial<Pick<Report, 'known'>>

/** What the scans of a report are called, by their handles: `A, land 1`; `A` where it is the only scan of its mark. */
export type ScanNames = ReadonlyMap<string, ScanName>

interface ScanName {
  readonly mark: string
  readonly name: string
}

/** The names of the scans of a report, in the order of the request. A file that was given twice has its first name. */
export function scanNames(report: NamedReport): ScanNames {
  const { provenance, domain } = report
  const part = markTypeOf(domain)?.part ?? say('scan')
  const names = new Map<string, ScanName>()
  const places = provenance as unknown as Readonly<Record<string, unknown>>
  for (const [i, { name: mark, of }] of byMark(report as never, provenance.input_hashes).entries()) {
    const lands = places[i === 0 ? 'mark_a_lands' : 'mark_b_lands']
    const numbers = i < 2 && !provenance.input_hashes.known && Array.isArray(lands) ? lands : []
    for (const [k, sha256] of of.entries()) {
      const handle = handleOfArtifact('scan', {}, sha256)
      const name = of.length === 1 ? mark : `${mark}, ${part} ${numbers[k] ?? k + 1}`
      if (!names.has(handle)) names.set(handle, { mark, name })
    }
  }
  return names
}

/** What an artifact was made from, in a few words: `A, land 1`, `A and B`; undefined where no scan is behind it. */
export function sourceOf(ancestry: Ancestry, names: ScanNames, handle: string): string | undefined {
  const behind = scansBehind(ancestry, handle).flatMap((scan) => names.get(scan) ?? [])
  if (behind.length === 0) return undefined
  const inOrder = [...names.values()].filter((one) => behind.includes(one))
  const marks = [...new Set(inOrder.map(({ mark }) => mark))]
  const ofMark = (mark: string): string => {
    const own = inOrder.filter((one) => one.mark === mark)
    return own.length === 1 ? own[0]!.name : mark
  }
  return marks.length > 3
    ? say('{first} to {last}', { first: marks[0]!, last: marks.at(-1)! })
    : joined(marks.map(ofMark))
}
