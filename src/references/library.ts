import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canonicalJson, type Handle, type Json } from '../address/canonical.ts'
import { MarkgraphError, type Phrase, phrase, quote } from '../errors.ts'
import type { Graph } from '../graph/graph.ts'
import { once } from '../graph/once.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import { handleOf } from '../kinds/kind.ts'
import {
  listedRecord,
  type Reference,
  type ReferenceRecord,
  recordOf,
  referenceKind,
  referenceSchema,
} from '../kinds/reference.ts'
import { referencePart } from '../nodes/calibration/population.ts'
import { referenceRecord } from '../nodes/calibration/reference.ts'
import { referenceFaults } from '../nodes/calibration/reference-faults.ts'
import type { OwnReferenceRow, OwnReferenceTable } from '../store/records/own-references.ts'
import { acceptedFaults } from './faults.ts'
import { loadPrepared } from './prepared.ts'
import { readSensitivity, type SensitivityDocument } from './sensitivity.ts'

export const BUNDLED = fileURLToPath(new URL('../../references/', import.meta.url))

const ID = /^[a-z0-9_-]{1,64}$/

export interface ReferenceEntry {
  readonly record: ReferenceRecord
  /** The whole document, as an artifact. */
  readonly ref: Ref<Reference>
  /** Whether it comes with Markgraph, or was made here. */
  readonly bundled: boolean
  /** The study on this installation that it was made of; absent where there is none. */
  readonly study?: string
}

export interface ReferenceLibrary {
  /** The library as this principal sees it: its own references beside those of the operator. What it adds is its own. */
  of(principal: string): ReferenceLibrary
  /** The ids of all references, in their order. */
  ids(): Promise<readonly string[]>
  /**
   * A bundled reference scored under the variants of its scorer config; undefined when it has none.
   * errors  `bad-setting`: the file is broken
   */
  sensitivity(id: string): SensitivityDocument | undefined
  /** The bundled references, then those of this installation by id. */
  all(): Promise<readonly ReferenceEntry[]>
  /**
   * The reference of that id, to be used.
   * errors  `not-found`; those of `acceptedFaults`: it was stored with faults
   */
  get(id: string): Promise<ReferenceEntry>
  /**
   * Refuses an id that a document cannot have here. Without the document's handle, ids of other documents are allowed.
   * errors  `bad-value`: an id with wrong characters, the id of a bundled reference, or the id of another document
   */
  check(id: string, handle?: Handle): Promise<void>
  /** Stores a document, already an artifact on disk, under its id, after a `check`. Storing it again changes nothing. */
  add(ref: Ref<Reference>, record: ReferenceRecord, study?: string): Promise<ReferenceEntry>
}

/**
 * The references of a folder, and those kept in the store. A document of the folder is read when it is first needed; the
 * file is called `<id>.json`, and `prepared/<id>.json` holds what was computed of it before. A reference that another process
 * adds to the store is seen at once. The library is that of the operator; `of` gives those of others.
 * in      `reserved`: ids of the mark types' default references; an imported document cannot have them
 * errors  `bad-setting`, of `all` and `get`: a document of the folder is broken; those of `acceptedFaults`: it has faults
 */
export function openLibrary(
  graph: Graph,
  own: OwnReferenceTable,
  folder: string | null,
  reserved: readonly string[],
): ReferenceLibrary {
  const bundled = folder === null ? [] : referencesIn(folder)
  const [read, readParts, checked] = [once<ReferenceEntry>(), once<ReferenceEntry>(), once<ReferenceEntry>()]
  const readOnce = (id: string): Promise<ReferenceEntry> => read(id, () => bundledEntry(graph, folder!, id))
  const readPart = (id: string, whole: Ref<Reference>, dataSet: string): Promise<ReferenceEntry> =>
    readParts(id, () => partEntry(graph, whole, dataSet))
  const sensitivities = new Map<string, SensitivityDocument | undefined>()
  const sensitivity = (id: string): SensitivityDocument | undefined => {
    if (!bundled.includes(id)) return undefined
    if (!sensitivities.has(id))
      sensitivities.set(id, readSensitivity(join(folder!, 'sensitivity', `${id}.json`)))
    return sensitivities.get(id)
  }
  const taken = new Set([...reserved, ...bundled])
  const entryOf = (row: OwnReferenceRow): Promise<ReferenceEntry> =>
    checked(canonicalJson([row.id, row.handle, row.record, row.study]), () => ownEntry(graph, row))
  const sound = once<void>()
  const checkOnce = ({ ref }: ReferenceEntry): Promise<void> =>
    sound(ref.handle, () => graph.within((session) => checkSound(session, ref)))
  const viewOf = (principal: string): ReferenceLibrary => {
    const isVisible = (row: OwnReferenceRow): boolean => row.principal === '' || row.principal === principal
    const visible = async (): Promise<OwnReferenceRow[]> => (await own.all()).filter(isVisible)
    const ids = async (): Promise<string[]> => [...bundled, ...(await visible()).map(({ id }) => id)]
    async function check(id: string, handle?: Handle): Promise<void> {
      const wrong = (message: Phrase): MarkgraphError => new MarkgraphError('bad-value', message, { id })
      if (!ID.test(id)) {
        const given = quote(id)
        throw wrong(
          phrase(
            '{given} cannot be the id of a reference; an id has 1 to 64 characters, of a-z, 0-9, _ and -',
            { given },
          ),
        )
      }
      if (taken.has(id))
        throw wrong(
          phrase('{id} is the id of a bundled reference, which cannot be replaced; choose another id', {
            id,
          }),
        )
      const kept = handle && (await own.get(id))
      if (kept && !(kept.handle === handle && isVisible(kept))) {
        throw wrong(
          phrase(
            'another reference is called {id} here, and references are never replaced; choose another id',
            { id },
          ),
        )
      }
    }
    return {
      of: viewOf,
      ids,
      sensitivity,
      async all() {
        const entries = [...bundled.map(readOnce), ...(await visible()).map(entryOf)]
        return Promise.all(entries)
      },
      check,
      async get(id) {
        if (bundled.includes(id)) return readOnce(id)
        const [whole, part] = id.split('.') as [string, string?]
        if (part !== undefined && bundled.includes(whole)) {
          const { ref, record } = await readOnce(whole)
          if (record.parts?.includes(id)) return readPart(id, ref, part)
        }
        const row = await own.get(id)
        if (row && isVisible(row)) {
          const entry = await entryOf(row)
          await checkOnce(entry)
          return entry
        }
        throw new MarkgraphError(
          'not-found',
          phrase('no reference is called {id}; there are {ids}', {
            id: quote(id),
            ids: (await ids()).join(', '),
          }),
          { id },
        )
      },
      async add(ref, record, study) {
        await check(record.id, ref.handle)
        await own.insert({
          id: record.id,
          handle: ref.handle,
          record: record as unknown as Json,
          study: study ?? null,
          principal,
        })
        await check(record.id, ref.handle) // another process may have been faster
        return entryOf((await own.get(record.id))!)
      },
    }
  }
  return viewOf('')
}

/** Ids of the references in a folder. */
export const referencesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort()

/** The handles of the bundled references and of their parts, by their ids. */
export function bundledReferences(): Record<string, Handle> {
  const documents = referencesIn(BUNDLED).map((id) => readReference(join(BUNDLED, `${id}.json`)))
  return Object.fromEntries(
    documents.flatMap((reference) => {
      const parts = (recordOf(reference).parts ?? []).map((id) =>
        referencePart.run({ reference }, { data_set: id.split('.')[1]! }),
      )
      return [reference, ...parts].map((one) => [one.id, handleOf(referenceKind.encode(one))] as const)
    }),
  )
}

/** A reference of the folder, with what was computed of it before, once both are in the store. */
const bundledEntry = (graph: Graph, folder: string, id: string): Promise<ReferenceEntry> =>
  graph.within(async (session) => {
    const path = join(folder, `${id}.json`)
    const document = readReference(path)
    if (document.id !== id) {
      throw new MarkgraphError('bad-setting', `reference ${path}: its id is ${document.id}, not ${id}`, {
        path,
      })
    }
    const ref = session.put(referenceKind, document)
    loadPrepared(session, join(folder, 'prepared', `${id}.json`), ref.handle)
    await session.flush() // what was prepared is found once it is stored
    await checkSound(session, ref)
    return { record: listedRecord(recordOf(document)), ref, bundled: true }
  })

/** Refuses a reference with faults that nobody has accepted. Errors: those of `acceptedFaults`. */
async function checkSound(session: Session, reference: Ref<Reference>): Promise<void> {
  const { faults } = await session.value(await session.evaluate(referenceFaults, {}, { reference }))
  if (faults.length === 0) return
  const { accepted = [] } = await session.value(reference)
  acceptedFaults(faults, accepted)
}

/** A data set of a bundled reference as a reference by itself. */
const partEntry = (graph: Graph, whole: Ref<Reference>, dataSet: string): Promise<ReferenceEntry> =>
  graph.within(async (session) => {
    const { handle } = await session.evaluate(referencePart, { data_set: dataSet }, { reference: whole })
    const ref = { handle, kind: referenceKind } // a recipe begins at its reference, however that came about
    const record = await session.value(await session.evaluate(referenceRecord, {}, { reference: ref }))
    return { record: listedRecord(record), ref, bundled: true }
  })

/**
 * A reference of this installation. Its record is what its document says, whatever became of the copy in its row.
 * errors  `damaged`: the row names the document of another reference, or one that is lost
 */
const ownEntry = (graph: Graph, { id, handle, record, study }: OwnReferenceRow): Promise<ReferenceEntry> =>
  graph.within(async (session) => {
    const ref = { handle, kind: referenceKind }
    const of = await session.evaluate(referenceRecord, {}, { reference: ref })
    const isWhole = handleOf(of.kind.encode(record as unknown as ReferenceRecord)) === of.handle
    const said = isWhole ? (record as unknown as ReferenceRecord) : await session.value(of)
    if (said.id === id) {
      return { record: listedRecord(said), ref, bundled: false, ...(study !== null && { study }) }
    }
    const message = phrase(
      'the stored row of the reference {id} was changed: it names the document of {other}',
      { id, other: said.id },
    )
    throw new MarkgraphError('damaged', message, { id, handle })
  })

/** A reference document; `bad-setting` names the first thing that is wrong with it. */
export function readReference(path: string): Reference {
  const result = referenceSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw new MarkgraphError('bad-setting', `reference ${path}: ${issue.path.join('.')}: ${issue.message}`, {
    path,
  })
}
