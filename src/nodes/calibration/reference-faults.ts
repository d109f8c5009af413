import { z } from 'zod'
import { defineNode } from '../../kinds/node.ts'
import { pairsOf, type Reference, referenceKind, ruleOf } from '../../kinds/reference.ts'
import { type ReferenceFault, referenceFaultsKind } from '../../kinds/reference-faults.ts'
import { random } from '../../numerics/elementary/random.ts'
import { weigher } from '../../numerics/statistics/levels.ts'
import {
  everySource,
  fitLevels,
  pairLevels,
  type ScoredPairs,
} from '../../numerics/statistics/pairs-calibration.ts'
import { percentiles, sourceDraw } from '../../numerics/statistics/source-resamples.ts'
import { weightedAuc } from '../../numerics/statistics/weighted-metrics.ts'
import { nameSkeleton } from '../../words/name-skeleton.ts'

const MIN_SOURCES = 5 // of a data set by itself; with fewer, resamples hardly differ
const SEED = 20250101 // arbitrary but fixed: every run must draw the same sources
const DRAWS = [100, 1000] as const // fewest and most
const WORK = 2e7 // pairs and sources of all draws: a large reference needs few, and a request must not take minutes

/**
 * What in a reference cannot be what it is said to be. Marks that take no part in the fit are passed over.
 * out     `slope_reversed`: a greater score lowers the ratio, or the upper 95 % limit of an AUC, over draws of whole sources, is
 *         under one half: that of all pairs, or of the pairs within one data set of at least 5 sources.
 *         `scan_in_two_marks`: a scan or a surface that two marks have. `names_alike`: sources, marks or data sets whose names
 *         a reader cannot tell apart: see `nameSkeleton`
 * errors  `bad-value`: all scores are equal
 */
export const referenceFaults = defineNode({
  name: 'reference-faults',
  version: 1,
  title: 'Look for faults of the reference',
  params: z.strictObject({}),
  inputs: { reference: referenceKind },
  output: referenceFaultsKind,
  run: ({ reference }) => ({ faults: faultsOf(reference) }),
})

function faultsOf(reference: Reference): ReferenceFault[] {
  const { marks, sources, data_sets = [] } = reference
  const used = marks.filter(({ left_out }) => left_out === undefined)
  const scans = used.flatMap((mark) =>
    [...mark.scans, ...(mark.surfaces ?? [])].map((scan) => [scan, mark.mark, mark] as const),
  )
  const tags = new Set([...data_sets.flatMap((one) => one.tags), ...used.flatMap(({ tag = [] }) => tag)])
  const names = [sources, used.map(({ mark }) => mark), [...tags]].flatMap(namesAlike)
  return [
    ...reversed(reference),
    ...faultOf('scan_in_two_marks', groupsOf(scans)),
    ...faultOf('names_alike', names),
  ]
}

const faultOf = (code: 'scan_in_two_marks' | 'names_alike', groups: string[][]): ReferenceFault[] =>
  groups.length > 0 ? [{ code, groups }] : []

/** The names of things that share a key; things that share several are listed once. */
function groupsOf(all: readonly (readonly [key: string, name: string, thing: unknown])[]): string[][] {
  const groups = new Map<string, Map<unknown, string>>()
  for (const [key, name, thing] of all) {
    const group = groups.get(key) ?? new Map<unknown, string>()
    groups.set(key, group.set(thing, name))
  }
  const found = [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group.values()])
  return [...new Map(found.map((group) => [JSON.stringify(group), group])).values()]
}

const namesAlike = (names: readonly string[]): string[][] =>
  groupsOf(names.map((name, i) => [nameSkeleton(name), name, i]))

function reversed(reference: Reference): ReferenceFault[] {
  const { scores, a, b, n_sources, sets } = pairsOf(reference)
  const all: ScoredPairs = { scores, a, b, sources: n_sources, sets }
  const weighed = pairLevels(all)(everySource(all))
  if (!weighed) return [] // a reference without both classes is refused for that
  const { slope } = fitLevels(weighed.levels, ruleOf(reference))
  const whole = aucOf({ scores, a, b, sources: n_sources })
  if (slope < 0 || whole.upper < 0.5) return [{ code: 'slope_reversed', data_set: null, auc: whole.auc }]
  return (sets ? reference.data_sets! : []).flatMap(({ data_set }, set): ReferenceFault[] => {
    const own = pairsWithin(all, set)
    if (new Set([...own.a, ...own.b]).size < MIN_SOURCES) return []
    const { auc, upper } = aucOf(own)
    return upper < 0.5 ? [{ code: 'slope_reversed', data_set, auc }] : []
  })
}

/** The pairs within one data set, with its sources numbered anew. */
function pairsWithin({ scores, a, b, sets }: ScoredPairs, set: number): ScoredPairs {
  const places = new Map(
    [...sets!.keys()].filter((source) => sets![source] === set).map((source, i) => [source, i]),
  )
  const indices = Uint32Array.from(a.keys()).filter((i) => places.has(a[i]!) && places.has(b[i]!))
  return {
    scores: Float64Array.from(indices, (i) => scores[i]!),
    a: Int32Array.from(indices, (i) => places.get(a[i]!)!),
    b: Int32Array.from(indices, (i) => places.get(b[i]!)!),
    sources: places.size,
  }
}

/** The AUC of pairs and its upper 95 % limit over draws of whole sources; without a class, or where it is at least a half, 1. */
function aucOf(pairs: ScoredPairs): { auc: number; upper: number } {
  const weigh = weigher(pairs.scores, pairs)
  const levels = weigh(everySource(pairs))
  const auc = levels.totalKm > 0 && levels.totalKnm > 0 ? weightedAuc(levels) : 1
  if (auc >= 0.5) return { auc, upper: 1 }
  const [fewest, most] = DRAWS
  const count = Math.min(most, Math.max(fewest, Math.floor(WORK / (pairs.a.length + pairs.sources))))
  const generator = random(SEED)
  const found = Float64Array.from({ length: count }, () =>
    weightedAuc(weigh(sourceDraw(generator, pairs.sources, () => true)!.times)),
  ) // NaN of a draw without a class
  const [, upper] = percentiles(found)
  return { auc, upper: Number.isNaN(upper) ? 1 : upper }
}
