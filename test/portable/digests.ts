/**
 * What every numeric function of the kernels, the simulation and the validation gives on fixed inputs, as hashes. One
 * module without anything of Node.js, so that the same file runs in every engine; the inputs come from seeds.
 */
import { encode } from 'fast-png'
import * as arealMap from '../../src/numerics/areal/areal-map.ts'
import * as cellMeans from '../../src/numerics/areal/cell-means.ts'
import * as cellsAtPose from '../../src/numerics/areal/cells-at-pose.ts'
import * as cmr2d from '../../src/numerics/areal/cmr-2d.ts'
import * as coarseCorrelations from '../../src/numerics/areal/coarse-correlations.ts'
import * as coarseRegistration from '../../src/numerics/areal/coarse-registration.ts'
import * as congruentCells from '../../src/numerics/areal/congruent-cells.ts'
import * as markMeasures from '../../src/numerics/areal/mark-measures.ts'
import * as maskedGrid from '../../src/numerics/areal/masked-grid.ts'
import * as maskedRegistration from '../../src/numerics/areal/masked-registration.ts'
import * as measured from '../../src/numerics/areal/measured.ts'
import * as plainCmr2d from '../../src/numerics/areal/plain-cmr-2d.ts'
import * as plainMap from '../../src/numerics/areal/plain-map.ts'
import * as preview from '../../src/numerics/areal/preview.ts'
import * as primerFace from '../../src/numerics/areal/primer-face.ts'
import * as rotate from '../../src/numerics/areal/rotate.ts'
import * as rowsBackwards from '../../src/numerics/areal/rows-backwards.ts'
import * as shadedRelief from '../../src/numerics/areal/shaded-relief.ts'
import * as laidMap from '../../src/numerics/areal/transformed-map.ts'
import * as laidPoints from '../../src/numerics/areal/transformed-points.ts'
import * as arctangent from '../../src/numerics/elementary/arctangent.ts'
import * as binary64 from '../../src/numerics/elementary/binary64.ts'
import * as exponential from '../../src/numerics/elementary/exponential.ts'
import * as logarithm from '../../src/numerics/elementary/logarithm.ts'
import * as median from '../../src/numerics/elementary/median.ts'
import * as quarterTurns from '../../src/numerics/elementary/quarter-turns.ts'
import * as randomKernel from '../../src/numerics/elementary/random.ts'
import * as trigonometry from '../../src/numerics/elementary/trigonometry.ts'
import * as pooled from '../../src/numerics/elementary/working-memory.ts'
import * as areaAverage from '../../src/numerics/filters/area-average.ts'
import * as bandRms from '../../src/numerics/filters/band-rms.ts'
import * as blockMeans from '../../src/numerics/filters/block-means.ts'
import * as clipRobust from '../../src/numerics/filters/clip-robust.ts'
import * as fastBand from '../../src/numerics/filters/fast-band.ts'
import * as fillGaps from '../../src/numerics/filters/fill-gaps.ts'
import * as formRemoval from '../../src/numerics/filters/form-removal.ts'
import * as gaussian from '../../src/numerics/filters/gaussian.ts'
import * as taps from '../../src/numerics/filters/gaussian-taps.ts'
import * as interpolated from '../../src/numerics/filters/interpolated.ts'
import * as localAmplitude from '../../src/numerics/filters/local-amplitude.ts'
import * as resample from '../../src/numerics/filters/resample.ts'
import * as robustArealForm from '../../src/numerics/filters/robust-areal-form.ts'
import * as robustForm from '../../src/numerics/filters/robust-form.ts'
import * as roughness from '../../src/numerics/filters/roughness-band.ts'
import * as varianceByScale from '../../src/numerics/filters/variance-by-scale.ts'
import * as correlate from '../../src/numerics/fourier/correlate.ts'
import * as fft from '../../src/numerics/fourier/fft.ts'
import * as fft2d from '../../src/numerics/fourier/fft-2d.ts'
import * as line from '../../src/numerics/fourier/line-convolution.ts'
import * as lowFrequencies from '../../src/numerics/fourier/low-frequencies.ts'
import * as powerMoments from '../../src/numerics/fourier/power-moments.ts'
import * as bulletFeatures from '../../src/numerics/profiles/bullet-features.ts'
import * as chanceAgreement from '../../src/numerics/profiles/chance-agreement.ts'
import * as cmr1d from '../../src/numerics/profiles/cmr-1d.ts'
import * as collapseRatio from '../../src/numerics/profiles/collapse-ratio.ts'
import * as crosscut from '../../src/numerics/profiles/crosscut.ts'
import * as grooveEdges from '../../src/numerics/profiles/groove-edges.ts'
import * as landExchange from '../../src/numerics/profiles/land-exchange.ts'
import * as landRelief from '../../src/numerics/profiles/land-relief.ts'
import * as oriented from '../../src/numerics/profiles/oriented-planes.ts'
import * as overlapCorrelation from '../../src/numerics/profiles/overlap-correlation.ts'
import * as profile from '../../src/numerics/profiles/profile.ts'
import * as profileCongruence from '../../src/numerics/profiles/profile-congruence.ts'
import * as scanDifference from '../../src/numerics/profiles/scan-difference.ts'
import * as shear from '../../src/numerics/profiles/shear.ts'
import * as straightenedLand from '../../src/numerics/profiles/straightened-land.ts'
import * as striaeAxis from '../../src/numerics/profiles/striae-axis.ts'
import * as surrogatesKernel from '../../src/numerics/profiles/surrogates.ts'
import * as simdLands from '../../src/numerics/simd/lands.ts'
import * as bootstrap from '../../src/numerics/statistics/bootstrap.ts'
import * as bound from '../../src/numerics/statistics/bound.ts'
import * as costKernel from '../../src/numerics/statistics/cost.ts'
import * as dataSets from '../../src/numerics/statistics/data-sets.ts'
import * as elub from '../../src/numerics/statistics/elub.ts'
import * as heldOut from '../../src/numerics/statistics/held-out.ts'
import * as isotonic from '../../src/numerics/statistics/isotonic.ts'
import * as leaveOut from '../../src/numerics/statistics/leave-out.ts'
import * as levelsKernel from '../../src/numerics/statistics/levels.ts'
import * as logistic from '../../src/numerics/statistics/logistic.ts'
import * as metrics from '../../src/numerics/statistics/metrics.ts'
import * as pairsCalibration from '../../src/numerics/statistics/pairs-calibration.ts'
import * as probit from '../../src/numerics/statistics/probit.ts'
import * as rankingKernel from '../../src/numerics/statistics/ranking.ts'
import * as sourceResamples from '../../src/numerics/statistics/source-resamples.ts'
import * as sourceTable from '../../src/numerics/statistics/source-table.ts'
import * as twoMasses from '../../src/numerics/statistics/two-masses.ts'
import * as weightedMetrics from '../../src/numerics/statistics/weighted-metrics.ts'
import * as weightedPav from '../../src/numerics/statistics/weighted-pav.ts'
import * as anchored from '../../src/numerics/test-fires/anchored.ts'
import * as anchoredFigures from '../../src/numerics/test-fires/anchored-figures.ts'
import * as anchoredPopulation from '../../src/numerics/test-fires/anchored-population.ts'
import * as anchoredQuestions from '../../src/numerics/test-fires/anchored-questions.ts'
import { scoreDistributions } from '../../src/references/validation/data-description.ts'
import { PROTOCOLS } from '../../src/references/validation/document.ts'
import type { Population } from '../../src/references/validation/population.ts'
import { protocolFigures } from '../../src/references/validation/protocols.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { keptPixels } from '../../src/x3p/mask-picture.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { rawPrimer } from '../helpers/raw-primer.ts'
import { digest } from './digest.ts'

const SEED = 20260711
let generator = randomKernel.random(SEED)
const uniform = (): number => generator.uniform()
const normal = (): number => generator.normal()
const numbers = (n: number, next = normal): Float64Array => Float64Array.from({ length: n }, next)
const between = (low: number, high: number) => (): number => low + (high - low) * uniform()

const PARTS = { window: 60, fine: 4, power: 7 } as const // of a profile, for its congruence
// A striated surface and a granular one, in metres, with missing points; a profile, and a moved and disturbed copy.
const land = simulateToolmark({
  edgeSeed: 5,
  markSeed: 6,
  pitch: 4e-6,
  width: 0.9e-3,
  height: 0.3e-3,
  dropout: 0.03,
})
const inMicrometres = { ...land, heights: land.heights.map((one) => one * 1e6), dx: 4, dy: 4 }
const picture = { width: 50, height: 40, data: Uint8Array.from({ length: 8000 }, (_, i) => (i * i) % 7) }
const [ny, nx, z] = [land.ny, land.nx, land.heights]
const filled = z.map((value) => (Number.isNaN(value) ? 0 : value))
const map = (seed: number): cmr2d.ArealMap => {
  const face = simulateBreechFace({ slideSeed: 9, cartridgeSeed: seed, pitch: 20e-6, diameter: 2e-3 })
  const flat = formRemoval.removeForm(face.heights, face.ny, face.nx)
  return { values: flat.map((value) => value / 1e-6), ny: face.ny, nx: face.nx }
}
const one = map(1)
const other = map(2)
const curve = Float64Array.from({ length: 700 }, (_, i) => Math.sqrt(i % 37) + normal())
const moved = Float64Array.from({ length: 640 }, (_, i) => curve[i + 23]! + 0.3 * normal())
const MAKING = {
  block: { rows: 2, columns: 3 },
  pitch: { dx: 4e-6, dy: 4e-6 },
  band: { lambda_s: 25e-6, lambda_c: 250e-6 },
  clip: 2,
}
const FORM = Float64Array.of(1e-6, 2e-7, -3e-6, -1e-7, 4e-7, 0, 5e-7, 0, 0) // coefficients of a robust form
const gaps = curve.map((value, i) => (i < 4 || (i > 100 && i < 120) ? Number.NaN : value))

// Labelled scores of pairs of seven sources.
const pairsOfSources = Array.from({ length: 14 }, (_, i) => i).flatMap((i) =>
  Array.from({ length: i }, (_, j) => [i >> 1, j >> 1] as const),
)
const population: Population = {
  sources: 7,
  rule: pairsCalibration.bySource('two-masses'),
  a: Int32Array.from(pairsOfSources, ([a]) => a),
  b: Int32Array.from(pairsOfSources, ([, b]) => b),
  scores: Float64Array.from(pairsOfSources, ([a, b]) => (a === b ? 1.8 : 0) + normal()),
}
const { scores } = population
const labels = Uint8Array.from(pairsOfSources, ([a, b]) => Number(a === b))
const clusters = Int32Array.from(pairsOfSources, ([a, b]) => 7 * a + b)
const ofClass = (label: 0 | 1): logistic.Sample => {
  const own = scores.filter((_, i) => labels[i] === label)
  return { scores: own, counts: own.map((_, i) => 1 + (i % 3)) }
}
const times = Uint32Array.of(1, 2, 0, 1, 1, 3, 1)
const levels = (): levelsKernel.SetLevels => levelsKernel.weigher(scores, population)(times)
const METHODS = pairsCalibration.CALIBRATION_METHODS
const BOUNDS: bound.LrBounds = { lower: -1.3, upper: 1.7 }
const pairsOfTimes = (): pairsCalibration.PairLevels => pairsCalibration.pairLevels(population)(times)!
const bootstrapped = (method: pairsCalibration.CalibrationMethod): bootstrap.Bootstrap =>
  bootstrap.bootstrapFit(
    (km, knm, held, start) =>
      pairsCalibration.fitSamplesBy(pairsCalibration.bySource(method), km, knm, held, start),
    scores,
    labels,
    clusters,
    3,
    60,
  )
const byDataSet: pairsCalibration.CalibrationRule = {
  method: 'two-masses',
  lower: 'data_set',
  upper: 'source',
}
const setPairs: dataSets.SetPairs = { ...population, sets: Int32Array.of(0, 0, 0, 1, 1, 2, 2) }
// Marks of the same seven sources: three of each, so that one can be asked about.
const markPairs: anchoredQuestions.MarkPairs = {
  source: Int32Array.from({ length: 21 }, (_, mark) => Math.floor(mark / 3)),
  sources: 7,
  sets: setPairs.sets,
  a: Int32Array.from({ length: 210 }, (_, i) => Math.floor((1 + Math.sqrt(1 + 8 * i)) / 2)),
  b: Int32Array.from({ length: 210 }, (_, i) => {
    const a = Math.floor((1 + Math.sqrt(1 + 8 * i)) / 2)
    return i - (a * (a - 1)) / 2
  }),
  scores: Float64Array.from({ length: 210 }, (_, i) => {
    const a = Math.floor((1 + Math.sqrt(1 + 8 * i)) / 2)
    const b = i - (a * (a - 1)) / 2
    return (Math.floor(a / 3) === Math.floor(b / 3) ? 9 : 0) + normal()
  }),
}
const anchoredModel: anchored.AnchoredModel = { mean: 0.1, sd: 1.3, sets: 3, ratio: 0.31 }
const anchor = anchored.anchorOf(anchoredModel, Float64Array.of(9.3, 7.1, 8.8))
const anchoredAnswers = () => anchoredPopulation.answersWithout(markPairs, 1, byDataSet)!
const grid101 = Float64Array.from({ length: 101 }, (_, i) => i / 100)

const registration = {
  rotationMax: 12,
  rotationStep: 3,
  minOverlap: 0.3,
  enough: 3000,
  candidates: 3,
  finalists: 2,
  apartShift: 4,
  apartRotation: 3,
}
const share = { prior: { congruent: 2.5, cells: 10 }, fewest: 9 }
const cellOptions = {
  cell: 16,
  cellValid: 0.4,
  cellOverlap: 0.4,
  search: 6,
  tolerance: 3,
  home: 6,
  corr: 0.2,
  z: 1,
  relativeCorr: 0.5,
}
// The helper is not exact on every engine, so its heights are rounded.
const { heights, n: side } = rawPrimer({ pitch: 50e-6, turn: 0, groove: true })
const raw = { heights: heights.map((height) => Math.round(height * 1e9) / 1e9), n: side }
const face = () =>
  primerFace.primerFace(raw.heights, raw.n, raw.n, 50e-6, 50e-6, {
    pitch: 50e-6,
    groove: [1.6e-3, 3.2e-3],
    level: 20e-6,
    narrow: 100e-6,
    edge: 50e-6,
  })
const canvas = (from: cmr2d.ArealMap): maskedGrid.MaskedGrid => {
  const n = Math.max(from.ny, from.nx)
  return maskedGrid.onCanvas(from.values, from.ny, from.nx, 4 * Math.ceil(n / 4))
}
const box = maskedGrid.centredBox(one.ny, one.nx, canvas(one).n)
const cells = () => congruentCells.cellsOf(canvas(one), box, cellOptions)
const laid = (own: readonly congruentCells.Cell[]): laidPoints.TransformedPoints =>
  laidPoints.transformedPoints([{ lists: own.map(({ points }) => points), grid: canvas(other) }], 12, 13)[0]!
const plain = (from: cmr2d.ArealMap): Float64Array =>
  plainMap.plainArealMap(from.values, from.ny, from.nx, 12.5e-6, 12.5e-6)
const pav = (): weightedPav.Blocks => weightedPav.weightedPav(levels())

/** `f` on numbers of the kinds an elementary function meets. */
const everywhere = (f: (x: number) => number): number[] =>
  [
    ...numbers(3000, between(-1, 1)),
    ...numbers(3000, between(-30, 30)),
    ...numbers(2000, between(-800, 800)),
    ...numbers(1000, between(-1e6, 1e6)),
    ...numbers(1000).map((x) => x * 1e300),
    ...numbers(1000).map((x) => x * 1e-310),
    0,
    -0,
    5e-324,
    1.7976931348623157e308,
    Number.NaN,
    Infinity,
    -Infinity,
  ].map(f)
const bits = (f: (a: number, b: number) => number): number[] =>
  Array.from(numbers(500), (a) => f(a, normal() * 1e3))

/** What is made of the grid in the memory of the loops of lands. */
function held<T>(work: (layout: simdLands.Layout, grid: simdLands.Held) => T): T {
  const layout = simdLands.layoutOn(simdLands.landLoops())
  return work(layout, { at: layout.given(z), ny, nx })
}

/** By file of src/kernels: what each function that it exports gives. */
const COPIES = { lambdaS: 25e-6, lambdaC: 250e-6, noise: 50e-9, relief: 0.03, level: true, far: 40 }
const sections = (nx: number, ny: number, values: Float64Array): scanDifference.Sought =>
  scanDifference.bandSection({ values, ny, nx, pitch: 4e-6, scanPitch: 4e-6, rows: 5 }, COPIES)
/** A profile and its copy with noise a few samples aside; a surface and the same. */
const copied = [
  [
    sections(
      700,
      1,
      curve.map((x) => x * 1e-6),
    ),
    sections(
      640,
      1,
      curve.slice(23, 663).map((x) => x * 1.01e-6),
    ),
  ],
  [
    sections(nx, ny, z),
    sections(
      nx,
      ny - 3,
      z.slice(3 * nx).map((x) => x * 1.01),
    ),
  ],
] as const

const KERNELS: Readonly<Record<string, Readonly<Record<string, () => unknown>>>> = {
  anchored: {
    anchorOf: () => anchor,
    meanOf: () => anchored.meanOf(scores, 'of this list'),
    anchoredLog10Lr: () =>
      numbers(300, between(-20, 30)).map(anchored.anchoredLog10Lr(anchoredModel, anchor)),
    anchoredLogDensities: () =>
      Array.from(numbers(300, between(-20, 30)), anchored.anchoredLogDensities(anchoredModel, anchor)),
    markApart: () => anchored.markApart(anchoredModel, Float64Array.of(0, 9, 2, 9, 0, 1, 2, 1, 0)),
  },
  'anchored-figures': {
    anchoredFigures: () => anchoredFigures.anchoredFigures(anchoredAnswers(), 7),
    answerCells: () => anchoredFigures.answerCells(anchoredAnswers(), 7),
    cllrOf: () =>
      anchoredFigures.cllrOf(anchoredFigures.answerCells(anchoredAnswers(), 7), times, 'costsAnswered'),
    cllrInterval: () =>
      anchoredFigures.cllrInterval(anchoredFigures.answerCells(anchoredAnswers(), 7), 7, 'costs', {
        seed: 3,
        count: 50,
      }),
  },
  'anchored-population': {
    anchoredPopulation: () => anchoredPopulation.anchoredPopulation(markPairs, byDataSet),
    anchoredResamples: () => anchoredPopulation.anchoredResamples(markPairs, 9, 40),
    anchoredInterval: () =>
      anchoredPopulation.anchoredInterval(
        anchoredPopulation.anchoredResamples(markPairs, 9, 40),
        Float64Array.of(8.1),
        5,
        BOUNDS,
      ),
    answersWithout: anchoredAnswers,
  },
  'anchored-questions': {
    knownMarks: () => anchoredQuestions.knownMarks(markPairs, 2),
    answersTo: () =>
      anchoredQuestions.answersTo(markPairs, anchoredQuestions.knownMarks(markPairs, 2), ({ among }) =>
        anchored.anchoredLog10Lr(anchoredModel, anchored.anchorOf(anchoredModel, among)),
      ),
  },
  'area-average': {
    areaAverage: () =>
      (['edge', 'centre'] as const).map((first) => areaAverage.areaAverage(z, ny, nx, 4, 4, 9.3, first)),
  },
  'areal-map': {
    middleOfMeasured: () => arealMap.cropToMeasured(z, ny, nx, 60),
    standardised: () => arealMap.standardise(one, 2.5),
    onSquare: () => arealMap.onSquare(one, 256, 17),
    withoutSquare: () => arealMap.withoutSquare(arealMap.onSquare(one, 256, 17), 256, one.ny, one.nx, 17),
  },
  'chance-agreement': {
    chanceAgreement: () =>
      chanceAgreement.chanceAgreement(
        curve,
        { ...PARTS, minOverlap: 0.4, candidates: 4, distance: 10 },
        { sigma: 40, count: 8 },
      ),
    forLength: () =>
      [90, 100, 470].map((length) =>
        chanceAgreement.forLength(3.3, length, { reference: 230, neutral: 2.3 }),
      ),
    aboveChance: () => chanceAgreement.aboveChance(1.7, { mean: 0.8, sd: 0.11 }, { mean: 0.7, sd: 0.13 }),
  },
  'clip-robust': {
    robustLimits: () => held((layout, grid) => clipRobust.robustLimits(layout, grid, 2)),
  },
  median: {
    medianInPlace: () => [median.medianInPlace(curve.slice()), median.medianInPlace(filled.slice())],
    absolute: () => median.absolute(curve.slice()),
  },
  bootstrap: {
    bootstrapFit: () => METHODS.map((method) => bootstrapped(method)),
    interval: () => {
      const { models } = bootstrapped('platt')
      return [-2, 0, 1.5].map((score) => bootstrap.interval(models, score, BOUNDS))
    },
  },
  bound: {
    classSizes: () => bound.classSizes(scores, labels),
    log10Bound: () => [3, 17, 1234].map((km) => bound.log10Bound({ km, knm: 5000 })),
    withinBounds: () => [-3, 0.2, 9].map((x) => bound.withinBounds(x, BOUNDS)),
  },
  'land-exchange': {
    landExchange: () =>
      landExchange.landExchange(numbers(36, uniform), [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5], 6),
    rearranged: () => [0, 1, 2, 3].map((slot) => landExchange.slotAfter({ moved: 0, to: 2 }, slot)),
    weighedContrast: () => [2, 6, 9].map((pairs) => landExchange.weighedContrast(0.3, pairs)),
  },
  crosscut: {
    crosscut: () => [crosscut.crosscut(z, ny, nx, 3.5), crosscut.crosscut(curve, 1, curve.length, 2)],
  },
  'scan-difference': {
    sought: () => copied.flat().map(({ band, step }) => ({ band, step })),
    scanDifference: () => copied.map(([a, b]) => scanDifference.scanDifference(a, b, COPIES)),
  },
  'variance-by-scale': {
    varianceByScale: () => [
      varianceByScale.varianceByScale(z, ny, nx, 3),
      varianceByScale.varianceByScale(gaps, 1, gaps.length, 6),
    ],
  },
  'rows-backwards': { rowsBackwards: () => rowsBackwards.rowsBackwards(numbers(12), 3, 4) },
  'bullet-features': {
    bulletFeatures: () =>
      bulletFeatures.bulletFeatures(
        numbers(36, uniform),
        numbers(36).map((x) => Math.round(40 * x)),
        [0, 1, 2, 3, 4, 5],
        [0, 1, 2, 3, 4, 5],
        6,
      ),
  },
  'collapse-ratio': {
    collapseRatio: () => [
      collapseRatio.collapseRatio(z, ny, nx, { dx: 4e-6, dy: 4e-6 }, FORM),
      collapseRatio.collapseRatio(one.values, one.ny, one.nx, { dx: 20e-6, dy: 20e-6 }, FORM),
    ],
  },
  'cmr-1d': { congruentRegions1d: () => cmr1d.congruentRegions1d(curve, moved, 0.4, 30) },
  'cmr-2d': {
    cmr2d: () => cmr2d.cmr2d(one, other, registration, cellOptions, share),
    congruentShare: () => [0, 3, 17].map((k) => cmr2d.congruentShare(k, 31, share)),
    onOneCanvas: () => cmr2d.onOneCanvas(one, other),
    bothWays: () => {
      const poses = [{ degrees: 2.5, dy: 1, dx: -2 }]
      const { ofA, ofB, inverses } = cmr2d.bothWays(cmr2d.onOneCanvas(one, other), poses, cellOptions)
      return { ofA, ofB, inverses }
    },
    comesBefore: () => [cmr2d.comesBefore(one, other), cmr2d.comesBefore(other, one)],
    inverse: () => [-77, 2.5, 140].map((degrees) => cmr2d.inverse({ degrees, dy: 3, dx: -8 })),
    matches: () => {
      const [own, at] = [cells(), { degrees: 2.5, dy: 1, dx: -2 }]
      const found = congruentCells.congruentCells(own, laid(own), at, cellOptions)
      return cmr2d.matches(found!, canvas(one), box, box, 2.5, 8)
    },
  },
  'cell-means': {
    cellMeans: () => cellMeans.cellMeans({ values: z, ny, nx, dx: 4e-6, dy: 5e-6 }, 37),
  },
  'cells-at-pose': {
    cellsAtPose: () => {
      const { a, b, degrees, dy, dx } = cmr2d.cmr2d(one, other, registration, cellOptions, share)
      const counts = { a: a.congruent.length, b: b.congruent.length }
      return cellsAtPose.cellsAtPose(one, other, { degrees, dy, dx }, cellOptions, counts)
    },
  },
  'laid-map': {
    laidMap: () => laidMap.transformedMap(one, other, { degrees: 12.5, dy: 3, dx: -2 }, 90),
  },
  'shaded-relief': {
    shadedRelief: () => shadedRelief.shadedRelief(z, ny, nx),
  },
  'congruent-cells': {
    cellsOf: () => congruentCells.cellsOf(canvas(one), box, cellOptions),
    congruentCells: () =>
      congruentCells.congruentCells(cells(), laid(cells()), { degrees: 2.5, dy: 1, dx: -2 }, cellOptions),
    searched: () => congruentCells.searchSide(cellOptions),
  },
  correlate: {
    centred: () => correlate.centred(gaps),
    align: () => correlate.align(curve, moved),
    crossCorrelation: () => correlate.crossCorrelation(curve, moved),
  },
  'elementary/arctangent': {
    atan: () => everywhere(arctangent.atan),
    atan2: () => everywhere((x) => arctangent.atan2(x, normal() * (uniform() < 0.5 ? x : 1))),
  },
  'elementary/binary64': {
    highWord: () => everywhere((x) => (Number.isNaN(x) ? 0 : binary64.highWord(x))),
    withHighWord: () => bits((a) => binary64.withHighWord(a, 0x3ff12345)),
    withoutLowWord: () => bits(binary64.withoutLowWord),
    powerOfTwo: () => [-1022, -3, 0, 1023].map(binary64.powerOfTwo),
    scaled: () => [-1070, -3, 0, 1024].map((k) => binary64.timesPowerOfTwo(1.37, k)),
    sumError: () => bits((a, b) => binary64.sumError(a, b, a + b)),
    productError: () => bits((a, b) => binary64.productError(a, b, a * b)),
  },
  'elementary/exponential': {
    exp: () => everywhere(exponential.exp),
    exp10: () => everywhere(exponential.exp10),
    tanh: () => everywhere(exponential.tanh),
  },
  'elementary/logarithm': {
    log: () => everywhere(logarithm.log),
    log1p: () => everywhere(logarithm.log1p),
    log2: () => everywhere(logarithm.log2),
    log10: () => everywhere(logarithm.log10),
  },
  'elementary/quarter-turns': {
    quarterTurns: () =>
      [1, 3e5, 5e7, 1e22, -1e300].map((x) => [quarterTurns.quarterTurns(x), ...quarterTurns.REST]),
  },
  'elementary/trigonometry': {
    sin: () => everywhere(trigonometry.sin),
    cos: () => everywhere(trigonometry.cos),
    tan: () => everywhere(trigonometry.tan),
    cosSin: () => Array.from(numbers(100), trigonometry.cosSin),
  },
  elub: { elub: () => [elub.elub(levels()), elub.elub(levels(), { km: 2, knm: 3 })] },
  fft: {
    transform: () =>
      [2, 8, 96, 512, 4096, 16384].map((size) => {
        const data = numbers(2 * size)
        const forward = new Float64Array(2 * size)
        const back = new Float64Array(2 * size)
        fft.transform(size).forward(forward, data)
        fft.transform(size).inverse(back, forward)
        return [forward, back]
      }),
    powerOfTwo: () => [1, 5, 1025].map(fft.powerOfTwo),
    transformSize: () => [1, 5, 700, 1025].map(fft.transformSize),
  },
  'fft-2d': {
    transform2d: () => {
      const { forward, inverseRows } = fft2d.transform2d(48)
      const spectrum = forward(numbers(2 * 48 * 30), 30)
      return [spectrum, inverseRows(spectrum, 7)]
    },
  },
  'fill-gaps': { fillGaps: () => fillGaps.fillGaps(gaps) },
  'form-removal': {
    removeForm: () => [formRemoval.removeForm(z, ny, nx), formRemoval.removeForm(gaps, 1, gaps.length)],
    fitForm: () => formRemoval.fitForm(z, ny, nx),
    solvedForm: () => {
      const sums = formRemoval.formSums()
      formRemoval.addRow(sums, 0.3, curve, 0, formRemoval.unitPositions(curve.length), 0, curve.length)
      return formRemoval.solvedForm(sums, 1, curve.length)
    },
    minusForm: () => formRemoval.minusForm(z, ny, nx, numbers(9)),
    formAlongRow: () => formRemoval.formAlongRow(numbers(9), 0.4),
    scaled: () => formRemoval.unitPositions(17),
    formSums: () => formRemoval.formSums(),
    addRow: () => {
      const sums = formRemoval.formSums()
      formRemoval.addRow(sums, -0.7, gaps, 20, formRemoval.unitPositions(gaps.length), 20, 300)
      return sums
    },
    solvePositive: () =>
      formRemoval.solvePositive(Float64Array.of(4, 1, 2, 1, 3, 0.5, 2, 0.5, 5), Float64Array.of(1, 2, 3)),
  },
  'gaussian-taps': { gaussianTaps: () => taps.gaussianTaps(3.7, 40) },
  'line-convolution': {
    directLine: () => convolved(line.directLine),
    transformedLine: () => convolved(line.transformedLine),
    lineConvolution: () =>
      [1, 2, 9, 40].map((sigma) => {
        const values = numbers(2 * 300)
        line.lineConvolution(300, taps.gaussianTaps(sigma, 300))(values, 0, 300)
        return values
      }),
  },
  'block-means': {
    blockMeans: () => blockMeans.blockMeans(z, ny, nx, { rows: 3, columns: 2 }, FORM),
    blockMeansIn: () =>
      held((layout) => {
        const means = blockMeans.blockMeansIn(layout, z, ny, nx, { rows: 2, columns: 3 }, FORM)
        return layout.view(means.at, means.ny * means.nx).slice()
      }),
    inPieces: () =>
      held((layout) => {
        const found: number[] = []
        blockMeans.inPieces(
          layout,
          { values: z, nx, rows: 2, blocks: Math.floor(ny / 2) },
          (at, first, count) => found.push(first, count, ...layout.view(at, 2 * count * nx)),
        )
        return Float64Array.from(found)
      }),
    rowsAtOnce: () => [1, 7, 5000].map((rows) => blockMeans.rowsAtOnce(rows, nx)),
    formsOf: () => blockMeans.formsOf(FORM, ny),
  },
  'band-rms': {
    bandRms: () =>
      bandRms.bandRms(z, ny, nx, { dx: 4e-6, dy: 4e-6 }, { lambda_s: 10e-6, lambda_c: 250e-6 }, FORM),
  },
  'fast-band': {
    fastBand: () =>
      fastBand.fastBand(
        z.slice(),
        ny,
        nx,
        { dy: 4e-6, dx: 4e-6 },
        { lambda_s: 10e-6, lambda_c: 250e-6 },
        { rows: 2, columns: 1 },
      ),
    fastBandIn: () =>
      held((layout, grid) => {
        const band = { lambda_s: 20e-6, lambda_c: 250e-6 }
        fastBand.fastBandIn(layout, grid, { dy: 4e-6, dx: 4e-6 }, band, { rows: 1, columns: 1 })
        return layout.view(grid.at, ny * nx).slice()
      }),
    fastBandRows: () =>
      fastBand.fastBandRows(
        ...([z, ny, nx, { dy: 4e-6, dx: 4e-6 }, { lambda_s: 10e-6, lambda_c: 250e-6 }, 3, FORM] as const),
      ),
  },
  'land-relief': {
    blockRelief: () => landRelief.blockRelief(z, ny, nx, FORM, MAKING),
    reliefProfile: () => landRelief.reliefProfile(z, ny, nx, { ...MAKING, block: { rows: 3, columns: 1 } }),
  },
  'straightened-land': {
    straightenedLand: () =>
      straightenedLand.straightenedLand({ values: z, ny, nx, dx: 4e-6, dy: 4e-6 }, FORM, {
        turned: true,
        shear_deg: 3,
      }),
    meansAlongStriae: () =>
      [true, false].map((turned) =>
        straightenedLand.meansAlongStriae(
          { values: z, ny, nx, dx: 4e-6, dy: 4e-6 },
          FORM,
          { turned, shear_deg: 3 },
          2,
        ),
      ),
  },
  pooled: { pooled: () => pooled.workingMemory()(5).fill(2) },
  'roughness-band': {
    roughnessBand: () =>
      roughness.roughnessBand(z, ny, nx, { dy: 4e-6, dx: 4e-6 }, { lambda_s: 10e-6, lambda_c: 250e-6 }),
  },
  measured: {
    measuredShare: () => measured.measuredShare(z),
    rootMeanSquare: () => measured.rootMeanSquare(z),
    wellWeighted: () => measured.wellWeighted(filled, numbers(filled.length, uniform), 0.5),
  },
  'mark-measures': {
    curvaturesOf: () => markMeasures.curvaturesOf([...FORM], ny, nx, 4e-6, 5e-6),
    stepsBelow: () => [
      markMeasures.stepsBelow(z, ny, nx, { dx: 4e-6, dy: 5e-6 }, 120e-6),
      markMeasures.stepsBelow(z, ny, nx, { dx: 4e-6, dy: 5e-6 }, 40e-6),
    ],
    reliefMeasures: () => markMeasures.reliefMeasures(z, ny, nx, 4e-6),
  },
  'pairs-calibration': {
    fitLevels: () =>
      METHODS.map((method) => pairsCalibration.fitLevels(levels(), pairsCalibration.bySource(method))),
    pairLevels: pairsOfTimes,
    calibrated: () =>
      METHODS.map((method) =>
        pairsCalibration.calibratePairs(pairsOfTimes(), pairsCalibration.bySource(method)),
      ),
    bySource: () => pairsCalibration.bySource('platt'),
    fitSamplesBy: () => pairsCalibration.fitSamplesBy(byDataSet, ofClass(1), ofClass(0), { km: 3, knm: 3 }),
    boundedLog10Lr: () => {
      const model = pairsCalibration.calibratePairs(pairsOfTimes(), byDataSet)!
      return [-3, 0.4, 5].map((score) => pairsCalibration.boundedLog10Lr(model, score))
    },
    everySource: () => pairsCalibration.everySource(population),
    lrBounds: () =>
      [1, -1].map((sign) =>
        pairsCalibration.lrBounds((score) => sign * (score - 0.9), pairsOfTimes(), byDataSet),
      ),
  },
  'data-sets': {
    triedPairs: () => dataSets.triedPairs(setPairs, 1),
    withoutEachSet: () =>
      dataSets.withoutEachSet(setPairs, ({ levels: { totalKm, kmSets } }) => [totalKm, kmSets]),
    withoutDataSets: () => dataSets.withoutDataSets(setPairs, byDataSet),
    leftOutFigures: () => {
      const found = dataSets.withoutDataSets(setPairs, byDataSet)
      return [0, 1, 2].map((set) => dataSets.leftOutFigures(setPairs, set, found[set]))
    },
    knmLookAlike: () => dataSets.knmLookAlike(setPairs, byDataSet),
  },
  'two-masses': {
    fitTwoMasses: () => twoMasses.fitTwoMasses(ofClass(1), ofClass(0)),
  },
  'oriented-planes': {
    orientedPlanes: () => [-70, 12.5].map((degrees) => oriented.orientedPlanes(z, ny, nx, degrees)),
  },
  gaussian: {
    gaussian: () => [0.7, 2.6, 15].map((sigma) => gaussian.gaussian(z, ny, nx, sigma, 1.3 * sigma)),
  },
  'groove-edges': {
    grooveEdges: () => {
      const means = Float64Array.from(
        { length: 500 },
        (_, x) => (x < 60 || x > 440 ? 40e-6 : 0) + 1e-6 * normal(),
      )
      const columns = { means, coverage: new Float64Array(500).fill(1), measured: 1 }
      return grooveEdges.grooveEdges(columns, 4e-6, { deviations: 4, floor: 2e-6, run: 20e-6 })
    },
  },
  'held-out': { heldOutFolds: () => heldOut.heldOutFolds(20, 4, 7, 99, ([first]) => first! > 0) },
  interpolated: { interpolated: () => interpolated.interpolated(z, ny, nx, 4, 4, 2.7) },
  isotonic: {
    isotonicOf: () => isotonic.isotonicOf(levels(), pav()),
    fitIsotonic: () => isotonic.fitIsotonic(scores, labels),
    isotonicPosterior: () => {
      const model = isotonic.fitIsotonic(scores, labels)
      return Array.from(grid101, (x) => isotonic.isotonicPosterior(model, 6 * x - 3))
    },
    isotonicLog10Lr: () => {
      const model = isotonic.fitIsotonic(scores, labels)
      return Array.from(grid101, (x) => isotonic.isotonicLog10Lr(model, 6 * x - 3))
    },
  },
  'leave-out': {
    sourceKey: () => [leaveOut.sourceKey(population, 5, 2), leaveOut.sourceKey(population, 2, 5)],
    withoutSources: () =>
      leaveOut.withoutSources(population, ({ bySource: { totalKm, totalKnm } }) => [totalKm, totalKnm]),
    leftOutModels: () => METHODS.map((method) => leaveOut.leftOutModels(population, method)),
    leftOutLog10Lr: () =>
      leaveOut.leftOutLog10Lr(population, leaveOut.leftOutModels(population, 'two-masses')),
  },
  'local-amplitude': { localAmplitude: () => localAmplitude.localAmplitude(curve, 20, 0.1) },
  logistic: {
    fitPlatt: () => [
      logistic.fitPlatt(scores, labels),
      logistic.fitPlatt(
        scores.map((x, i) => x + 100 * labels[i]!),
        labels,
      ),
    ],
    fitSamples: () => logistic.fitSamples(ofClass(1), ofClass(0)),
    lineLog10Lr: () => [-9, 0.3, 80].map((x) => logistic.lineLog10Lr({ slope: 0.7, intercept: -1 }, x)),
  },
  'low-frequencies': {
    lowFrequencies: () => [7, 60, 333].map((n) => lowFrequencies.lowFrequencies(n, 3)(numbers(2 * n))),
  },
  'masked-grid': {
    centredBox: () => box,
    onCanvas: () => canvas(one),
    halved: () => maskedGrid.halve(canvas(one)),
    pointsIn: () => maskedGrid.pointsIn(canvas(one), { y: 20, x: 30, ny: 16, nx: 16 }),
  },
  'laid-points': {
    laidPoints: () => {
      const points = laid(cells())
      points.turn(-3, 2, -1, 3)
      return points.correlate(4, 1, -2, 3, 9)
    },
  },
  'coarse-correlations': {
    coarseCorrelations: () => {
      const [a, b] = [one, other].map((map) => maskedGrid.halve(canvas(map))) as [
        maskedGrid.MaskedGrid,
        maskedGrid.MaskedGrid,
      ]
      const found = coarseCorrelations.coarseCorrelations(a, b, 0.2, 300, 900)
      found.clear()
      found.lay(0, 4.5, 3)
      found.lay(1, 10.5, 3)
      found.transform()
      return [false, true].map((backwards) => {
        found.weigh(backwards)
        return [0, 1].map((lane) => found.best(lane, backwards))
      })
    },
  },
  'coarse-registration': {
    coarsePoses: () =>
      coarseRegistration.coarsePoses(
        maskedGrid.halve(canvas(one)),
        maskedGrid.halve(canvas(other)),
        registration,
        900,
      ),
  },
  'masked-registration': {
    registration: () => maskedRegistration.registration(canvas(one), canvas(other), registration),
    refined: () =>
      maskedRegistration.refinePoses(
        canvas(one),
        canvas(other),
        [{ degrees: 1, dy: 2, dx: -1, quality: 0 }],
        [{ angles: [0, 2], reach: 1 }],
        0.3,
      ),
  },
  'primer-face': {
    primerFace: () => face(),
    withoutEdge: () =>
      primerFace.withoutEdge(raw.heights, raw.n, raw.n, 50e-6, 50e-6, { pitch: 25e-6, edge: 120e-6 }),
    onlySquares: () => primerFace.onlySquares(raw.heights, raw.n, raw.n, 50e-6, 50e-6, face()!, 25e-6),
  },
  cost: { cost: () => Array.from(grid101, (x) => costKernel.cost(80 * x - 40)) },
  levels: {
    setCount: () => levelsKernel.setCount(setPairs.sets),
    levelsOf: () => levelsKernel.levelsOf(scores, labels),
    weigher: levels,
    evenSets: () => {
      const weights = Float64Array.of(1, 2, 0, 3)
      const even = levelsKernel.evenSets(3, Float64Array.of(2, 1, 4, 1), (k) => [k % 3, k % 2])
      return [even(weights), weights]
    },
  },
  metrics: {
    cllr: () => metrics.cllr(scores, labels),
    cllrMin: () => metrics.cllrMin(scores, labels),
    auc: () => metrics.auc(scores, labels),
    eer: () => metrics.eer(scores, labels),
    tippett: () => metrics.tippett(scores, labels),
    histogram: () => metrics.histogram(scores, labels),
  },
  'overlap-correlation': {
    overlapCorrelation: () => overlapCorrelation.overlapCorrelation(curve, moved, 0.3),
    prefixSums: () => overlapCorrelation.prefixSums(gaps),
    overlapOf: () =>
      overlapCorrelation.overlapOf(
        overlapCorrelation.prefixSums(curve),
        overlapCorrelation.prefixSums(gaps),
        0.5,
      ),
    bestCorrelation: () =>
      [-7, 0, 23].map((lag) =>
        overlapCorrelation.bestCorrelation(
          overlapCorrelation.prefixSums(curve),
          overlapCorrelation.prefixSums(moved),
          lag,
          lag + 2,
          1e-9,
        ),
      ),
    alignOverlap: () =>
      overlapCorrelation.alignOverlap(
        overlapCorrelation.prefixSums(curve),
        overlapCorrelation.prefixSums(moved),
        0.5,
        { reach: 20, loss: 0.3 },
      ),
  },
  'plain-map': {
    plainArealMap: () => plain(one),
    plainStep: () => [1e-6, 3.1e-6, 2e-5].map(plainMap.plainStep),
    plainTurn: () => plainMap.plainTurn(plain(one), 25),
  },
  'plain-cmr-2d': {
    plainCmr2d: () => plainCmr2d.plainCmr2d(plain(one), plain(other), { corr: 0.3, tolerance: [20, 20, 6] }),
    plainCongruence: () =>
      plainCmr2d.plainCongruence(plain(one), plain(other), { corr: 0.3, tolerance: [20, 20, 6] }),
    placeOnPartner: () => plainCmr2d.placeOnPartner({ y: 36, x: 72, dy: 5, dx: -7, degrees: 25 }, 36),
  },
  'power-moments': {
    powerMoments: () => powerMoments.powerMoments(z, ny, nx),
    coherence: () => powerMoments.coherence(powerMoments.powerMoments(z, ny, nx)),
    acrossAngle: () => powerMoments.acrossAngle(powerMoments.powerMoments(z, ny, nx)),
  },
  preview: {
    preview: () => preview.preview(z, ny, nx, 40),
    blockMeans: () => preview.blockMeans(z, ny, nx, 40),
    percentile: () => [0, 0.31, 1].map((share) => preview.percentile(curve.toSorted(), share)),
    rowsOf: () => preview.rowsOf(filled, ny, nx),
  },
  probit: { probit: () => Array.from(numbers(500, uniform), (p) => probit.probit(p * p * p)) },
  profile: {
    wellMeasured: () => profile.wellMeasured(numbers(ny * nx, uniform), ny, nx),
    columnMeans: () =>
      profile.columnMeans(filled, numbers(ny * nx, uniform), nx, { top: 3, bottom: 40, left: 5, right: 90 }),
  },
  'profile-congruence': {
    profileCongruence: () =>
      profileCongruence.profileCongruence(curve, moved, {
        ...PARTS,
        minOverlap: 0.4,
        candidates: 4,
        distance: 10,
      }),
    summedProfile: () => {
      const parts = profileCongruence.summedProfile(moved, PARTS)
      return Object.values(parts).flatMap((part) =>
        Object.values<Float64Array>(part).map((values) => [...values]),
      )
    },
    congruenceOf: () =>
      profileCongruence.congruenceOf(
        ...([moved, curve].map((one) => profileCongruence.summedProfile(one, PARTS)) as [
          profileCongruence.SummedProfile,
          profileCongruence.SummedProfile,
        ]),
        { ...PARTS, minOverlap: 0.4, candidates: 4, distance: 10 },
      ),
    windowCorrelations: () => profileCongruence.windowCorrelations(curve, moved, 23, 60),
  },
  ranking: {
    rankingOf: () => rankingKernel.rankingOf(Float64Array.from(numbers(60), (x) => Math.round(9 * x) / 3)),
    grouped: () => rankingKernel.groupPlaces(Uint32Array.of(2, 0, 2, 1, 0), 3, [4, 3, 2, 1, 0]),
  },
  random: {
    random: () => {
      const { uint32, uniform, below, normal } = randomKernel.random(1099511627783)
      return Array.from({ length: 200 }, () => [uint32(), uniform(), below(1000), normal()])
    },
    drawn: () => randomKernel.drawn(40, 11, randomKernel.random(8)),
  },
  resample: { resample: () => [0.7, 1.5625].map((to) => resample.resample(curve, 1, to)) },
  'robust-areal-form': { robustArealForm: () => robustArealForm.robustArealForm(z, ny, nx, 3, 6) },
  'robust-form': {
    removeRobustForm: () => robustForm.removeRobustForm(z, ny, nx),
    robustQuadratic: () => robustForm.robustQuadratic(z, ny, nx),
    robustParabola: () => robustForm.robustParabola(gaps, 10, 600),
  },
  rotate: { rotateGrid: () => [-31, 7.3, 90].map((degrees) => rotate.rotateGrid(filled, ny, nx, degrees)) },
  shear: {
    shearSlope: () => [-20, 0.25, 13].map((degrees) => shear.shearSlope(degrees, 1.5, 2)),
    shear: () => shear.shear(z, ny, nx, 0.37),
    shearedProfiles: () => shear.shearedProfiles(z, ny, nx)(0.37, { step: 2, left: 4, right: nx - 9 }),
    shiftsOf: () => shear.shiftsOf(ny, nx, 0.37),
    columnProfile: () => shear.columnProfile(z, ny, nx),
    columnProfileIn: () => held((layout, grid) => shear.columnProfileIn(layout, grid, [-0.1, 0.2])),
    coveredMeans: () => shear.coveredMeans(shear.columnProfile(z, ny, nx), 0.9),
    columnsBetween: () => shear.columnsBetween(z, ny, nx, 7, 60),
    columnWidth: () => [-20, 0.25, 13].map((degrees) => shear.columnWidth(1.5, degrees)),
    shearAngle: () => shear.shearAngle({ values: z, ny, nx, dx: 4e-6, dy: 4e-6 }),
  },
  'source-resamples': {
    sourceResamples: () => sourceResamples.sourceResamples(population, 5, 40),
    multiplicity: () => [
      sourceResamples.multiplicity(times, 1, 5),
      sourceResamples.multiplicity(times, 5, 5),
    ],
    percentiles: () => sourceResamples.percentiles(gaps),
  },
  'source-table': {
    sourceTable: () => table(),
    weightedMeans: () => sourceTable.weightedMeans(table(), times),
    evenRows: () => sourceTable.weightedMeans(table(), times, sourceTable.evenRows(table(), setPairs.sets)),
  },
  'striae-axis': {
    striaeAlongX: () => striaeAxis.striaeAlongX(z, ny, nx, 4e-6, 4e-6),
    quarterTurn: () => striaeAxis.quarterTurn(z, ny, nx),
  },
  surrogates: { surrogates: () => surrogatesKernel.surrogates(curve, 9, 6) },
  'weighted-metrics': {
    weightedAuc: () => weightedMetrics.weightedAuc(levels()),
    weightedEer: () => weightedMetrics.weightedEer(levels()),
    weightedDet: () => weightedMetrics.weightedDet(levels(), grid101),
  },
  'weighted-pav': {
    weightedPav: pav,
    blockLog10Lr: () => weightedPav.blockLog10Lr(pav(), levels()),
    blocksCllr: () => weightedPav.blocksCllr(pav(), weightedPav.blockLog10Lr(pav(), levels()), levels()),
    observedShare: () => weightedPav.observedShare(levels(), pav(), grid101),
  },
}

function convolved(by: typeof line.directLine): Float64Array[] {
  return [2, 9, 40].map((sigma) => {
    const values = numbers(2 * 300)
    by(300, taps.gaussianTaps(sigma, 300).half)(values, 0, 300)
    return values
  })
}

function table(): sourceTable.SourceTable {
  return sourceTable.sourceTable(population, false, 3, (row, i) => {
    row[1]! += scores[i]!
    row[2]! += costKernel.cost(scores[i]!)
  })
}

const parameters = { seed: 4, folds: 3, resamples: 30 }

/** The simulated scans as files and as heights, and what a validation says of the population. */
const OTHERS: Readonly<Record<string, () => unknown>> = {
  'simulate/toolmark': () => land,
  'simulate/bullet': () =>
    simulateBullet({ barrelSeed: 3, bulletSeed: 4, lands: 2, pitch: 5e-6, width: 1e-3, height: 0.2e-3 }),
  'simulate/breech-face': () => simulateBreechFace({ slideSeed: 1, cartridgeSeed: 2, pitch: 20e-6 }),
  'x3p/write': () => writeX3p(land),
  'x3p/read': () => readX3p(writeX3p(land)),
  'x3p/read in micrometres': () => readX3p(writeX3p(inMicrometres), { units: 'um', mask: 'none' }),
  'x3p/mask': () => keptPixels(encode({ ...picture, channels: 4, depth: 8 }), 40, 50),
  'x3p/mask of one channel': () =>
    keptPixels(encode({ ...picture, data: picture.data.subarray(0, 2000), channels: 1, depth: 8 }), 40, 50),
  'validation/scores': () => scoreDistributions(population, 4, 30),
  ...Object.fromEntries(
    PROTOCOLS.map((protocol) => [
      `validation/${protocol}`,
      () => protocolFigures(protocol, { ...population, sets: setPairs.sets }, parameters),
    ]),
  ),
}

/** Every digest by its name, `kernels/<file>: <function>` and so on. */
export function digests(): Record<string, string> {
  const all = [
    ...Object.entries(KERNELS).flatMap(([file, functions]) =>
      Object.entries(functions).map(([name, value]) => [`kernels/${file}: ${name}`, value] as const),
    ),
    ...Object.entries(OTHERS),
  ]
  return Object.fromEntries(
    all.map(([name, value]) => {
      generator = randomKernel.random(SEED)
      return [name, digest(value())]
    }),
  )
}
