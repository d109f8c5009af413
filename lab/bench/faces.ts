import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import type { ArealSignature } from '../../src/kinds/marks/signature.ts'
import { breechFaceConfig } from '../../src/marks/breech-faces/config.ts'
import { arealBand } from '../../src/nodes/breech-faces/areal-band.ts'
import { arealSignature } from '../../src/nodes/breech-faces/areal-signature.ts'
import { cmr2d } from '../../src/nodes/breech-faces/cmr-2d.ts'
import { primerRegion } from '../../src/nodes/breech-faces/primer-region.ts'
import { robustForm } from '../../src/nodes/bullets/robust-form.ts'
import { collapseRatio } from '../../src/nodes/scan/collapse-ratio.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { faceMeasures } from '../../src/nodes/scan/mark-measures.ts'
import { readManifest } from '../../src/references/manifest.ts'
import { AS_WRITTEN } from '../../src/x3p/read.ts'
import { exhaustiveCounts } from '../../test/helpers/exhaustive-faces.ts'
import { BAND, FACE_PARAMS } from '../../test/helpers/face-signature.ts'
import { sharedPath } from '../../test/helpers/shared.ts'
import { baselineSeconds } from './baseline.ts'
import { coldPair } from './faces/cold-pair.ts'
import { study } from './faces/study.ts'
import { median, ms } from './service/measure.ts'

/**
 * What breech faces and studies of toolmarks cost:
 *   npm run bench -- faces [folder with scans/, manifests/ and baseline/pipeline.py] [--every K]
 * A cold pair stands beside the independent Python implementation in the same run; that one searches ±30 degrees only, this
 * one the full circle. The miss rate compares the counts of every K-th pair (20th by default; 1 for all) with those of the
 * comparison that skips nothing. Stages and pairs are core time, which other work on the machine moves less than wall-clock
 * time. Medians throughout.
 */
const args = process.argv.slice(2)
const everyAt = args.indexOf('--every')
const EVERY = everyAt < 0 ? 20 : Number(args.splice(everyAt, 2)[1])
const [shared = sharedPath('')] = args
const scans = join(shared, 'scans')
const baseline = join(shared, 'baseline/pipeline.py')
const RUNS = 5
const PAIR = ['cartridges/fadul/fadul-1-1.x3p', 'cartridges/fadul/fadul-1-2.x3p']

const say = (...rows: string[][]): void => void process.stdout.write(`${columns(['what', 'cost'], rows)}\n`)

/** Core time of the work in milliseconds. */
function core<T>(work: () => T): [number, T] {
  const start = process.threadCpuUsage()
  const result = work()
  const { user, system } = process.threadCpuUsage(start)
  return [(user + system) / 1000, result]
}

const { deployed } = breechFaceConfig
const REGION = {
  raw: deployed.impressed_region_raw,
  pitch: deployed.impressed_region_pitch,
  groove: deployed.impressed_region_groove,
  level: deployed.impressed_region_level,
  narrow: deployed.impressed_region_narrow,
  edge: deployed.impressed_region_edge,
}

/** All signatures, and the core time of each stage. */
async function faces(names: readonly string[]) {
  const times = new Map<string, number[]>()
  const stage = <T>(name: string, work: () => T): T => {
    const [time, result] = core(work)
    times.set(name, [...(times.get(name) ?? []), time])
    return result
  }
  const signatures: ArealSignature[] = []
  for (const name of names) {
    const scan = await readFile(join(scans, name))
    const surface = stage('decode', () => decode.run({ scan }, AS_WRITTEN))
    const form = stage('robust form', () => robustForm.run({ surface }, {}))
    const region = stage('region', () => primerRegion.run({ surface }, REGION))
    const map = stage('band and map', () => arealBand.run({ surface: region }, BAND))
    signatures.push(
      stage('signature', () => arealSignature.run({ surface: map }, { clip: deployed.impressed_clip })),
    )
    stage('scope: collapse ratio', () => collapseRatio.run({ surface, form }, {}))
    stage('scope: measures', () => faceMeasures.run({ surface: region, form, map }, {}))
  }
  return { signatures, times }
}

if (!existsSync(scans)) {
  process.stderr.write(`bench: the real scans are not in ${scans}; give their folder as the first argument\n`)
  process.exit(2)
}
process.stdout.write(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}\n`)
const manifest = async (name: string) => (await readManifest(join(shared, 'manifests', name))).rows
const rows = [...(await manifest('cartridges.csv')), ...(await manifest('cartridges-weller.csv'))]
const names = rows.map(({ scan }) => scan)

const others = names.filter((name) => !PAIR.includes(name)).slice(0, 16)
const { clock, cores } = await coldPair(scans, PAIR, others, RUNS)
const cold = median(clock)
const paths = PAIR.map((name) => join(scans, name))
const python = baselineSeconds(baseline, 'impressed', paths, RUNS)
say(
  ['cold pair of breech faces of 545 x 545: decode, both maps, congruence over the full circle', ms(cold)],
  ['  the same, core time of all threads', ms(median(cores))],
  ['  independent Python implementation, ±30 degrees only', python ? ms(python * 1000) : 'not here'],
  ['  times faster', python ? ((python * 1000) / cold).toFixed(1) : '-'],
)

await faces(names.slice(0, 8)) // warms the code up
const { signatures, times } = await faces(names)
say(...[...times].map(([name, values]) => [`a face: ${name}`, ms(median(values))]))

const pairs = signatures.flatMap((_, i) => signatures.slice(0, i).map((_, j) => [i, j] as const))
const sample = pairs.filter((_, k) => k % EVERY === 0)
const costs: number[] = []
let missed = 0
for (const [k, [i, j]] of sample.entries()) {
  const [a, b] = [signatures[i]!, signatures[j]!]
  const [time, found] = core(() => cmr2d.run({ a, b }, FACE_PARAMS))
  costs.push(time)
  const all = exhaustiveCounts(a, b, FACE_PARAMS)
  if (found.n_congruent !== all.n_congruent || found.n_comparable !== all.n_comparable) missed++
  if ((k + 1) % 20 === 0) process.stderr.write(`${k + 1} of ${sample.length} pairs, ${missed} missed\n`)
}
say(
  ['a pair of faces, full circle, core time', ms(median(costs))],
  [`pairs of ${sample.length} whose counts are not those of the exhaustive comparison`, String(missed)],
)

const { rows: marks } = await readManifest(join(shared, 'manifests/toolmarks.csv'))
const whole = await study(marks, scans)
say([
  `study of all ${whole.pairs} pairs of toolmarks, from the files, ${whole.threads} threads`,
  `${whole.seconds.toFixed(1)} s (${whole.coreSeconds.toFixed(1)} s core time)`,
])
