import { writeFile } from 'node:fs/promises'
import { canonicalJson, type Json } from '../address/canonical.ts'
import type { Reference } from '../kinds/reference.ts'

/** One line for each key, each mark and each row of pairs, so that the file is small and a diff is readable. */
export async function writeReference(path: string, reference: Reference): Promise<void> {
  const { marks, pairs, ...rest } = reference
  // sorted keys, whether the population was just scored or read back from the store
  const head = { ...rest, scorer_config: JSON.parse(canonicalJson(rest.scorer_config as Json)) }
  const rows = [...Map.groupBy(pairs, ([a]) => a).values()].map((row) =>
    row.map((pair) => JSON.stringify(pair)).join(','),
  )
  const text = JSON.stringify(head, null, 1).replace(/\n}$/, '')
  const list = (lines: readonly string[]): string => `[\n${lines.join(',\n')}\n]`
  const document = `${text},\n "marks": ${list(marks.map((mark) => JSON.stringify(mark)))},\n "pairs": ${list(rows)}\n}\n`
  await writeFile(path, document)
}
