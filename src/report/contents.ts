import type { Handle } from '../address/canonical.ts'
import type { Answer, CalibratedAnswer, Include, RefusalAnswer } from '../compare/answer/answer.ts'
import { type PairRequest, pairOfReport } from '../compare/answer/reports.ts'
import { type Instruments, instrumentsOf, oldCalibrations } from '../compare/checks/instruments.ts'
import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import type { Rows } from '../kinds/marks/pictures.ts'
import { arealSignatureKind } from '../kinds/marks/signature.ts'
import { type ReferenceRecord, referenceKind } from '../kinds/reference.ts'
import type { Shown } from '../marks/mark-type.ts'
import type { FacePair, PairView, StriaePair } from '../marks/pair-view.ts'
import { arealPreview } from '../nodes/breech-faces/areal-pictures.ts'
import { referenceRecord } from '../nodes/calibration/reference.ts'
import type { Service } from '../service/service.ts'
import { chooseScale } from '../words/languages/scales.ts'
import { isOfKnown } from './mark-names.ts'
import type { Texts } from './texts.ts'

/** The blocks of an answer that a report shows. */
export const PRINTED: ReadonlySet<Include> = new Set(['calibration', 'features', 'perland', 'recipe'])

/** The blocks of a report that also shows the comparison under other settings. */
export const PRINTED_WITH_SENSITIVITY: ReadonlySet<Include> = new Set([...PRINTED, 'sensitivity'])

/** What a mark type says about showing its marks, as plain data. */
interface ShownMarks {
  /** The marks, as the title of the report names them. */
  readonly name: string
  readonly layout: Shown['layout']
  /** Micrometres between the samples that regions are counted in; null when they have no fixed pitch. */
  readonly regionPitchUm: number | null
  /** What one scan of a mark shows, where a mark has several. */
  readonly part: string
  /** What is measured of a mark, by its name in `Measures`. */
  readonly measures: readonly string[]
}

/** How the compared parts lie on each other, with the pictures that a document draws. */
type DrawnPair =
  | StriaePair
  | (FacePair & { readonly previews: { readonly a: Rows; readonly registered: Rows } })

/**
 * What has a document: an answer with a likelihood ratio, and the refusal of a question about several known marks, which says
 * what was found.
 */
export type PrintableAnswer = CalibratedAnswer | RefusalAnswer

export const isPrintable = (answer: Answer): answer is PrintableAnswer =>
  'refused' in answer ? isOfKnown(answer) : answer.calibrated

/** What every comparison report is made from: plain data, so that another thread can make it. */
interface AnyContents extends Texts {
  readonly answer: PrintableAnswer
  readonly marks: ShownMarks
  readonly instruments: Instruments
}

/** All that the report of a likelihood ratio is made from. */
export interface ReportContents extends AnyContents {
  /** With the blocks of `PRINTED` that its mark type has. */
  readonly answer: CalibratedAnswer & Required<Pick<CalibratedAnswer, 'calibration' | 'recipe'>>
  readonly reference: ReferenceRecord
  /** Undefined where the scores have no such view. */
  readonly pair: DrawnPair | undefined
}

/** All that the report of a refusal is made from. */
export interface RefusalContents extends AnyContents {
  readonly answer: RefusalAnswer
}

/** The contents of the report of a stored answer; one with a likelihood ratio has the blocks of `PRINTED`. */
export const contentsOf = (
  service: Service,
  session: Session,
  answer: PrintableAnswer,
  texts: Texts,
): Promise<ReportContents | RefusalContents> =>
  contentsWith(service, session, answer, textsWithLaboratory(service, texts), (asked) =>
    pairOfReport(service, session, answer.report_handle, asked).catch(withoutScans),
  )

/**
 * The texts with what the operator has set for the laboratory, where they do not say it.
 * errors  `bad-value` where there is no such verbal scale
 */
export const textsWithLaboratory = ({ settings }: Pick<Service, 'settings'>, texts: Texts): Texts => ({
  laboratory: settings.laboratory,
  calibrationDays: settings.calibrationDays,
  statement: settings.statement,
  ...texts,
  language: texts.language ?? settings.language,
  scale: chooseScale(texts.scale ?? settings.scale, settings.ownScale),
})

/** The same, of an answer that need not be stored: `pairOf` finds how two parts of its marks lie on each other. */
export async function contentsWith(
  service: Pick<Service, 'marks'>,
  session: Session,
  answer: PrintableAnswer,
  texts: Texts,
  pairOf: (asked: PairRequest) => Promise<PairView | undefined>,
): Promise<ReportContents | RefusalContents> {
  const instruments = await instrumentsOf(session, answer.provenance.input_hashes)
  const warnings = [
    ...answer.warnings.filter(({ code }) => code !== 'calibration_old'),
    ...oldCalibrations(instruments, texts.calibrationDays),
  ]
  if ('refused' in answer) {
    const marks = shownMarks(service, answer.domain, null)
    return { answer: { ...answer, warnings }, marks, instruments, ...texts }
  }
  const { calibration, recipe } = answer
  if (!calibration || !recipe) throw new TypeError('a report needs the calibration and the recipe')
  // the reference of the recipe: another one may go by its id by now
  const reference = await session.named(recipe.reference.handle, referenceKind)
  const pitch = service.marks.of(answer.domain).shown.regionPitch(recipe.scorer_config)
  return {
    answer: { ...answer, warnings, calibration, recipe },
    instruments,
    reference: await session.value(await session.evaluate(referenceRecord, {}, { reference })),
    marks: shownMarks(service, answer.domain, pitch === undefined ? null : pitch * 1e6),
    pair: await drawnPair(session, answer, pairOf),
    ...texts,
  }
}

function shownMarks(
  service: Pick<Service, 'marks'>,
  domain: string,
  regionPitchUm: number | null,
): ShownMarks {
  const { words, shown, measures } = service.marks.of(domain)
  return {
    name: words.marks,
    layout: shown.layout,
    regionPitchUm,
    part: shown.part ?? 'scan',
    measures: measures.rules.map(({ measure }) => measure),
  }
}

/** How the parts lie on each other that the attribution is of; undefined where that cannot be shown any more. */
async function drawnPair(
  session: Session,
  { provenance }: CalibratedAnswer,
  pairOf: (asked: PairRequest) => Promise<PairView | undefined>,
): Promise<DrawnPair | undefined> {
  const part = (key: string): number => (typeof provenance[key] === 'number' ? provenance[key] : 0)
  const pair = await pairOf({ a: part('best_land_a'), b: part('best_land_b'), trace: false })
  if (!pair || pair.kind === 'striae') return pair
  const rows = async (handle: Handle): Promise<Rows> => {
    const signature = await session.named(handle, arealSignatureKind)
    return (await session.value(await session.evaluate(arealPreview, {}, { signature }))).grid
  }
  const { a, b } = pair.artifacts
  return { ...pair, previews: { a: await rows(a.signature), registered: await rows(b.registered) } }
}

/** A report of which a scan is gone, or that an earlier engine gave, is printed without what only a new comparison can show. */
function withoutScans(error: unknown): undefined {
  if (!(error instanceof MarkgraphError) || error.code !== 'scan-not-kept') throw error
}
