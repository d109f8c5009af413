import { vectorLoops } from './load.ts'
import type { LogisticLoops } from './logistic.plain.ts'
import { plainLogistic } from './logistic.plain.ts'
import { LOGISTIC_WASM } from './logistic.wasm.ts'

export const vectorLogistic = (): LogisticLoops | undefined => vectorLoops<LogisticLoops>(LOGISTIC_WASM)

let made: LogisticLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function logisticLoops(): LogisticLoops {
  made ??= vectorLogistic() ?? plainLogistic()
  return made
}
