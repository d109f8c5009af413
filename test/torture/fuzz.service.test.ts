/** A small part of `npm run torture -- fuzz`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleTarget } from '../../lab/torture/fuzz/bundle-target.ts'
import { guided, type Target } from '../../lab/torture/fuzz/guided.ts'
import { GUIDED } from '../../lab/torture/fuzz/main.ts'
import { outcomeOf } from '../../lab/torture/fuzz/outcome.ts'
import { faultOf, openFuzzed, requestTargets, structured } from '../../lab/torture/fuzz/structured.ts'
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

describe('the harness finds', () => {
  const target = (run: Target['run']): Target => ({
    name: 'made up',
    share: 1,
    seeds: [new Uint8Array(4)],
    words: ['ab', 'cd'],
    run,
  })
  test('an exception that is no refusal, behind conditions that only coverage leads to', async () => {
    const opensInSteps = (input: Uint8Array): void => {
      const text = Buffer.from(input).toString('latin1')
      if (!text.startsWith('ab')) return
      if (!text.startsWith('abcd')) return
      if (!text.startsWith('abcdab')) return
      throw new TypeError('a bug')
    }
    const { findings, outcomes } = await guided(target(opensInSteps), 1, 20_000, dog)
    expect(findings.length).toBeGreaterThan(0)
    expect(findings[0]!.what).toContain('a bug')
    expect(Buffer.from(findings[0]!.input, 'base64').toString('latin1')).toMatch(/^abcdab/)
    expect(outcomes['finding']).toBeGreaterThan(0)
  })
  test('an answer that is a failure of the service, also where it is hidden in a sentence', () => {
    expect(faultOf(500, 'application/json', '{"detail":"x"}')).toContain('500')
    expect(faultOf(200, 'application/json', '{"text":"internal error"}')).toContain('internal error')
    expect(faultOf(404, 'text/html', 'no')).toContain('text/html')
    expect(faultOf(404, 'application/json', '{"detail":"x"}')).toBeUndefined()
  })
})
