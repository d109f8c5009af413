import { z } from 'zod'
import { canonicalJson } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import { readTexts, type Texts } from '../../report/texts.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import { LANGUAGES } from '../../words/languages/language.ts'
import { scaleSchema } from '../../words/languages/own-scale.ts'

const schema = z.strictObject({
  /** The release that printed. */
  engine_version: z.string(),
  laboratory: z.string(),
  calibration_days: z.number().int().nullable(),
  case_id: z.string(),
  report_number: z.string(),
  examiner: z.string(),
  date: z.string(),
  exhibit_a: z.string(),
  exhibit_b: z.string(),
  signatures: z.array(z.string()),
  /** Files of earlier releases do not have these three. */
  language: z.enum(LANGUAGES).default('en'),
  scale: scaleSchema.default('specification'),
  statement: z.string().default(''),
  /** References beside that of the report that the document reads scores on: their handles by id. */
  references: z.record(z.string(), z.string()),
})

/** `print.json`: what it takes, beside the report, to print its document again. */
export type PrintFile = z.infer<typeof schema>

export const printFileOf = (texts: Texts, references: PrintFile['references']): PrintFile => ({
  engine_version: ENGINE_VERSION,
  laboratory: texts.laboratory ?? '',
  calibration_days: texts.calibrationDays ?? null,
  case_id: texts.caseId,
  report_number: texts.reportNumber ?? '',
  examiner: texts.examiner,
  date: texts.date ?? '',
  exhibit_a: texts.exhibitA ?? '',
  exhibit_b: texts.exhibitB ?? '',
  signatures: [...(texts.signatures ?? [])],
  language: texts.language ?? 'en',
  scale: scaleSchema.parse(texts.scale ?? 'specification'),
  statement: texts.statement ?? '',
  references,
})

export const printedTexts = ({ laboratory, calibration_days, statement, ...fields }: PrintFile): Texts => ({
  ...readTexts(fields),
  laboratory,
  calibrationDays: calibration_days ?? undefined,
  statement,
})

export const encodePrintFile = (print: PrintFile): Uint8Array =>
  new TextEncoder().encode(canonicalJson(print))

/** Error `damaged`: these bytes are no such file. */
export function readPrintFile(bytes: Uint8Array): PrintFile {
  const { data } = schema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
  if (data) return data
  throw new MarkgraphError('damaged', 'print.json does not say what report.pdf was printed with')
}
