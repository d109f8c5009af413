import { random } from '../../../src/numerics/elementary/random.ts'
import { blockCoverage } from './coverage.ts'
import { mutated } from './mutations.ts'
import { type Finding, type Outcome, outcomeOf } from './outcome.ts'
import type { Watchdog } from './watchdog.ts'

/** Something that reads bytes of strangers. */
export interface Target {
  readonly name: string
  /** Its share of the inputs, against the others. */
  readonly share: number
  readonly seeds: readonly Uint8Array[]
  /** Words of its language, which are put into inputs. */
  readonly words: readonly string[]
  /** Reads an input. Throws what the reader throws, and an error when the result is wrong. */
  run(input: Uint8Array): void | Promise<void>
}

/** What came of the inputs to one target. */
export interface Tally {
  readonly target: string
  readonly inputs: number
  readonly outcomes: Readonly<Record<Outcome, number>>
  readonly findings: readonly Finding[]
  /** Inputs kept because they ran code that none before them ran; 0 where nothing guides. */
  readonly kept: number
  /** Characters of code that were run; 0 where nothing guides. */
  readonly reached: number
  /** The longest that one input took, in milliseconds of the processor. */
  readonly slowestMs: number
}

const BATCH = 256 // inputs between two looks at the counters: a look takes as long as ten inputs
const MAX_FINDINGS = 20
const LONGEST_MS = 5000 // of the processor for one input

/** Code that inputs are to reach: ours, without the random numbers that make them, and what it depends on. */
const isOurs = (url: string): boolean =>
  (url.includes('/src/') || url.includes('/node_modules/')) && !url.endsWith('/kernels/random.ts')

/** Feeds a target with mutated inputs and keeps those that reach something new, until `count` were fed. */
export async function guided(
  target: Target,
  seed: number,
  count: number,
  watchdog: Watchdog,
): Promise<Tally> {
  const rng = random(seed)
  const words = target.words.map((word) => Uint8Array.from(Buffer.from(word, 'latin1')))
  const corpus = [...target.seeds]
  const outcomes: Record<Outcome, number> = {}
  const findings: Finding[] = []
  let slowestMs = 0

  const feed = async (input: Uint8Array): Promise<void> => {
    watchdog.begins(target.name, input)
    const before = process.cpuUsage()
    let outcome: Outcome
    try {
      outcome = await outcomeOf(() => target.run(input))
    } catch (error) {
      outcome = 'finding'
      found(String((error as Error).stack ?? error), input)
    }
    const { user, system } = process.cpuUsage(before)
    slowestMs = Math.max(slowestMs, (user + system) / 1000)
    if ((user + system) / 1000 > LONGEST_MS) found(`took ${(user + system) / 1e6} s of the processor`, input)
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }
  const found = (what: string, input: Uint8Array): void => {
    if (findings.length >= MAX_FINDINGS) return
    findings.push({ target: target.name, what, input: Buffer.from(input).toString('base64') })
  }

  for (const input of target.seeds) await feed(input)
  const coverage = blockCoverage(isOurs)
  /**
   * Keeps those of `inputs` that reach code which nothing before them reached. The counters tell what all of a run reached, so
   * the inputs run again in ever smaller groups.
   */
  const keepNew = async (inputs: readonly Uint8Array[]): Promise<void> => {
    coverage.look(false)
    for (const input of inputs) {
      watchdog.begins(target.name, input)
      await outcomeOf(() => target.run(input)).catch(() => {})
    }
    const [only, ...others] = inputs
    if (others.length === 0) {
      if (only && coverage.look(true) > 0) corpus.push(only)
      return
    }
    if (coverage.look(false) === 0) return
    const half = inputs.length >> 1
    await keepNew(inputs.slice(0, half))
    await keepNew(inputs.slice(half))
  }
  for (const input of target.seeds) await keepNew([input])
  corpus.length = target.seeds.length // all of them are there already
  let fed = target.seeds.length
  while (fed < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - fed) }, () => mutated(rng, corpus, words))
    for (const input of batch) await feed(input)
    fed += batch.length
    watchdog.checkMemory()
    if (coverage.look(false) > 0) await keepNew(batch)
  }
  coverage.stop()
  watchdog.ends()
  return {
    target: target.name,
    inputs: fed,
    outcomes,
    findings,
    kept: corpus.length - target.seeds.length,
    reached: coverage.reached(),
    slowestMs,
  }
}
