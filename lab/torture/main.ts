/**
 * Attacks the program and counts what comes of it.
 *   npm run torture -- fuzz --seed 1 --count 1000000
 *   npm run torture -- report
 * Each part can run alone, with a seed and an amount. Its counts are appended to lab/torture/results.jsonl.
 */
import { parseArgs } from 'node:util'
import { RESULTS } from './results.ts'

const PARTS: Readonly<Record<string, () => Promise<{ run(asked: Asked): Promise<boolean> }>>> = {
  kills: () => import('./kills/part.ts'),
  faults: () => import('./faults/part.ts'),
  fuzz: () => import('./fuzz/part.ts'),
  chaos: () => import('./chaos/part.ts'),
  soak: () => import('./soak/part.ts'),
}

/** What a part is asked to do. */
export interface Asked {
  readonly seed: number
  readonly count: number | undefined
  readonly minutes: number | undefined
  /** A word that the names of the fuzzed targets must have; `searches`: kills in the middle of searches and additions. */
  readonly only: string | undefined
  /** The file that receives the counts. */
  readonly results: string
}

const USAGE = `npm run torture -- [PART …] [--seed N] [--count N] [--minutes N] [--only WORD] [--results FILE]

  kills    kills stores and servers (--count of kills; --only searches: servers that collections grow and are searched on)
  faults   failing disks, clocks and bytes under a server
  fuzz     readers and routes (--count of inputs; --only those with this word in their name)
  chaos    workers, servers, PostgreSQL and a bucket of a cluster (--count of kills)
  soak     a server at saturation (--minutes)
  report   writes the sums of all counts into lab/measured/reliability.md

Without a part, all parts but the report run. Counts are appended to lab/torture/results.jsonl, or to --results.
`

function wrongly(message: string): never {
  process.stderr.write(`torture: ${message}\n\n${USAGE}`)
  process.exit(2)
}

function given() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: '1' },
        count: { type: 'string' },
        minutes: { type: 'string' },
        only: { type: 'string' },
        results: { type: 'string', default: RESULTS },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    return wrongly((error as Error).message)
  }
}

const { values, positionals } = given()
if (values.help) {
  process.stdout.write(USAGE)
  process.exit(0)
}

/** A whole number of at least `least` from the command line. */
function whole(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (Number.isSafeInteger(value) && value >= least) return value
  return wrongly(`--${name} is ${text}, but must be a whole number of at least ${least}`)
}

const asked: Asked = {
  seed: whole('seed', values.seed, 0)!,
  count: whole('count', values.count, 1),
  minutes: whole('minutes', values.minutes, 1),
  only: values.only,
  results: values.results,
}
const names = positionals.length > 0 ? positionals : Object.keys(PARTS)
const unknown = names.find((name) => name !== 'report' && !PARTS[name])
if (unknown) wrongly(`there is no part ${unknown}`)
let sound = true
for (const name of names) {
  if (name === 'report') (await import('./report.ts')).writeReport(asked.results)
  else sound = (await (await PARTS[name]!()).run(asked)) && sound
}
process.exit(sound ? 0 : 1)
