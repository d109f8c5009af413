import type { EventRow } from '../kinds/laboratory/event.ts'
import { MEASURES, type Plan } from '../kinds/laboratory/plan.ts'
import type { Dossier } from '../references/validation/dossier-document.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { approvalsSection } from './approvals.ts'
import { plain } from './figures/ticks.ts'
import { type Flow, flow } from './pdf/flow.ts'
import { upperFirst } from './pdf/upper-first.ts'
import { explainCharts, figureText, protocolCharts } from './validation.ts'

/** What a dossier is printed from. `approvals`: the acts of the record that approve it, oldest first. */
export interface DossierContents {
  readonly handle: string
  readonly plan: Plan
  readonly dossier: Dossier
  readonly approvals: readonly EventRow[]
  readonly laboratory: string
}

const end = { align: 'end' } as const

/** The dossier of a validation as a PDF: the conclusion and its matrix first, then what it rests on. */
export async function dossierReport(contents: DossierContents): Promise<Uint8Array> {
  const { handle, plan, dossier, approvals, laboratory } = contents
  const page = await flow({
    title: `Validation dossier: ${plan.name}`,
    subject: 'Validation of a method against criteria that were set beforehand',
    language: 'en',
    producer: `Markgraph ${ENGINE_VERSION}`,
  })
  page.title('Validation dossier', plan.name)
  if (laboratory !== '') page.facts([{ name: 'Laboratory', value: laboratory }])
  page.box(conclusion(dossier))
  matrixTable(page, dossier)
  findings(page, dossier)
  approvalsSection(page, 'dossier', approvals)
  planned(page, contents)
  parts(page, dossier)
  charts(page, plan, dossier)
  return page.finish(`Markgraph ${ENGINE_VERSION}: dossier ${handle}`)
}

function conclusion({ matrix, passed, n_marks, n_sources, n_km, n_knm, protocol }: Dossier) {
  const met = matrix.filter((row) => row.passed).length
  return [
    {
      text: passed
        ? `All ${matrix.length} criteria are met.`
        : `${met} of ${matrix.length} criteria are met. This validation is not passed.`,
      style: 'bold' as const,
    },
    {
      text: `${n_marks} marks of ${n_sources} sources: ${n_km} same-source (KM) and ${n_knm} different-source (KNM) pairs. ${protocol}`,
    },
    {
      text: 'The figures are properties of these marks under this protocol. None is an error rate of examination.',
    },
  ]
}

function matrixTable(page: Flow, { matrix }: Dossier): void {
  page.heading('Validation matrix')
  page.table(
    [
      { title: 'Characteristic', share: 0.17 },
      { title: 'Measure', share: 0.29 },
      { title: 'Criterion', share: 0.15, ...end },
      { title: 'Sources', share: 0.1, ...end },
      { title: 'Result', share: 0.19, ...end },
      { title: 'Met', share: 0.1 },
    ],
    matrix.map(({ characteristic, measure, side, limit, least_sources, n_sources, result, passed }) => [
      characteristic.replaceAll('_', ' '),
      MEASURES[measure].what,
      `${side === 'at_most' ? 'at most' : 'at least'} ${plain(limit, 4)}`,
      `${n_sources} of ${least_sources}`,
      figureText(result),
      passed ? 'yes' : 'NO',
    ]),
    'A criterion is met when the end of the 95 % interval (in brackets, by bootstrap over the sources) does not pass the limit and the marks come from enough sources.',
  )
  const reasons = matrix.flatMap(({ measure, reason }) =>
    reason ? [`${upperFirst(MEASURES[measure].what)}: ${reason.message}`] : [],
  )
  for (const reason of reasons) page.paragraph(reason)
}

function findings(page: Flow, dossier: Dossier): void {
  page.heading('What was found')
  if (dossier.findings.length === 0) {
    page.paragraph('Nothing was found that speaks against the plan, its marks, their labels or their scans.')
    return
  }
  for (const { message } of dossier.findings) page.paragraph(`• ${message}`)
}

function planned(page: Flow, { handle, plan, dossier }: DossierContents): void {
  page.heading('The plan')
  page.facts([
    { name: 'Made', value: `${plan.created}, by ${plan.chosen_by}` },
    ...(plan.purpose === '' ? [] : [{ name: 'Purpose', value: plan.purpose }]),
    { name: 'Same source', value: plan.propositions.same },
    { name: 'Different sources', value: plan.propositions.different },
    {
      name: 'Reference',
      value: plan.reference
        ? `${plan.reference.name} (${plan.reference.id})`
        : 'The marks are their own reference; the ratio of a pair is fitted without its sources.',
    },
    ...(plan.reference ? [{ name: '', value: plan.reference.handle, mono: true }] : []),
    { name: 'Exclusions', value: plan.exclusions === '' ? 'None are named.' : plan.exclusions },
    { name: 'Release', value: plan.engine_version },
    { name: 'Scorer config', value: plan.scorer_config_hash, mono: true },
    { name: 'Plan', value: dossier.plan, mono: true },
    { name: 'Dossier', value: handle, mono: true },
  ])
}

function parts(page: Flow, { by_source, by_data_set }: Dossier): void {
  page.heading('By data set and by source')
  const columns = (name: string) => [
    { title: name, share: 0.36 },
    { title: 'KM', share: 0.12, ...end },
    { title: 'KNM', share: 0.12, ...end },
    { title: 'Cllr', share: 0.12, ...end },
    { title: 'KM, LR < 1', share: 0.14, ...end },
    { title: 'KNM, LR > 1', share: 0.14, ...end },
  ]
  const row = (
    name: string,
    { n_km, n_knm, cllr, km_below_one, knm_above_one }: Dossier['by_source'][number],
  ): string[] => [
    name,
    `${n_km}`,
    `${n_knm}`,
    cllr === null ? '-' : plain(cllr, 3),
    `${km_below_one}`,
    `${knm_above_one}`,
  ]
  page.table(
    columns('Data set'),
    by_data_set.map((one) => row(`${one.data_set}, ${one.n_sources} sources`, { source: '', ...one })),
    'The pairs inside each data set.',
  )
  page.table(
    columns('Source'),
    by_source.map((one) => row(one.source, one)),
    'The pairs of each source.',
  )
}

function charts(page: Flow, plan: Plan, { figures }: Dossier): void {
  page.heading('Charts of the test marks')
  if (figures.unavailable !== null) {
    page.paragraph(`There are no charts: ${figures.unavailable}.`)
    return
  }
  explainCharts(page)
  const document = { reference: { id: plan.reference?.id ?? plan.name }, protocols: [figures] }
  protocolCharts(page, document, figures.protocol)
}
