import { randomUUID } from 'node:crypto'
import type { Asker } from '../compare/request/named-marks.ts'
import type { Upload } from '../compare/request/upload.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import { type ManifestRow, marksOf } from '../references/pairing.ts'
import { checkHasEdges } from '../references/studies/study.ts'
import type { Service } from '../service/service.ts'
import { type CollectionRow, newScans, noCollection } from '../store/records/collections.ts'

/**
 * Makes a collection, or finds the one of this owner that has the name.
 * errors  `unknown-domain`; `conflict`: it is there with another domain
 */
export async function createCollection(
  { store, marks }: Pick<Service, 'store' | 'marks'>,
  { name, domain, principal, created }: Omit<CollectionRow, 'id'>,
): Promise<{ collection: CollectionRow; fresh: boolean }> {
  marks.of(domain)
  const own = { id: randomUUID(), name, domain, principal, created }
  const fresh = await store.collections.insert(own)
  const collection = await store.collections.named(principal, name)
  if (!collection) return noCollection(name) // removed meanwhile
  if (collection.domain === domain) return { collection, fresh }
  const message = phrase(
    'the collection {name} is there with the domain {domain}, not {given}; give another name',
    { name, domain: collection.domain, given: domain },
  )
  throw new MarkgraphError('conflict', message, { name })
}

/** The collection with this id, or of this name among those of the asker; error `not-found`. */
export async function collectionOf(
  { store: { collections } }: Pick<Service, 'store'>,
  idOrName: string,
  { principal, owns }: Asker,
): Promise<CollectionRow> {
  const found = (await collections.get(idOrName)) ?? (await collections.named(principal, idOrName))
  return found && owns(found.principal) ? found : noCollection(idOrName)
}

/**
 * Refuses rows that a collection does not take, before a file is decoded. `uploads`: the files that rows may name.
 * errors  `bad-value`: sets, or a mark with too many scans; `conflict`: see `newScans`
 */
export async function checkCollected(
  { store, marks }: Pick<Service, 'store' | 'marks'>,
  { id, domain }: CollectionRow,
  rows: readonly ManifestRow[],
  uploads: readonly Pick<Upload, 'filename' | 'sha256'>[] = [],
): Promise<void> {
  const type = marks.of(domain)
  const { most, why } = type.study.scans
  checkHasEdges(type, rows)
  for (const { mark, rows: own } of marksOf(rows)) {
    if (own.some(({ set }) => set))
      throw new MarkgraphError('bad-value', phrase('a collection has no sets; leave the column set out'))
    if (own.length > most)
      throw new MarkgraphError(
        'bad-value',
        phrase('{why}, but {mark} has {own}', { why, mark, own: own.length }),
      )
  }
  const hashOf = new Map(uploads.map(({ filename, sha256 }) => [filename, sha256]))
  const known = await store.collections.ofMarks(id, [...new Set(rows.map(({ mark }) => mark))])
  newScans(known, rows, ({ scan }, there) => {
    const hash = hashOf.get(scan)
    return hash === undefined ? scan === there.surface || !scan.startsWith('sha256:') : hash === there.sha256
  })
}

/** A collection as clients see it. */
export async function collectionRecord({ store }: Pick<Service, 'store'>, collection: CollectionRow) {
  const { id, name, domain, created } = collection
  return { id, name, domain, created, ...(await store.collections.size(id)) }
}
