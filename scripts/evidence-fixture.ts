/**
 * Writes the bundle that the tests keep from release to release, packed: `node scripts/evidence-fixture.ts`. It is written once
 * for a release and then kept, whatever becomes of the nodes.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { ENGINE_VERSION } from '../src/version.ts'
import { reportOf, smallReferences, zipOfReport } from '../test/helpers/bundles.ts'

const one = await smallReferences()
const zip = await zipOfReport(one.service, await reportOf(one.service, 'toolmark'))
const packed = gzipSync(zip, { level: 9 })
const path = `test/evidence/fixtures/toolmark-${ENGINE_VERSION}.zip.gz`
writeFileSync(path, packed)
process.stdout.write(`${path}: ${packed.length} bytes, ${zip.length} unpacked\n`)
await one.close()
process.exit(0)
