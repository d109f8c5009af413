import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { markPairsOf, type Reference, referenceSchema, ruleOf } from '../../src/kinds/reference.ts'
import { exp10 } from '../../src/numerics/elementary/exponential.ts'
import { log, log10 } from '../../src/numerics/elementary/logarithm.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { type LrBounds, withinBounds } from '../../src/numerics/statistics/bound.ts'
import { levelsOf } from '../../src/numerics/statistics/levels.ts'
import {
  boundedLog10Lr,
  bySource,
  type CalibrationRule,
  calibratePairs,
  pairLevels,
} from '../../src/numerics/statistics/pairs-calibration.ts'
import { blockLog10Lr, weightedPav } from '../../src/numerics/statistics/weighted-pav.ts'
import {
  type AnchoredModel,
  anchoredLog10Lr,
  anchorOf,
  markApart,
} from '../../src/numerics/test-fires/anchored.ts'
import { anchoredFigures, answerCells, cllrInterval } from '../../src/numerics/test-fires/anchored-figures.ts'
import {
  type AnchoredPopulation,
  anchoredPopulation,
} from '../../src/numerics/test-fires/anchored-population.ts'
import {
  type Answers,
  answersTo,
  type KnownMarks,
  knownMarks,
  type MarkPairs,
} from '../../src/numerics/test-fires/anchored-questions.ts'
import { BUNDLED } from '../../src/references/library.ts'
import { svg } from '../../src/report/figures/svg.ts'
import { type Answered, reliabilityChart } from './reliability-chart.ts'

/**
 * Test fires: a questioned mark against several known ones of one source, from the scores of the references alone:
 *   npm run bench -- anchored [reference documents, in place of the bundled ones]
 * Each data set is tried with what the others say. The trial is the formula that this one replaced, on the same questions
 * and under the same bounds. Intervals: 95 %, bootstrap over sources as nodes.
 */
const files = process.argv.slice(2)
const FILES =
  files.length > 0 ? files : ['impressed', 'striated', 'toolmark'].map((id) => join(BUNDLED, `${id}.json`))
const DRAWS = { seed: 20261124, count: 500 }
const MISLEADING = log10(3)
const RELIABILITY = new URL('../measured/test-fires-reliability.svg', import.meta.url)

const fixed = (x: number | null | undefined, digits = 3): string =>
  x === null || x === undefined ? '–' : Number.isNaN(x) ? '–' : x.toFixed(digits)
const range = ([low, high]: readonly [number, number]): string => `[${fixed(low)}, ${fixed(high)}]`
const say = (title: string, header: string[], rows: string[][]): void =>
  void process.stdout.write(`\n${title}\n${columns(header, rows)}\n`)

/** Bounds under which both are tried beside the deployed ones: by source, as the pairs of the other data sets have them. */
const BY_SOURCE: Readonly<Record<string, LrBounds>> = {
  impressed: { lower: -log10(17), upper: log10(57) },
  striated: { lower: -1, upper: 1 },
  toolmark: { lower: -log10(36), upper: log10(1416) },
}

type Formula = (known: KnownMarks, k: number) => ((score: number) => number) | undefined

const chosen =
  (model: AnchoredModel): Formula =>
  ({ among }) => {
    const anchor = anchorOf(model, among)
    return anchor.reason === null ? anchoredLog10Lr(model, anchor) : undefined
  }

/** The trial: difference of two t densities of 5 degrees; `sd` is that of the mean of k different-source scores. */
const trial =
  (mean: number, sd: number, answersAll = false): Formula =>
  ({ among }) => {
    const a = among.reduce((sum, one) => sum + one, 0) / among.length - mean
    if (!answersAll && a < 3 * sd) return undefined
    const wide = Math.sqrt(0.0625 * a * a + sd * sd)
    const t = (x: number, scale: number): number => -3 * log(1 + ((x / scale) * (x / scale)) / 5) - log(scale)
    return (score) => (t(score - mean - a, wide) - t(score - mean, sd)) / Math.LN10
  }

/** The deviation of the mean of k scores of a mark with k marks of another source, in all data sets but one. */
function meanDeviation(pairs: MarkPairs, set: number, k: number, mean: number): number {
  let sum = 0
  let count = 0
  for (const known of knownMarks(pairs, k, (source) => pairs.sets[source] !== set)) {
    for (const [i, mark] of known.questioned.entries()) {
      const source = pairs.source[mark]!
      if (source === known.source || pairs.sets[source] === set) continue
      sum += (known.means[i]! - mean) * (known.means[i]! - mean)
      count++
    }
  }
  return Math.sqrt(sum / count)
}

const bounded = (answers: Answers, bounds: LrBounds): Answers => ({
  ...answers,
  log10Lr: answers.log10Lr.map((value) => withinBounds(value, bounds)),
})

/** The same known marks with same-source means damped to a share of their excess over chance. */
const damped = (pairs: MarkPairs, asked: readonly KnownMarks[], mean: number, share: number): KnownMarks[] =>
  asked.map((known) => ({
    ...known,
    means: known.means.map((value, i) =>
      pairs.source[known.questioned[i]!] === known.source ? mean + share * (value - mean) : value,
    ),
  }))

interface Case {
  readonly reference: Reference
  readonly pairs: MarkPairs
  readonly set: number
  readonly name: string
  readonly population: AnchoredPopulation
  readonly deployed: LrBounds
  readonly bounds: LrBounds
}

function cases(reference: Reference): Case[] {
  const pairs = markPairsOf(reference)
  return (reference.data_sets ?? []).flatMap(({ data_set }, set): Case[] => {
    const rule: CalibrationRule = ruleOf(reference)
    const population = anchoredPopulation(pairs, bySource('two-masses'), set)
    const open = anchoredPopulation(pairs, rule, set)
    if (!population || !open) return []
    const bounds = BY_SOURCE[reference.domain]!
    return [{ reference, pairs, set, population, bounds, name: data_set, deployed: open }]
  })
}

/**
 * One known mark by itself: the pairs of the data set under the calibration of the other sets, bounded by source. Undefined
 * where the others support no LR. Both marks of a pair are asked about.
 */
function onePair({ pairs, set }: Case): Answers | undefined {
  const [a, b] = [pairs.a, pairs.b].map((marks) => marks.map((mark) => pairs.source[mark]!)) as [
    Int32Array,
    Int32Array,
  ]
  const others = Uint32Array.from(pairs.sets, (own) => Number(own !== set))
  const levels = pairLevels({ ...pairs, a, b })(others)
  const line = levels && calibratePairs(levels, bySource('two-masses'))
  if (!line) return undefined
  const within = [...a.keys()].filter((i) => pairs.sets[a[i]!] === set && pairs.sets[b[i]!] === set)
  const ratios = within.map((i) => boundedLog10Lr(line, pairs.scores[i]!))
  return {
    questioned: Int32Array.from([...within.map((i) => a[i]!), ...within.map((i) => b[i]!)]),
    known: Int32Array.from([...within.map((i) => b[i]!), ...within.map((i) => a[i]!)]),
    log10Lr: Float64Array.from([...ratios, ...ratios]),
  }
}

const ofSet =
  ({ pairs, set }: Case) =>
  (source: number): boolean =>
    pairs.sets[source] === set

function twoKnown(all: readonly Case[]): void {
  const rows: string[][] = []
  const against: string[][] = []
  for (const one of all) {
    const { pairs, population, bounds, deployed, set } = one
    const asked = knownMarks(pairs, 2, ofSet(one))
    const sd = meanDeviation(pairs, set, 2, population.mean)
    const formulas = {
      trial: trial(population.mean, sd),
      chosen: chosen(population),
    }
    const answers = Object.values(formulas).map((formula) =>
      answersTo(pairs, asked, (known) => formula(known, 2)),
    )
    // the chosen formula where the trial gives a number, so that both answer the same questions
    const anchored = answersTo(pairs, asked, ({ among }) =>
      anchoredLog10Lr(population, anchorOf(population, among)),
    )
    const same = {
      ...anchored,
      log10Lr: anchored.log10Lr.map((x, i) => (Number.isNaN(answers[0]!.log10Lr[i]!) ? Number.NaN : x)),
    }
    for (const [name, of, limits] of [
      ['trial', answers[0]!, bounds],
      ['chosen', answers[1]!, bounds],
      ['chosen, number where the trial has one', same, bounds],
      ['chosen, deployed bounds', answers[1]!, deployed],
      ['one known mark, bounded by its own fit', onePair(one), undefined],
    ] as const) {
      if (!of) continue
      const found = limits ? bounded(of, limits) : of
      const figures = anchoredFigures(found, pairs.sources)
      const cells = answerCells(found, pairs.sources)
      const interval = (which: 'costs' | 'costsAnswered'): string =>
        figures.cllr_all === null ? '' : range(cllrInterval(cells, pairs.sources, which, DRAWS))
      rows.push([
        `${one.name}: ${name}`,
        `${figures.n_sources} (${figures.n_km_sources} KM)`,
        `${figures.n_km}, ${figures.n_knm}`,
        `${fixed(figures.cllr)} ${interval('costsAnswered')}`,
        fixed(figures.answered, 2),
        `${fixed(figures.cllr_all)} ${interval('costs')}`,
        figures.worst
          ? `${one.reference.sources[figures.worst.source]} ${fixed(figures.worst.cllr_all)}`
          : '–',
        `${figures.km_under_third} (${figures.km_under_third_sources})`,
        `${figures.knm_over_three} (${figures.knm_over_three_sources})`,
      ])
    }
    if (anchoredFigures(answers[0]!, pairs.sources).cllr_all === null) continue
    const [old, own, alike] = [answers[0]!, answers[1]!, same].map((of) =>
      answerCells(bounded(of, bounds), pairs.sources),
    )
    const difference = (cells: typeof own, which: 'costs' | 'costsAnswered'): string =>
      range(cllrInterval(cells!, pairs.sources, which, { ...DRAWS, less: old! }))
    against.push([
      one.name,
      difference(alike!, 'costsAnswered'),
      difference(alike!, 'costs'),
      difference(own, 'costs'),
    ])
  }
  const counts = ['KM < 1/3 (sources)', 'KNM > 3 (sources)']
  say(
    'Two known marks; every data set tried with the others',
    [
      'data set',
      'sources',
      'KM, KNM',
      'Cllr answered',
      'answered',
      'Cllr, no number as LR 1',
      'worst source',
      ...counts,
    ],
    rows,
  )
  say(
    'Chosen less trial, paired [95 %]',
    [
      'data set',
      'answered by the trial',
      'the same, no number as LR 1',
      'each with its own limit, no number as LR 1',
    ],
    against,
  )
}

function wear(all: readonly Case[]): void {
  const rows: string[][] = []
  for (const one of all) {
    const { pairs, population, bounds, deployed, set } = one
    const asked = knownMarks(pairs, 2, ofSet(one))
    const sd = meanDeviation(pairs, set, 2, population.mean)
    const old = trial(population.mean, sd)
    if (anchoredFigures(answersTo(pairs, asked, chosen(population) as never), pairs.sources).n_km === 0)
      continue
    for (const share of [0.7, 0.5, 0.3]) {
      const worn = damped(pairs, asked, population.mean, share)
      const figures = (formula: Formula, limits: LrBounds) =>
        anchoredFigures(
          bounded(
            answersTo(pairs, worn, (known) => formula(known, 2)),
            limits,
          ),
          pairs.sources,
        )
      const cell = ({ cllr_all, km_under_third, n_km }: ReturnType<typeof figures>): string =>
        `${fixed(cllr_all)}; ${km_under_third} of ${n_km}`
      rows.push([
        `${one.name}, ${100 * share} %`,
        cell(figures(old, bounds)),
        cell(figures(chosen(population), bounds)),
        cell(figures(chosen(population), deployed)),
      ])
    }
  }
  say(
    'Questioned marks damped to a share of their excess over chance: Cllr with no number as LR 1; KM under 1/3',
    ['data set', 'trial', 'chosen', 'chosen, deployed bounds'],
    rows,
  )
}

function more(all: readonly Case[]): void {
  const rows: string[][] = []
  for (const one of all) {
    const { pairs, population, bounds } = one
    for (const k of [3, 5, 8]) {
      const size = (source: number): number => pairs.source.reduce((n, own) => n + Number(own === source), 0)
      const large = (source: number): boolean => ofSet(one)(source) && size(source) > k
      const of = (number: number): Answers =>
        bounded(
          answersTo(pairs, knownMarks(pairs, number, large), (known) => chosen(population)(known, number)),
          bounds,
        )
      const [two, several] = [of(2), of(k)]
      const [a, b] = [two, several].map((answers) => anchoredFigures(answers, pairs.sources))
      if (a!.cllr_all === null || b!.cllr_all === null) continue
      const cells = [two, several].map((answers) => answerCells(answers, pairs.sources))
      rows.push([
        `${one.name}, ${k}`,
        `${b!.n_km_sources}`,
        `${fixed(a!.cllr_all)} (${fixed(a!.answered, 2)})`,
        `${fixed(b!.cllr_all)} (${fixed(b!.answered, 2)})`,
        range(cllrInterval(cells[1]!, pairs.sources, 'costs', { ...DRAWS, less: cells[0]! })),
        `${a!.km_under_third}, ${a!.knm_over_three} → ${b!.km_under_third}, ${b!.knm_over_three}`,
      ])
    }
  }
  say(
    'More known marks against two, same sources: Cllr with no number as LR 1 (share answered)',
    ['data set, known', 'sources', 'two', 'more', 'difference [95 %]', 'KM < 1/3, KNM > 3'],
    rows,
  )
}

function apart(all: readonly Case[]): void {
  const rows: string[][] = []
  for (const one of all) {
    const cells = [3, 5].map((k) => {
      const asked = knownMarks(one.pairs, k, ofSet(one))
      const found = asked.filter(({ among }) => {
        const matrix = new Float64Array(k * k)
        let at = 0
        for (let i = 0; i < k; i++) {
          for (let j = i + 1; j < k; j++) {
            matrix[i * k + j] = among[at]!
            matrix[j * k + i] = among[at++]!
          }
        }
        return markApart(one.population, matrix) !== undefined
      })
      return asked.length > 0 ? `${found.length} of ${asked.length}` : '–'
    })
    rows.push([one.name, ...cells])
  }
  say('A known mark stands apart, though all are of one source', ['data set', '3 known', '5 known'], rows)
}

const LEVELS = [2, 4, 6, 10, 20] // mean excess of same-source scores, in deviations of chance
const QUESTIONS = 2000
const QUALITY = 0.28 / Math.SQRT2 // deviation of one mark; two of them differ by 0.28

/** Simulated sources, by how scores by chance come about. The population is that of the first world. */
const WORLDS: readonly {
  readonly name: string
  readonly common: number
  readonly shift: number
  readonly skewed: boolean
}[] = [
  { name: 'as the formula has it', common: 1, shift: 0.577, skewed: false },
  { name: 'scores of one mark independent', common: 0, shift: 0, skewed: false },
  { name: 'half in common', common: 0.5, shift: 0.3, skewed: false },
  { name: 'half in common, skewed', common: 0.5, shift: 0.3, skewed: true },
]

function simulated(): void {
  const rows: string[][] = []
  const model: AnchoredModel = { mean: 0, sd: 1, sets: 3, ratio: 0.28 }
  const bounds: LrBounds = { lower: -1.5, upper: 1.5 }
  const reliability: Answered[] = []
  for (const [w, world] of WORLDS.entries()) {
    for (const level of LEVELS) {
      const { normal, uniform } = random(1000 * w + level)
      const logistic = (): number => {
        const p = uniform()
        return (log(p / (1 - p)) * Math.sqrt(3)) / Math.PI
      }
      // an exponential tail above, a short one below; mean 0 and deviation 1
      const noise = (): number => (world.skewed ? -log(1 - uniform()) - 1 : logistic())
      const values: number[] = []
      const labels: number[] = []
      let asked = 0
      for (let i = 0; i < QUESTIONS; i++) {
        for (const label of [1, 0]) {
          for (;;) {
            asked++
            const shift = world.shift * normal()
            const excess = level * Math.max(0.1, 1 + 0.3 * normal())
            const quality = Math.max(0, 1 + QUALITY * normal()) // of the questioned mark
            const anchor = anchorOf(
              model,
              Float64Array.of(excess * Math.max(0, 1 + QUALITY * normal()) + shift + noise()),
            )
            if (anchor.reason !== null) continue
            const shared = noise()
            const chance = [noise(), noise()].map(
              (one) => Math.sqrt(world.common) * shared + Math.sqrt(1 - world.common) * one,
            )
            const score = (label === 1 ? excess * quality : 0) + shift + (chance[0]! + chance[1]!) / 2
            values.push(withinBounds(anchoredLog10Lr(model, anchor)(score), bounds))
            labels.push(label)
            break
          }
        }
      }
      if (w === 0) reliability.push({ label: `${level}`, log10Lr: values, labels })
      rows.push([world.name, `${level}`, ...calibrationOf(values, labels), fixed((2 * QUESTIONS) / asked, 2)])
    }
  }
  say(
    `Simulated sources, two known marks, ${QUESTIONS} answered questions of each class; bounds 1/32 to 32`,
    [
      'scores by chance',
      'excess',
      'mean LR over KNM',
      'mean 1/LR over KM',
      'Cllr',
      'devPAV',
      'KM < 1/3',
      'KNM > 3',
      'answered',
    ],
    rows,
  )
  const title = 'Simulated sources, excess in deviations of chance'
  writeFileSync(RELIABILITY, svg(reliabilityChart(title, reliability, bounds.upper)))
}

/** Means of LRs with 95 % limits, Cllr, devPAV and the shares of misleading ones. */
function calibrationOf(values: readonly number[], labels: readonly number[]): string[] {
  const own = (label: number): number[] => values.filter((_, i) => labels[i] === label)
  const mean = (of: readonly number[]): string => {
    const m = of.reduce((sum, one) => sum + one, 0) / of.length
    const v = of.reduce((sum, one) => sum + (one - m) * (one - m), 0) / (of.length - 1)
    return `${fixed(m, 2)} ± ${fixed(1.96 * Math.sqrt(v / of.length), 2)}`
  }
  const share = (of: readonly number[], is: (x: number) => boolean): string =>
    `${fixed((100 * of.filter(is).length) / of.length, 1)} %`
  const bits = (of: readonly number[], sign: number): number =>
    of.reduce((sum, one) => sum + log(1 + exp10(sign * one)) / Math.LN2, 0) / of.length
  return [
    mean(own(0).map(exp10)),
    mean(own(1).map((one) => exp10(-one))),
    fixed((bits(own(1), -1) + bits(own(0), 1)) / 2),
    fixed(devPav(values, labels), 2),
    share(own(1), (x) => x < -MISLEADING),
    share(own(0), (x) => x > MISLEADING),
  ]
}

/**
 * Mean distance of PAV-calibrated log10 LRs from the log10 LRs themselves, over the range of these.
 * source  Vergeer, van Schaik and Sjerps, Forensic Science International 321 (2021) 110722
 */
function devPav(values: readonly number[], labels: readonly number[]): number {
  const levels = levelsOf(Float64Array.from(values), Uint8Array.from(labels))
  const blocks = weightedPav(levels)
  const calibrated = blockLog10Lr(blocks, levels)
  let area = 0
  let from = 0
  for (const [block, end] of blocks.ends.entries()) {
    for (let i = from + 1; i < end; i++) {
      const [x, y] = [levels.values[i - 1]!, levels.values[i]!]
      area += (y - x) * Math.abs(calibrated[block]! - (x + y) / 2)
    }
    from = end
  }
  return area / (levels.values.at(-1)! - levels.values[0]!)
}

const references = FILES.map((file) => referenceSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
const all = references.flatMap(cases)
say(
  'What the other data sets say of each',
  [
    'left out',
    'mean by chance',
    'deviation',
    'data sets',
    'ratio',
    'its sources, data sets',
    'bounds as deployed',
    'bounds by source',
  ],
  all.map(({ name, population: p, deployed }) => [
    name,
    fixed(p.mean),
    fixed(p.sd),
    `${p.sets}`,
    fixed(p.ratio),
    `${p.ratio_sources}, ${p.ratio_sets}`,
    ...[deployed, p].map(({ lower, upper }) => `1/${fixed(exp10(-lower), 0)} to ${fixed(exp10(upper), 0)}`),
  ]),
)
twoKnown(all)
wear(all)
more(all)
apart(all)
simulated()
