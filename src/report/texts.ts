import type { Language } from '../words/languages/language.ts'
import type { ScaleChoice } from '../words/languages/scales.ts'

/** The most names that get a line to sign on. */
export const MAX_SIGNATURES = 6

/** What somebody writes on a report: any text at all. Empty text is left out. */
export interface Texts {
  readonly caseId: string
  /** Name and address of the laboratory. Default: those that the operator has set. */
  readonly laboratory?: string
  /** Days within which a calibration should lie before a scan: see `MARKGRAPH_CALIBRATION_DAYS`. */
  readonly calibrationDays?: number | undefined
  /** What the laboratory calls the report. */
  readonly reportNumber?: string
  readonly examiner: string
  readonly date?: string
  /** What the case calls the two marks; of several known marks `exhibitB` is what it calls their source. */
  readonly exhibitA?: string
  readonly exhibitB?: string
  /** Who signs: each gets a line. */
  readonly signatures?: readonly string[]
  /** Default: the one that the operator has set, else English. */
  readonly language?: Language | undefined
  /** Default: the one that the operator has set, else that of the specification. */
  readonly scale?: ScaleChoice | undefined
  /** What the laboratory declares on every report, as it is to be printed. */
  readonly statement?: string | undefined
}

export const NO_TEXTS: Texts = { caseId: '', examiner: '' }

/** The same as the fields of a request and of `print.json` have it. */
interface TextFields {
  readonly case_id?: string | undefined
  readonly report_number?: string | undefined
  readonly examiner?: string | undefined
  readonly date?: string | undefined
  readonly exhibit_a?: string | undefined
  readonly exhibit_b?: string | undefined
  readonly signatures?: readonly string[] | undefined
  readonly language?: Language | undefined
  readonly scale?: ScaleChoice | undefined
}

export const readTexts = ({
  case_id: caseId = '',
  report_number: reportNumber = '',
  examiner = '',
  date = '',
  exhibit_a: exhibitA = '',
  exhibit_b: exhibitB = '',
  signatures = [],
  language,
  scale,
}: TextFields): Texts => ({
  caseId,
  reportNumber,
  examiner,
  date,
  exhibitA,
  exhibitB,
  signatures,
  language,
  scale,
})
