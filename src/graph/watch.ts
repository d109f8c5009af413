import type { Handle } from '../address/canonical.ts'
import type { Stage } from '../kinds/node.ts'

/** A run that a session asks for. */
interface RunRequest {
  readonly node: string
  readonly stage: Stage | undefined
  readonly inputs: readonly Handle[]
}

/**
 * Is told of every run that a session asks for, when it is asked for. The function that it returns is called with the output
 * once there is one, whether it was computed now or before. After a failure it is not called.
 */
export type RunWatch = (run: RunRequest) => (output: Handle) => void

/** Tells both. */
export const both =
  (first: RunWatch, second: RunWatch): RunWatch =>
  (run) => {
    const [one, other] = [first(run), second(run)]
    return (output) => {
      one(output)
      other(output)
    }
  }
