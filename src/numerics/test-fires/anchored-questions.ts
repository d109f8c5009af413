/**
 * Questions that the pairs of a reference can ask: a questioned mark against known marks of one source. They are what an
 * anchored population is fitted to, bounded by and tried on. Choices of known marks overlap, so questions are not
 * independent: every figure counts sources, not questions.
 */
import { drawn, random } from '../elementary/random.ts'

/** Scored pairs of marks. */
export interface MarkPairs {
  /** Source of each mark, from 0 to `sources` - 1. */
  readonly source: Int32Array
  readonly sources: number
  /** Data set of each source, from 0. */
  readonly sets: Int32Array
  /** Marks and score of each pair. */
  readonly a: Int32Array
  readonly b: Int32Array
  readonly scores: Float64Array
}

/** Known marks of one source, and the mean score of each questioned mark with them. */
export interface KnownMarks {
  readonly source: number
  readonly marks: readonly number[]
  /** Scores of every two of them. */
  readonly among: Float64Array
  readonly questioned: Int32Array
  readonly means: Float64Array
}

const MAX_CHOICES = 12 // of known marks of a source; they overlap, so that more of them add little
const SEED = 20261124 // arbitrary but fixed

/**
 * Every choice of k known marks of each source that has more than `k` marks or, with `only`, of the sources that it takes;
 * above 12 choices, 12 drawn ones. Each with every other mark that was scored with all of them.
 * in      pairs; k >= 2; a pair that was not scored is left out with every choice or question that needs it
 */
export function knownMarks(
  pairs: MarkPairs,
  k: number,
  only: (source: number) => boolean = () => true,
): KnownMarks[] {
  const n = pairs.source.length
  const matrix = new Float64Array(n * n).fill(Number.NaN)
  for (let i = 0; i < pairs.a.length; i++) {
    matrix[pairs.a[i]! * n + pairs.b[i]!] = pairs.scores[i]!
    matrix[pairs.b[i]! * n + pairs.a[i]!] = pairs.scores[i]!
  }
  const found: KnownMarks[] = []
  for (let source = 0; source < pairs.sources; source++) {
    if (!only(source)) continue
    const own = Array.from(pairs.source.keys()).filter((mark) => pairs.source[mark] === source)
    for (const places of choices(own.length, k, SEED + source)) {
      const marks = places.map((place) => own[place]!)
      const among = Float64Array.from(
        marks.flatMap((mark, i) => marks.slice(i + 1).map((other) => matrix[mark * n + other]!)),
      )
      if (among.some(Number.isNaN)) continue
      const questioned: number[] = []
      const means: number[] = []
      for (let mark = 0; mark < n; mark++) {
        if (marks.includes(mark)) continue
        let sum = 0
        for (const known of marks) sum += matrix[mark * n + known]!
        if (Number.isNaN(sum)) continue
        questioned.push(mark)
        means.push(sum / k)
      }
      found.push({
        source,
        marks,
        among,
        questioned: Int32Array.from(questioned),
        means: Float64Array.from(means),
      })
    }
  }
  return found
}

/** Choices of k of n places: all of them in order, or `MAX_CHOICES` drawn ones where there are more. */
function choices(n: number, k: number, seed: number): number[][] {
  if (n < k) return []
  let count = 1
  for (let i = 0; i < k; i++) count = (count * (n - i)) / (i + 1)
  if (count > MAX_CHOICES) {
    const generator = random(seed)
    const seen = new Map<string, number[]>()
    while (seen.size < MAX_CHOICES) {
      const one = drawn(n, k, generator)
      seen.set(one.join(), one)
    }
    return [...seen.values()]
  }
  const all: number[][] = []
  const extend = (start: number, one: number[]): void => {
    if (one.length === k) all.push(one)
    else for (let i = start; i < n; i++) extend(i + 1, [...one, i])
  }
  extend(0, [])
  return all
}

/** Questions with their answers, by the sources of the two sides. */
export interface Answers {
  /** Source of the questioned mark and of the known marks: equal for a same-source question. */
  readonly questioned: Int32Array
  readonly known: Int32Array
  /** NaN where there is no number. */
  readonly log10Lr: Float64Array
}

/**
 * Answers every question of `asked`.
 * in      `log10LrOf`: of known marks, a function of the mean score; undefined where they give no number
 */
export function answersTo(
  { source }: Pick<MarkPairs, 'source'>,
  asked: readonly KnownMarks[],
  log10LrOf: (known: KnownMarks) => ((score: number) => number) | undefined,
): Answers {
  const length = asked.reduce((sum, { questioned }) => sum + questioned.length, 0)
  const answers = {
    questioned: new Int32Array(length),
    known: new Int32Array(length),
    log10Lr: new Float64Array(length),
  }
  let at = 0
  for (const known of asked) {
    const log10Lr = log10LrOf(known)
    for (const [i, mark] of known.questioned.entries()) {
      answers.questioned[at] = source[mark]!
      answers.known[at] = known.source
      answers.log10Lr[at++] = log10Lr ? log10Lr(known.means[i]!) : Number.NaN
    }
  }
  return answers
}
