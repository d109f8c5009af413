/**
 * Writes the nodes of this engine with their versions into `releases.json`, the table by which recipes of earlier releases
 * are verified, and the handles of its references and their parts into `bundled-references.json`, by which a check knows a
 * bundled reference: `npm run releases`. Run it when the version of a node has risen, and raise the engine version with it;
 * and when a reference was built again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ALL_MARKS } from '../src/marks/all.ts'
import { bundledReferences } from '../src/references/library.ts'
import { allNodes } from '../src/service/nodes.ts'
import { ENGINE_VERSION } from '../src/settings/version.ts'

/** Gives this engine its line in a table of releases. */
function writeLine(file: string, line: Readonly<Record<string, unknown>>): void {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const table: Record<string, unknown> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  table[ENGINE_VERSION] = line
  writeFileSync(path, `${JSON.stringify(table, null, 2)}\n`)
}

const nodes = [...allNodes(ALL_MARKS).values()].map(({ name, version }) => [name, version] as const)
writeLine('releases.json', Object.fromEntries(nodes.sort(([a], [b]) => (a < b ? -1 : 1))))
const references = bundledReferences()
writeLine('bundled-references.json', references)
process.stdout.write(
  `Engine ${ENGINE_VERSION}: ${nodes.length} nodes, ${Object.keys(references).length} references and parts.\n`,
)
