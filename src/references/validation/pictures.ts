import type { Scene } from '../../report/figures/scene.ts'
import type { CalibrationName } from './calibrations.ts'
import {
  detChart,
  eceChart,
  type Frame,
  foldsChart,
  reliabilityChart,
  scoresChart,
  tippettChart,
} from './charts.ts'
import type { PooledFigures, Protocol, ProtocolFigures, Validation } from './document.ts'

/** A picture of a validation. */
export interface Picture {
  /** `scores`, `folds`, or chart, protocol and calibration: `tippett-source-disjoint-platt`. */
  readonly name: string
  draw(): Scene
}

export const NAMES: Readonly<Record<CalibrationName, string>> = {
  'two-masses': 'two masses',
  platt: 'Platt',
  pav: 'PAV',
}

/** Every chart of a calibration under a protocol. */
export const CHARTS = {
  tippett: tippettChart,
  det: detChart,
  reliability: reliabilityChart,
  ece: eceChart,
} as const satisfies Record<string, (figures: PooledFigures, frame: Frame) => Scene>
export type Chart = keyof typeof CHARTS

const FULL = { width: 480, height: 220 }
const HALF = { width: 234, height: 178 }

export function scoresPicture({ reference, scores }: Validation): Picture {
  const { id, n_km, n_knm } = reference
  const head = `${id}, ${n_km} KM and ${n_knm} KNM pairs`
  return { name: 'scores', draw: () => scoresChart(scores, reference.score_kind, { ...FULL, head }) }
}

export function foldsPicture({ reference, protocols }: Validation): Picture | undefined {
  const folds = protocols.find((one) => one.folds !== undefined)?.folds
  const head = `${reference.id}, source-disjoint`
  return folds && { name: 'folds', draw: () => foldsChart(folds, { ...FULL, head }) }
}

/** One chart under one protocol, the reference's own calibration first, then PAV; none where the protocol has no figures. */
export function chartPictures(
  {
    reference,
    protocols,
  }: { readonly reference: { readonly id: string }; readonly protocols: readonly ProtocolFigures[] },
  protocol: Protocol,
  chart: Chart,
): Picture[] {
  const figures = protocols.find((one) => one.protocol === protocol)?.calibrations ?? []
  return figures.map((one) => {
    const head = `${reference.id}, ${protocol}, ${NAMES[one.calibration]}`
    return {
      name: `${chart}-${protocol}-${one.calibration}`,
      draw: () => CHARTS[chart](one, { ...HALF, head }),
    }
  })
}

/** Every picture of a validation, as a description that is not drawn yet. */
export function pictures(document: Validation): Picture[] {
  const folds = foldsPicture(document)
  return [
    scoresPicture(document),
    ...(folds ? [folds] : []),
    ...document.protocols.flatMap(({ protocol }) =>
      (Object.keys(CHARTS) as Chart[]).flatMap((chart) => chartPictures(document, protocol, chart)),
    ),
  ]
}
