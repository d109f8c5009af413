import { writeX3p } from '../x3p/write.ts'
import type { MarkType } from './mark-type.ts'
import type { SimulatedMark } from './simulated.ts'

/** The examples of these mark types, in the order in which they are offered. */
export const listExamples = (types: readonly MarkType[]) =>
  types
    .flatMap(({ domain, simulated }) => simulated?.pairs.map((pair) => ({ ...pair, domain })) ?? [])
    .sort((one, other) => Number(one.refused ?? false) - Number(other.refused ?? false))

interface ExampleScan {
  readonly filename: string
  readonly data: Uint8Array
}

export interface ExampleScans {
  readonly a: readonly ExampleScan[]
  readonly b: readonly ExampleScan[]
}

/** Two small simulated marks of a domain. */
export interface SmallPair {
  readonly domain: string
  readonly a: readonly Uint8Array[]
  readonly b: readonly Uint8Array[]
}

/** What a thread is asked to simulate: the marks of an example; or small ones of each type, others for another seed. */
export type SimulationTask = { readonly example: string } | { readonly seed: number }

/** What a file of a simulated scan says of itself. */
export const SIMULATED = { creator: 'Markgraph', comment: 'Simulated by Markgraph; not a measurement.' }

/** The work of a thread that simulates the marks of these types, as X3P files; always the same ones. */
export const simulating =
  (types: readonly MarkType[]) =>
  async (task: SimulationTask): Promise<ExampleScans | readonly SmallPair[]> => {
    if ('seed' in task) {
      const pairs: SmallPair[] = []
      for (const { domain, simulated } of types) {
        if (!simulated) continue
        const files = async (mark: number) =>
          (await simulated.small(mark)).map((surface) => writeX3p(surface))
        pairs.push({ domain, a: await files(2 * task.seed), b: await files(2 * task.seed + 1) })
      }
      return pairs
    }
    for (const { simulated } of types) {
      const pair = simulated?.pairs.find(({ id }) => id === task.example)
      if (!(simulated && pair)) continue
      const files = async (mark: SimulatedMark): Promise<ExampleScan[]> =>
        (await simulated.scans(mark, pair.pitch)).map(({ name, surface }) => ({
          filename: `simulated-${name}.x3p`,
          data: writeX3p(surface, SIMULATED),
        }))
      return { a: await files(pair.a), b: await files(pair.b) }
    }
    throw new TypeError(`no example is called ${task.example}`)
  }
