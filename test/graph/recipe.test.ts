import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { canonicalJson, type Handle } from '../../src/address/canonical.ts'
import { runKey } from '../../src/address/run.ts'
import type { Executor } from '../../src/executor/executor.ts'
import { codeOf, stepsOf } from '../../src/graph/recipe.ts'
import type { Ref } from '../../src/graph/ref.ts'
import type { Session } from '../../src/graph/session.ts'
import { jsonKind } from '../../src/kinds/kind.ts'
import { defineNode, listOf, nodesOf, runNode, STAGES, type Stage } from '../../src/kinds/node.ts'
import type { Step } from '../../src/kinds/recipe.ts'
import { memoryStore } from '../../src/store/memory/memory-store.ts'
import { fill, filled, mean, numberKind, scale, scaled, sum, testGraph } from '../helpers/graph.ts'

const inSession = async <T>(work: (session: Session) => Promise<T>, store = memoryStore()): Promise<T> =>
  testGraph(store).within(work)
const runsOf = (steps: readonly Step[]) => steps.flatMap(({ runs }) => runs)

/** Two marks of some scans each, summed and compared. */
async function compared(session: Session, a: readonly number[], b: readonly number[]) {
  const total = async (value: number) =>
    session.evaluate(sum, {}, { row: await scaled(session, await filled(session, value, 4), 2) })
  const numbers = await Promise.all([...a, ...b].map(total))
  return { numbers, all: await session.evaluate(mean, {}, { numbers }) }
}

describe('a recipe is a walk of what was computed', () => {
  test('from what comes from outside to the root, grouped by stage, stages in their order', async () => {
    const { steps, outside, all, numbers } = await inSession(async (session) => {
      const { all, numbers } = await compared(session, [1], [2])
      const outside = [1, 2].map((value) => session.put(numberKind, value).handle)
      return { steps: stepsOf([all]), outside, all, numbers }
    })
    expect(steps.map(({ step, code }) => [step, code])).toEqual([
      ['decode', 'fill@1'],
      ['preprocess', 'scale@1'],
      ['signature', 'sum@1'],
      ['compare', 'mean@1'],
    ])
    expect(steps[0]!.inputs).toEqual(outside)
    for (const [i, step] of steps.slice(1).entries()) expect(step.inputs).toEqual(steps[i]!.output)
    expect(steps[2]!.output).toEqual(numbers.map(({ handle }) => handle))
    expect(steps[3]!.output).toEqual([all.handle])
    expect(steps[3]!.runs[0]!.inputs).toEqual({ numbers: numbers.map(({ handle }) => handle) })
  })

  test('depth first: inputs in declared order, each run once and after its inputs', async () => {
    const order = (a: number[], b: number[]) =>
      inSession(async (session) => stepsOf([(await compared(session, a, b)).all]))
    const outputs = (steps: Step[]) => runsOf(steps).map(({ output }) => output)
    const [one, other] = [await order([1, 2], [3]), await order([3, 1], [2])]
    expect(one.map(({ runs }) => runs.length)).toEqual([3, 3, 3, 1])
    const [first, second, third] = outputs(one)
    expect(outputs(other).slice(0, 3)).toEqual([third, first, second])
    const shared = await order([1, 2], [1])
    expect(shared.map(({ runs }) => runs.length)).toEqual([2, 2, 2, 1])
    expect(shared[3]!.runs[0]!.inputs['numbers']).toHaveLength(3)
  })

  test('is one walk of all roots, in their order', async () => {
    const { both, one } = await inSession(async (session) => {
      const { all } = await compared(session, [1], [2])
      const row = await filled(session, 3, 4)
      return { both: stepsOf([all, row]), one: stepsOf([row, all]) }
    })
    expect(both[0]!.runs.map(({ output }) => output).at(-1)).toBe(one[0]!.runs[0]!.output)
    expect(both[0]!.output).toHaveLength(3)
    expect(runsOf(both).length).toBe(runsOf(one).length)
  })

  test('lists nothing that feeds nothing, whatever else was computed', async () => {
    const steps = await inSession(async (session) => {
      await compared(session, [7], [8])
      const row = await filled(session, 1, 4)
      await scaled(session, row, 5)
      return stepsOf([await scaled(session, row, 6)])
    })
    expect(runsOf(steps).map(({ node, params }) => [node, params])).toEqual([
      ['fill', { length: 4 }],
      ['scale', { factor: 6 }],
    ])
  })

  test('is empty for what comes from outside', async () => {
    expect(await inSession(async (session) => stepsOf([session.put(numberKind, 1)]))).toEqual([])
  })

  test('is the same when nothing was computed, because everything was recorded', async () => {
    const store = memoryStore()
    const work = async (session: Session) => stepsOf([(await compared(session, [1, 2], [3])).all])
    const cold = await inSession(work, store)
    expect(await inSession(work, store)).toEqual(cold)
    expect(await inSession(work)).toEqual(cold)
  })

  test('refuses a node that belongs to no stage, wherever it stands', async () => {
    const loose = defineNode({ ...fill, name: 'loose', stage: undefined as never })
    const nodes = nodesOf(loose, fill, scale, sum, mean)
    await testGraph(memoryStore(), { nodes }).within(async (session) => {
      const value = session.put(numberKind, 1)
      const row = await session.evaluate(loose, { length: 4 }, { value })
      const total = await session.evaluate(sum, {}, { row: await scaled(session, row) })
      expect(() => stepsOf([total])).toThrow('loose belongs to no stage')
      expect(stepsOf([await filled(session)])).toHaveLength(1)
    })
  })
})

describe('two computations with one result', () => {
  const half = defineNode({
    ...fill,
    name: 'half',
    run: ({ value }, { length }) => fill.run({ value: value / 2 }, { length }),
  })
  const nodes = nodesOf(half, fill, scale, sum, mean)

  test('are told apart: the one that was used is named', async () => {
    const store = memoryStore()
    const graph = testGraph(store, { nodes })
    await graph.within(async (session) => {
      const one = await filled(session, 2, 4)
      const other = await session.evaluate(half, { length: 4 }, { value: session.put(numberKind, 4) })
      expect(other.handle).toBe(one.handle)
      const named = async (row: typeof one) => runsOf(stepsOf([await scaled(session, row)]))[0]!.node
      expect([await named(one), await named(other), await named(one)]).toEqual(['fill', 'half', 'fill'])
    })
  })

  test('are both listed when both were used: two scans with one surface', async () => {
    const graph = testGraph(memoryStore(), { nodes })
    await graph.within(async (session) => {
      const one = await filled(session, 2, 4)
      const other = await session.evaluate(half, { length: 4 }, { value: session.put(numberKind, 4) })
      const total = async (row: typeof one) => session.evaluate(sum, {}, { row: await scaled(session, row) })
      const numbers = [await total(one), await total(other)]
      const steps = stepsOf([await session.evaluate(mean, {}, { numbers })])
      expect(steps.map(({ step, runs }) => [step, runs.length])).toEqual([
        ['decode', 2],
        ['preprocess', 1],
        ['signature', 1],
        ['compare', 1],
      ])
      expect(steps[0]).toMatchObject({ code: 'fill@1 + half@1', output: [one.handle] })
      expect(steps[0]!.inputs).toEqual([2, 4].map((value) => session.put(numberKind, value).handle))
      expect(steps[3]!.runs[0]!.inputs['numbers']).toEqual([numbers[0]!.handle, numbers[0]!.handle])
    })
  })

  test('and a stage that gives back what it was given still has it as input and as output', async () => {
    const passing = (name: string, stage: Stage) =>
      defineNode({
        name,
        version: 1,
        title: name,
        stage,
        params: z.strictObject({}),
        inputs: { value: numberKind },
        output: numberKind,
        run: ({ value }) => value,
      })
    const [same, later] = [passing('same', 'preprocess'), passing('later', 'compare')]
    await testGraph(memoryStore(), { nodes: nodesOf(same, later) }).within(async (session) => {
      const value = session.put(numberKind, 1)
      const kept = await session.evaluate(same, {}, { value })
      const steps = stepsOf([await session.evaluate(later, {}, { value: kept })])
      for (const { inputs, output } of steps) {
        expect([inputs, output]).toEqual([[value.handle], [value.handle]])
      }
      expect(steps).toHaveLength(2)
    })
  })
})

describe('parameters of a step', () => {
  test('are those with one value in all runs that have them; the others stand in the runs alone', async () => {
    const tilted = defineNode({
      ...scale,
      name: 'tilted',
      params: z.strictObject({ factor: z.number(), tilt: z.array(z.number()) }),
      run: ({ row }, { factor }) => scale.run({ row }, { factor }),
    })
    const steps = await testGraph(memoryStore(), { nodes: nodesOf(fill, scale, tilted, sum, mean) }).within(
      async (session) => {
        const row = await filled(session, 1, 4)
        const rows = [
          await scaled(session, row, 2),
          await scaled(session, row, 3),
          await session.evaluate(tilted, { tilt: [1, 2], factor: 2 }, { row }),
        ]
        const numbers = await Promise.all(rows.map((one) => session.evaluate(sum, {}, { row: one })))
        return stepsOf([await session.evaluate(mean, {}, { numbers })])
      },
    )
    expect(steps.map(({ params }) => params)).toEqual([{ length: 4 }, { tilt: [1, 2] }, undefined, undefined])
    expect(steps[1]).toMatchObject({ code: 'scale@1 + tilted@1' })
    expect(steps[1]!.runs.map(({ params }) => params)).toEqual([
      { factor: 2 },
      { factor: 3 },
      { factor: 2, tilt: [1, 2] },
    ])
    expect(steps[2]).not.toHaveProperty('params')
  })

  test('and code are named as they were run', () => {
    expect(codeOf({ name: 'never', node: 'form-removal', version: 3 } as never)).toBe('form-removal@3')
  })
})

// random walks: nodes of every stage whose results often are equal, also across stages

const valueKind = jsonKind<number>('value')
const params = z.strictObject({ add: z.number(), mode: z.string().optional() })
const nodeOf = (stage: Stage, variant: number) =>
  defineNode({
    name: `${stage}-${variant}`,
    version: 1 + variant,
    title: `${stage}-${variant}`,
    stage,
    params,
    inputs: { first: valueKind, rest: listOf(valueKind) },
    output: valueKind,
    run: ({ first, rest }, { add }) => rest.reduce((total, one) => total + one, first + add) % 2,
  })
const WALKED = STAGES.map((stage) => [nodeOf(stage, 0), nodeOf(stage, 1)] as const)
const WALKED_NODES = nodesOf(...WALKED.flat())

/** Runs at once: there are hundreds of small graphs. */
const atOnce: Executor = {
  width: 2,
  async execute({ node, params: given, inputs }, source) {
    const first = await source.encoded(inputs['first'] as Handle)
    const rest = await Promise.all((inputs['rest'] as Handle[]).map((handle) => source.encoded(handle)))
    const found = WALKED_NODES.find(({ name }) => name === node)!
    return { output: runNode(found, given, { first, rest }), seconds: 0 }
  },
  background: () => atOnce,
  close: async () => {},
}

const index = fc.nat(1000) // of an earlier item, modulo how many there are
const drawn = fc.record({
  outside: fc.integer({ min: 1, max: 3 }),
  items: fc.array(
    fc.record({
      stage: fc.nat(STAGES.length - 1),
      variant: fc.nat(1),
      add: fc.nat(1),
      mode: fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
      first: index,
      rest: fc.array(index, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 14 },
  ),
  roots: fc.array(index, { minLength: 1, maxLength: 3 }),
})

test('of any graph is its ancestors, each after what it rests on, and sums them up truly', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async ({ outside, items, roots }) => {
      const graph = testGraph(memoryStore(), { executor: atOnce, nodes: WALKED_NODES })
      await graph.within(async (session) => {
        const refs: Ref<number>[] = Array.from({ length: outside }, (_, i) => session.put(valueKind, 10 + i))
        const brought = new Set(refs.map(({ handle }) => handle))
        const known: { key: string; inputs: number[]; stage: number }[] = refs.map(() => ({
          key: '',
          inputs: [],
          stage: -1,
        }))
        for (const { stage, variant, add, mode, first, rest } of items.toSorted(
          (a, b) => a.stage - b.stage,
        )) {
          const node = WALKED[stage]![variant as 0 | 1]
          const chosen = [first, ...rest].map((i) => i % refs.length)
          const [one, ...more] = chosen.map((i) => refs[i]!)
          const given = mode === undefined ? { add } : { add, mode }
          // in another order than declared
          const ref = await session.evaluate(node, given, { rest: more, first: one! })
          const handles = { first: one!.handle, rest: more.map(({ handle }) => handle) }
          known.push({ key: runKey(node, given, handles), inputs: chosen, stage })
          refs.push(ref)
        }
        const rooted = roots.map((i) => outside + (i % items.length))
        const steps = stepsOf(rooted.map((i) => refs[i]!))
        expect(stepsOf(rooted.map((i) => refs[i]!))).toEqual(steps)

        // exactly the ancestors, depth first
        const [seen, keys] = [new Set<number>(), new Map<string, number>()]
        const visit = (i: number): void => {
          if (i < outside || seen.has(i)) return
          seen.add(i)
          known[i]!.inputs.forEach(visit)
          if (!keys.has(known[i]!.key)) keys.set(known[i]!.key, known[i]!.stage)
        }
        rooted.forEach(visit)
        const keyOf = ({ node: name, version, params: given, inputs }: Step['runs'][number]) =>
          runKey({ name, version }, given, inputs)
        for (const { step, runs } of steps) {
          const own = [...keys].filter(([, stage]) => STAGES[stage] === step).map(([key]) => key)
          expect(runs.map(keyOf)).toEqual(own)
        }
        expect(runsOf(steps)).toHaveLength(keys.size)

        // stages in order, and everything there before it is used
        const places = steps.map(({ step }) => STAGES.indexOf(step))
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
        const there = new Set<Handle>(brought)
        for (const { inputs, output } of runsOf(steps)) {
          for (const handle of Object.values(inputs).flat()) expect(there).toContain(handle)
          there.add(output)
        }

        // summaries of steps follow from their runs
        const roots_ = new Set(rooted.map((i) => refs[i]!.handle))
        const made = new Set<Handle>(brought)
        steps.forEach((step, i) => {
          for (const handle of step.inputs) expect(made).toContain(handle)
          for (const handle of step.output) made.add(handle)
          const taken = new Set(step.runs.flatMap(({ inputs }) => Object.values(inputs).flat()))
          const own = new Set(step.runs.map(({ output }) => output))
          const before = (run: number) => new Set(step.runs.slice(0, run).map(({ output }) => output))
          const given = step.runs.flatMap(({ inputs }, run) =>
            (Object.values(inputs).flat() as Handle[]).filter((handle) => !before(run).has(handle)),
          )
          expect(step.inputs).toEqual([...new Set(given)])
          const elsewhere = steps.flatMap((other, k) => (k === i ? [] : other.runs))
          const usedElsewhere = new Set(elsewhere.flatMap(({ inputs }) => Object.values(inputs).flat()))
          for (const handle of own) {
            const said = step.output.includes(handle)
            expect(said).toBe(roots_.has(handle) || usedElsewhere.has(handle))
            expect(said || taken.has(handle)).toBe(true) // nothing that feeds nothing
          }
          expect(new Set(step.code.split(' + '))).toEqual(new Set(step.runs.map(codeOf)))
          for (const name of ['add', 'mode']) {
            const values = step.runs.flatMap((run) => (name in run.params ? [run.params[name]!] : []))
            const one = new Set(values.map((value) => canonicalJson(value))).size === 1
            expect(step.params?.[name]).toEqual(one ? values[0] : undefined)
          }
        })
      })
    }),
    { numRuns: 300 },
  )
})
