import { transferableSymbol, valueSymbol } from 'piscina'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Handle } from '../../src/address/canonical.ts'
import { runKey } from '../../src/address/run.ts'
import type { Executor, Source, Task } from '../../src/executor/executor.ts'
import { type Outcome, workerThreads, working } from '../../src/executor/worker-threads.ts'
import { type Encoded, grid, handleOf } from '../../src/kinds/kind.ts'
import { chanceKind } from '../../src/kinds/marks/agreement.ts'
import { signatureKind } from '../../src/kinds/marks/signature.ts'
import { surfaceKind } from '../../src/kinds/marks/surface.ts'
import { defineNode, nodesOf } from '../../src/kinds/node.ts'
import { cmr1dBlock } from '../../src/nodes/bullets/cmr-1d.ts'
import { robustForm } from '../../src/nodes/bullets/robust-form.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { ENDLESS_LAMBDA_C } from '../helpers/endless/endless.ts'
import { fill, NODES, numberKind, rowKind } from '../helpers/graph.ts'

const WORKER = new URL('../../src/service/worker.ts', import.meta.url)
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
  window: 4e-4,
  min_overlap: 0.5,
  candidates: 5,
  candidate_distance: 1e-4,
  reference_length: 4e-3,
  neutral: 2,
}
const others = Array.from({ length: 20 }, (_, i) => signature(100 + i, 800))
const chance = kept(chanceKind.encode({ mean: 0.8, sd: 0.1 }))
const chances = others.map((_, i) => kept(chanceKind.encode({ mean: 0.7, sd: 0.1 + 0.01 * i })))

function block(seed: number, params = search): Task {
  const inputs = { a: [signature(seed, 800)], b: others, chance_a: [chance], chance_b: chances }
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
    const all = Array.from({ length: 200 }, (_, i) =>
      background.execute(block(i), source).then(() => {
        finished += 1
      }),
    )
    await all[3]
    await executor.execute(block(1000), source)
    const before = finished
    await Promise.all(all)
    // a busy machine may halt one thread while the other goes on; a task that waited for the queue would find all 200 done
    expect(before).toBeLessThan(150)
    expect(finished).toBe(200)
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
  expect(reads).toEqual([task.inputs['a'], others, chance, chances].flat())
  expect(output.meta).toEqual({ shape: [others.length] })
  expect(seconds).toBeGreaterThan(0)
  const lost: Source = { encoded: () => Promise.reject(new Error('cannot be read')) }
  const background = executor.background()
  await expect(executor.execute(task, lost)).rejects.toThrow('cannot be read')
  await expect(background.execute(task, lost)).rejects.toThrow('cannot be read')
  const again = await Promise.all([executor.execute(task, source), background.execute(task, source)])
  for (const one of again) expect(one.output.dataSha256).toBe(output.dataSha256)
})

test('inputs over 16 MiB move to a thread and back, and every task reads them whole', async () => {
  executor = workerThreads(WORKER, 2)
  const [ny, nx] = [1500, 1500]
  const surfaceOf = (height: (i: number) => number): Handle => {
    const heights = grid(
      Float64Array.from({ length: ny * nx }, (_, i) => height(i)),
      ny,
      nx,
    )
    return kept(surfaceKind.encode({ heights, dx: 1e-6, dy: 1e-6 }))
  }
  const [wavy, empty] = [surfaceOf((i) => 1e-6 * Math.sin(i / 500)), surfaceOf(() => Number.NaN)]
  const task = (surface: Handle): Task => {
    const { name, version } = robustForm
    return {
      runKey: runKey(robustForm, {}, { surface }),
      node: name,
      version,
      params: {},
      inputs: { surface },
    }
  }
  const hash = async () => (await executor!.execute(task(wavy), source)).output.dataSha256
  const first = await hash()
  for (let i = 0; i < 3; i++) {
    await expect(executor.execute(task(empty), source)).rejects.toMatchObject({ code: 'no-valid-points' })
    expect(await Promise.all([hash(), hash(), hash()])).toEqual([first, first, first])
  }
  expect(artifacts.get(wavy)!.data.byteLength).toBe(8 * ny * nx)
})

/** The first half of a row, where it is. */
const half = defineNode({
  name: 'half',
  version: 1,
  title: 'half',
  params: z.strictObject({}),
  inputs: { row: rowKind },
  output: rowKind,
  run: ({ row: { values, dx } }) => ({
    values: grid(values.data.subarray(0, values.size / 2), values.size / 2),
    dx,
  }),
})

/** A row as it is. */
const same = defineNode({ ...half, name: 'same', run: ({ row }) => row })

/** The data of an outcome that is given away whole. */
function largeResult(outcome: Outcome) {
  const given = outcome as unknown as { [symbol: symbol]: unknown }
  const { ok } = given[valueSymbol] as Extract<Outcome, { ok: Encoded }>
  expect(given[transferableSymbol]).toEqual([ok.data.buffer])
  return { buffer: ok.data.buffer, dataSha256: ok.dataSha256 }
}

describe('what a worker thread does', () => {
  const halving = working(new Map(nodesOf(half).map((node) => [node.name, node])))
  const work = working(new Map(NODES.map((node) => [node.name, node])))
  const through = working(new Map(nodesOf(half, same).map((node) => [node.name, node])))
  const inputs = { value: numberKind.encode(1) }

  test('is one node among those it knows', () => {
    expect(work({ node: fill.name, params: { length: 3 }, inputs })).toMatchObject({ ok: { kind: 'row' } })
    expect(() => work({ node: 'unknown', params: {}, inputs })).toThrow('no node is called unknown')
  })

  test('gives away a large result without a copy', () => {
    const { buffer } = largeResult(work({ node: fill.name, params: { length: 20_000 }, inputs }))
    expect(buffer.byteLength).toBe(160_000)
  })

  test('never gives away what it was lent, nor more than its result', () => {
    const row = rowKind.encode({ values: grid(new Float64Array(20_000).fill(3), 20_000), dx: 1 })
    const data = new Uint8Array(new SharedArrayBuffer(200_000), 0, row.data.byteLength)
    data.set(row.data)
    const half = largeResult(halving({ node: 'half', params: {}, inputs: { row: { ...row, data } } }))
    expect(half.buffer).toBeInstanceOf(ArrayBuffer)
    expect(half.buffer.byteLength).toBe(80_000)
    expect(half.dataSha256).toBe(
      rowKind.encode({ values: grid(new Float64Array(10_000).fill(3), 10_000), dx: 1 }).dataSha256,
    )
    const own = largeResult(halving({ node: 'half', params: {}, inputs: { row } }))
    expect(own.buffer).not.toBe(row.data.buffer)
    expect(own.dataSha256).toBe(half.dataSha256)
  })

  test('gives back very large inputs that are its own, but not what went on into its result', () => {
    const own = () => rowKind.encode({ values: grid(new Float64Array(2 ** 21 + 1), 2 ** 21 + 1), dx: 1 })
    const asked = (node: string, row: Encoded) => {
      const given = through({ node, params: {}, inputs: { row } }) as unknown as Record<symbol, unknown>
      const { back } = given[valueSymbol] as Outcome
      return { back, moved: given[transferableSymbol] as ArrayBuffer[] }
    }
    const [halved, passed] = [own(), own()]
    const one = asked('half', halved)
    expect([one.back!.length, one.back![0] === halved.data]).toEqual([1, true]) // to compare 16 MiB takes minutes
    expect(one.moved.map((memory) => memory === halved.data.buffer)).toEqual([false, true])
    const other = asked('same', passed)
    expect(other.back).toEqual([undefined])
    expect(other.moved.map((memory) => memory === passed.data.buffer)).toEqual([true])
  })

  test('gives a refusal as data, with its code, and a mistake as it is', () => {
    expect(work({ node: fill.name, params: { length: 0.5 }, inputs })).toMatchObject({
      error: { code: 'bad-value', phrase: { values: { at: 'length', name: 'fill' } } },
    })
    expect(() => work({ node: fill.name, params: { length: -1 }, inputs })).toThrow(RangeError)
  })
})

test('tasks that are not wanted any more leave the queue; the others are computed', async () => {
  executor = workerThreads(WORKER, 1)
  await executor.execute(block(0), source)
  const stop = new AbortController()
  const gone = new Error('nobody waits')
  let seconds = 0
  const run = async (by: Executor, seed: number, stopped?: AbortSignal): Promise<void> => {
    const done = await by.execute(block(seed), source, { until: stopped, clients: () => [''] })
    seconds += done.seconds > 0 ? 1 : 0
  }
  const behind = executor.background()
  const dropped = Array.from({ length: 40 }, (_, i) => run(i % 2 ? behind : executor!, i + 1, stop.signal))
  const kept = [run(executor, 100), run(behind, 101)]
  setImmediate(() => stop.abort(gone))
  const results = await Promise.allSettled(dropped)
  await Promise.all(kept)
  const failed = results.filter((one) => one.status === 'rejected')
  expect(failed.every(({ reason }) => reason === gone)).toBe(true)
  expect(failed.length).toBeGreaterThan(30) // all but those that had a thread
  expect(seconds).toBe(dropped.length - failed.length + kept.length)
})

test('clients share the threads: who has none waits for no queue of somebody else', async () => {
  executor = workerThreads(WORKER, 1)
  await executor.execute(block(0), source)
  const by = (client: string) => ({ clients: () => [client] })
  const ended: string[] = []
  const run = async (client: string, seed: number): Promise<void> => {
    await executor!.execute(block(seed), source, by(client))
    ended.push(client)
  }
  const many = Array.from({ length: 200 }, (_, i) => run('many', i + 1))
  await many[0]
  await run('one', 100)
  // one or two as a rule; more while a busy machine starts the spare thread
  expect(ended.filter((client) => client === 'many').length).toBeLessThan(100)
  await Promise.all(many)
})

test('who has no thread gets one even while others never give theirs back', async () => {
  executor = workerThreads(new URL('../helpers/endless/comparisons.ts', import.meta.url), 2)
  const stop = new AbortController()
  const endless = (seed: number) => block(seed, { ...search, window: ENDLESS_LAMBDA_C })
  const many = { until: stop.signal, clients: () => ['many'] }
  const held = Array.from({ length: 10 }, (_, i) => executor!.execute(endless(i), source, many))
  const one = { clients: () => ['one'] }
  for (let i = 0; i < 3; i++) {
    expect((await executor.execute(block(200 + i), source, one)).output.kind).toBe('scores')
  }
  stop.abort(new Error('nobody waits'))
  for (const one of await Promise.allSettled(held)) {
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'nobody waits' } })
  }
})

test('a task that somebody else joins is his as well', async () => {
  executor = workerThreads(WORKER, 1)
  await executor.execute(block(0), source)
  const ended: string[] = []
  const joined = new Set(['many'])
  const run = async (name: string, seed: number, clients: () => Iterable<string>): Promise<void> => {
    await executor!.execute(block(seed), source, { clients })
    ended.push(name)
  }
  const many = Array.from({ length: 200 }, (_, i) => run('many', i + 1, () => ['many']))
  const shared = run('shared', 100, () => joined)
  await many[0]
  joined.add('one')
  await shared
  expect(ended.length).toBeLessThan(100)
  await Promise.all(many)
})
