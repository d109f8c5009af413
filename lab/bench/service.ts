import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { sharedPath } from '../../test/helpers/shared.ts'
import type { Rows } from './service/measure.ts'
import { memoryBesideStudy, memoryOfComparisons } from './service/memory.ts'
import { repeatedOverHttp } from './service/over-http.ts'
import { repeatedComparison } from './service/repeated.ts'

/**
 * Measures the service around the computation: repeated comparisons, memory.
 *   npm run bench -- service [folder with scans/ and manifests/] [names of parts]
 */
const [shared = sharedPath(''), ...chosen] = process.argv.slice(2)
const scans = join(shared, 'scans')

const PARTS: { readonly [name: string]: { readonly header: string[]; rows(): Promise<Rows> } } = {
  repeated: {
    header: ['the same comparison by handles, in the process', 'wall', 'processor'],
    rows: () => repeatedComparison(scans),
  },
  http: { header: ['the same comparison over HTTP', 'measured'], rows: () => repeatedOverHttp(scans) },
  memory: {
    header: ['memory of a server', 'resident', 'highest'],
    rows: () => memoryOfComparisons(scans),
  },
  study: {
    header: ['memory of a server that scores a study', 'resident', 'highest'],
    rows: () => memoryBesideStudy(shared),
  },
}

if (!existsSync(scans)) {
  process.stderr.write(`bench: the real scans are not in ${scans}; give their folder as the first argument\n`)
  process.exit(2)
}
process.stdout.write(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}\n`)
for (const [name, { header, rows }] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  process.stdout.write(`\n${columns(header, await rows())}\n`)
}
