import type { Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import { type ManifestRow, pairingOf } from '../references/manifest.ts'
import type { StudyScanRow } from '../store/studies.ts'
import { type Asker, scansOfCollection } from './collections.ts'
import { checkedPairs } from './study.ts'

/** Marks that have a name: those of a study or of a collection. */
export interface NamedMarks {
  readonly what: 'study' | 'collection'
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly scans: readonly StudyScanRow[]
}

/**
 * The marks of the study with this id, or of the collection with this id or name.
 * errors  `not-found`; `bad-value`: marks of another domain
 */
export async function namedMarks(
  service: Pick<Service, 'store'>,
  idOrName: string,
  domain: string,
  asker: Asker,
): Promise<NamedMarks> {
  const found = await named(service, idOrName, asker)
  if (found.domain === domain) return found
  const { what, name, domain: own } = found
  throw new MarkgraphError('bad-value', `the ${what} ${name} holds marks of domain ${own}, not ${domain}`)
}

async function named(service: Pick<Service, 'store'>, idOrName: string, asker: Asker): Promise<NamedMarks> {
  const { studies, collections } = service.store
  const study = await studies.get(idOrName)
  if (study && asker.owns(study.principal)) {
    const { id, name, domain } = study
    return { what: 'study', id, name, domain, scans: await studies.scans(id) }
  }
  const collection = (await collections.get(idOrName)) ?? (await collections.named(asker.principal, idOrName))
  if (!collection || !asker.owns(collection.principal)) {
    const message = `neither a study nor a collection is called ${JSON.stringify(idOrName.slice(0, 100))}`
    throw new MarkgraphError('not-found', message)
  }
  const { id, name, domain } = collection
  return { what: 'collection', id, name, domain, scans: await scansOfCollection(service, id) }
}

/**
 * The scans of a study of the marks of a manifest against others. `decoded` decodes those of the manifest, which are set `a`.
 * errors  `bad-value`: sets in the manifest, or a name that both have; those of `checkedPairs`
 */
export async function scansAgainst(
  { marks }: Pick<Service, 'marks'>,
  given: readonly ManifestRow[],
  { what, name, domain, scans }: NamedMarks,
  decoded: (rows: readonly ManifestRow[]) => Promise<StudyScanRow[]>,
): Promise<StudyScanRow[]> {
  if (given.some(({ set }) => set)) {
    throw new MarkgraphError('bad-value', 'the manifest has a column set; leave it out, or leave against out')
  }
  const names = new Set(scans.map(({ mark }) => mark))
  const both = given.find(({ mark }) => names.has(mark))
  if (both) {
    const message = `mark ${both.mark} of the manifest has the name of a mark of the ${what} ${name}; give it another one`
    throw new MarkgraphError('bad-value', message)
  }
  if (scans.length === 0) throw new MarkgraphError('bad-value', `the ${what} ${name} is empty`)
  const rows = given.map((row) => ({ ...row, set: 'a' as const }))
  const others = scans.map((row) => ({ ...row, set: 'b' as const }))
  checkedPairs(marks.of(domain), pairingOf([...rows, ...others]))
  return [...(await decoded(rows)), ...others]
}
