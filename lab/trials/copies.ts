import { AS_WRITTEN } from '../../src/x3p/read.ts'
import {
  blockMeans,
  crop,
  type Edit,
  everySample,
  interpolatedTo,
  noise,
  rewritten,
  shifted,
  smoothed,
  tilted,
  turned,
} from './edits.ts'
import { medianOf, outOf } from './tally.ts'
import { type Known, outcomes, type Trial } from './trial.ts'

const NM = 1e-9

/** What makes another surface of a scan. All but the last group must be found. */
export const CHANGES: Readonly<Record<string, readonly Edit[]>> = {
  'noise of 1 pm': [noise(1e-3 * NM)],
  'noise of 1 nm': [noise(NM)],
  'noise of 10 nm': [noise(10 * NM)],
  'noise of 50 nm': [noise(50 * NM)],
  'shifted by 1 sample': [shifted(1)],
  'shifted by 3 samples': [shifted(3)],
  'smoothed, 0.5 samples': [smoothed(0.5)],
  'smoothed, 1 sample': [smoothed(1)],
  'smoothed, 2 samples': [smoothed(2)],
  'half a sample aside, same pitch': [interpolatedTo(1)],
  'interpolated to 0.7 pitches': [interpolatedTo(0.7)],
  'interpolated to 1.5 pitches': [interpolatedTo(1.5)],
  'every second sample': [everySample(2)],
  'means of 2 samples': [blockMeans(2)],
  'smoothed 2, noise 50 nm, shifted 3': [smoothed(2), noise(50 * NM), shifted(3)],
  'noise 50 nm, smoothed 2': [noise(50 * NM), smoothed(2)],
  'every second sample, noise 50 nm': [everySample(2), noise(50 * NM)],
  'shifted 3, smoothed 2, every second sample, noise 50 nm': [
    shifted(3),
    smoothed(2),
    everySample(2),
    noise(50 * NM),
  ],
  'beyond: noise of 100 nm': [noise(100 * NM)],
  'beyond: left 20 % cropped': [crop(0.2, 1)],
  'beyond: tilted by 1 mrad': [tilted(1e-3)],
  'beyond: turned by 2°': [turned(2)],
}

/** Every n-th scan of these manifests. Profiles cannot be turned. */
const SETS = [
  ['striated', ['bullets'], 6],
  ['striated', ['bullets-variability', 'bullets-houstonf'], 9],
  ['impressed', ['cartridges', 'cartridges-weller', 'cartridges-baldwin'], 9],
  ['toolmark', ['toolmarks'], 58],
  ['toolmark', ['cutters'], 14],
] as const
const NAMES = ['lands', 'lands as profiles', 'breech faces', 'screwdriver marks', 'cutter marks']

/** Scans against changed copies of themselves. */
export const copies: Trial = {
  about:
    'Scans against changed copies of themselves, one scan a side: how many are warned of (near_copy) of those that are answered, and the median LR. "Beyond" is more than is promised.',
  header: ['change', ...NAMES.flatMap((name) => [`${name}: warned`, 'LR'])],
  async rows(bench, told) {
    const sets = await Promise.all(
      SETS.map(async ([domain, manifests, step]) => {
        const rows = (await bench.scans.marks(...manifests)).flatMap((mark) => mark.rows)
        return { domain, rows: rows.filter((_, i) => i % step === 0) }
      }),
    )
    for (const [title, edits] of Object.entries(CHANGES)) {
      const cells: string[] = []
      for (const [i, { domain, rows }] of sets.entries()) {
        if (
          edits.length === 1 &&
          title.includes('turned') &&
          NAMES[i] !== 'lands' &&
          domain !== 'impressed'
        ) {
          cells.push('–', '–')
          continue
        }
        const known = rows.map(
          ({ scan, units }): Known => ({
            sameSource: true,
            asked: async () => {
              const file = await bench.scans.file(scan)
              const reading = { ...AS_WRITTEN, units: units ?? AS_WRITTEN.units }
              return { domain, a: [rewritten(file, reading)], b: [rewritten(file, reading, ...edits)] }
            },
          }),
        )
        const answered = (await outcomes(bench, known)).filter(({ log10Lr }) => log10Lr !== null)
        const warned = answered.filter(({ warnings }) => warnings[0]?.code === 'near_copy')
        cells.push(
          answered.length === 0 ? '–' : outOf(warned.length, answered.length),
          medianOf(answered.map(({ log10Lr }) => 10 ** log10Lr!)),
        )
      }
      told([title, ...cells])
    }
  },
}
