import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chaosTable } from './chaos/report.ts'
import { faultsTable } from './faults/report.ts'
import { fuzzTable } from './fuzz/report.ts'
import { killsTable } from './kills/report.ts'
import { kept, type Row } from './results.ts'
import { soakTable } from './soak/report.ts'

const PAGE = fileURLToPath(new URL('../measured/reliability.md', import.meta.url))

/** The tables that are written into lab/measured/reliability.md, each between two comments with its name. */
const TABLES: Readonly<Record<string, (rows: readonly Row[]) => string>> = {
  kills: killsTable,
  faults: faultsTable,
  fuzz: fuzzTable,
  chaos: chaosTable,
  soak: soakTable,
}

/** Writes the sums of all runs into the page. Text outside the tables stays as it is. */
export function writeReport(results: string): void {
  const rows = kept(results)
  let page = readFileSync(PAGE, 'utf8')
  for (const [name, table] of Object.entries(TABLES)) {
    const place = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`)
    if (!place.test(page)) throw new Error(`lab/measured/reliability.md has no place for ${name}`)
    page = page.replace(
      place,
      (_all, from, to) => `${from}\n${table(rows.filter(({ part }) => part === name))}\n\n${to}`,
    )
  }
  writeFileSync(PAGE, page)
  process.stdout.write(`${rows.length} runs are in lab/measured/reliability.md\n`)
}
