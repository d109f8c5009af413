import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineNode, nodesOf } from '../../src/kinds/node.ts'
import { numberKind, testGraph } from '../helpers/graph.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'

const at = storeOfEachTest()

const negated = defineNode({
  name: 'negated',
  version: 1,
  title: 'negated',
  stage: 'preprocess',
  params: z.strictObject({}),
  inputs: { number: numberKind },
  output: numberKind,
  run: ({ number }) => -number,
})

test('two artifacts that were each made from the other and are both lost are reported to all who ask', async () => {
  const nodes = nodesOf(negated)
  const [one, other] = await testGraph(at.store, { nodes }).within(async (session) => {
    const two = session.put(numberKind, 2)
    const minus = await session.evaluate(negated, {}, { number: two })
    return [two.handle, minus.handle, await session.evaluate(negated, {}, { number: minus })] as const
  })
  const lost = { ...at.store, read: async () => 'damaged' as const }
  const graph = testGraph(lost, { nodes })
  const codes = Promise.all(
    [one, other].map((handle) =>
      graph.within((session) =>
        session.encoded(handle).then(
          () => 'read',
          ({ code }: { code: string }) => code,
        ),
      ),
    ),
  )
  const late = new Promise((resolve) => setTimeout(resolve, 3000, 'they wait for each other'))
  expect(await Promise.race([codes, late])).toEqual(['damaged', 'damaged'])
})
