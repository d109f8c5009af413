import type { CalibratedAnswer, Include } from '../composition/answer.ts'
import type { Service } from '../composition/service.ts'
import type { Session } from '../graph/session.ts'
import { type ReferenceRecord, referenceKind } from '../kinds/reference.ts'
import type { Shown } from '../marks/mark-type.ts'
import { referenceRecord } from '../nodes/reference.ts'

/** The blocks of an answer that a report shows. */
export const PRINTED: ReadonlySet<Include> = new Set(['calibration', 'features', 'perland', 'recipe'])

/** The blocks of a report that also shows the comparison under other settings. */
export const PRINTED_WITH_SENSITIVITY: ReadonlySet<Include> = new Set([...PRINTED, 'sensitivity'])

/** What a mark type says about showing its marks, as plain data. */
export interface ShownMarks {
  /** The marks, as the title of the report names them. */
  readonly name: string
  readonly layout: Shown['layout']
  /** Micrometres between the samples that regions are counted in; null when they have no fixed pitch. */
  readonly regionPitchUm: number | null
  /** What one scan of a mark shows, where a mark has several. */
  readonly part: string
}

/** What somebody writes on a report: any text at all. */
export interface Texts {
  readonly caseId: string
  readonly examiner: string
}

/** All that a comparison report is made from: plain data, so that another thread can make it. */
export interface ReportContents extends Texts {
  /** With the blocks of `PRINTED` that its mark type has. */
  readonly answer: CalibratedAnswer & Required<Pick<CalibratedAnswer, 'calibration' | 'recipe'>>
  readonly reference: ReferenceRecord
  readonly marks: ShownMarks
}

/** The contents of the report of an answer that has the blocks of `PRINTED`. */
export async function contentsOf(
  { marks }: Pick<Service, 'marks'>,
  session: Session,
  answer: CalibratedAnswer,
  texts: Texts,
): Promise<ReportContents> {
  const { calibration, recipe } = answer
  if (!calibration || !recipe) throw new TypeError('a report needs the calibration and the recipe')
  const { words, shown } = marks.of(answer.domain)
  // the reference of the recipe: another one may go by its id by now
  const reference = await session.named(recipe.reference.handle, referenceKind)
  const pitch = shown.regionPitch(recipe.scorer_config)
  return {
    answer: { ...answer, calibration, recipe },
    reference: await session.value(await session.evaluate(referenceRecord, {}, { reference })),
    marks: {
      name: words.marks,
      layout: shown.layout,
      regionPitchUm: pitch === undefined ? null : pitch * 1e6,
      part: shown.part ?? 'scan',
    },
    caseId: texts.caseId,
    examiner: texts.examiner,
  }
}
