import { afterEach, expect, test } from 'vitest'
import { type Executor, type Task, workerThreads } from '../../src/executor/worker-threads.ts'
import { random } from '../../src/kernels/random.ts'
import { grid } from '../../src/kinds/kind.ts'
import { signatureKind } from '../../src/kinds/signature.ts'

const WORKER = new URL('../../src/nodes/worker.ts', import.meta.url)
let executor: Executor | undefined
afterEach(() => executor?.close())

/** A signature of noise. */
function signature(seed: number, length: number) {
  const { uniform } = random(seed)
  const values = grid(Float64Array.from({ length }, uniform), length)
  return signatureKind.encode({
    values,
    dx: 1e-5,
    length,
    tilt_deg: 0,
    striae_angle_deg: 0,
    crop: [0, length],
  })
}
const search = { window: 4e-4, min_overlap: 0.5, candidates: 5, candidate_distance: 1e-4 }
const block = (seed: number): Task => ({
  node: 'cmr-1d-block',
  params: search,
  inputs: { a: signature(seed, 800), b: Array.from({ length: 20 }, (_, i) => signature(100 + i, 800)) },
})

test.each([1, 2])(
  'with %i threads, an urgent task waits for no queue of background tasks',
  async (threads) => {
    executor = workerThreads(WORKER, threads)
    const background = executor.background()
    await Promise.all(Array.from({ length: threads }, (_, i) => executor!.execute(block(i)))) // threads are up
    let finished = 0
    const all = Array.from({ length: 60 }, (_, i) =>
      background.execute(block(i)).then(() => {
        finished += 1
      }),
    )
    await all[3]
    for (let stage = 0; stage < 5; stage++) {
      const before = finished
      await executor.execute(block(1000 + stage))
      // those that were running, and what the other thread did meanwhile
      expect(finished - before).toBeLessThanOrEqual(2 * threads + 1)
    }
    expect(finished).toBeLessThan(40)
    await Promise.all(all)
    expect(finished).toBe(60)
  },
)

test('background tasks fail alone, and give what urgent ones give', async () => {
  executor = workerThreads(WORKER, 2)
  const background = executor.background()
  const bad = background.execute({ ...block(1), params: { ...search, window: 1e-5 } })
  const [one, other] = await Promise.all([
    background.execute(block(1)),
    executor.execute(block(1)),
    expect(bad).rejects.toMatchObject({ code: 'bad-value' }),
  ])
  expect(one.output.dataSha256).toMatch(/^[0-9a-f]{64}$/)
  expect(one.output.dataSha256).toBe(other.output.dataSha256)
  expect((await background.execute(block(2))).output.kind).toBe('scores')
})
