import { MarkgraphError, type Phrase, phrase, quote } from '../../errors.ts'
import type { Service } from '../../service/service.ts'
import type { CollectedScan } from '../../store/records/collections.ts'
import type { StudyScanRow } from '../../store/records/studies.ts'
import type { Store } from '../../store/store.ts'

const PAGE = 10_000 // scans read at a time

/** Who asks: the name under which they own things, and whose things they may see. */
export interface Asker {
  readonly principal: string
  owns(principal: string): boolean
}

/** The operator, on the command line. */
export const OPERATOR: Asker = { principal: '', owns: () => true }

/** A study or collection as a sentence names it. */
export const setPhrase = (what: NamedMarks['what'], name: string): Phrase =>
  what === 'study' ? phrase('the study {name}', { name }) : phrase('the collection {name}', { name })

/** Marks that have a name: those of a study or of a collection. */
export interface NamedMarks {
  readonly what: 'study' | 'collection'
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly size: { readonly scans: number; readonly marks: number }
  /** Their scans, in the order in which they were added. */
  scans(): Promise<readonly StudyScanRow[]>
}

type Stored = Pick<Service, 'store'>

/**
 * The marks of the study with this id, or of the collection with this id or name.
 * errors  `not-found`; `bad-value`: marks of another domain
 */
export async function namedMarks(
  { store }: Stored,
  idOrName: string,
  domain: string,
  asker: Asker,
): Promise<NamedMarks> {
  const found = await named(store, idOrName, asker)
  if (found.domain === domain) return found
  const { what, name, domain: own } = found
  throw new MarkgraphError(
    'bad-value',
    phrase('{set} holds marks of domain {own}, not {domain}', { set: setPhrase(what, name), own, domain }),
  )
}

async function named(store: Store, idOrName: string, asker: Asker): Promise<NamedMarks> {
  const { studies, collections } = store
  const study = await studies.get(idOrName)
  if (study && asker.owns(study.principal)) return ofStudy(store, study)
  const collection = (await collections.get(idOrName)) ?? (await collections.named(asker.principal, idOrName))
  if (collection && asker.owns(collection.principal)) return ofCollection(store, collection)
  const message = phrase('neither a study nor a collection is called {name}', {
    name: quote(idOrName),
  })
  throw new MarkgraphError('not-found', message)
}

/** The same marks again, as they are now. Error: `not-found`: they were removed meanwhile. */
export async function marksAgain(
  { store }: Stored,
  { what, id }: Pick<NamedMarks, 'what' | 'id'>,
): Promise<NamedMarks> {
  const study = what === 'study' ? await store.studies.get(id) : undefined
  if (study) return ofStudy(store, study)
  const collection = what === 'collection' ? await store.collections.get(id) : undefined
  if (collection) return ofCollection(store, collection)
  throw new MarkgraphError('not-found', phrase('{set} was removed', { set: setPhrase(what, id) }), { id })
}

type Head = Pick<NamedMarks, 'id' | 'name' | 'domain'>

async function ofStudy({ studies }: Store, { id, name, domain }: Head): Promise<NamedMarks> {
  const scans = await studies.scans(id)
  const size = { scans: scans.length, marks: new Set(scans.map(({ mark }) => mark)).size }
  return { what: 'study', id, name, domain, size, scans: async () => scans }
}

const ofCollection = async (store: Store, { id, name, domain }: Head): Promise<NamedMarks> => ({
  what: 'collection',
  id,
  name,
  domain,
  size: await store.collections.size(id),
  scans: () => scansOfCollection(store, id),
})

/** All scans of a collection, in the order in which they were added. */
export async function scansOfCollection(
  { collections }: Pick<Store, 'collections'>,
  id: string,
): Promise<CollectedScan[]> {
  const all: CollectedScan[] = []
  for (;;) {
    const page = await collections.scans(id, all.length, PAGE)
    all.push(...page)
    if (page.length < PAGE) return all
  }
}
