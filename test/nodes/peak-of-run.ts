/**
 * Runs one node in a process of its own and prints what its inputs are, as they are known before they are read, the most memory
 * it took beyond what the process had before, in bytes, and the seconds of processor time. Arguments: the name of a case in
 * `cost-cases.ts`, and its size.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { InputRows } from '../../src/kinds/node.ts'
import { type Inputs, runNode } from '../../src/kinds/node.ts'
import { CASES, rowsOf } from './cost-cases.ts'

export interface Measured {
  readonly rows: InputRows<Inputs>
  readonly bytes: number
  readonly seconds: number
}

const status = (name: string): number =>
  1024 * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))![1])

const { node, params, inputs } = CASES[process.argv[2]!]!(Number(process.argv[3]))
runNode(node, params, CASES[process.argv[2]!]!(32).inputs) // what is loaded and made once
writeFileSync('/proc/self/clear_refs', '5') // the most so far is what there is now
const before = status('VmRSS')
const start = process.cpuUsage()
runNode(node, params, inputs)
const { user, system } = process.cpuUsage(start)
const bytes = status('VmHWM') - before
process.stdout.write(
  JSON.stringify({ rows: rowsOf(inputs), bytes, seconds: (user + system) / 1e6 } satisfies Measured),
)
