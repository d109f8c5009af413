/** References from made-up scores. */
import type { Conditions, Reference } from '../../src/kinds/reference.ts'
import { configHash, type ScorerConfig } from '../../src/marks/scorer-config.ts'

interface MadeUp {
  readonly id: string
  readonly domain: string
  readonly kind: string
  readonly config: ScorerConfig
  /** About these the scores of marks of one source, and of different sources, lie. */
  readonly km: number
  readonly knm: number
  /** Marks, three of each source; 15 when it is left out. */
  readonly marks?: number
}

/** Wider than what any simulated mark measures, so that no test of something else is about them. */
const WIDE: Conditions = {
  tag: 'made-up',
  n_scans: 15,
  ranges: {
    pitch_um: [0.1, 100],
    length_mm: [0.01, 100],
    curvature_per_mm: [0, 100],
    form_residual_um: [0, 1000],
    rms_nm: [0.01, 1e5],
    slope: [1e-6, 100],
    area_mm2: [1e-3, 1000],
    valid: [0, 1],
  },
}

/** A reference of three marks of each of five (or fewer) sources, all pairs. */
export function madeUpReference({ id, domain, kind, config, km, knm, marks: count = 15 }: MadeUp): Reference {
  const n = count / 3
  const sources = Array.from({ length: n }, (_, i) => `s${i}`)
  const marks = Array.from({ length: count }, (_, i) => ({ source: i % n, mark: `m${i}`, scans: [] }))
  const pairs = marks.flatMap((_, a) =>
    marks.slice(a + 1).map((_, k): [number, number, number] => {
      const b = a + 1 + k
      const score = (a % n === b % n ? km : knm) + 0.01 * (((31 * a + 17 * b) % 21) - 10)
      return [a, b, Number(score.toFixed(4))]
    }),
  )
  return {
    id,
    name: `Made up: ${id}`,
    domain,
    score_kind: kind,
    scorer_config: { ...config } as Reference['scorer_config'],
    scorer_config_hash: configHash(config),
    cluster_scheme: 'source',
    n_sources: n,
    datasets: [{ tag: 'made-up', source: 'test' }],
    diagnostics: { n_km: 3 * n, n_knm: (count * (count - 1)) / 2 - 3 * n, auc: 1, cllr: 0.1, cllr_min: 0 },
    diagnostics_protocol: 'none',
    measured_pitch: [1e-6, 2e-6],
    calibration: 'two-masses',
    conditions: [WIDE],
    generator: 'test',
    created: '2025-01-01',
    sources,
    marks,
    pairs,
  }
}

/** Both references of the striated domain. */
export const striatedReferences = (config: ScorerConfig): Reference[] => [
  madeUpReference({
    id: 'striated',
    domain: 'striated',
    kind: 'bullet-contrast',
    config,
    km: 0.3,
    knm: 0,
  }),
  madeUpReference({
    id: 'striated_single',
    domain: 'striated',
    kind: 'ccf',
    config,
    km: 0.7,
    knm: 0.3,
  }),
]

/** Bundled references of the other domains, which cover any simulated scan. */
export const otherReferences = (config: ScorerConfig): Reference[] =>
  [
    { id: 'impressed', domain: 'impressed', kind: 'cmr-2d', km: 40, knm: 5 },
    { id: 'toolmark', domain: 'toolmark', kind: 'cmr-1d', km: 6, knm: 0 },
  ].map((about) => ({
    ...madeUpReference({ ...about, config }),
    conditions: [{ ...WIDE, ranges: { ...WIDE.ranges, steps_um: [0, 1000] } }],
    measured_pitch: [0.1e-6, 100e-6],
  }))
