import { MarkgraphError } from '../../../src/errors.ts'
import { InvalidRequest, statusOfCode } from '../../../src/http/errors.ts'

/** What an input came to when it was handled as it should be: `result`, or the code of its refusal. */
export type Outcome = string

/** An input that was not handled as it should be. */
export interface Finding {
  readonly target: string
  readonly what: string
  /** The input, in base64. */
  readonly input: string
}

/**
 * Runs one input.
 * out     `result`, or the code of a refusal that is the client's fault
 * errors  anything else is thrown on: it is a finding
 */
export async function outcomeOf(run: () => void | Promise<void>): Promise<Outcome> {
  try {
    await run()
    return 'result'
  } catch (error) {
    if (error instanceof InvalidRequest) return 'invalid'
    if (!(error instanceof MarkgraphError)) throw error
    const status = statusOfCode(error.code)
    if (status >= 400 && status < 500) return error.code
    throw error
  }
}

/** Fails when a result is not what it must be. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`a wrong result: ${what}`)
}
