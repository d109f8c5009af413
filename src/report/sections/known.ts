import { type KnownMatrix, knownMatrix, meanScore } from '../../compare/answer/known-matrix.ts'
import type { Known } from '../../kinds/marks/test-fires.ts'
import type { ScopeReport } from '../../kinds/scope.ts'
import { exp10 } from '../../numerics/elementary/exponential.ts'
import type { ReportWords } from '../../words/languages/report-words.ts'
import type { RefusalContents, ReportContents } from '../contents.ts'
import { scoreDensities } from '../figures/score-densities.ts'
import { knownMark } from '../mark-names.ts'
import { knownScores } from '../matrices.ts'
import type { Flow } from '../pdf/flow.ts'
import { TEXT_WIDTH } from '../pdf/layout.ts'
import { upperFirst } from '../pdf/upper-first.ts'

const FIGURE_HEIGHT = 170
const MIN_HEIGHT = 110

const nameOf = (index: number): string => knownMark(index).short

/** The section on the known marks of a question: how they agree, what each scored by itself, and what is said of them. */
export function knownSection(
  page: Flow,
  contents: ReportContents | RefusalContents,
  words: ReportWords,
): void {
  const { known } = contents.answer
  if (!known) return
  const given = contents.answer.provenance.input_hashes.known!
  const matrix = knownMatrix(known, given.length)
  const { known: said } = words.sections
  page.heading(said.heading)
  page.lead(said.lead(known.n))
  page.facts([...agreementFacts(known, contents.answer.scope.pair, words), ...statedFacts(known, words)])
  page.figures([knownScores(known, matrix, words)], said.matrix)
  page.table(
    [
      { title: said.mark, share: 0.2 },
      { title: said.withQuestioned, share: 0.4, align: 'end' },
      { title: said.withKnown, share: 0.4, align: 'end' },
    ],
    given.map((_, i) => scoresOf(matrix, i + 1, words)),
    said.alone,
  )
  if (known.without.length > 0) secondLines(page, known, words)
  if ('reference' in contents) densities(page, contents, words)
}

function agreementFacts(
  { agreement, chance, scores }: Known,
  { checks }: ScopeReport,
  { number: { fourDigits }, sections: { known: said } }: ReportWords,
) {
  const needed = checks.find(({ name }) => name === 'reproducibility')?.threshold
  const least = needed === undefined ? '' : said.least(fourDigits(needed))
  return [
    { name: said.among, value: `${said.average(fourDigits(agreement))}${least}` },
    { name: said.questioned, value: said.average(fourDigits(meanScore(scores))) },
    ...(chance
      ? [{ name: said.chance, value: said.byChance(fourDigits(chance.mean), fourDigits(chance.sd)) }]
      : []),
  ]
}

/** What the request says about the known marks, and that it says nothing. */
function statedFacts({ stated, left_out }: Known, { sections: { known: said } }: ReportWords) {
  const { ammunition_alike, instrument_alike, condition_alike, made, used } = stated
  return [
    {
      name: said.testMarks,
      value: said.made(made, used),
    },
    {
      name: said.alike,
      value: [
        said.ammunition(said.isAlike(ammunition_alike)),
        said.instrument(said.isAlike(instrument_alike)),
        said.condition(said.isAlike(condition_alike)),
      ],
    },
    ...(left_out.length > 0
      ? [{ name: said.leftOut, value: left_out.map(({ index, reason }) => `${nameOf(index)}: ${reason}`) }]
      : []),
    ...(stated.left_out.length > 0
      ? [
          {
            name: said.wouldLeaveOut,
            value: stated.left_out.map(({ index, reason }) => `${nameOf(index)}: ${reason}`),
          },
        ]
      : []),
  ]
}

function scoresOf(
  { counted, rows }: KnownMatrix,
  index: number,
  { number: { fourDigits }, sections }: ReportWords,
): string[] {
  const place = counted.indexOf(index)
  if (place < 0) return [nameOf(index), sections.known.notCounted, '–']
  return [nameOf(index), fourDigits(rows[0]![place]!), fourDigits(meanScore(rows[place + 1]!))]
}

function secondLines(
  page: Flow,
  { without }: Known,
  { number, sections: { known: said, logRatio } }: ReportWords,
): void {
  page.table(
    [
      { title: said.without, share: 0.1 },
      { title: said.ratio, share: 0.24 },
      { title: logRatio, share: 0.12, align: 'end' },
      { title: said.why, share: 0.54 },
    ],
    without.map(({ index, log10_lr, reason }) => [
      nameOf(index),
      log10_lr === null ? said.none : number.likelihoodRatio(exp10(log10_lr)),
      log10_lr === null ? '–' : number.signed(log10_lr, 3),
      upperFirst(reason),
    ]),
    said.oneLess,
  )
}

function densities(page: Flow, { answer }: ReportContents, words: ReportWords): void {
  const { densities: found } = answer.calibration
  if (!found) return
  const data = { ...found, own: answer.score, scoreName: words.sections.scoreOf(answer.score_kind) }
  page.fitted(
    MIN_HEIGHT,
    FIGURE_HEIGHT,
    (height) => [scoreDensities(data, TEXT_WIDTH, height, words)],
    words.sections.known.densities,
  )
}
