import { populationText } from '../../compare/answer/wording.ts'
import type { ReportWords } from '../../words/languages/report-words.ts'
import type { ReportContents } from '../contents.ts'
import { scoreHistogram } from '../figures/score-histogram.ts'
import { tippettPlot } from '../figures/tippett.ts'
import type { Flow } from '../pdf/flow.ts'
import { TEXT_WIDTH } from '../pdf/layout.ts'

const FIGURE_HEIGHT = 185
const MIN_HEIGHT = 110

/** How one data set fares with the calibration on the others. */
function leftOutText(
  one: ReportContents['answer']['reference']['left_out_diagnostics'][number],
  { number, sections: { reference: said } }: ReportWords,
): string {
  const cost =
    one.cllr === null
      ? said.noCost(one.n_km === 0 || one.n_knm === 0)
      : `Cllr ${number.decimal(one.cllr.toFixed(2))}`
  const answered = one.answered == null ? '' : said.answered(one.answered)
  const count = (n: number | null | undefined): string => String(n ?? '–')
  return `${said.leftOutSet({
    set: one.data_set,
    cost,
    km: one.n_km,
    under: count(one.km_under_third),
    knm: one.n_knm,
    over: count(one.knm_over_three),
  })}${answered}`
}

/** The section on the reference population: its size, its cost, and where this score lies among its scores. */
export function referenceSection(
  page: Flow,
  { answer, reference }: ReportContents,
  words: ReportWords,
): void {
  const { name, id, diagnostics_protocol, datasets, cluster_scheme } = reference
  // those of the calibration that this LR comes from, which may leave sources out
  const { n_km, n_knm, cllr, cllr_min, auc, left_out, left_out_diagnostics, population } = answer.reference
  const { km_knm_hist, tippett } = answer.calibration
  const { scoreOf, scorerConfigHash, reference: said } = words.sections
  const figure = (value: number): string => words.number.decimal(value.toFixed(4))
  const size = answer.known ? said.questions(populationText(answer, words)) : said.pairs(n_km, n_knm)
  page.heading(said.heading)
  page.facts([
    { name: said.name, value: `${name} (${id})` },
    { name: said.size, value: said.sources(size, answer.n_sources, cluster_scheme) },
    { name: said.population, value: population ?? said.nobody },
    ...(left_out_diagnostics.length > 0
      ? [{ name: said.leftOutSets, value: left_out_diagnostics.map((one) => leftOutText(one, words)) }]
      : []),
    ...(left_out.length > 0 ? [{ name: said.leftOut, value: said.leftOutSources(left_out.join(', ')) }] : []),
    { name: said.dataSets, value: datasets.map(({ tag, source }) => `${tag}: ${source}`) },
    {
      name: said.cost,
      value: [
        said.figures(figure(cllr), figure(cllr_min), figure(cllr - cllr_min), figure(auc)),
        said.protocol(diagnostics_protocol),
      ],
    },
    { name: said.built, value: `${words.number.day(reference.created)}, ${reference.generator}` },
    { name: scorerConfigHash, value: reference.scorer_config_hash, mono: true },
  ])
  page.paragraph(said.meaning)
  const data = {
    edges: km_knm_hist.edges,
    kmCounts: km_knm_hist.km_counts,
    knmCounts: km_knm_hist.knm_counts,
    score: answer.score,
    scoreName: scoreOf(answer.score_kind),
  }
  page.fitted(
    MIN_HEIGHT,
    FIGURE_HEIGHT,
    (height) => [scoreHistogram(data, TEXT_WIDTH, height, words)],
    said.histogram,
  )
  const curves = { log10Lr: tippett.log10_lr, kmGe: tippett.km_ge, knmGe: tippett.knm_ge }
  page.fitted(
    MIN_HEIGHT,
    FIGURE_HEIGHT,
    (height) => [tippettPlot([curves], answer.log10_lr, TEXT_WIDTH, height, words)],
    said.tippett(answer.known !== undefined, diagnostics_protocol),
  )
}
