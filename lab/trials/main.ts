import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { sharedPath } from '../../test/helpers/shared.ts'
import { apertureShear } from './aperture-shear.ts'
import { raw, thirds, turnedFaces } from './breech-faces.ts'
import { withComparer } from './comparing.ts'
import { composedFaces } from './composed-faces.ts'
import { copies } from './copies.ts'
import { falseAlarms, oneLand, patterns, wrongReadings } from './crafted-marks.ts'
import { damaged } from './damaged-scans.ts'
import { exchanged } from './exchanged-lands.ts'
import { foreign } from './foreign-scans.ts'
import { forgedBundles } from './forged-bundles.ts'
import { forgedReferences } from './forged-references.ts'
import { mirroredFaces } from './mirrored-faces.ts'
import { notCopies } from './not-copies.ts'
import { own } from './own-scans.ts'
import { planted } from './planted-faults.ts'
import { rawBaldwin } from './raw-baldwin.ts'
import { realScans } from './real-scans.ts'
import { repeatability } from './repeatability.ts'
import { rescans } from './rescans.ts'
import { simulated } from './simulated-marks.ts'
import { seeds } from './toolmark-folds.ts'
import type { Trial } from './trial.ts'
import { weeklyChecks } from './weekly-checks.ts'

/**
 * Puts scans to the service that its references do or do not cover, and prints what it answers:
 *   npm run trials -- [names of trials] [--shared folder with scans/ and manifests/]
 */
const TRIALS: Readonly<Record<string, Trial>> = {
  own,
  damaged,
  foreign,
  turned: turnedFaces,
  thirds,
  raw,
  simulated,
  seeds,
  exchanged,
  copies,
  repeatability,
  rescans,
  mirrored: mirroredFaces,
  'not-copies': notCopies,
  'planted-faults': planted,
  'weekly-checks': weeklyChecks,
  'aperture-shear': apertureShear,
  'raw-baldwin': rawBaldwin,
  'false-alarms': falseAlarms,
  patterns,
  'wrong-readings': wrongReadings,
  'one-land': oneLand,
  'composed-faces': composedFaces,
  'forged-bundles': forgedBundles,
  'forged-references': forgedReferences,
}

const args = process.argv.slice(2)
const at = args.indexOf('--shared')
const [shared = sharedPath('')] = at < 0 ? [] : args.splice(at, 2).slice(1)
const unknown = args.find((name) => !TRIALS[name])
if (unknown !== undefined || !existsSync(join(shared, 'scans'))) {
  const what =
    unknown === undefined
      ? `there are no real scans in ${join(shared, 'scans')}; give their folder after --shared`
      : `there is no trial ${unknown}; the trials are ${Object.keys(TRIALS).join(', ')}`
  process.stderr.write(`trials: ${what}\n`)
  process.exit(2)
}
const scans = realScans(shared)
for (const name of args.length > 0 ? args : Object.keys(TRIALS)) {
  const { about, header, rows } = TRIALS[name]!
  const table: string[][] = []
  await withComparer((comparer) =>
    rows({ comparer, scans }, (row) => {
      table.push([...row])
      process.stderr.write(`  ${name}: ${row.join(', ')}\n`)
    }),
  )
  process.stdout.write(`\n${name}: ${about}\n${columns(header, table)}\n`)
}
