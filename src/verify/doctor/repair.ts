import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { canonicalJson, type Handle, isHandle, type Json, scanHandle } from '../../address/canonical.ts'
import { recipeHandle } from '../../compare/recipe.ts'
import { MarkgraphError } from '../../errors.ts'
import { type Reference, recordOf, referenceKind } from '../../kinds/reference.ts'
import { reportKind } from '../../kinds/report.ts'
import type { Service } from '../../service/service.ts'
import { reportFacts } from '../../store/records/reports.ts'
import { blobPath, ORPHANS } from '../../store/sqlite/blobs/blob-files.ts'
import type { Finding } from '../../store/sqlite/doctor/finding.ts'
import { DATABASE } from '../../store/sqlite/for-reading.ts'
import { writing } from '../../store/sqlite/write-failure.ts'
import { replayRecipe } from '../replay.ts'
import { replayFirst, requestsOf, storedSource } from '../verify-recipe.ts'

/** Repairs findings, one after the other, in the order in which they were found. */
interface Repair {
  /** Whether it is repaired now. What cannot be is left as it was. */
  repaired(finding: Finding): Promise<boolean>
  close(): void
}

/** Repairs the data folder of a service, which nobody else uses. */
export function repairing(service: Service): Repair {
  const db = new Database(join(service.settings.dataFolder, DATABASE), { timeout: 10_000 })
  const write = (sql: string, ...values: unknown[]): Promise<unknown> =>
    writing(() => db.prepare(sql).run(values))

  /** Makes data again, for all artifacts that have them. */
  async function data(sha256: string): Promise<boolean> {
    const handles = db
      .prepare('select handle from artifacts where data_sha256 = ?')
      .pluck()
      .all(sha256) as Handle[]
    await service.store.read(sha256) // it now counts as damaged, and what stands in its place is set aside
    for (const handle of handles) {
      const encoded = await made(handle)
      if (encoded.dataSha256 !== sha256) return false
      if (await service.store.has(sha256)) return true
      const isKept = db.prepare('select 1 from blobs where sha256 = ? and kept').get(sha256) !== undefined
      if (isKept) await service.store.commit({ blobs: [{ sha256, data: encoded.data, kept: true }] })
      else await write('delete from blobs where sha256 = ?', sha256) // a cache, which is not stored any more
    }
    return handles.length > 0
  }

  /** The artifact, computed now or before. The graph writes its row and data where they are wrong. */
  const made = (handle: Handle) =>
    service.graph.within(async (session) => {
      await session.row(handle)
      return session.encoded(handle)
    })

  /** Computes a run again, which writes its row as it should be. */
  async function run(key: string): Promise<boolean> {
    const row = db.prepare('select node, version, params, inputs from runs where run_key = ?').get(key)
    const { node, version, params, inputs } = row as Record<'node' | 'params' | 'inputs', string> & {
      version: number
    }
    const task = { runKey: key, node, version, params: JSON.parse(params), inputs: JSON.parse(inputs) }
    await service.graph.within((session) => session.repeat(task))
    return true
  }

  async function scan(sha256: string): Promise<boolean> {
    await write('update scans set handle = ? where sha256 = ?', scanHandle(sha256), sha256)
    return true
  }

  async function recipe(handle: Handle): Promise<boolean> {
    const stored = await service.store.recipe(handle).catch(() => undefined)
    const requests = await requestsOf(service, handle, stored ?? null)
    const source = storedSource(service)
    const { derived } = await replayFirst(handle, requests, (one) => replayRecipe(service, one, source))
    if (!derived || recipeHandle(derived) !== handle) return false
    await service.store.commit({ recipes: [{ handle, body: derived as unknown as Json }] })
    return true
  }

  async function listed(handle: Handle): Promise<boolean> {
    const body = await service.graph.within((session) => session.value({ handle, kind: reportKind }))
    const { recipe, domain, outcome, log10Lr } = reportFacts(body)
    const sql = 'update reports set recipe = ?, domain = ?, outcome = ?, log10_lr = ? where handle = ?'
    await write(sql, recipe, domain, outcome, log10Lr, handle)
    return true
  }

  /** Forgets which sketches a collection has: the next search finds them again, or makes them. */
  async function index(collection: string): Promise<boolean> {
    await write('delete from collection_blocks where collection = ?', collection)
    return true
  }

  async function reference(id: string): Promise<boolean> {
    const handle = db.prepare('select handle from own_references where id = ?').pluck().get(id) as Handle
    const document = await service.graph.within((session) =>
      session.value<Reference>({ handle, kind: referenceKind }),
    )
    const record = canonicalJson(recordOf(document) as unknown as Json)
    await write('update own_references set record = ? where id = ?', record, id)
    return true
  }

  /** Writes down the size of the data as it is; their hash was right. */
  async function size(name: string): Promise<boolean> {
    if (isHandle(name)) {
      const sizeOf = '(select size from blobs where sha256 = data_sha256)'
      await write(`update artifacts set bytes = ${sizeOf} where handle = ?`, name)
    } else {
      const inline = db.prepare('select length(inline) from blobs where sha256 = ?').pluck().get(name)
      const data = inline ?? (await stat(blobPath(service.settings.dataFolder, name))).size
      await write('update blobs set size = ? where sha256 = ?', data, name)
    }
    return true
  }

  /** Writes the row of data whose file is there. They stay for good: nothing else has them. */
  async function row(sha256: string): Promise<boolean> {
    const { dataFolder } = service.settings
    const data = await readFile(blobPath(dataFolder, sha256))
    await service.store.commit({ blobs: [{ sha256, data, kept: true }] })
    return true
  }

  /** Moves a file that no row names to where somebody can look at it. */
  async function setApart(path: string): Promise<boolean> {
    const orphans = join(service.settings.dataFolder, ORPHANS)
    await mkdir(orphans, { recursive: true })
    await rename(path, join(orphans, basename(path)))
    return true
  }

  /** Removes a file, unless its data are still not right. */
  async function remove(path: string): Promise<boolean> {
    const [sha256] = basename(path).split('.')
    if (db.prepare('select 1 from blobs where sha256 = ? and damaged').get(sha256)) return false
    await rm(path, { recursive: true, force: true })
    return true
  }

  async function done({ kind, name, fate }: Finding): Promise<boolean> {
    if (kind === 'file of nothing') return setApart(name)
    if (fate === 'remove') return remove(name)
    if (fate !== 'make again' && fate !== 'correct') return false
    if (kind === 'lost row') return row(name)
    if (kind === 'wrong size') return size(name)
    if (kind === 'changed output') return run(name)
    if (kind === 'changed scan') return scan(name)
    if (kind === 'changed report') return listed(name as Handle)
    if (kind === 'changed reference') return reference(name)
    if (kind === 'changed index') return index(name)
    if (kind === 'changed recipe' || kind === 'missing recipe') return recipe(name as Handle)
    if (kind === 'changed artifact' || kind === 'missing artifact')
      return (await made(name as Handle)) !== undefined
    return data(name)
  }

  return {
    async repaired(finding) {
      try {
        return await done(finding)
      } catch (error) {
        if (error instanceof MarkgraphError && !['disk-full', 'write-failed'].includes(error.code))
          return false
        throw error
      }
    },
    close: () => void db.close(),
  }
}
