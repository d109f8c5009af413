import { scanHandle } from '../../../address/canonical.ts'
import { chainIn } from '../records/events.ts'
import { isArtifact, isRecipe } from '../row-inserts.ts'
import type { Availability } from './availability.ts'
import { fateOf } from './data.ts'
import type { Finding } from './finding.ts'
import type { Inspection } from './inspection.ts'
import { missing } from './runs.ts'

interface ArtifactRow {
  readonly handle: string
  readonly kind: string
  readonly meta: string
  readonly data_sha256: string
  readonly bytes: number
}

/** Every artifact row against its handle and its data. Runs must have been looked at before. */
export function* artifactFindings({ db, pages }: Inspection, available: Availability): Generator<Finding> {
  const sizeOf = db.prepare('select size from blobs where sha256 = ?').pluck()
  const isRead = db.prepare('select 1 from temp.read_scans where handle = ?')
  for (const page of pages<ArtifactRow>('artifacts', 'handle, kind, meta, data_sha256, bytes')) {
    for (const { handle: name, data_sha256: dataSha256, ...row } of page) {
      if (!isArtifact({ ...row, handle: name, dataSha256 })) {
        yield { kind: 'changed artifact', name, fate: fateOf(available.again(name)) }
        continue
      }
      const size = sizeOf.get(dataSha256) as number | undefined
      if (size !== undefined && size !== row.bytes) yield { kind: 'wrong size', name, fate: 'correct' }
      if (size !== undefined || isRead.get(name)) continue // a scan that is not kept was read into what is stored
      if (available.of(name) === 'lost') yield { kind: 'lost data', name, fate: 'nothing' }
    }
  }
}

/** Uploaded scans, recipes, and the artifacts that other tables name. */
export function* otherFindings(looked: Inspection, available: Availability): Generator<Finding> {
  const { db, pages } = looked
  const hasRow = db.prepare('select 1 from artifacts where handle = ?')
  for (const page of pages<{ sha256: string; handle: string }>('scans', 'sha256, handle')) {
    for (const { sha256, handle } of page) {
      const right = scanHandle(sha256)
      if (right !== handle)
        yield { kind: 'changed scan', name: sha256, fate: hasRow.get(right) ? 'correct' : 'nothing' }
    }
    yield* missing(
      looked,
      available,
      page.map(({ handle }) => handle),
    )
  }
  const isReported = db.prepare('select 1 from reports where recipe = ?')
  for (const page of pages<{ handle: string; body: string }>('recipes', 'handle, body')) {
    for (const { handle, body } of page) {
      if (!isRecipe(handle, body))
        yield {
          kind: 'changed recipe',
          name: handle,
          fate: isReported.get(handle) ? 'make again' : 'nothing',
        }
    }
  }
  for (const [table, column] of NAMING) {
    for (const page of pages<{ handle: string | null }>(table, `${column} as handle`))
      yield* missing(
        looked,
        available,
        page.flatMap(({ handle }) => handle ?? []),
      )
  }
  for (const page of pages<{ populations: string | null }>('studies', 'populations'))
    yield* missing(
      looked,
      available,
      page.flatMap(({ populations }) => (populations ? JSON.parse(populations) : [])),
    )
  for (const name of db.prepare(BROKEN_INDEXES).pluck().all() as string[])
    yield { kind: 'changed index', name, fate: 'correct' }
  const { broken } = chainIn(db)
  if (broken !== undefined) yield { kind: 'broken record', name: `row ${broken} of events`, fate: 'nothing' }
  const isThere = db.prepare('select 1 from blobs where sha256 = ?')
  for (const page of pages<{ sha256: string }>('submissions', 'csv_sha256 as sha256')) {
    for (const { sha256 } of page)
      if (!isThere.get(sha256)) yield { kind: 'lost data', name: sha256, fate: 'nothing' }
  }
}

/** Collections whose blocks of sketches leave out scans, have some twice, or are of another number than the row says. */
const BROKEN_INDEXES = `
  select distinct collection from (
    select collection, scans, block,
      position <> coalesce(lag(position + scans) over (partition by collection, version order by position), 0) as gap
    from collection_blocks
  ) left join artifacts on handle = block
  where gap or (kind is not null and json_extract(meta, '$.sketches') is not scans)`

/** Columns with the handle of an artifact, beside those that are looked at for themselves. */
const NAMING = [
  ['study_scans', 'surface'],
  ['collection_scans', 'surface'],
  ['collection_blocks', 'block'],
  ['jobs', 'report'],
  ['reports', 'handle'],
  ['own_references', 'handle'],
] as const
