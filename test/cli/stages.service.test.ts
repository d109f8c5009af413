import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showingStages } from '../../src/cli/stages.ts'
import { robustForm } from '../../src/nodes/bullets/robust-form.ts'
import { bandRms } from '../../src/nodes/scan/band-rms.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { scanOf, tinySurface } from '../helpers/marks.ts'

let one: TestComposition
beforeAll(async () => {
  one = await testComposition()
})
afterAll(() => one.close())

/** A terminal, and what was written on it. */
function terminal(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

/** Work of so many milliseconds between two runs of the graph. */
const work = (ms: number, seed: number) => (service: TestComposition['service']) =>
  service.graph.within(async (session) => {
    const { surface } = scanOf(session, tinySurface(seed))
    const form = await session.evaluate(robustForm, {}, { surface })
    const waiting = session.evaluate(bandRms, { lambda_s: 4e-6, lambda_c: 250e-6 }, { surface, form })
    await sleep(ms)
    return (await waiting).handle
  })

test('a wait over a second is told on a terminal, in one line that is gone at the end', async () => {
  const shown = terminal(true)
  const handle = await showingStages(one.service, 1, work(1500, 3), shown)
  expect(handle).toMatch(/^sha256:/)
  expect(shown.written.length).toBeGreaterThan(1)
  expect(shown.written[0]!.slice(0, '\r\u001b[K1 s  '.length)).toBe('\r\u001b[K1 s  ')
  expect(shown.written.at(-1)).toBe('\r\u001b[K')
  expect(shown.written.join('')).not.toContain('\n')
})

test('a short wait, and one elsewhere than on a terminal, write nothing', async () => {
  for (const [shown, ms] of [[terminal(true), 10] as const, [terminal(false), 1500] as const]) {
    await showingStages(one.service, 1, work(ms, 4), shown)
    expect(shown.written).toEqual([])
  }
})

test('a failure passes through, and leaves no line', async () => {
  const shown = terminal(true)
  const failing = async (): Promise<never> => {
    await sleep(1300)
    throw new Error('it failed')
  }
  await expect(showingStages(one.service, 1, failing, shown)).rejects.toThrow('it failed')
  expect(shown.written.at(-1)).toBe('\r\u001b[K')
})
