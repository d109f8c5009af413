/** Manifests that commands take: apart from the options, because a comparison needs none. */
import type { Command } from 'commander'
import { MarkgraphError } from '../errors.ts'
import { readManifest } from '../references/manifest.ts'
import type { ManifestRow } from '../references/pairing.ts'
import { visibleLine } from '../words/visible.ts'
import { printError } from './print.ts'

/** The rows of a manifest; what it gives reason to warn of goes to standard error. */
export async function manifestRows(path: string): Promise<readonly ManifestRow[]> {
  const { rows, warnings } = await readManifest(path)
  for (const { message } of warnings) printError(`${visibleLine(`${path}: ${message}`)}\n`)
  return rows
}

/**
 * The rows of several manifests: a list for each, whose marks are paired among themselves; with `paired` one list of all.
 * errors  `bad-value`: with `paired`, a mark that two manifests list
 */
export async function manifestLists(
  paths: readonly string[],
  paired: boolean | undefined,
): Promise<(readonly ManifestRow[])[]> {
  const lists = await Promise.all(paths.map(manifestRows))
  if (!paired) return lists
  const marks = lists.map((rows) => new Set(rows.map(({ mark }) => mark)))
  const twice = lists.flatMap((rows, i) =>
    rows.filter(({ mark }) => marks.some((others, k) => k < i && others.has(mark))),
  )[0]
  if (twice) {
    const message = `two manifests list the mark ${twice.mark}; a mark belongs to one`
    throw new MarkgraphError('bad-value', message)
  }
  return [lists.flat()]
}

/** Adds the option that takes the manifests of a reference as one list. */
export const withPaired = (command: Command): Command =>
  command.option('--paired', 'pair the marks of different manifests too, as if they were one manifest')
