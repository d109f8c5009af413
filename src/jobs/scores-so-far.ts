import type { Watch } from '../marks/mark-type.ts'

/** Scores of a study in the order in which they came, each with the places of its two marks. */
interface SomeScores {
  readonly pairs: readonly { readonly a: number; readonly b: number; readonly score: number }[]
  /** What to ask from next. */
  readonly next: number
}

/** The first scores of the studies that this process is scoring. The results of a finished study are its populations. */
export interface ScoresSoFar {
  /** Keeps the scores of a study from now on; `end` lets them go. */
  keep(study: string): { readonly scored: NonNullable<Watch['scored']>; end(): void }
  /** Those from place `from` on, at most so many; none of a study that is not scored here. */
  read(study: string, from: number, most: number): SomeScores
}

const SIZE = 3 // of the places of two marks and their score
const MAX_KEPT = 100_000 // scores of a study: nobody watches more of them come, and one may have millions

export function scoresSoFar(): ScoresSoFar {
  const kept = new Map<string, number[]>()
  return {
    keep(study) {
      const own: number[] = []
      kept.set(study, own)
      return {
        scored(a, b, score) {
          if (own.length < SIZE * MAX_KEPT) own.push(a, b, score)
        },
        end() {
          if (kept.get(study) === own) kept.delete(study)
        },
      }
    },
    read(study, from, most) {
      const own = kept.get(study) ?? []
      const next = Math.max(from, Math.min(own.length / SIZE, from + most))
      const pairs = Array.from({ length: next - from }, (_, k) => {
        const at = SIZE * (from + k)
        return { a: own[at]!, b: own[at + 1]!, score: own[at + 2]! }
      })
      return { pairs, next }
    },
  }
}
