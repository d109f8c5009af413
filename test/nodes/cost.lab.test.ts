import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { costOf } from '../../src/kinds/node.ts'
import { MIB } from '../../src/words/amounts.ts'
import { CASES, rowsOf } from './cost-cases.ts'
import type { Measured } from './peak-of-run.ts'

const UNCOLLECTED = 64 * MIB // of arrays that V8 leaves in a thread before it collects them
const FACTOR = 6 // by which an estimate may be too high
const SLOWEST = 0.7e9 // operations in a second of processor time
const FASTEST = 60e9
const START = 0.4 // seconds until the loops are compiled, on a slow machine

const measured = async (name: string, size: number): Promise<Measured> => {
  const script = fileURLToPath(new URL('./peak-of-run.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, name, `${size}`], {
    timeout: 120_000,
  })
  return JSON.parse(stdout)
}

const SMALL = 32 // the node and its parameters are the same for every size

const ofScans = Object.keys(CASES).filter((name) => !/^(cmr|toolmark|attribution)/.test(name))
const sized: [string, number][] = [
  ...ofScans.map((name): [string, number] => [name, 1400]),
  ...Object.keys(CASES)
    .filter((name) => name.startsWith('cmr-2d'))
    .map((name): [string, number] => [name, 160]),
  ...['cmr-1d', 'cmr-1d-block', 'toolmark-chance', 'attribution-1d'].map((name): [string, number] => [
    name,
    20_000,
  ]),
]

describe('the cost of a node, against a run of it in a process of its own', () => {
  test.each(sized)('%s of size %i', async (name, size) => {
    const { node, params } = CASES[name]!(SMALL)
    const { rows, bytes, seconds } = await measured(name, size)
    const given = Object.values(rows)
      .flat()
      .reduce((sum, row) => sum + row.bytes, 0)
    const cost = costOf(node, rows, params)
    const taken = given + bytes
    const told = `${name}: about ${(cost.bytes / MIB).toFixed(0)} MiB and ${(cost.operations / 1e9).toFixed(2)}·10^9 operations; took ${(taken / MIB).toFixed(0)} MiB and ${seconds.toFixed(2)} s`
    expect(taken, told).toBeLessThan(cost.bytes + UNCOLLECTED)
    expect(cost.bytes, told).toBeLessThan(FACTOR * taken + MIB)
    expect(cost.operations, told).toBeGreaterThan(SLOWEST * (seconds - START))
    expect(cost.operations, told).toBeLessThan(FASTEST * (seconds + START))
  })

  test('grows without bound where a parameter makes the work endless', () => {
    const { node, params, inputs } = CASES['cmr-2d']!(160)
    expect(costOf(node, rowsOf(inputs), { ...(params as object), cell: 1e-7 }).operations).toBe(
      Number.POSITIVE_INFINITY,
    )
  })
})
