import { atBoundCell, boundsBy, countsCell } from '../references/validation/data-set-rows.ts'
import type {
  DataSetFigures,
  PooledFigures,
  Protocol,
  ProtocolFigures,
  Validation,
} from '../references/validation/document.ts'
import type { Figure } from '../references/validation/measures.ts'
import {
  CHARTS,
  type Chart,
  chartPictures,
  foldsPicture,
  NAMES,
  scoresPicture,
} from '../references/validation/pictures.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { plain } from './figures/ticks.ts'
import { signed } from './numbers.ts'
import { type Flow, flow } from './pdf/flow.ts'

const TITLES: Readonly<Record<Protocol, string>> = {
  'leave-data-sets-out': 'Leaving out data sets',
  'source-disjoint': 'Source-disjoint folds',
  'leave-sources-out': 'Leaving out the sources of each pair',
  'separate-marks': 'Separate test marks',
  'in-sample': 'In-sample',
}

/** What each chart shows, and how it is called in a caption. */
const EXPLAINED: Readonly<Record<Chart, { readonly name: string; readonly meaning: string }>> = {
  tippett: {
    name: 'Tippett plot',
    meaning: 'Share of the pairs whose log10 LR is at least the value on the axis.',
  },
  det: {
    name: 'Detection error trade-off (DET)',
    meaning: 'Pairs ranked by their LRs, on normal-deviate axes. A rate of 0 is drawn on the lower edge.',
  },
  reliability: {
    name: 'Reliability',
    meaning:
      'Observed share of same-source pairs (PAV, equal weight for both classes) against the stated probability. Where there are no LRs, the line is straight on the scale of log10 LR.',
  },
  ece: {
    name: 'Empirical cross-entropy',
    meaning: 'Cost over prior odds. At even odds it equals Cllr for the LRs and Cllr_min after PAV.',
  },
}

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

/** How the charts are read: once, before the first of them. */
export function explainCharts(page: Flow): void {
  page.heading('How the charts are read', 2)
  for (const { name, meaning } of Object.values(EXPLAINED)) page.paragraph(`${name}. ${meaning}`)
  page.paragraph(
    'Of each chart the left one shows the calibration of the reference, the right one PAV. Thin lines are 95 % intervals.',
  )
}

/** All charts of a protocol, each with the protocol in its caption: those of two protocols look alike. */
export function protocolCharts(
  page: Flow,
  document: Parameters<typeof chartPictures>[0],
  protocol: Protocol,
): void {
  for (const chart of Object.keys(CHARTS) as Chart[]) {
    const scenes = chartPictures(document, protocol, chart).map((one) => one.draw())
    page.figures(scenes, `${EXPLAINED[chart].name}: ${lowerFirst(TITLES[protocol])}.`)
  }
}

/** A validation, and the name and address of the laboratory where the operator has set them. */
export type PrintedValidation = Validation & { readonly laboratory?: string }

/** The validation as a PDF, with all that a statistician needs to judge it. The same validation gives the same bytes. */
export async function validationReport(document: PrintedValidation): Promise<Uint8Array> {
  const { reference, protocols, scores, laboratory = '' } = document
  const page = await flow({
    title: `Validation of ${reference.name}`,
    subject: 'Validation of the calibration of a reference population',
    language: 'en',
    producer: `Markgraph ${ENGINE_VERSION}`,
  })
  page.title('Validation of a reference population', reference.name)
  if (laboratory !== '') page.facts([{ name: 'Laboratory', value: laboratory }])
  page.box([{ text: document.statement, style: 'bold' }, ...protocols.map(inShort)])
  about(page, document)
  page.heading('Summary')
  for (const { data_sets } of protocols) if (data_sets) dataSetTables(page, data_sets)
  performanceTable(page, protocols)
  boundsTable(page, protocols)
  page.heading('Score distributions')
  page.figures(
    [scoresPicture(document).draw()],
    `Scores of the two classes in ${scores.edges.length - 1} common bins, as shares of each class, with 95 % intervals. Scores do not depend on calibration, so they are the same under every protocol.`,
  )
  explainCharts(page)
  for (const one of protocols) protocolSection(page, document, one)
  return page.finish(`Markgraph ${ENGINE_VERSION}: validation of reference ${reference.id}`)
}

const inShort = ({ protocol, statement, unavailable }: ProtocolFigures) => ({
  text: `${protocol}: ${statement}${unavailable === null ? '' : ` Not available here: ${unavailable}.`}`,
})

function about(page: Flow, { reference, parameters, bootstrap }: Validation): void {
  page.heading('What was validated, and how')
  page.facts([
    { name: 'Reference', value: `${reference.name} (${reference.id}), domain ${reference.domain}` },
    {
      name: 'Pairs',
      value: `${reference.n_km} known to be of the same source (KM), ${reference.n_knm} known to be of different sources (KNM), of ${reference.n_marks} marks from ${reference.n_sources} sources (clusters: ${reference.cluster_scheme})`,
    },
    {
      name: 'Scores',
      value: `${reference.score_kind}; smallest of the KM pairs ${reference.smallest_km_score}, largest of the KNM pairs ${reference.largest_knm_score}`,
    },
    { name: 'Data sets', value: reference.datasets.map(({ tag, source }) => `${tag}: ${source}`) },
    { name: 'Scorer config hash', value: reference.scorer_config_hash, mono: true },
    {
      name: 'Calibrations',
      value:
        'Two masses: logistic regression of the class on the score, each class with one misleading pair. Platt: logistic regression alone. PAV: isotonic regression by pool adjacent violators. Each LR is bounded by the pairs that it was fitted on.',
    },
    {
      name: 'Bounds',
      value: [
        'Applied: on each side the tightest of the simple rule, log10(max(10, min(KM pairs, KNM pairs))), of ELUB, and of ELUB in which each pair of sources weighs 1; by source never tighter than 1, by data set at most log10(data sets + 1).',
        'ELUB (Vergeer et al., Science & Justice 56 (2016) 482): the range of thresholds around 1 in which the normalised Bayes error rate stays below 1 with one misleading LR added to each class.',
      ],
    },
    {
      name: 'Intervals',
      value: `${100 * parameters.level} %, ${parameters.resamples} resamples, seed ${parameters.seed}. ${bootstrap}`,
    },
  ])
}

const label = (protocol: Protocol, { calibration }: PooledFigures): string[] => [protocol, NAMES[calibration]]

/** A figure with its interval, as text that is not broken over lines. */
export function figureText({ value, low, high }: Figure, decimals = 3): string {
  const number = (x: number): string => plain(x, decimals).replace('-', '\u2212')
  if (value === null) return '-'
  return low === null || high === null ? number(value) : `${number(value)} (${number(low)}…${number(high)})`
}

/** Each data set under the calibration of the others, and what points the wrong way before and after bounds. */
function dataSetTables(page: Flow, dataSets: readonly DataSetFigures[]): void {
  const end = { align: 'end' } as const
  const rows = (
    cells: (one: DataSetFigures, calibration: DataSetFigures['calibrations'][number]) => string[],
  ) =>
    dataSets.flatMap((one) =>
      one.calibrations.map((calibration) => [
        one.data_set,
        boundsBy(calibration),
        ...cells(one, calibration),
      ]),
    )
  page.table(
    [
      { title: 'Left out', share: 0.14 },
      { title: 'Bounds by', share: 0.15 },
      { title: 'KM, KNM', share: 0.13, ...end },
      { title: 'Bounds', share: 0.13, ...end },
      { title: 'Cllr', share: 0.15, ...end },
      { title: 'Cllr_min', share: 0.15, ...end },
      { title: 'AUC', share: 0.15, ...end },
    ],
    rows(({ n_km, n_knm, cllr_min, auc }, { figures }) => [
      `${n_km}, ${n_knm}`,
      figures ? figures.bounds_log10.map((bound) => signed(bound, 2)).join(', ') : 'no LR',
      figures ? figureText(figures.cllr) : '-',
      figureText(cllr_min),
      figureText(auc),
    ]),
    'Each data set tried with the fit and the bounds of the others, with the 95 % interval in brackets: as deployed, then with bounds that count evidence otherwise (the side of different sources, then that of same source). Where somebody vouches for the population of a case, both bounds are by source.',
  )
  page.table(
    [
      { title: 'Left out', share: 0.14 },
      { title: 'Bounds by', share: 0.15 },
      { title: 'KM, LR < 1/3', share: 0.14, ...end },
      { title: 'KM, LR < 1', share: 0.14, ...end },
      { title: 'KNM, LR > 3', share: 0.14, ...end },
      { title: 'At a bound', share: 0.12, ...end },
      { title: 'Worst source', share: 0.17, ...end },
    ],
    rows((_, { figures }) =>
      figures
        ? [
            ...[figures.km_under_third, figures.km_under_one, figures.knm_over_three].map(countsCell),
            atBoundCell(figures.at_bound),
            `${figures.worst_source.source}: ${figures.worst_source.cost.toFixed(2)}`,
          ]
        : ['no LR', 'no LR', 'no LR', '-', '-'],
    ),
    'The same tries: pairs that point the wrong way, before → after bounds. Beside a zero stands the share that it does not exclude, 3 over the number of sources of the data set. Then the shares of KM and KNM at a bound, and the source whose pairs cost most, in bits.',
  )
  const reasons = dataSets.flatMap(({ data_set, calibrations }) =>
    calibrations.flatMap((one) =>
      one.unavailable === null
        ? []
        : [`Without ${data_set}, bounds by ${boundsBy(one)}: no LR, as ${one.unavailable}.`],
    ),
  )
  if (reasons.length > 0) page.paragraph(reasons.join(' '))
}

function performanceTable(page: Flow, protocols: readonly ProtocolFigures[]): void {
  page.lead(
    'Cost and discrimination of the pooled pairs, with the 95 % interval in brackets. “Data sets even”: each data set weighs the same, however many pairs it has.',
  )
  const end = { align: 'end' } as const
  page.table(
    [
      { title: 'Protocol, fit', share: 0.13 },
      { title: 'Cllr', share: 0.145, ...end },
      { title: 'Cllr, data sets even', share: 0.145, ...end },
      { title: 'Cllr_min', share: 0.145, ...end },
      { title: 'Calibration loss', share: 0.145, ...end },
      { title: 'AUC', share: 0.145, ...end },
      { title: 'EER', share: 0.145, ...end },
    ],
    protocols.flatMap(({ protocol, calibrations }) =>
      calibrations.map((one) => [
        label(protocol, one).join(', '),
        figureText(one.cllr),
        one.cllr_data_sets_even ? figureText(one.cllr_data_sets_even) : '-',
        ...[one.cllr_min, one.calibration_loss, one.auc, one.eer].map((figure) => figureText(figure)),
      ]),
    ),
  )
}

function boundsTable(page: Flow, protocols: readonly ProtocolFigures[]): void {
  page.lead(
    'Bounds on log10 LR by both rules, and the share of pairs whose LR points the wrong way. When there are several fits, the least and greatest values of the applied bounds are given.',
  )
  const end = { align: 'end' } as const
  page.table(
    [
      { title: 'Protocol', share: 0.15 },
      { title: 'Fit', share: 0.08 },
      { title: 'Applied', share: 0.154, ...end },
      { title: 'ELUB, lower', share: 0.154, ...end },
      { title: 'ELUB, upper', share: 0.154, ...end },
      { title: 'KM, LR < 1', share: 0.154, ...end },
      { title: 'KNM, LR > 1', share: 0.154, ...end },
    ],
    protocols.flatMap(({ protocol, calibrations }) =>
      calibrations.map((one) => [
        ...label(protocol, one),
        `${boundRange(one.bounds.applied.log10_lower)}, ${boundRange(one.bounds.applied.log10_upper)}`,
        ...[one.bounds.elub.log10_lower, one.bounds.elub.log10_upper].map((bound) => figureText(bound, 2)),
        ...[one.misleading[0]!.km, one.misleading[0]!.knm].map((figure) => figureText(figure)),
      ]),
    ),
  )
}

function boundRange([least, most]: readonly [number, number]): string {
  const [low, high] = [least, most].map((bound) => bound.toFixed(2).replace('-', '\u2212'))
  return low === high ? `${high}` : `${low} to ${high}`
}

function protocolSection(page: Flow, document: Validation, figures: ProtocolFigures): void {
  const { protocol, statement, unavailable, n_km, n_knm, n_sources, excluded, resamples } = figures
  page.heading(TITLES[protocol])
  page.lead(statement)
  if (unavailable !== null) {
    page.paragraph(`There are no figures under this protocol: ${unavailable}.`)
    return
  }
  const without = excluded.km + excluded.knm
  page.lead(
    `${n_km} KM and ${n_knm} KNM pairs of ${n_sources} sources.${without > 0 ? ` ${excluded.km} KM and ${excluded.knm} KNM pairs have no LR, because too few pairs are left to fit on.` : ''} ${resamples!.distinct} of ${resamples!.count} resamples differ from each other. ${resamples!.redraws} draws lacked a class and were drawn again.`,
  )
  protocolCharts(page, document, protocol)
  if (figures.folds) foldsPart(page, document, figures.folds)
}

function foldsPart(page: Flow, document: Validation, folds: NonNullable<ProtocolFigures['folds']>): void {
  page.heading('Fold by fold', 2)
  page.figures(
    [foldsPicture(document)!.draw()],
    'Cllr of each fold with its 95 % interval. Protocol: source-disjoint. The held-out sources are resampled.',
  )
  const end = { align: 'end' } as const
  page.table(
    [
      { title: 'Fold', share: 0.06 },
      { title: 'Held out', share: 0.06, ...end },
      { title: 'KM, KNM', share: 0.12, ...end },
      { title: 'Bounds', share: 0.12, ...end },
      { title: 'Cllr, line', share: 0.16, ...end },
      { title: 'Cllr, PAV', share: 0.16, ...end },
      { title: 'AUC, line', share: 0.16, ...end },
      { title: 'EER, line', share: 0.16, ...end },
    ],
    folds.map(({ fold, n_sources, n_km, n_knm, bounds_log10, calibrations: [line, pav] }) => [
      `${fold + 1}`,
      `${n_sources}`,
      `${n_km}, ${n_knm}`,
      bounds_log10.map((bound) => signed(bound, 2)).join(', '),
      ...[line!.cllr, pav!.cllr, line!.auc, line!.eer].map((figure) => figureText(figure)),
    ]),
  )
}
