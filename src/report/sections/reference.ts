import { populationText } from '../../compare/answer/wording.ts'
import type { ReportContents } from '../contents.ts'
import { scoreHistogram } from '../figures/score-histogram.ts'
import { tippettPlot } from '../figures/tippett.ts'
import type { Flow } from '../pdf/flow.ts'
import { TEXT_WIDTH } from '../pdf/layout.ts'

const FIGURE_HEIGHT = 185
const MIN_HEIGHT = 110

/** How one data set fares with the calibration on the others. */
const leftOutText = (one: ReportContents['answer']['reference']['left_out_diagnostics'][number]): string => {
  const why = one.n_km > 0 && one.n_knm > 0 ? 'the other data sets support no LR' : 'it lacks a class'
  const cost = one.cllr === null ? `no Cllr, as ${why}` : `Cllr ${one.cllr.toFixed(2)}`
  const answered =
    one.answered == null ? '' : `; ${(100 * one.answered).toFixed(0)} % of the questions got a number`
  return `${one.data_set}: ${cost}; ${one.n_km} KM, of them ${one.km_under_third ?? '–'} under LR 1/3; ${one.n_knm} KNM, of them ${one.knm_over_three ?? '–'} over LR 3${answered}`
}

/** The section on the reference population: its size, its cost, and where this score lies among its scores. */
export function referenceSection(page: Flow, { answer, reference }: ReportContents): void {
  const { name, id, diagnostics_protocol, datasets, cluster_scheme } = reference
  // those of the calibration that this LR comes from, which may leave sources out
  const { n_km, n_knm, cllr, cllr_min, auc, left_out, left_out_diagnostics, population } = answer.reference
  const { km_knm_hist, tippett } = answer.calibration
  const size = answer.known
    ? `${populationText(answer)} (KM and KNM)`
    : `${n_km} pairs known to be of the same source (KM), ${n_knm} known to be of different sources (KNM)`
  page.heading('Reference population')
  page.facts([
    { name: 'Name', value: `${name} (${id})` },
    {
      name: 'Size',
      value: `${size}, ${answer.n_sources} sources (clusters: ${cluster_scheme})`,
    },
    {
      name: 'Population',
      value: population ?? 'Nobody has said that this case belongs to the population of this reference.',
    },
    ...(left_out_diagnostics.length > 0
      ? [{ name: 'On data sets left out', value: left_out_diagnostics.map(leftOutText) }]
      : []),
    ...(left_out.length > 0 ? [{ name: 'Left out', value: `sources ${left_out.join(', ')}` }] : []),
    { name: 'Data sets', value: datasets.map(({ tag, source }) => `${tag}: ${source}`) },
    {
      name: 'Cost',
      value: [
        `Cllr ${cllr.toFixed(4)}, of which Cllr_min ${cllr_min.toFixed(4)} and calibration loss ${(cllr - cllr_min).toFixed(4)}; AUC ${auc.toFixed(4)}`,
        `Protocol: ${diagnostics_protocol}`,
      ],
    },
    { name: 'Built', value: `${reference.created}, ${reference.generator}` },
    { name: 'Scorer config hash', value: reference.scorer_config_hash, mono: true },
  ])
  page.paragraph(
    'Cllr is the mean cost in bits of the likelihood ratios of all of these. 0 is perfect; a method that always answers 1 costs 1. These figures describe the fit of this reference under the protocol named. They are not an error rate of forensic examination.',
  )
  const data = {
    edges: km_knm_hist.edges,
    kmCounts: km_knm_hist.km_counts,
    knmCounts: km_knm_hist.knm_counts,
    score: answer.score,
    scoreName: `score (${answer.score_kind})`,
  }
  page.fitted(
    MIN_HEIGHT,
    FIGURE_HEIGHT,
    (height) => [scoreHistogram(data, TEXT_WIDTH, height)],
    'Where this score lies among the scores of the reference, as shares of each class.',
  )
  const curves = { log10Lr: tippett.log10_lr, kmGe: tippett.km_ge, knmGe: tippett.knm_ge }
  page.fitted(
    MIN_HEIGHT,
    FIGURE_HEIGHT,
    (height) => [tippettPlot([curves], answer.log10_lr, TEXT_WIDTH, height)],
    `Tippett plot: the share of the ${answer.known ? 'questions' : 'pairs'} of the reference whose log10 LR is at least the value on the axis. Protocol: ${diagnostics_protocol}.`,
  )
}
