import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { Upload } from '../composition/ingest.ts'
import { MarkgraphError } from '../errors.ts'

/** One scan of a study: a land of a bullet, a breech face, or a toolmark. `land` counts from 1; 1 where marks have one scan. */
export interface ManifestRow {
  readonly study: string
  readonly source: string
  readonly mark: string
  readonly land: number
  readonly scan: string
}

const row = z.object({
  study: z.string().min(1),
  source: z.string().min(1),
  mark: z.string().min(1),
  land: z.coerce.number().int().min(1).default(1),
  scan: z.string().min(1),
})

/** Reads a manifest: CSV with a header `study,source,mark[,land],scan`; `bad-value` names the first line that is wrong. */
export async function readManifest(path: string): Promise<ManifestRow[]> {
  let records: unknown[]
  try {
    records = parse(await readFile(path), { columns: true, bom: true, trim: true, skip_empty_lines: true })
  } catch (error) {
    throw new MarkgraphError(
      'bad-value',
      `cannot read the manifest ${path}: ${(error as Error).message}`,
      { path },
      error,
    )
  }
  const rows = records.map((record, i) => {
    const result = row.safeParse(record)
    if (result.success) return result.data
    const issue = result.error.issues[0]!
    throw new MarkgraphError('bad-value', `${path}, scan ${i + 1}: ${issue.path.join('.')}: ${issue.message}`)
  })
  if (rows.length === 0) throw new MarkgraphError('bad-value', `the manifest ${path} lists no scan`)
  const seen = new Set<string>()
  for (const { mark, land } of rows) {
    const key = `${mark}\n${land}`
    if (seen.has(key))
      throw new MarkgraphError('bad-value', `the manifest lists land ${land} of ${mark} twice`)
    seen.add(key)
  }
  return rows
}

/** A mark with its scans in the order of their lands. */
export interface ManifestMark {
  readonly mark: string
  readonly source: string
  readonly rows: readonly ManifestRow[]
}

/** The marks of a manifest in order of first appearance; `bad-value` when a mark is said to come from two sources. */
export function marksOf(rows: readonly ManifestRow[]): ManifestMark[] {
  return [...Map.groupBy(rows, ({ mark }) => mark)].map(([mark, scans]) => {
    const other = scans.find(({ source }) => source !== scans[0]!.source)
    if (other) {
      throw new MarkgraphError(
        'bad-value',
        `mark ${mark} has two sources, ${scans[0]!.source} and ${other.source}`,
      )
    }
    return { mark, source: scans[0]!.source, rows: scans.toSorted((a, b) => a.land - b.land) }
  })
}

/** A scan of a study as something to ingest; its bytes are read again when they are needed. */
export async function uploadOfScan(folder: string, scan: string): Promise<Upload> {
  const path = join(folder, scan)
  const read = async (): Promise<Uint8Array> => {
    try {
      const bytes = await readFile(path)
      const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
      shared.set(bytes)
      return shared
    } catch (error) {
      throw new MarkgraphError(
        'bad-value',
        `cannot read the scan ${path}: ${(error as Error).message}`,
        { path },
        error,
      )
    }
  }
  const data = await read()
  return { filename: scan, size: data.length, sha256: createHash('sha256').update(data).digest('hex'), read }
}
