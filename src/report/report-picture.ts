import { knownMatrix } from '../compare/answer/known-matrix.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import { ENGLISH } from '../words/languages/report-words.ts'
import type { RefusalContents, ReportContents } from './contents.ts'
import type { Scene } from './figures/scene.ts'
import { joinScenes } from './figures/scene-raster.ts'
import { markPictures } from './mark-pictures.ts'
import { knownScores, partsMatrix } from './matrices.ts'

const WIDTH = 420 // points
const STRIAE_HEIGHT = 150
const GAP = 14

/** What of a report is shown as a picture. */
export const SHOWN = ['marks', 'matrix'] as const

/**
 * Both marks with the regions that agree, or the scores of their parts or of several known marks, in one scene.
 * errors  `bad-value` where the report has no such picture
 */
export function reportPicture(
  contents: ReportContents | RefusalContents,
  shown: (typeof SHOWN)[number],
): Scene {
  const { answer } = contents
  if (shown === 'matrix') {
    if (answer.known) {
      const marks = answer.provenance.input_hashes.known!.length
      return knownScores(answer.known, knownMatrix(answer.known, marks), ENGLISH)
    }
    if ('reference' in contents && contents.answer.features) {
      return partsMatrix(contents, contents.answer.features, ENGLISH)
    }
    throw new MarkgraphError(
      'bad-value',
      phrase(
        'show: this report has no matrix, because one part of each mark was compared; marks shows the two',
      ),
    )
  }
  if (!('reference' in contents)) {
    throw new MarkgraphError(
      'bad-value',
      phrase('show: a refusal has no regions that agree; matrix has the scores of the known marks'),
    )
  }
  const isMap = contents.marks.layout !== 'striae'
  const height = isMap ? WIDTH / 2 + 34 : STRIAE_HEIGHT
  const pictures = markPictures(contents, { width: WIDTH, height, framed: true }, ENGLISH)
  return joinScenes(pictures, isMap, GAP)
}
