/** A small part of `npm run torture -- fuzz`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleTarget } from '../../lab/torture/fuzz/bundle-target.ts'
import { guided } from '../../lab/torture/fuzz/guided.ts'
import { openLaboratory } from '../../lab/torture/fuzz/laboratory-targets.ts'
import { GUIDED } from '../../lab/torture/fuzz/main.ts'
import { outcomeOf } from '../../lab/torture/fuzz/outcome.ts'
import { openFuzzed, requestTargets, structured } from '../../lab/torture/fuzz/structured.ts'
import { type Watchdog, watchdog } from '../../lab/torture/fuzz/watchdog.ts'

const INPUTS = 120 // a target
const REQUESTS = 100

let dog: Watchdog
beforeAll(() => {
  dog = watchdog()
})
afterAll(() => dog.stop())

describe.each(GUIDED.map((target) => [target.name, target] as const))('%s', (_name, target) => {
  test('every seed is read, so that changes of it come far', async () => {
    for (const seed of target.seeds) expect(await outcomeOf(() => target.run(seed))).toBe('result')
  })
  test('any input is a result or a refusal', async () => {
    const { inputs, findings } = await guided(target, 3, INPUTS, dog)
    expect(findings).toEqual([])
    expect(inputs).toBe(INPUTS)
  })
})

test('an evidence bundle with any bytes in one file, all hashes right again, is read or told to be wrong', async () => {
  const target = await bundleTarget()
  expect((await guided(target, 3, INPUTS, dog)).findings).toEqual([])
})

test('bundles of a laboratory with any bytes in one file, all hashes right again, are verified or told to be wrong', async () => {
  const { targets, close } = await openLaboratory()
  try {
    for (const target of targets) {
      for (const seed of target.seeds) expect(await outcomeOf(() => target.run(seed))).toBe('result')
      expect((await guided(target, 3, INPUTS, dog)).findings).toEqual([])
    }
  } finally {
    await close()
  }
})

test('requests to every route and messages to MCP are answered as described', async () => {
  const fuzzed = await openFuzzed()
  try {
    for (const { name, made } of await requestTargets(fuzzed)) {
      const { outcomes, findings } = await structured(name, fuzzed, made, 3, REQUESTS, dog)
      expect(findings).toEqual([])
      expect(outcomes['200']).toBeGreaterThan(0)
    }
  } finally {
    await fuzzed.opened.close()
  }
})
