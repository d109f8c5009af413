import { readFile } from 'node:fs/promises'
import { canonicalJson, type Json } from '../../address/canonical.ts'
import { type Reference, recordOf } from '../../kinds/reference.ts'
import type { AnyReport } from '../../kinds/report.ts'
import { reportFacts } from '../../store/records/reports.ts'
import { blobPath } from '../../store/sqlite/blobs/blob-files.ts'
import type { Finding } from '../../store/sqlite/doctor/finding.ts'
import type { Inspection } from '../../store/sqlite/doctor/inspection.ts'
import { isArtifact } from '../../store/sqlite/row-inserts.ts'

/** What the list of reports says. */
interface ListedRow {
  readonly handle: string
  readonly recipe: string | null
  readonly domain: string
  readonly outcome: string
  readonly log10_lr: number | null
}

/** Every row of the list of reports against its report, and every own reference against its document. */
export async function* documentFindings(looked: Inspection): AsyncGenerator<Finding> {
  const { db, pages } = looked
  const hasRecipe = db.prepare('select 1 from recipes where handle = ?')
  for (const page of pages<ListedRow>('reports', 'handle, recipe, domain, outcome, log10_lr')) {
    for (const row of page) {
      const name = row.handle
      const body = await documentOf<AnyReport>(looked, name, 'report')
      if (body === undefined) continue // its data are a finding of their own
      const said = body && reportFacts(body)
      const recipe = said?.recipe ?? null
      if (!said) yield { kind: 'changed report', name, fate: 'nothing' }
      else if (
        [recipe, said.domain, said.outcome, said.log10Lr].some(
          (value, i) => value !== [row.recipe, row.domain, row.outcome, row.log10_lr][i],
        )
      )
        yield { kind: 'changed report', name, fate: 'correct' }
      if (recipe && !hasRecipe.get(recipe)) yield { kind: 'missing recipe', name: recipe, fate: 'make again' }
    }
  }
  for (const page of pages<{ id: string; handle: string; record: string }>(
    'own_references',
    'id, handle, record',
  )) {
    for (const { id, handle, record } of page) {
      const document = await documentOf<Reference>(looked, handle, 'reference')
      if (document === undefined) continue
      if (document?.id !== id) yield { kind: 'changed reference', name: id, fate: 'nothing' }
      else if (canonicalJson(recordOf(document) as unknown as Json) !== record)
        yield { kind: 'changed reference', name: id, fate: 'correct' }
    }
  }
}

/** The JSON of an artifact whose data are right; null when it is of another kind, undefined when the data are not there. */
async function documentOf<T>(
  { db, folder }: Inspection,
  handle: string,
  kind: string,
): Promise<T | null | undefined> {
  const row = db
    .prepare(`
      select handle, kind, meta, sha256, inline from artifacts join blobs on sha256 = data_sha256
      where handle = ? and not damaged and sha256 not in (select sha256 from temp.bad)`)
    .get(handle) as
    | { handle: string; kind: string; meta: string; sha256: string; inline: Buffer | null }
    | undefined
  if (!row || !isArtifact({ ...row, dataSha256: row.sha256 })) return undefined
  if (row.kind !== kind) return null
  const { sha256, inline } = row
  const data = inline ?? (await readFile(blobPath(folder, sha256)))
  return JSON.parse(data.toString()) as T
}
