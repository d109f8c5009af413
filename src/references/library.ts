import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MarkgraphError } from '../errors.ts'
import type { Graph } from '../graph/graph.ts'
import type { Ref } from '../graph/node.ts'
import { type Reference, referenceKind, referenceSchema } from '../nodes/reference.ts'

export const BUNDLED = fileURLToPath(new URL('../../references/', import.meta.url))

/** A reference as clients see it: everything about it but its rows. */
export type ReferenceRecord = Omit<Reference, 'sources' | 'marks' | 'pairs' | 'scorer_config'>

export interface ReferenceEntry {
  readonly record: ReferenceRecord
  /** The whole document, as an artifact. */
  readonly ref: Ref<Reference>
}

export interface ReferenceLibrary {
  all(): readonly ReferenceEntry[]
  /** The reference of that id, or `not-found`. */
  get(id: string): ReferenceEntry
}

/** Loads every reference document of a folder; a broken one stops the start, because a wrong LR is worse than none. */
export function openLibrary(graph: Graph, folder: string | undefined): ReferenceLibrary {
  const entries = new Map<string, ReferenceEntry>()
  const names = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'))
  for (const name of names.sort()) {
    const document = readReference(join(folder!, name))
    const { sources: _sources, marks: _marks, pairs: _pairs, scorer_config: _config, ...record } = document
    entries.set(document.id, { record, ref: graph.put(referenceKind, document) })
  }
  return {
    all: () => [...entries.values()],
    get(id) {
      const entry = entries.get(id)
      if (entry) return entry
      const known = [...entries.keys()].join(', ')
      throw new MarkgraphError(
        'not-found',
        `no reference is called ${JSON.stringify(id)}; there are ${known}`,
        { id },
      )
    },
  }
}

function readReference(path: string): Reference {
  const result = referenceSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw new MarkgraphError('bad-setting', `reference ${path}: ${issue.path.join('.')}: ${issue.message}`, {
    path,
  })
}
