/**
 * Writes the nodes of this engine with their versions into `releases.json`, the table by which recipes of earlier releases
 * are verified: `npm run releases`. Run it when the version of a node has risen, and raise the engine version with it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ALL_MARKS } from '../src/marks/all.ts'
import { allNodes } from '../src/service/nodes.ts'
import { ENGINE_VERSION } from '../src/settings/version.ts'

const FILE = fileURLToPath(new URL('../releases.json', import.meta.url))

let releases: Record<string, Record<string, number>> = {}
try {
  releases = JSON.parse(readFileSync(FILE, 'utf8'))
} catch {
  process.stdout.write('There is no table yet: this one is the first.\n')
}
const nodes = [...allNodes(ALL_MARKS).values()].map(({ name, version }) => [name, version] as const)
releases[ENGINE_VERSION] = Object.fromEntries(nodes.sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(releases, null, 2)}\n`)
process.stdout.write(`Engine ${ENGINE_VERSION}: ${nodes.length} nodes.\n`)
