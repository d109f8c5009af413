/** The first page of a report in English. Its type is what the other languages must say. */
import { numbersIn } from '../numbers.ts'

const number = numbersIn('en')

export const ENGLISH_PAGE = {
  number,
  join: (words: readonly string[]): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`,
  range: (from: string, to: string): string => `${from} to ${to}`,
  quote: (text: string): string => `“${text}”`,

  report: 'Report of a comparison',
  preview: 'research preview',
  title: (what: string, caseId: string): string =>
    caseId === '' ? `Comparison of ${what}` : `Comparison of ${what}, case ${caseId}`,
  recipeHandle: (handle: string): string => `Recipe ${handle}`,
  reportHandle: (handle: string): string => `Report ${handle}`,
  page: (number: number, of: number): string => `page ${number} of ${of}`,
  figure: 'Figure',
  inHead: { case: 'Case', report: 'Report' },
  marks: {
    striated: 'striated marks of bullets',
    impressed: 'breech face impressions of cartridge cases',
    toolmark: 'striated toolmarks',
  },
  part: { land: 'land', scan: 'scan' },

  fields: {
    laboratory: 'Laboratory',
    case: 'Case',
    reportNumber: 'Report number',
    examiner: 'Examiner',
    date: 'Date',
    exhibitA: 'Exhibit, mark A',
    exhibitB: 'Exhibit, mark B',
    exhibitQuestioned: 'Exhibit, questioned',
    exhibitKnown: 'Exhibit, known source',
  },
  notGiven: 'not given',
  seeLastSection: 'The full text is in the last section.',
  textsInFull: 'Texts in full',
  statement: 'Statement of the laboratory',
  rows: {
    markA: 'Mark A',
    markB: 'Mark B',
    questioned: 'Questioned mark (Q)',
    known: (range: string): string => `Known marks (${range})`,
    same: 'Proposition, same source',
    different: 'Proposition, different sources',
  },
  scans: (n: number): string => `${n} ${n === 1 ? 'scan' : 'scans'}`,
  knownScans: (marks: number, scans: string): string => `${marks} marks of one source, ${scans}`,

  names: {
    a: 'mark A',
    b: 'mark B',
    questioned: 'the questioned mark',
    known: (n: number): string => `known mark K${n}`,
  },
  titles: {
    a: 'Mark A',
    b: 'Mark B',
    questioned: 'Questioned mark',
    known: (n: number): string => `Known mark K${n}`,
  },
  thisComparison: 'this comparison',
  request: 'what was asked',
  scansOf: (scans: readonly string[], joined: string, mark: string): string =>
    `${scans.length === 1 ? 'scan' : 'scans'} ${joined} of ${mark}`,
  warning: (places: string, message: string): string => `Warning about ${places}: ${message}.`,

  conclusion: (verbal: string): string => `Conclusion: ${verbal}`,
  direction: { same: 'same source', different: 'different sources' },
  supportFor: (support: string, direction: string): string => `${support} for ${direction}`,
  noSupport: 'no meaningful support either way',
  directionOpen: ' (direction not resolved at the 95% level)',
  clauses: {
    twoSame: 'the two marks have the same source',
    twoDifferent: 'the two marks have different sources',
    knownSame: 'the questioned mark has the source of the known marks',
    knownDifferent: 'the questioned mark has another source',
  },
  equallyProbable: (same: string, different: string): string =>
    `The similarity found is equally probable whether ${same} or ${different}, judged by the reference named below.`,
  timesAsProbable: (times: string, one: string, other: string): string =>
    `The similarity found is about ${times} times as probable if ${one} as if ${other}, judged by the reference named below.`,
  atLimit: (one: string): string =>
    `The similarity found supports that ${one}. The number is cut at the limit of the reference named below; it is not a measured value.`,
  likelihoodRatio: (ratio: string): string => `Likelihood ratio ${ratio}`,
  atBound: (ratio: string): string => `${ratio}, the most this reference can support`,
  interval: (range: string): string => `; 95 % interval ${range}`,
  diagnosticOnly: 'diagnostic only',

  scale: {
    title: 'The likelihood ratio on the verbal scale',
    name: (name: string): string => `Verbal scale: ${name}.`,
    description: (ratio: string, verbal: string, low: string, high: string, atLimit: boolean): string =>
      `Verbal scale of likelihood ratios, from support for different sources on the left to support for same source on the right. The ratio is ${ratio}: ${verbal}. The reference supports ratios from ${low} to ${high}${atLimit ? '; the ratio stands at its limit' : ''}.`,
    different: 'Support for different sources',
    same: 'Support for same source',
    limited: (lr: string): string => `${lr}, limited by the size of the reference`,
    limit: (ratio: string): string => `limit ${ratio}`,
    caption:
      'The likelihood ratio (LR) on the verbal scale. Upright strokes: limits of the reference. Thick line: 95 % interval.',
  },
  picture: {
    twoMarks: (a: string, b: string): string => `What was compared: ${a} (left) with ${b} (right).`,
    knownMarks: (a: string, n: number, best: string): string =>
      `What was compared: ${a} (left) with ${n} known marks, of which ${best} agrees best (right).`,
    bestPart: (part: string): string => `Of each the ${part} that matches best.`,
    higher: 'Higher is lighter.',
    description: (title: string, columns: number, rows: number): string =>
      `${title}: heights as a picture of ${columns} by ${rows} points, higher is lighter.`,
  },

  refused: 'No likelihood ratio',
  refusedMeans: 'The comparison was refused. That is no evidence for or against a common source.',

  limits: 'Limits',
  checks: 'Checks, warnings and limitations',
  allChecks: (others: number, section: string): string => {
    const findings =
      others === 0
        ? 'All checks'
        : `All checks, and ${others === 1 ? 'one further warning' : `${others} further warnings`},`
    return `${findings} are in section ${section}. No check finds a wrong exhibit, a damaged mark, or a scan of a wrong place.`
  },
  limitsOfRatio: (low: string, high: string, atLimit: boolean): string =>
    atLimit
      ? `The reference supports ratios from ${low} to ${high}. This one stands at that limit, which the size of the reference sets: it is no certainty.`
      : `The reference supports ratios from ${low} to ${high}. This one lies between these limits.`,
  onePart: (note: string): string =>
    `${note} It is one part of the evidence in a case. To combine it with the rest is the task of the court.`,
  pairs: (same: number, different: number): string =>
    `${same} pairs of one source and ${different} pairs of different sources`,
  questions: (same: number, different: number): string =>
    `${same} questions whose marks have one source and ${different} whose marks have different sources, each of one mark against two known marks`,
  reference: (id: string, name: string, population: string, sources: number, vouched: string): string =>
    `Reference ${id}: ${name}. It holds ${population}, from ${sources} sources.${vouched} The number says nothing about other firearms, tools, materials or instruments.`,
  nobodyVouches: 'Nobody has said that this case belongs to its population.',
}

export type FirstPageWords = typeof ENGLISH_PAGE
