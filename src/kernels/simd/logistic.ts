import { type Loops, vectorLoops } from './load.ts'
import { plainLogistic } from './logistic.plain.ts'
import { LOGISTIC_WASM } from './logistic.wasm.ts'

/**
 * The inner loop of the logistic fit; addresses are in bytes. There are two implementations with the same bits: vectors of
 * two float64 (simd/logistic.ts, which explains it), and plain TypeScript.
 */
export interface LogisticLoops extends Loops {
  lossSums(
    scores: number,
    counts: number,
    count: number,
    pivot: number,
    height: number,
    slope: number,
    out: number,
  ): void
}

export const vectorLogistic = (): LogisticLoops | undefined => vectorLoops<LogisticLoops>(LOGISTIC_WASM)

let made: LogisticLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function logisticLoops(): LogisticLoops {
  made ??= vectorLogistic() ?? plainLogistic()
  return made
}
