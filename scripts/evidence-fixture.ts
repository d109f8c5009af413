/**
 * Writes the bundles that the tests keep from release to release, packed, one of each domain: `node scripts/evidence-fixture.ts`.
 * They are written once for a release and then kept, whatever becomes of the nodes.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { ENGINE_VERSION } from '../src/settings/version.ts'
import { simulateBreechFace } from '../src/simulate/breech-face.ts'
import { simulateBullet } from '../src/simulate/bullet.ts'
import type { SimulatedSurface } from '../src/simulate/surface.ts'
import { simulateToolmark } from '../src/simulate/toolmark.ts'
import { writeX3p } from '../src/x3p/write.ts'
import { DOMAINS, type Domain, reportOfFiles, smallReferences, zipOfReport } from '../test/helpers/bundles.ts'

const QUANTUM = 2 ** -24 // 60 nm, as a coarse sensor has: heights with few digits pack well

const SCANS: Readonly<Record<Domain, (mark: number) => SimulatedSurface[]>> = {
  striated: (mark) =>
    simulateBullet({
      barrelSeed: 1,
      bulletSeed: mark,
      lands: 2,
      pitch: 2e-6,
      width: 1e-3,
      height: 0.1e-3,
    }),
  impressed: (mark) => [
    simulateBreechFace({ slideSeed: 1, cartridgeSeed: mark, pitch: 4e-6, diameter: 1.5e-3 }),
  ],
  toolmark: (mark) => [
    simulateToolmark({ edgeSeed: 1, markSeed: mark, asProfile: mark > 1, width: 3e-3, height: 0.1e-3 }),
  ],
}

const filesOf = (domain: Domain, mark: number): Uint8Array[] =>
  SCANS[domain](mark).map(({ heights, ...surface }) =>
    writeX3p({ ...surface, heights: heights.map((height) => Math.round(height / QUANTUM) * QUANTUM) }),
  )

const one = await smallReferences()
for (const domain of DOMAINS) {
  const report = await reportOfFiles(one.service, domain, [filesOf(domain, 1), filesOf(domain, 2)])
  const zip = await zipOfReport(one.service, report)
  const packed = gzipSync(zip, { level: 9 })
  const path = `test/verify/bundles/fixtures/${domain}-${ENGINE_VERSION}.zip.gz`
  writeFileSync(path, packed)
  const outcome = 'refused' in report ? 'refused' : report.calibrated ? 'calibrated' : 'uncalibrated'
  process.stdout.write(`${path}: ${packed.length} bytes, ${zip.length} unpacked, ${outcome}\n`)
}
await one.close()
process.exit(0)
