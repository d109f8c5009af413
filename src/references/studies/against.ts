import { type NamedMarks, scansOfCollection, setPhrase } from '../../compare/request/named-marks.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { Service } from '../../service/service.ts'
import type { CollectionRow } from '../../store/records/collections.ts'
import type { StudyRow, StudyScanRow } from '../../store/records/studies.ts'
import { type ManifestRow, pairingOf } from '../pairing.ts'
import { checkedPairs, createStudy } from './study.ts'

/**
 * The scans of a study of the marks of a manifest against others. `decoded` decodes those of the manifest, which are set `a`.
 * errors  `bad-value`: sets in the manifest, or a name that both have; those of `checkedPairs`
 */
export async function scansAgainst(
  { marks }: Pick<Service, 'marks'>,
  given: readonly ManifestRow[],
  against: NamedMarks,
  decoded: (rows: readonly ManifestRow[]) => Promise<StudyScanRow[]>,
): Promise<StudyScanRow[]> {
  if (given.some(({ set }) => set)) {
    throw new MarkgraphError(
      'bad-value',
      phrase('the manifest has a column set; leave it out, or leave against out'),
    )
  }
  const { what, name, domain } = against
  const scans = await against.scans()
  const names = new Set(scans.map(({ mark }) => mark))
  const both = given.find(({ mark }) => names.has(mark))
  if (both) {
    const message = phrase(
      'mark {mark} of the manifest has the name of a mark of {set}; give it another one',
      { mark: both.mark, set: setPhrase(what, name) },
    )
    throw new MarkgraphError('bad-value', message)
  }
  if (scans.length === 0)
    throw new MarkgraphError('bad-value', phrase('{set} is empty', { set: setPhrase(what, name) }))
  const rows = given.map((row) => ({ ...row, set: 'a' as const }))
  const others = scans.map((row) => ({ ...row, set: 'b' as const }))
  checkedPairs(marks.of(domain), pairingOf([...rows, ...others]))
  return [...(await decoded(rows)), ...others]
}

/**
 * The study of all pairs of the marks that a collection has now.
 * in      `name`: of the study; default: that of the collection
 * errors  those of `createStudy`
 */
export const studyOfCollection = async (
  service: Pick<Service, 'store' | 'marks' | 'settings'>,
  { id, domain, name: own }: CollectionRow,
  { name = own, principal }: { readonly name?: string | undefined; readonly principal: string },
): Promise<{ study: StudyRow; fresh: boolean }> =>
  createStudy(service, {
    name,
    domain,
    scans: await scansOfCollection(service.store, id),
    created: new Date().toISOString(),
    principal,
  })
