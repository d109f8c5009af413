import { type KnownMatrix, knownMatrix, meanScore } from '../../compare/answer/known-matrix.ts'
import type { Known } from '../../kinds/marks/test-fires.ts'
import type { ScopeReport } from '../../kinds/scope.ts'
import { exp10 } from '../../numerics/elementary/exponential.ts'
import type { RefusalContents, ReportContents } from '../contents.ts'
import { matrixFigure } from '../figures/matrix.ts'
import type { Scene } from '../figures/scene.ts'
import { scoreDensities } from '../figures/score-densities.ts'
import { knownMark } from '../mark-names.ts'
import { fourDigits, likelihoodRatio, signed } from '../numbers.ts'
import type { Flow } from '../pdf/flow.ts'
import { TEXT_WIDTH } from '../pdf/layout.ts'
import { upperFirst } from '../pdf/upper-first.ts'

const FIGURE_HEIGHT = 170
const MIN_HEIGHT = 110

const BEYOND_CHANCE = 10 // deviations of chance that get the darkest colour, at least

const nameOf = (index: number): string => knownMark(index).short

/** The section on the known marks of a question: how they agree, what each scored by itself, and what is said of them. */
export function knownSection(page: Flow, contents: ReportContents | RefusalContents): void {
  const { known } = contents.answer
  if (!known) return
  const given = contents.answer.provenance.input_hashes.known!
  const matrix = knownMatrix(known, given.length)
  page.heading('The known marks')
  page.lead(
    `The questioned mark (Q) was compared with ${known.n} known marks of one source (K1, K2 and so on, in the order of the request), and these were compared with each other. How well they agree with each other shows how well this source marks.`,
  )
  page.facts([...agreementFacts(known, contents.answer.scope.pair), ...statedFacts(known)])
  page.figures(
    [scoreMatrix(known, matrix)],
    'The score of every two marks. Darker cells agree better; white is chance.',
  )
  page.table(
    [
      { title: 'Known mark', share: 0.2 },
      { title: 'Score with the questioned mark', share: 0.4, align: 'end' },
      { title: 'Mean score with the other known marks', share: 0.4, align: 'end' },
    ],
    given.map((_, i) => scoresOf(matrix, i + 1)),
    'What each known mark scored by itself. One known mark alone gives no likelihood ratio: it does not show how well its source marks.',
  )
  if (known.without.length > 0) secondLines(page, known)
  if ('reference' in contents) densities(page, contents)
}

function agreementFacts({ agreement, chance, scores }: Known, { checks }: ScopeReport) {
  const needed = checks.find(({ name }) => name === 'reproducibility')?.threshold
  const least = needed === undefined ? '' : `; a likelihood ratio needs at least ${fourDigits(needed)}`
  return [
    { name: 'Known with known', value: `${fourDigits(agreement)} on average${least}` },
    { name: 'Questioned with known', value: `${fourDigits(meanScore(scores))} on average` },
    ...(chance
      ? [
          {
            name: 'Chance',
            value: `${fourDigits(chance.mean)} on average between marks of different sources, with a standard deviation of ${fourDigits(chance.sd)}`,
          },
        ]
      : []),
  ]
}

/** What the request says about the known marks; `not stated` where it says nothing. */
function statedFacts({ stated, left_out }: Known) {
  const { ammunition_alike, instrument_alike, condition_alike, made, used } = stated
  const alike = (one: boolean | null): string => (one === null ? 'not stated' : one ? 'yes' : 'no')
  return [
    {
      name: 'Test fires or test marks',
      value: made === null ? `number made not stated, ${used} used` : `${made} made, ${used} used`,
    },
    {
      name: 'Alike on both sides',
      value: [
        `Ammunition: ${alike(ammunition_alike)}`,
        `Instrument: ${alike(instrument_alike)}`,
        `Condition of the source: ${alike(condition_alike)}`,
      ],
    },
    ...(left_out.length > 0
      ? [{ name: 'Left out', value: left_out.map(({ index, reason }) => `${nameOf(index)}: ${reason}`) }]
      : []),
    ...(stated.left_out.length > 0
      ? [
          {
            name: 'The request would leave out',
            value: stated.left_out.map(({ index, reason }) => `${nameOf(index)}: ${reason}`),
          },
        ]
      : []),
  ]
}

/** Scores of the questioned mark and of every known mark with every known mark that counts; white is chance. */
function scoreMatrix({ scores, scores_among, best, chance }: Known, { counted, rows }: KnownMatrix): Scene {
  const found = [...scores, ...scores_among.map(([, , score]) => score)]
  const white = chance?.mean ?? 0
  const dark = Math.max(...found, white + BEYOND_CHANCE * (chance?.sd ?? 0))
  const names = counted.map(nameOf)
  return matrixFigure({
    values: rows,
    rowNames: ['Q', ...names],
    columnNames: names,
    rowTitle: '',
    columnTitle: 'known marks',
    range: [white, dark],
    decimals: dark >= 10 ? 1 : 2,
    framed: [[0, counted.indexOf(best)]],
    title: 'Scores of the questioned mark and the known marks',
    description: `Matrix of scores. The questioned mark with ${names.map((name, i) => `${name} ${fourDigits(scores[i]!)}`).join(', ')}; among the known marks ${scores_among.map(([i, j, score]) => `${nameOf(i)} with ${nameOf(j)} ${fourDigits(score)}`).join(', ')}. The frame is around the known mark that agrees best with the questioned one.`,
  })
}

function scoresOf({ counted, rows }: KnownMatrix, index: number): string[] {
  const place = counted.indexOf(index)
  if (place < 0) return [nameOf(index), 'does not count', '–']
  return [nameOf(index), fourDigits(rows[0]![place]!), fourDigits(meanScore(rows[place + 1]!))]
}

function secondLines(page: Flow, { without }: Known): void {
  page.table(
    [
      { title: 'Without', share: 0.1 },
      { title: 'Likelihood ratio', share: 0.24 },
      { title: 'log10 LR', share: 0.12, align: 'end' },
      { title: 'Why', share: 0.54 },
    ],
    without.map(({ index, log10_lr, reason }) => [
      nameOf(index),
      log10_lr === null ? 'none: the others agree no better than chance' : likelihoodRatio(exp10(log10_lr)),
      log10_lr === null ? '–' : signed(log10_lr, 3),
      upperFirst(reason),
    ]),
    'The result is the number with all known marks. This is the number with one known mark less, for comparison.',
  )
}

function densities(page: Flow, { answer }: ReportContents): void {
  const { densities: found } = answer.calibration
  if (!found) return
  const data = { ...found, own: answer.score, scoreName: `score (${answer.score_kind})` }
  page.fitted(
    MIN_HEIGHT,
    FIGURE_HEIGHT,
    (height) => [scoreDensities(data, TEXT_WIDTH, height)],
    'How probable a score is if the questioned mark has the source of the known marks, and if it has another source. The ratio of both at the score is the likelihood ratio before the bounds of the reference.',
  )
}
