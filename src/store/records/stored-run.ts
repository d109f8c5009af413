import { canonicalJson, type Handle, type Json, sha256 } from '../../address/canonical.ts'
import { type InputHandles, type RunKey, runKey } from '../../address/run.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { RunRow } from '../store.ts'

/** A run as the tables of both engines have it, with its JSON as text. */
export interface StoredRun extends Omit<RunRow, 'params' | 'inputs' | 'output' | 'seconds'> {
  readonly params: string
  readonly inputs: string
  readonly output: string
  readonly seconds: number | null
  readonly checksum: string
}

/**
 * Ties the output of a run to its key, which says nothing of it: two rows whose outputs were exchanged show it. It is for
 * accidents and crude edits, for which 64 bits are enough; whoever means to forge a row can compute it. The migrations compute
 * the same in SQL.
 */
export const runChecksum = (key: RunKey, output: string): string => sha256(`${key} ${output}`).slice(0, 16)

/** Whether the output of a row is the one that was written under its key. */
export const hasOutput = (row: Pick<StoredRun, 'runKey' | 'output' | 'checksum'>): boolean =>
  runChecksum(row.runKey, row.output) === row.checksum

/** Whether node, version, parameters and inputs of a row give its key. */
export function hasKey({ runKey: key, node, version, params, inputs }: Omit<StoredRun, KeyAside>): boolean {
  try {
    return runKey({ name: node, version }, JSON.parse(params), JSON.parse(inputs) as InputHandles) === key
  } catch {
    return false // no JSON any more
  }
}

type KeyAside = 'output' | 'engineVersion' | 'seconds' | 'checksum'

/** The handles of what a run starts from. */
export const inputsOf = ({ inputs }: Pick<StoredRun, 'inputs'>): Handle[] =>
  Object.values(JSON.parse(inputs) as InputHandles).flat()

/** Refuses the run that starts from an artifact that is not stored: its own write has failed, and has said why. */
export function refuseWithout(handle: string): never {
  const why = phrase(
    'a result was not stored, because {handle}, from which it was computed, could not be stored; try again',
    { handle },
  )
  throw new MarkgraphError('write-failed', why, { missingInput: handle })
}

/** Whether a write was refused by `refuseWithout`. */
export const lacksInput = (error: unknown): boolean =>
  error instanceof MarkgraphError && error.details['missingInput'] !== undefined

/** The row to write of a run. */
export const storedRun = ({ params, inputs, seconds, ...row }: RunRow): StoredRun => ({
  ...row,
  params: canonicalJson(params as Json),
  inputs: canonicalJson(inputs as Json),
  seconds: seconds ?? null,
  checksum: runChecksum(row.runKey, row.output),
})

/** The runs of those rows that nobody has changed. */
export const intactRuns = (rows: readonly StoredRun[]): RunRow[] =>
  rows
    .filter((row) => hasOutput(row) && hasKey(row))
    .map(({ runKey, node, version, params, inputs, output, engineVersion, seconds }) => ({
      runKey,
      node,
      version,
      params: JSON.parse(params),
      inputs: JSON.parse(inputs),
      output: output as Handle,
      engineVersion,
      ...(seconds !== null && { seconds }),
    }))

/** The outputs, by run key, of those rows that nobody has changed. */
export const intactOutputs = (
  rows: readonly Pick<StoredRun, 'runKey' | 'output' | 'checksum'>[],
): Map<RunKey, Handle> =>
  new Map(rows.filter(hasOutput).map(({ runKey, output }) => [runKey, output as Handle]))
