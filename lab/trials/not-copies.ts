import { grid } from '../../src/kinds/kind.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { CROSSCUT, FACE_COPIES, LAND_COPIES, MAP, TOOLMARK_COPIES } from '../../src/marks/near-copies.ts'
import { paramsFrom, scorerConfigs } from '../../src/marks/scorer-config.ts'
import { robustForm } from '../../src/nodes/bullets/robust-form.ts'
import { striae } from '../../src/nodes/bullets/striae.ts'
import { coarseMap, crosscut } from '../../src/nodes/scan/section.ts'
import { bandSection, type Section, scanDifference } from '../../src/numerics/profiles/scan-difference.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { AS_WRITTEN, readX3p } from '../../src/x3p/read.ts'
import type { X3pContent } from '../../src/x3p/write.ts'
import { crop, type Edit, interpolatedTo, noise, shifted, tilted, trimmed, turned } from './edits.ts'
import { landAgain, type RealScans } from './real-scans.ts'
import { medianOf, numberText, outOf } from './tally.ts'
import type { Trial } from './trial.ts'

/** A scan by what copies are known by, and what is known of it. */
interface Known {
  readonly source: string
  readonly mark: string
  readonly land: number
  readonly set: string
  readonly section: Section
}

const OF = { striated: LAND_COPIES, impressed: FACE_COPIES, toolmark: TOOLMARK_COPIES } as const
type Domain = keyof typeof OF

const CONFIG = scorerConfigs(ALL_MARKS).deployed()

/** What a scan is compared by, as the nodes of a comparison make it. */
export function sectionOf(domain: Domain, { heights, ny, nx, dx, dy }: X3pContent): Section {
  const surface = { heights: grid(Float64Array.from(heights), ny, nx), dx, dy }
  const form = domain === 'impressed' ? undefined : robustForm.run({ surface }, {})
  const made = form
    ? crosscut.run(
        { surface, orientation: striae.run({ surface, form }, paramsFrom(striae, CONFIG)) },
        CROSSCUT,
      )
    : coarseMap.run({ surface }, MAP)
  const [rows, columns] = made.heights.shape as [number, number]
  return {
    values: made.heights.data,
    ny: rows,
    nx: columns,
    pitch: made.dx,
    scanPitch: made.scan_pitch,
    rows: made.rows,
  }
}

async function scansOf(scans: RealScans, domain: Domain, manifests: readonly string[]): Promise<Known[]> {
  const found: Known[] = []
  for (const set of manifests) {
    for (const { rows } of await scans.marks(set)) {
      for (const { source, mark, land, scan, units } of rows) {
        const read = readX3p(await scans.file(scan), { ...AS_WRITTEN, units: units ?? AS_WRITTEN.units })
        const section = sectionOf(domain, read as X3pContent)
        found.push({ source, mark, land, set, section })
      }
    }
  }
  return found
}

/** Differences of the pairs of some scans that are wanted. */
function differences(
  domain: Domain,
  scans: readonly Known[],
  wanted: (a: Known, b: Known) => boolean,
): { a: Known; b: Known; difference: number }[] {
  const { lambda_s: lambdaS, lambda_c: lambdaC, ...how } = OF[domain].rule
  const options = { lambdaS, lambdaC, far: Number.POSITIVE_INFINITY, ...how }
  const all = scans.map(({ section }) => bandSection(section, options))
  return scans.flatMap((a, i) =>
    scans.flatMap((b, j) =>
      j > i && wanted(a, b) ? [{ a, b, difference: scanDifference(all[i]!, all[j]!, options) }] : [],
    ),
  )
}

function row(title: string, domain: Domain, found: readonly { difference: number }[]): string[] {
  const { limit } = OF[domain].rule
  const all = found.map(({ difference }) => difference).sort((x, y) => x - y)
  const below = all.filter((one) => one <= limit).length
  return [
    title,
    `${all.length}`,
    ...all.slice(0, 3).map(numberText),
    medianOf(all),
    `${limit}`,
    outOf(below, all.length),
  ]
}

const REAL = [
  ['lands (Hamby, Houston)', 'striated', ['bullets']],
  ['lands as profiles', 'striated', ['bullets-variability', 'bullets-houstonf']],
  ['breech faces', 'impressed', ['cartridges', 'cartridges-weller', 'cartridges-baldwin']],
  ['screwdriver marks', 'toolmark', ['toolmarks']],
  ['cutter marks', 'toolmark', ['cutters']],
  ['aperture shear marks', 'toolmark', ['aperture-shear']],
] as const
const BARRELS = ['blue', 'green', 'orange'] as const
const MARKS = 20 // simulated, of each kind

/** Marks simulated without noise, as another session of measuring sees them. */
const SIMULATED: readonly (readonly [string, Domain, (i: number, again: boolean) => X3pContent])[] = [
  [
    'breech faces',
    'impressed',
    (i, again) =>
      simulateBreechFace({
        slideSeed: i,
        cartridgeSeed: i,
        noise: 0,
        pitch: again && i % 2 === 0 ? 3.2e-6 : 3e-6,
        ...(again && { rotationDeg: 0.5 + (i % 3), shift: [12e-6, -7e-6] as const }),
        ...(!again && { rotationDeg: 0, shift: [0, 0] as const }),
      }),
  ],
  [
    'toolmarks as profiles',
    'toolmark',
    (i, again) =>
      simulateToolmark({
        edgeSeed: i,
        markSeed: i,
        noise: 0,
        asProfile: true,
        pitch: again && i % 2 === 0 ? 2.2e-6 : 2e-6,
      }),
  ],
  [
    'toolmarks',
    'toolmark',
    (i, again) =>
      simulateToolmark({ edgeSeed: i, markSeed: i, noise: 0, pitch: again && i % 2 === 0 ? 2.2e-6 : 2e-6 }),
  ],
  ['lands', 'striated', (i) => simulateBullet({ barrelSeed: i, bulletSeed: i, lands: 1, noise: 0 })[0]!],
  [
    'lands, 30 rows along and turned by 0.5°',
    'striated',
    (i, again) => {
      const scan = simulateBullet({ barrelSeed: i, bulletSeed: i, lands: 1, noise: 0 })[0]!
      return again ? trimmed(turned(0.5)(crop(0, 1, 60 / scan.ny)(scan))) : scan
    },
  ],
]
const SENSOR = 35e-9

/** New noise, another slope of a few milliradians, and half a sample and more aside. */
const session = (i: number): Edit[] => [
  interpolatedTo(1),
  shifted(1 + (i % 5)),
  tilted((i % 2 === 0 ? 1 : -1) * (1e-3 + (i % 4) * 1e-3)),
  noise(SENSOR, 1000 + i),
]

/** Pairs of scans that are no copies: how far they differ, by the measure itself. */
export const notCopies: Trial = {
  about:
    'Every pair of scans of two marks, scans of one mark on another day, and simulated marks measured twice (new noise of 35 nm, slope 1 to 4 mrad, aside by a part of a sample; faces turned by 0.5 to 2.5°), by the measure that near_copy has its limit on. At most the limit would be warned of.',
  header: ['scans', 'pairs', 'least', 'second', 'third', 'median', 'limit', 'at most the limit'],
  async rows({ scans }, told) {
    const days = await scansOf(scans, 'striated', ['bullets-variability', 'bullets-variability-rescans'])
    const again = differences(
      'striated',
      days,
      (a, b) => a.set !== b.set && a.mark === b.mark && b.land === landAgain(a.mark, a.land),
    )
    for (const barrel of BARRELS)
      told(
        row(
          `lands on another day, ${barrel}`,
          'striated',
          again.filter(({ a }) => a.mark.includes(barrel)),
        ),
      )
    for (const [title, domain, simulate] of SIMULATED) {
      const found = Array.from({ length: MARKS }, (_, i) => {
        const once = noise(SENSOR, i)(simulate(i + 1, false))
        const twice = session(i).reduce((scan, edit) => edit(scan), simulate(i + 1, true))
        const of = [once, twice].map((scan, k) => ({
          source: '',
          mark: `${k}`,
          land: 1,
          set: '',
          section: sectionOf(domain, scan),
        }))
        return differences(domain, of, () => true)[0]!
      })
      told(row(`simulated, measured twice: ${title}`, domain, found))
    }
    for (const [title, domain, manifests] of REAL) {
      const known = await scansOf(scans, domain, manifests)
      for (const same of [true, false]) {
        const found = differences(
          domain,
          known,
          (a, b) => a.mark !== b.mark && (a.source === b.source) === same,
        )
        told(row(`${title}, ${same ? 'one source' : 'different sources'}`, domain, found))
      }
    }
  },
}
