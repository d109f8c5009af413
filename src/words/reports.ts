/** The notes, warnings and reasons of reports, in English. */

import type { Fact, Say } from './fact.ts'
import { numbersIn } from './languages/numbers.ts'
import { joinWithAnd } from './lists.ts'
import { orderExchanged } from './order-exchanged.ts'

interface Finding {
  readonly finding: Fact
}

/** A check that did not pass says what it found. */
const scope = ({ finding }: Finding, say: Say): string => say(finding)

/** Two poses at which faces agree, or a line across which the heights of one do not continue. */
type Composed =
  | { readonly first: number; readonly second: number }
  | { readonly times: number; readonly along: 'columns' | 'rows'; readonly at: number }

interface Population {
  readonly reference: string
  /** How many data sets bound the side of different sources; null where they are not what bounds it. */
  readonly data_sets: number | null
  /** Parts of the reference that can be chosen. */
  readonly parts: readonly string[]
}

function populationUnknown({ reference, data_sets: n, parts }: Population): string {
  const limit =
    n === null
      ? ''
      : ` It holds ${n} data ${n === 1 ? 'set' : 'sets'}, so the ratio for different sources goes no further than 1 to ${n + 1}: a cautious convention, not an estimated probability.`
  const ways = [
    ...(parts.length > 0
      ? [
          `choose, from the facts of the case and not from the result, the part of the reference that it belongs to (${parts.join(', ')})`,
        ]
      : []),
    'use a reference of your own laboratory',
    'compare test fires of this source among each other: they show how well it marks',
  ]
  return (
    `Nobody has said that this case belongs to the population of reference ${reference}. Marks of one source can agree as little as this when the source marks badly, ` +
    `and the reference may not have seen such a source.${limit} To learn more: ${ways.join('; or ')}.`
  )
}

/** Whether questioned and known marks are alike in something; null where nobody has said. */
type Alike = boolean | null

/** Ammunition is left out where no shot makes the marks. */
interface Shared {
  readonly ammunition?: Alike
  readonly instrument: Alike
  readonly condition: Alike
}

function unlike({ ammunition, instrument, condition }: Shared): string {
  const all: readonly (readonly [what: string, alike: Alike | undefined])[] = [
    ['ammunition', ammunition],
    ['instrument', instrument],
    ['condition of the source', condition],
  ]
  const named = (is: Alike): string =>
    joinWithAnd(all.filter(([, alike]) => alike === is).map(([what]) => what))
  const marks = 'questioned mark and the known marks'
  const open = named(null)
  const other = named(false)
  return [
    ...(other === '' ? [] : [`The ${marks} differ in ${other}`]),
    ...(open === ''
      ? []
      : [`Nobody has said that ${other === '' ? `the ${marks}` : 'they'} are alike in ${open}`]),
  ].join('. ')
}

const NOTES = {
  /** A sentence of a release that had no codes. */
  as_worded: ({ text }: { text: string }) => text,
  weight_of_evidence: () =>
    'This likelihood ratio is a weight of evidence relative to the named reference population, not a verdict on a common source, and makes no claim about the error rate of forensic examination.',
  neither: () =>
    'Where there is no likelihood ratio, neither proposition is supported. The scores of single known marks are no ratios: one mark alone does not show how well its source marks.',
  test_fires: () =>
    'Two or more test fires or test marks of the suspected source, given as known marks, would show how well it marks; the ratio would then rest on this source and less on the luck of the population.',
  absence_of_agreement: () =>
    'Support for different sources is an absence of agreement. Wear, ammunition, damage and poor marking also cause it. It excludes nothing.',
  single_land: () =>
    'one land a side was compared, which is for diagnosis only: its bounds are at most those of whole bullets, because lands of a few barrels are not more barrels; compare every land of both bullets for evidence that is meant to be reported',
}

const { threeDigits: short } = numbersIn('en')
const between = (range: readonly number[]): string => range.map(short).join(' to ')

/** Faults that somebody accepted. */
const ACCEPTED: Readonly<Record<string, string>> = {
  scan_in_two_marks: 'a scan of it is in two marks',
  near_copies: 'marks of it are nearly the same scan',
  names_alike: 'names in it can hardly be told apart',
}

/** What a check found is said by the check, in every language. */
export const SCOPE_WARNINGS = {
  scope_resolution: scope,
  scope_modality: scope,
  scope_coverage: scope,
  scope_signal: scope,
  scope_conditions: scope,
  scope_identity: scope,
  scope_order: scope,
  scope_handedness: scope,
  scope_texture: scope,
  scope_reproducibility: scope,
}

const WARNINGS = {
  ...SCOPE_WARNINGS,

  instrument_not_in_reference: ({ instrument, reference }: { instrument: string; reference: string }) =>
    `measured with ${instrument}, and reference ${reference} holds no scan of this kind of instrument`,
  calibration_old: ({
    calibrated,
    measured,
    days,
    most_days,
  }: {
    calibrated: string
    measured: string
    days: number
    most_days: number
  }) =>
    `the file says that the instrument was calibrated on ${calibrated}, ${days} days before the scan of ${measured}; this laboratory allows ${most_days}`,
  one_sided: ({ more, fewer }: { more: number; fewer: number }) =>
    `one mark has ${more} scans and the other ${fewer}: the score rests on what the smaller mark shows`,
  resolution_of_reference: ({ reference }: { reference: string }) =>
    `the pitch is held against that of reference ${reference}, not against the limits of the specification`,
  duplicate_scan: ({ mark, scan }: { mark: string; scan: number }) =>
    `it is the same scan as scan ${scan} of ${mark}; give every part of the mark once`,
  units_override: () => 'its lengths were read as micrometres, as the request says',
  mask_used: () => 'the points outside the mask of the file were left out',
  checksum_of_description: () =>
    'main.xml has another checksum than the file gives for it, so the description was changed after it was written; the checksum of the heights is checked by itself',
  replica: () => 'it was read as a cast: mirrored, with heights and depths exchanged',
  mirrored: () => 'it was read as a mirror image: turned back, with heights as they are',
  unknown_column: (of: { columns: readonly string[]; more: number; known: readonly string[] }) => {
    const names = of.columns.map((column) => JSON.stringify(column)).join(', ')
    const more = of.more > 0 ? ` and ${of.more} more` : ''
    return `nothing reads ${of.columns.length + of.more === 1 ? 'the column' : 'the columns'} ${names}${more}; a manifest may have ${joinWithAnd(of.known)}`
  },
  near_copy: ({ of }: { of: string }) =>
    `it agrees with ${of} better than two scans of one mark do: it is nearly the same scan, probably a changed copy of it (noise, a shift, smoothing, another pitch). A copy says nothing about sources, whatever the number is; give scans of two marks`,
  composed: (of: Composed) =>
    'times' in of
      ? `its heights do not continue between ${of.along} ${of.at} and ${of.at + 1}: they step ${of.times} times as much as on either side. The scan looks composed of parts. Find out how it came about before the number is used`
      : `the faces agree in ${of.first} regions where one lies on the other, and in ${of.second} further ones where it lies otherwise: one of the scans looks composed of parts. Find out how it came about before the number is used`,
  test_fire_apart: ({ of }: { of: number }) =>
    `it agrees with the other ${of} known marks much less than they do with each other; see the ratio without it, and find out why (another firearm, a damaged mark, other ammunition)`,
  copy_left_out: ({ of }: { of: string }) =>
    `it is the same scan as ${of}, or a changed copy of it, so it does not count as a mark of its own`,
  known_not_all: ({ made, used }: { made: number; used: number }) =>
    `${made} test fires or test marks were made and ${used} are given: choosing among them changes the ratio, so give all of them, or a reason for each one that is left out`,
  reproduction_unknown: (of: Shared) =>
    `${unlike(of)}. A questioned mark that reproduces worse than the known ones (${of.ammunition === undefined ? '' : 'other ammunition, '}wear, damage) agrees as little as this even when it comes from the same source. Make known marks under the conditions of the case, and say so.`,
  population_unknown: populationUnknown,
  scores_as_sent: ({ reference, n_sources }: { reference: string; n_sources: number }) =>
    `reference ${reference}: scores as sent, no scan seen. Nobody here can compute its scores again, and its bounds rest on ${n_sources} sources, the most that its smaller class can prove`,
  reference_accepted: (of: { reference: string; fault: string; reason: string }) =>
    `reference ${of.reference} was accepted although ${ACCEPTED[of.fault] ?? of.fault}. The reason given: ${of.reason}`,
  auc_below_half: ({ reference, auc }: { reference: string; auc: number }) =>
    `the same-source scores of reference ${reference} are not greater than its different-source scores on the whole (AUC ${auc.toFixed(3)}): it separates nothing, or labels were exchanged`,
  scores_elsewhere: (of: {
    reference: string
    other: string
    different: number
    usual_different: readonly number[]
    range: readonly number[]
    usual_range: readonly number[]
  }) =>
    `the scores of reference ${of.reference} lie elsewhere than those of ${of.other}, which has the same kind of score: different sources about ${short(of.different)}, there ${between(of.usual_different)}; all ${between(of.range)}, there ${between(of.usual_range)}. They may have been shifted, or come from another scorer`,
  order_exchanged: orderExchanged,
  in_reference: (of: {
    mark: string
    source: string
    reference: string
    sources: readonly string[]
    left_out: boolean
  }) => {
    return of.left_out
      ? `it is a scan of mark ${of.mark} of source ${of.source} of reference ${of.reference}; all pairs of that source are left out of the calibration`
      : `it is mark ${of.mark} of reference ${of.reference}, and its pairs could not be left out, because without ${joinWithAnd(of.sources)} too few pairs are left: this ratio is not independent`
  },
  region_found: () => 'the scan is raw: only the face of the primer is compared, as the preview shows it',
  upside_down: () =>
    'the bullets agree best with this one upside down: its lands were taken in reverse order, each turned by 180°; if both were scanned the same way up, check the scans',
  unknown_include: ({ block, blocks }: { block: string; blocks: readonly string[] }) =>
    `include has no block ${JSON.stringify(block)}; the blocks are ${blocks.join(', ')}`,
}

const REASONS = {
  scan_refused: (
    { mark, scan, finding }: { mark: string; scan: number; check: string } & Finding,
    say: Say,
  ) => `scan ${scan} of ${mark}: ${say(finding)}`,
  land_not_scorable: (
    { mark, scan, land, finding }: { mark: string; scan: number; land: number } & Finding,
    say: Say,
  ) => `scan ${scan} of ${mark} (land ${land}): ${say(finding)}`,
  leave_scans_out: (of: { mark: string; scans: number; places: readonly number[]; n_lands: number }) => {
    const [these, them] = of.scans === 1 ? ['this scan', 'it'] : ['these scans', 'them']
    return `to compare without ${these} of ${of.mark}, leave ${them} out and give ${of.mark}_lands=${of.places.join(',')} and n_lands=${of.n_lands}`
  },
  pair_refused: ({ one, other, finding }: { one: string; other: string } & Finding, say: Say) =>
    `${one} and ${other}: ${say(finding)}`,
  left_out_as_stated: ({ reason }: { reason: string }) => `the request would leave it out: ${reason}`,
  too_few_known: ({ left }: { left: number }) =>
    `${left === 1 ? 'one known mark is' : `${left} known marks are`} left that ${left === 1 ? 'is' : 'are'} not a copy of another one, and at least two are needed to show how well the source marks; give more known marks, or compare with a single one as mark_b`,
  not_together: ({ text }: { error: string; text: string }) =>
    `the marks of this source cannot be compared together: ${text}`,
  other_scorer_config: ({ reference }: { reference: string }) =>
    `the score was computed under another scorer config than reference ${reference} was built with, so no likelihood ratio can be read from it`,
}

export const REPORTS = { ...NOTES, ...WARNINGS, ...REASONS }
