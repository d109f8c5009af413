/** What the checks of a scan and of a pair find, in English. */
import { numbersIn } from './languages/numbers.ts'
import { measureWords } from './measures.ts'

const { threeDigits: short, percent } = numbersIn('en')

/** The band that the marks of a reference are brought to, and the pitch that it needs. */
export interface Band {
  readonly pitch_um: number
  readonly reference_pitch_um: number
  readonly reference_lambda_s_um: number
  readonly reference_lambda_c_um: number
}

function brought({
  pitch_um,
  reference_pitch_um: needed,
  reference_lambda_s_um: from,
  reference_lambda_c_um: to,
}: Band): string {
  const band = `the reference's band of ${from}–${to} µm`
  return pitch_um > needed
    ? `it cannot be brought to the pitch of ${needed} µm that ${band} needs`
    : `it can be brought to ${band}, which needs ${needed} µm, where the resolution of the reference is accepted`
}

interface ByReference {
  readonly pitch_um: number
  readonly limit_um: number
  readonly reference_pitch_um: number
}

const TEXTURES = { striated: 'striated', areal: 'areal (impressed)' } as const
type Texture = keyof typeof TEXTURES

export interface ToRange {
  readonly data_set: string
  readonly outside: readonly {
    readonly measure: string
    readonly value: number
    readonly low: number
    readonly high: number
  }[]
}

const parts = ({ data_set, outside }: ToRange): string =>
  outside
    .map(({ measure, value, low, high }) => {
      const { words, unit } = measureWords(measure)
      const after = unit === '' ? '' : ` ${unit}`
      return `${words} ${short(value)}${after}, where data set ${data_set} has ${short(low)} to ${short(high)}${after}`
    })
    .join('; ')

export interface OtherWay {
  readonly agreement: number
  readonly as_read: number
}
const otherWay = (way: string, { agreement, as_read }: OtherWay): string =>
  `the marks agree only when one of them is ${way}: then ${short(agreement)} times as well as marks of different sources do at most, and as they were read ${short(Math.max(0, as_read))} times`

const measured = ({ measured_share }: { readonly measured_share: number }): string =>
  `${percent(measured_share)} of the points are measured`

const relief = ({ rms_nm }: { readonly rms_nm: number }): string =>
  `the whole scan has an rms height of ${rms_nm} nm in the roughness band`

const averaged = ({ share }: { readonly share: number }): string =>
  `averaging along lines leaves ${share} of the variance`

const regions = (n: number): string => `${n} ${n === 1 ? 'region' : 'regions'}`

interface ReproducibilityFound {
  readonly agreement: number
  readonly chance: number
  readonly needed: number
}

const better = ({ contrast }: { readonly contrast: number }): string =>
  `the bullets fit better by ${contrast.toFixed(3)} of contrast`

export const CHECKS = {
  within_domain: () => 'within the validated domain',

  pitch_resolves: ({ pitch_um }: { pitch_um: number }) => `pitch ${pitch_um} µm resolves the roughness band`,
  pitch_coarse: (of: Band & { limit_um: number }) =>
    `pitch ${of.pitch_um} µm is coarser than the ${of.limit_um} µm that resolve the 4 µm short cutoff; ${brought(of)}`,
  pitch_too_coarse: (of: Band & { limit_um: number }) =>
    `pitch ${of.pitch_um} µm is coarser than ${of.limit_um} µm; ${brought(of)}`,
  pitch_as_reference: ({ pitch_um, reference_pitch_um }: Omit<ByReference, 'limit_um'>) =>
    `pitch ${pitch_um} µm is not coarser than the scans of the reference, ${reference_pitch_um} µm`,
  pitch_coarser_than_reference: ({ pitch_um, reference_pitch_um }: Omit<ByReference, 'limit_um'>) =>
    `pitch ${pitch_um} µm is coarser than the scans of the reference, ${reference_pitch_um} µm`,
  pitch_too_far_from_reference: ({ pitch_um, limit_um, reference_pitch_um }: ByReference) =>
    `pitch ${pitch_um} µm is coarser than ${limit_um} µm, too far from the scans of the reference, ${reference_pitch_um} µm`,

  texture_expected: (of: { share: number; expected: Texture }) =>
    `${averaged(of)}, as in ${TEXTURES[of.expected]} texture`,
  texture_open: (of: { share: number; expected: Texture }) =>
    `${averaged(of)}; that leaves open whether the texture is ${TEXTURES[of.expected]}`,
  texture_unexpected: (of: { share: number; found: Texture; expected: Texture; domain: string }) =>
    `${averaged(of)}, as in ${TEXTURES[of.found]} texture, but domain ${of.domain} expects ${TEXTURES[of.expected]} texture`,

  coverage_enough: (of: { measured_share: number }) => measured(of),
  coverage_low: (of: { measured_share: number; limit_share: number }) =>
    `${measured(of)}, under ${percent(of.limit_share)}`,

  coverage_as_reference: (of: { measured_share: number; reference_share: number }) =>
    `${measured(of)}; the scans of the reference have ${percent(of.reference_share)} or more`,
  coverage_under_reference: (of: { measured_share: number; limit_share: number; reference_share: number }) =>
    `${measured(of)}, under ${percent(of.limit_share)}: the scans of the reference have ${percent(of.reference_share)} or more`,

  signal_enough: (of: { rms_nm: number }) => relief(of),
  signal_low: (of: { rms_nm: number; limit_nm: number }) => `${relief(of)}, under ${of.limit_nm} nm`,

  conditions_like: ({ data_set }: { data_set: string }) =>
    `the measures of the scan are like those of data set ${data_set}; make, ammunition and instrument are not compared, because no scan shows them`,
  conditions_at_edge: (of: ToRange) => `the scan lies at the edge of what the reference covers: ${parts(of)}`,
  conditions_outside: (of: ToRange) => `the scan is not like the marks of the reference: ${parts(of)}`,
  conditions_not_stated: ({ reference }: { reference: string }) =>
    `reference ${reference} does not state what its marks are like, so nothing tells whether it covers this scan`,
  conditions_not_asked: () => 'no reference was asked',

  scans_differ: () => 'the two marks have no scan in common',
  scans_on_both_sides: ({ scans }: { scans: number }) =>
    `${scans === 1 ? 'one scan is' : `${scans} scans are`} on both sides; give two different marks`,

  order_fits: () =>
    'neither the lands of one bullet in reverse order nor each of them turned by 180° fit better than as they were given',
  order_exchange_fits_better: () =>
    'two lands exchanged, or one in another place, fit better than the lands of one bullet in reverse order or turned',
  order_open: () =>
    'no arrangement of the lands fits as lands of one barrel do, so that nothing speaks for another order',
  order_reversed: (of: { contrast: number }) =>
    `${better(of)} when the lands of one of them are taken in reverse order; give the lands of both bullets in one direction of turning`,
  lands_turned: (of: { contrast: number }) =>
    `${better(of)} when every land of one of them is turned by 180°; scan both bullets the same way up, or reverse the order of its lands too`,

  agree_as_read: (_of: { agreement: number }) =>
    'the marks agree as they were read, so that no other way to read them was tried',
  no_other_way_fits: (_of: OtherWay) =>
    'when one of the marks is mirrored, has its heights upside down, or both, they agree no better than marks of different sources do',
  agree_only_mirrored: (of: OtherWay) =>
    `${otherWay('mirrored', of)}. If one instrument exports mirror images, or one profile was scanned the other way round, say that the mark that it scanned is mirrored`,
  agree_only_inverted: (of: OtherWay) =>
    `${otherWay('turned upside down, heights for depths', of)}. One of the files has its heights with the wrong sign; export that scan again`,
  agree_only_cast: (of: OtherWay) =>
    `${otherWay('read as a cast, mirrored and with heights for depths', of)}. If one of the scans shows a cast, say that this mark is a cast`,

  pattern_not_repeated: (_agreements: { mark_a: readonly number[]; mark_b: readonly number[] }) =>
    'neither mark agrees with itself when it is shifted or turned, as a repeating pattern does',
  pattern_repeats: (of: { mark: string; by: 'shifted' | 'turned'; agreement: number; most: number }) =>
    `${of.mark} agrees with itself by ${short(of.agreement)} when it is ${of.by}; no mark known here exceeds ${of.most}. It shows a repeating pattern, which agrees with every other one of its period; compare a mark without it`,

  lands_differ: () => 'no two lands of one mark agree as scans of one land do',
  lands_alike: (of: { mark: string; one: number; other: number; agreement: number }) =>
    `scans ${of.one} and ${of.other} of ${of.mark} agree by ${short(of.agreement)}, as only scans of one land do; give every land once`,

  test_fires_agree: (of: ReproducibilityFound) =>
    `the known marks agree with each other by ${short(of.agreement)} on average, where marks of different sources agree by ${short(of.chance)}`,
  test_fires_not_beyond_chance: (of: ReproducibilityFound) =>
    `the known marks agree with each other hardly better than marks of different sources do (by ${short(of.agreement)} on average; different sources agree by ${short(of.chance)}, and at least ${short(of.needed)} is needed), so nothing shows what a mark of this source looks like; this speaks neither for nor against a common source. More known marks, or ones that show more (other ammunition, a cleaned barrel), may help`,

  regions_enough: (of: { regions: number }) => `the marks can be compared in ${regions(of.regions)}`,
  regions_too_few: (of: { regions: number; needed: number }) =>
    `the marks can be compared in ${regions(of.regions)} only, where they agree best; at least ${of.needed} are needed`,
}
