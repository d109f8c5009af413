import { AS_IN_FILE } from '../../src/marks/mark-type.ts'
import { AS_WRITTEN } from '../../src/x3p/read.ts'
import type { Asked } from './comparing.ts'
import {
  type Edit,
  editedFile,
  noise as heightNoise,
  interpolatedTo,
  rewritten,
  shifted,
  smoothed,
} from './edits.ts'
import { FACE, FACES, LAND, PROFILE, patternFile, STRIAE } from './patterns.ts'
import { everyPair, type Pair, placesOf } from './real-scans.ts'
import { type Outcome, outOf } from './tally.ts'
import { type Bench, type Known, outcomes, type Trial } from './trial.ts'

const SETS = [
  ['striated', 'bullets', 1],
  ['striated', 'bullets-variability', 1],
  ['striated', 'bullets-houstonf', 1],
  ['impressed', 'cartridges', 3],
  ['impressed', 'cartridges-weller', 12],
  ['impressed', 'cartridges-baldwin', 3],
  ['toolmark', 'toolmarks', 1500],
  ['toolmark', 'cutters', 60],
] as const
const MOST_SAME = 120 // pairs of one source of a set, evenly

/** What a refusal rests on. */
const CHECKS = {
  texture: /shows a repeating pattern/,
  handedness: /agree only when one of them is/,
  identity: /as only scans of one land do/,
} as const
type Check = keyof typeof CHECKS

const refusedBy = (check: Check, found: readonly Outcome[]): number =>
  found.filter(({ refused }) => refused !== null && CHECKS[check].test(refused)).length

const askedOf =
  (domain: string, pair: Pair): (() => Promise<Asked>) =>
  async () => ({
    domain,
    a: await pair.a.files(),
    b: await pair.b.files(),
    ...(domain === 'striated' && { places: placesOf(pair), nPlaces: 6 }),
    read: { a: pair.a.read, b: pair.b.read },
  })

/** Pairs of a set: those of one source, evenly up to a number, and every n-th other. */
async function pairsOf(bench: Bench, manifest: string, every: number): Promise<Pair[]> {
  const all = everyPair(await bench.scans.marks(manifest))
  const same = all.filter(({ sameSource }) => sameSource)
  const step = Math.ceil(same.length / MOST_SAME)
  return [
    ...same.filter((_, i) => i % step === 0),
    ...all.filter(({ sameSource }) => !sameSource).filter((_, i) => i % every === 0),
  ]
}

/** Real pairs, which none of the checks may refuse. */
export const falseAlarms: Trial = {
  about:
    'Real pairs as they are: how many are refused by the checks of texture (a repeating pattern), handedness (agreement only when one is mirrored, inverted or a cast) and identity (one land in two places), and warned of as composed. Each of them would be a false alarm.',
  header: ['', 'same source', 'different', 'texture', 'handedness', 'identity', 'composed'],
  async rows(bench, told) {
    for (const [domain, manifest, every] of SETS) {
      const pairs = await pairsOf(bench, manifest, every)
      const known = pairs.map((pair) => ({ sameSource: pair.sameSource, asked: askedOf(domain, pair) }))
      const found = await outcomes(bench, known)
      const same = pairs.filter(({ sameSource }) => sameSource).length
      const composed = found.filter(({ warnings }) => warnings.some(({ code }) => code === 'composed')).length
      told([
        manifest,
        String(same),
        String(pairs.length - same),
        ...(['texture', 'handedness', 'identity'] as const).map((check) =>
          outOf(refusedBy(check, found), found.length),
        ),
        String(composed),
      ])
    }
  },
}

const NOISES = [0.05, 0.5]

/** Patterns that no tool leaves. */
export const patterns: Trial = {
  about:
    'Repeating patterns against themselves with other noise (5 % and 50 % of the pattern): refused by the check of texture, refused otherwise, or the likelihood ratio.',
  header: [
    'pattern',
    ...['one land', 'six lands', 'toolmark', 'breech face'].flatMap((of) =>
      NOISES.map((n) => `${of}, ${100 * n} %`),
    ),
  ],
  async rows(bench, told) {
    for (const name of new Set([...Object.keys(STRIAE), ...Object.keys(FACES)])) {
      const [striae, face] = [STRIAE[name], FACES[name]]
      const cases = [
        striae && { domain: 'striated', sheet: LAND, pattern: striae, scans: 1 },
        striae && { domain: 'striated', sheet: LAND, pattern: striae, scans: 6 },
        striae && { domain: 'toolmark', sheet: PROFILE, pattern: striae, scans: 1 },
        face && { domain: 'impressed', sheet: FACE, pattern: face, scans: 1 },
      ]
      const cells: string[] = []
      for (const one of cases) {
        for (const share of NOISES) {
          if (!one) {
            cells.push('')
            continue
          }
          const { domain, sheet, pattern, scans } = one
          const files = (seed: number) =>
            Array.from({ length: scans }, (_, i) => patternFile(pattern, sheet, share, seed + i))
          const asked = async () => ({ domain, a: files(1), b: files(11) })
          const [found] = await outcomes(bench, [{ sameSource: false, asked }])
          cells.push(said(found!))
        }
      }
      told([name, ...cells])
    }
  },
}

function said({ refused, log10Lr }: Outcome): string {
  if (refused === null) return `LR ${(10 ** log10Lr!).toPrecision(2)}`
  const check = (Object.keys(CHECKS) as Check[]).find((one) => CHECKS[one].test(refused))
  return check ?? `refused: ${refused.slice(0, 40)}`
}

const inverted: Edit = ({ heights, ...rest }) => ({ heights: heights.map((z) => -z), ...rest })
const mirrored: Edit = ({ heights, nx, ...rest }) => ({
  heights: heights.map((_, i) => heights[i - (i % nx) + (nx - 1 - (i % nx))]!),
  nx,
  ...rest,
})
const narrower =
  (share: number): Edit =>
  ({ dx, dy, ...rest }) => ({ ...rest, dx: dx * (1 - share), dy: dy * (1 - share) })

const NM = 1e-9
const WAYS: Readonly<Record<string, readonly Edit[]>> = {
  'heights inverted': [inverted],
  'heights inverted, 20 nm of noise': [inverted, heightNoise(20 * NM)],
  'heights inverted, shifted by 3 samples': [inverted, shifted(3)],
  'heights inverted, smoothed by 1 sample': [inverted, smoothed(1)],
  'a cast that was not declared': [inverted, mirrored],
  'a cast that was not declared, 20 nm of noise': [inverted, mirrored, heightNoise(20 * NM)],
  'a cast that was not declared, smoothed by 1 sample': [inverted, mirrored, smoothed(1)],
  'a mirror image that was not declared': [mirrored],
  'a mirror image, 20 nm of noise': [mirrored, heightNoise(20 * NM)],
  'a mirror image, smoothed by 1 sample': [mirrored, smoothed(1)],
  ...Object.fromEntries(
    [0.005, 0.01, 0.02, 0.04, 0.06].map((share) => [`pitch ${100 * share} % too small`, [narrower(share)]]),
  ),
}
const READ_SETS = [
  ['bullets', 'striated', ['bullets', 'bullets-variability', 'bullets-houstonf'], 1],
  ['Fadul, Baldwin', 'impressed', ['cartridges', 'cartridges-baldwin'], 1],
  ['Weller', 'impressed', ['cartridges-weller'], 14],
  ['screwdrivers', 'toolmark', ['toolmarks'], 150, 'toolmark.tmarks'],
  ['cutters', 'toolmark', ['cutters'], 25, 'toolmark.cutters'],
] as const

/** Known matches whose mark B is read wrongly. */
export const wrongReadings: Trial = {
  about:
    'Pairs of one source that have an LR over 3 as they are, and the same with mark B read wrongly: refused by the check of handedness, answered under 1/3, and the median LR of those answered. Fits without the sources of the pair; toolmarks under the reference of their own data set.',
  header: ['mark B', ...READ_SETS.flatMap(([title]) => [`${title}: refused`, 'under 1/3', 'median LR'])],
  async rows(bench, told) {
    const sets = await Promise.all(
      READ_SETS.map(async ([, domain, manifests, step, reference]) => {
        const marks = await bench.scans.marks(...manifests)
        const same = everyPair(marks).filter(({ sameSource }) => sameSource)
        const pairs = same.filter((_, i) => i % step === 0)
        const asIs = await outcomes(
          bench,
          pairs.map((pair) => edited(domain, pair, [], reference)),
        )
        return { domain, reference, pairs: pairs.filter((_, i) => (asIs[i]!.log10Lr ?? 0) > Math.log10(3)) }
      }),
    )
    for (const [title, edits] of Object.entries(WAYS)) {
      const cells: string[] = []
      for (const { domain, reference, pairs } of sets) {
        const found = await outcomes(
          bench,
          pairs.map((pair) => edited(domain, pair, edits, reference)),
        )
        const answered = found.flatMap(({ log10Lr }) => log10Lr ?? []).sort((x, y) => x - y)
        const middle = answered[answered.length >> 1]
        cells.push(
          `${refusedBy('handedness', found)} of ${pairs.length}`,
          String(answered.filter((x) => x < -Math.log10(3)).length),
          middle === undefined ? '' : (10 ** middle).toPrecision(2),
        )
      }
      told([title, ...cells])
    }
  },
}

const edited = (
  domain: string,
  pair: Pair,
  edits: readonly Edit[],
  reference: string | undefined,
): Known => ({
  sameSource: true,
  async asked() {
    const asked = await askedOf(domain, pair)()
    const { files, ...read } = pair.b.read
    const b = asked.b.map((file, i) =>
      rewritten(
        file,
        { ...AS_WRITTEN, units: files[i]!.units, mask: files[i]!.mask === 'file' ? 'file' : 'none' },
        ...edits,
      ),
    )
    return {
      ...asked,
      reference,
      b,
      read: { a: pair.a.read, b: { ...read, files: files.map(() => AS_IN_FILE) } },
    }
  },
})

const ALIKE: Readonly<Record<string, readonly Edit[]>> = {
  'the same file': [],
  ...Object.fromEntries([0.001, 1, 10, 50, 100, 200].map((n) => [`noise of ${n} nm`, [heightNoise(n * NM)]])),
  ...Object.fromEntries([1, 3, 10, 30].map((n) => [`shifted by ${n} samples`, [shifted(n)]])),
  ...Object.fromEntries([0.5, 1, 2, 4].map((n) => [`smoothed by ${n} samples`, [smoothed(n)]])),
  'half a sample aside': [interpolatedTo(1)],
  'interpolated to 0.7 pitches': [interpolatedTo(0.7)],
  'interpolated to 1.5 pitches': [interpolatedTo(1.5)],
  'shifted by 10, 50 nm of noise': [shifted(10), heightNoise(50 * NM)],
  'smoothed by 2, shifted by 30, 100 nm of noise': [smoothed(2), shifted(30), heightNoise(100 * NM)],
  'turned by 180°': [({ heights, ...rest }) => ({ heights: heights.toReversed(), ...rest })],
}
const BULLETS = 6

/** One land in all places of a bullet. */
export const oneLand: Trial = {
  about:
    'Bullets of one land in all six places, each changed so with other noise, against a whole bullet of the same barrel and of another one: refused by the check of identity, and the LR of those answered.',
  header: ['change', 'same barrel: refused', 'other barrel: refused', 'LR of the others'],
  async rows(bench, told) {
    const bullets = (await bench.scans.marks('bullets'))
      .filter(({ rows }) => rows.length === 6)
      .slice(0, BULLETS)
    for (const [title, edits] of Object.entries(ALIKE)) {
      const known = bullets.flatMap((one, i) =>
        bullets
          .filter((_, k) => k !== i)
          .map((other) => ({
            sameSource: one.source === other.source,
            async asked() {
              const [land] = await one.files()
              const places = Array.from({ length: 6 }, (_, seed) =>
                editedFile(
                  land!,
                  ...edits,
                  ...(title.includes('noise') ? [heightNoise(1e-12, seed + 1)] : []),
                ),
              )
              return { domain: 'striated', a: places, b: await other.files(), nPlaces: 6 }
            },
          })),
      )
      const found = await outcomes(bench, known)
      const of = (same: boolean) => {
        const all = found.filter(({ sameSource }) => sameSource === same)
        return `${refusedBy('identity', all)} of ${all.length}`
      }
      const rest = found.flatMap(({ log10Lr }) => log10Lr ?? [])
      told([title, of(true), of(false), rest.map((x) => (10 ** x).toPrecision(2)).join(', ')])
    }
  },
}
