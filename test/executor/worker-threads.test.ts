import { afterEach, describe, expect, test } from 'vitest'
import type { Handle } from '../../src/address/canonical.ts'
import { runKey } from '../../src/address/run.ts'
import type { Executor, Source, Task } from '../../src/executor/executor.ts'
import { workerThreads, working } from '../../src/executor/worker-threads.ts'
import { random } from '../../src/kernels/random.ts'
import { chanceKind } from '../../src/kinds/agreement.ts'
import { type Encoded, grid, handleOf } from '../../src/kinds/kind.ts'
import { signatureKind } from '../../src/kinds/signature.ts'
import { cmr1dBlock } from '../../src/nodes/cmr-1d.ts'
import { fill, NODES, numberKind } from '../helpers/graph.ts'

const WORKER = new URL('../../src/composition/worker.ts', import.meta.url)
let executor: Executor | undefined
afterEach(() => executor?.close())

const artifacts = new Map<Handle, Encoded>()
const reads: Handle[] = []
const source: Source = {
  async encoded(handle) {
    reads.push(handle)
    return artifacts.get(handle)!
  },
}

/** A signature of noise, readable at the source. */
function signature(seed: number, length: number): Handle {
  const { uniform } = random(seed)
  const values = grid(Float64Array.from({ length }, uniform), length)
  return kept(
    signatureKind.encode({
      values,
      dx: 1e-5,
      length,
      tilt_deg: 0,
      striae_angle_deg: 0,
      crop: [0, length],
    }),
  )
}

function kept(artifact: Encoded): Handle {
  const handle = handleOf(artifact)
  artifacts.set(handle, artifact)
  return handle
}

const search = {
  ...{ window: 4e-4, min_overlap: 0.5, candidates: 5, candidate_distance: 1e-4 },
  ...{ reference_length: 4e-3, neutral: 2 },
}
const others = Array.from({ length: 20 }, (_, i) => signature(100 + i, 800))
const chance = kept(chanceKind.encode({ mean: 0.8, sd: 0.1 }))
const chances = others.map((_, i) => kept(chanceKind.encode({ mean: 0.7, sd: 0.1 + 0.01 * i })))

function block(seed: number, params = search): Task {
  const inputs = { a: signature(seed, 800), b: others, chance_a: chance, chance_b: chances }
  const { name, version } = cmr1dBlock
  return { runKey: runKey(cmr1dBlock, params, inputs), node: name, version, params, inputs }
}

test.each([1, 2])(
  'with %i threads, an urgent task waits for no queue of background tasks',
  async (threads) => {
    executor = workerThreads(WORKER, threads)
    expect(executor.width).toBe(threads)
    const background = executor.background()
    await Promise.all(Array.from({ length: threads }, (_, i) => executor!.execute(block(i), source))) // threads are up
    let finished = 0
    const all = Array.from({ length: 60 }, (_, i) =>
      background.execute(block(i), source).then(() => {
        finished += 1
      }),
    )
    await all[3]
    const meanwhile: number[] = []
    for (let stage = 0; stage < 5; stage++) {
      const before = finished
      await executor.execute(block(1000 + stage), source)
      meanwhile.push(finished - before)
    }
    // those that were running, and what the other thread did; the median, as a busy machine may halt one thread
    expect(meanwhile.sort((x, y) => x - y)[2]).toBeLessThanOrEqual(2 * threads + 1)
    expect(finished).toBeLessThan(40)
    await Promise.all(all)
    expect(finished).toBe(60)
  },
)

test('background tasks fail alone, and give what urgent ones give', async () => {
  executor = workerThreads(WORKER, 2)
  const background = executor.background()
  expect(background.background()).toBe(background)
  const bad = background.execute(block(1, { ...search, window: 1e-5 }), source)
  const [one, other] = await Promise.all([
    background.execute(block(1), source),
    executor.execute(block(1), source),
    expect(bad).rejects.toMatchObject({ code: 'bad-value' }),
  ])
  expect(one.output.dataSha256).toMatch(/^[0-9a-f]{64}$/)
  expect(one.output.dataSha256).toBe(other.output.dataSha256)
  expect((await background.execute(block(2), source)).output.kind).toBe('scores')
})

test('inputs are read by their handles, lists in their order, and an unreadable one fails its task alone', async () => {
  executor = workerThreads(WORKER, 1)
  reads.length = 0
  const task = block(7)
  const { output, seconds } = await executor.execute(task, source)
  expect(reads).toEqual([task.inputs['a'], ...others, chance, ...chances])
  expect(output.meta).toEqual({ shape: [others.length] })
  expect(seconds).toBeGreaterThan(0)
  const lost: Source = { encoded: () => Promise.reject(new Error('cannot be read')) }
  const background = executor.background()
  await expect(executor.execute(task, lost)).rejects.toThrow('cannot be read')
  await expect(background.execute(task, lost)).rejects.toThrow('cannot be read')
  const again = await Promise.all([executor.execute(task, source), background.execute(task, source)])
  for (const one of again) expect(one.output.dataSha256).toBe(output.dataSha256)
})

describe('what a worker thread does', () => {
  const work = working(new Map(NODES.map((node) => [node.name, node])))
  const inputs = { value: numberKind.encode(1) }

  test('is one node among those it knows', () => {
    const outcome = work({ node: fill.name, params: { length: 20_000 }, inputs })
    if (!('ok' in outcome)) throw new Error('it failed')
    expect(outcome.ok.kind).toBe('row')
    expect(outcome.ok.data.buffer).toBeInstanceOf(SharedArrayBuffer) // large: seen by every thread, copied once
    expect(() => work({ node: 'unknown', params: {}, inputs })).toThrow('no node is called unknown')
  })

  test('gives a refusal as data, with its code, and a mistake as it is', () => {
    expect(work({ node: fill.name, params: { length: 0.5 }, inputs })).toMatchObject({
      error: { code: 'bad-value', message: expect.stringContaining('length of fill') },
    })
    expect(() => work({ node: fill.name, params: { length: -1 }, inputs })).toThrow(RangeError)
  })
})
