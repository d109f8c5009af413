import type { KnownMatrix } from '../compare/answer/known-matrix.ts'
import type { Features } from '../kinds/marks/agreement.ts'
import type { Known } from '../kinds/marks/test-fires.ts'
import type { ReportWords } from '../words/languages/report-words.ts'
import type { ReportContents } from './contents.ts'
import { matrixFigure } from './figures/matrix.ts'
import type { Scene } from './figures/scene.ts'
import { knownMark, markNames } from './mark-names.ts'
import { partName, scanPlaces } from './mark-pictures.ts'

const BEYOND_CHANCE = 10 // deviations of chance that get the darkest colour, at least

const nameOf = (index: number): string => knownMark(index).short

/** Correlations of the parts of one mark with those of the other; framed are those that make the score. */
export function partsMatrix(contents: ReportContents, features: Features, words: ReportWords): Scene {
  const { land_ccf_matrix, diagonal } = features
  const { marks: said } = words.sections
  const { decimal } = words.number
  const part = partName(contents.marks.part, words)
  const places = scanPlaces(contents)
  const { a, b } = markNames(contents.answer, words)
  const named = (place: number | undefined): string => `${part} ${place}`
  return matrixFigure({
    values: land_ccf_matrix,
    rowNames: places.a.map(named),
    columnNames: places.b.map(named),
    rowTitle: a.words,
    columnTitle: b.words,
    framed: diagonal,
    title: said.matrixTitle(part, a.short, b.short),
    description: said.matrixText(
      places.a.length,
      places.b.length,
      diagonal.map(([i, j]) => decimal(land_ccf_matrix[i]![j]!.toFixed(2))).join(', '),
    ),
    decimal,
  })
}

/** Scores of the questioned mark and of every known mark with every known mark that counts; white is chance. */
export function knownScores(
  { scores, scores_among, best, chance }: Known,
  { counted, rows }: KnownMatrix,
  { number: { decimal, fourDigits }, sections: { known: said } }: ReportWords,
): Scene {
  const found = [...scores, ...scores_among.map(([, , score]) => score)]
  const white = chance?.mean ?? 0
  const dark = Math.max(...found, white + BEYOND_CHANCE * (chance?.sd ?? 0))
  const names = counted.map(nameOf)
  return matrixFigure({
    values: rows,
    rowNames: ['Q', ...names],
    columnNames: names,
    rowTitle: '',
    columnTitle: said.columns,
    range: [white, dark],
    decimals: dark >= 10 ? 1 : 2,
    framed: [[0, counted.indexOf(best)]],
    title: said.matrixTitle,
    description: said.matrixText(
      names.map((name, i) => `${name} ${fourDigits(scores[i]!)}`).join(', '),
      scores_among.map(([i, j, score]) => said.pairScore(nameOf(i), nameOf(j), fourDigits(score))).join(', '),
    ),
    decimal,
  })
}
