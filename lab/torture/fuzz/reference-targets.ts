/** References of strangers: as documents, as scores alone, and with figures that fit whatever their rows say. */
import { MarkgraphError } from '../../../src/errors.ts'
import { type Reference, referenceKind, SCORES_AS_SENT } from '../../../src/kinds/reference.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { markTypes } from '../../../src/marks/types.ts'
import { fitCalibration } from '../../../src/nodes/calibration/calibration.ts'
import { diagnosticsOf, withDiagnostics } from '../../../src/nodes/calibration/population.ts'
import { referenceFaults } from '../../../src/nodes/calibration/reference-faults.ts'
import { provableSources } from '../../../src/references/as-sent.ts'
import readSent, { type SentReference } from '../../../src/references/import-thread.ts'
import { madeUpReference } from '../../../test/helpers/references.ts'
import { npzOf } from '../../trials/npz.ts'
import type { Target } from './guided.ts'
import { must } from './outcome.ts'
import { JSON_WORDS } from './words.ts'

const types = markTypes(ALL_MARKS)
const config = types.configs.deployed('toolmark')
const bytes = (value: string): Uint8Array => new Uint8Array(Buffer.from(value))
const population = 'Somebody says so.'

/** A small reference that is accepted. */
const made = madeUpReference({
  id: 'small',
  domain: 'toolmark',
  kind: 'cmr-1d',
  config,
  km: 0.3,
  knm: 0.2,
  marks: 12,
})
const small: Reference = { ...made, diagnostics: diagnosticsOf(made) }
const SIDECAR = JSON.stringify({
  id: 'small',
  name: 'small',
  domain: 'toolmark',
  score_kind: 'cmr-1d',
  scorer_config: config,
  cluster_scheme: 'edges',
  n_sources: 9,
  datasets: [{ tag: 'sent', source: 'sent' }],
  measured_pitch: [1e-6, 2e-6],
  generator: 'x',
  created: '2026-01-01',
})
const LABELS = Array.from({ length: 40 }, (_, i) => Number(i < 20))
const NPZ = npzOf(
  LABELS.map((label, i) => 3 * label + (i % 7)),
  LABELS,
  LABELS.map((_, i) => i >> 1),
)

/** Takes a reference as a service does; what is accepted has no fault that it does not tell of. */
function take(sent: SentReference): void {
  const read = readSent({ population, ...sent })
  if ('code' in read) throw new MarkgraphError(read.code, read.phrase)
  const reference = referenceKind.decode(read.document)
  const accepted = (reference.accepted ?? []).map(({ code }): string => code)
  const { faults } = referenceFaults.run({ reference }, {})
  must(
    faults.every(({ code }) => accepted.includes(code)),
    'a fault that nobody accepted',
  )
  const { slope, lr_bounds_log10 } = fitCalibration.run({ reference }, { left_out: [] })
  must(slope >= 0, 'a slope of the wrong sign')
  if (reference.marks.every(({ scans }) => scans.length > 0)) return
  must(reference.evidence === SCORES_AS_SENT, 'scores without scans that do not say so')
  const reach = Math.log10(Math.max(10, provableSources(reference))) + 1e-9
  must(
    lr_bounds_log10.every((bound) => Math.abs(bound) <= reach),
    `bounds of ${lr_bounds_log10.join(' to ')} with ${provableSources(reference)} sources`,
  )
}

const NAMES = [
  's0',
  'S0',
  's0 ',
  's\u200b0',
  '\uff53\uff10',
  's1',
  '\u0455',
  '',
  'weller',
  'Hamby44',
  '\u202es1',
]

/** A reference whose rows follow from bytes, with the figures that its rows give: two bytes for each change. */
function changed(input: Uint8Array): Reference {
  const marks = small.marks.map((mark, i) => ({ ...mark, scans: [i.toString(16).padStart(64, '0')] }))
  const pairs = small.pairs.map((pair): [number, number, number] => [...pair])
  const sources = [...small.sources]
  let n_sources = small.n_sources
  for (let i = 0; i + 1 < Math.min(input.length, 400); i += 2) {
    const [what, value] = [input[i]!, input[i + 1]!]
    const mark = marks[value % marks.length]!
    const name = NAMES[value % NAMES.length]!
    if (what < 128) pairs[(what * 256 + value) % pairs.length]![2] = (value - 128) / 100
    else if (what < 160) mark.source = what % sources.length
    else if (what < 190) mark.scans = value % 5 === 0 ? [] : marks[what % marks.length]!.scans
    else if (what < 210) sources[what % sources.length] = name
    else if (what < 220) mark.mark = name
    else if (what < 230) Object.assign(mark, { tag: name })
    else if (what < 240) n_sources = value - 20
    else for (const pair of pairs) pair[2] *= -1
  }
  return withDiagnostics({ ...small, marks, pairs, sources, n_sources }, 'source')
}

export const REFERENCE_TARGETS: readonly Target[] = [
  {
    name: 'reference (JSON)',
    share: 2,
    seeds: [bytes(JSON.stringify(small))],
    words: [...JSON_WORDS, '"pairs":[', '"marks":[', '"sources":[', '"evidence":', '"accepted":['],
    run: (input) => take({ bytes: input }),
  },
  {
    name: 'reference (rows)',
    share: 4,
    seeds: [new Uint8Array(), Uint8Array.of(10, 131, 60, 140, 100, 120)],
    words: ['\xff\x00', '\xa5\x05', '\xc3\x01', '\xe1\x08'],
    run: (input) => take({ bytes: bytes(JSON.stringify(changed(input))) }),
  },
  {
    name: 'reference (.npz)',
    share: 2,
    seeds: [NPZ],
    words: [
      'PK\x03\x04',
      'PK\x01\x02',
      'scores.npy',
      'labels.npy',
      '\x93NUMPY',
      "'descr': '<f8'",
      "'shape': (40,)",
    ],
    run: (input) => take({ bytes: input[0] === 0x50 ? input : NPZ, sidecar: SIDECAR }),
  },
  {
    name: 'reference (sidecar)',
    share: 1,
    seeds: [bytes(SIDECAR)],
    words: JSON_WORDS,
    run: (input) => take({ bytes: NPZ, sidecar: Buffer.from(input).toString('utf8') }),
  },
  {
    name: 'reference (scores alone)',
    share: 2,
    seeds: [Uint8Array.from({ length: 120 }, (_, i) => i)],
    words: ['\x00\x00\x00', '\x01\x01\x01', '\xff\xff\xff'],
    run(input) {
      const rows = [...input.keys()].filter((i) => i % 3 === 0).slice(0, 300)
      const labels = rows.map((i) => (input[i + 1] ?? 0) % 2)
      const scores = rows.map((i, k) => (input[i]! - 128) / 32 + 4 * labels[k]!)
      const clusters = rows.map((i, k) => 2 * (input[i + 2] ?? 0) + labels[k]!)
      take({ bytes: npzOf(scores, labels, clusters), sidecar: SIDECAR })
    },
  },
]
