/** Figures of a validation matrix that no validation of a reference has: robustness, coherence, generalization. */
import { cost } from '../../numerics/statistics/cost.ts'
import { setCount, weigher } from '../../numerics/statistics/levels.ts'
import { multiplicity, type SourcePairs } from '../../numerics/statistics/source-resamples.ts'
import { sourceTable, weightedMeans } from '../../numerics/statistics/source-table.ts'
import { blockLog10Lr, blocksCllr, weightedPav } from '../../numerics/statistics/weighted-pav.ts'
import type { Evidence, Part } from './measures.ts'
import type { TestPairs } from './test-marks.ts'

/** Sums of the costs of one class over the pairs of each unordered pair of sources; column 0 counts the pairs. */
function costTable(evidence: Evidence, same: boolean) {
  const towards = same ? -1 : 1
  return sourceTable(evidence, same, 2, (row, i, share) => {
    row[1]! += share * cost(towards * evidence.log10Lr[i]!)
  })
}

/** The highest Cllr when the pairs of any one source are left out. Where a class is missing then, that source does not count. */
export function withoutASource(evidence: Evidence): Part {
  const tables = [costTable(evidence, true), costTable(evidence, false)]
  const { sources } = evidence
  return {
    lengths: { cllr_worst_without_a_source: 1 },
    at(times) {
      const classes = tables.map(({ a, b, sums }) => {
        const own = new Float64Array(2 * sources)
        const total = [0, 0]
        for (let row = 0; row < a.length; row++) {
          const [s, t] = [a[row]!, b[row]!]
          const weight = multiplicity(times, s, t)
          for (const column of [0, 1]) {
            const sum = weight * sums[2 * row + column]!
            total[column]! += sum
            own[2 * s + column]! += sum
            if (t !== s) own[2 * t + column]! += sum
          }
        }
        return { own, total }
      })
      let worst = Number.NaN
      for (let source = 0; source < sources; source++) {
        if (times[source] === 0) continue
        const means = classes.map(({ own, total }) => {
          const count = total[0]! - own[2 * source]!
          return count > 1e-9 ? (total[1]! - own[2 * source + 1]!) / count : Number.NaN
        })
        const one = (means[0]! + means[1]!) / 2
        if (!Number.isNaN(one)) worst = Number.isNaN(worst) ? one : Math.max(worst, one)
      }
      return [worst]
    },
  }
}

/** The highest Cllr of the pairs inside one data set; a set without one of the classes does not count. */
export function worstDataSet(evidence: Evidence, sets: Int32Array): Part {
  const tables = Array.from({ length: setCount(sets) }, (_, set) => {
    const inside = Float64Array.from(evidence.a, (source, i) =>
      Number(sets[source] === set && sets[evidence.b[i]!] === set),
    )
    const of = (same: boolean) =>
      sourceTable(
        evidence,
        same,
        2,
        (row, i, share) => {
          row[1]! += share * cost((same ? -1 : 1) * evidence.log10Lr[i]!)
        },
        inside,
      )
    return [of(true), of(false)] as const
  })
  return {
    lengths: { cllr_worst_data_set: 1 },
    at(times) {
      const all = tables
        .map(([km, knm]) => (weightedMeans(km, times)[1]! + weightedMeans(knm, times)[1]!) / 2)
        .filter((one) => !Number.isNaN(one))
      return [all.length > 0 ? Math.max(...all) : Number.NaN]
    },
  }
}

/**
 * Whether a second known mark helps: Cllr_min of the mean score of a questioned mark with two known marks of a source, less that of
 * its scores with each of the two, over the same questions. Undefined where no source has three marks.
 */
export function moreKnownMarks({ population, marks, names }: TestPairs): Part | undefined {
  const score = new Map<string, number>()
  const bySource = new Map<number, Set<number>>()
  const sourceOf = new Map<number, number>()
  for (const [k, [i, j]] of marks.entries()) {
    score.set(`${i} ${j}`, population.scores[k]!)
    score.set(`${j} ${i}`, population.scores[k]!)
    for (const [mark, source] of [
      [i, population.a[k]!],
      [j, population.b[k]!],
    ] as const) {
      sourceOf.set(mark, source)
      const own = bySource.get(source) ?? new Set()
      bySource.set(source, own.add(mark))
    }
  }
  const questions: { questioned: number; known: number; one: [number, number] }[] = []
  for (const [questioned, source] of sourceOf) {
    for (const [known, all] of bySource) {
      const others = [...all].filter((mark) => mark !== questioned)
      for (const [at, first] of others.entries()) {
        for (const second of others.slice(at + 1)) {
          const one = [score.get(`${questioned} ${first}`), score.get(`${questioned} ${second}`)]
          if (one[0] === undefined || one[1] === undefined) continue
          questions.push({ questioned: source, known, one: one as [number, number] })
        }
      }
    }
  }
  const isKm = questions.map(({ questioned, known }) => questioned === known)
  if (!isKm.includes(true) || !isKm.includes(false)) return undefined
  const pairs = (of: typeof questions): SourcePairs => ({
    sources: names.length,
    a: Int32Array.from(of, ({ questioned }) => questioned),
    b: Int32Array.from(of, ({ known }) => known),
  })
  const twice = questions.flatMap((one) => [one, one])
  const two = weigher(
    Float64Array.from(questions, ({ one: [x, y] }) => (x + y) / 2),
    pairs(questions),
  )
  const each = weigher(
    Float64Array.from(twice, ({ one }, i) => one[i % 2]!),
    pairs(twice),
  )
  const cllrMin = (levels: ReturnType<typeof two>): number => {
    const blocks = weightedPav(levels)
    return blocksCllr(blocks, blockLog10Lr(blocks, levels), levels)
  }
  return {
    lengths: { cllr_more_known_marks: 1 },
    at: (times) => [cllrMin(two(times)) - cllrMin(each(times))],
  }
}
