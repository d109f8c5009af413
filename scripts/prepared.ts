/**
 * Computes what comparisons need of the bundled references and writes it into `references/prepared`, so that no installation
 * computes it: `npm run prepared`. Run it when a reference was built again, or the version of a calibration node has risen.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ON_REFERENCE } from '../src/compare/calibration.ts'
import { BUNDLED, readReference, referencesIn } from '../src/references/library.ts'
import { computePrepared } from '../src/references/prepared.ts'
import { ENGINE_VERSION } from '../src/settings/version.ts'

const folder = join(BUNDLED, 'prepared')
mkdirSync(folder, { recursive: true })
for (const id of referencesIn(BUNDLED)) {
  const results = computePrepared(readReference(join(BUNDLED, `${id}.json`)), ON_REFERENCE, ENGINE_VERSION)
  writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(results, null, 1)}\n`)
  process.stdout.write(`${id}: ${results.runs.map(({ node }) => node).join(', ')}\n`)
}
