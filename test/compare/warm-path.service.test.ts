import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { answerTo, INCLUDES, type Include } from '../../src/compare/answer/answer.ts'
import { compare } from '../../src/compare/compare.ts'
import { loadComparison, prepareComparison } from '../../src/compare/request/comparison.ts'
import type { Given } from '../../src/compare/request/upload.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { contents } from '../helpers/data-folder.ts'
import { type Calls, watched } from '../helpers/graph.ts'
import { bullet } from '../helpers/scans.ts'

const LANDS = 3
let at: TestComposition
let calls: Calls
beforeAll(async () => {
  at = await testComposition({}, undefined, {
    async store(folder, report) {
      const store = await openStore(folder, report)
      const watching = watched(store)
      calls = watching.calls
      return { ...store, ...watching.store }
    },
  })
})
afterAll(() => at.close())

const asked = (a: readonly Given[], b: readonly Given[], include: readonly Include[]) =>
  at.service.graph.within(async (session) => {
    const sides = { a: { scans: a }, b: { scans: b } }
    const prepared = await prepareComparison(at.service, { domain: 'striated', ...sides })
    const request = await loadComparison(at.service, session, prepared)
    const compared = await compare(at.service, session, request)
    const asking = { include: new Set(include), principal: '' }
    const answer = await answerTo(at.service, session, compared, asking)
    const surfaces = [request.a, request.b].map(({ scans }) => scans.map(({ surface }) => surface.handle))
    return { answer, surfaces }
  })

const uploads = [1, 2].map((seed) =>
  bullet(seed, { lands: LANDS }).map((bytes) => ({
    filename: '',
    sha256: sha256(bytes),
    size: bytes.length,
    read: async () => bytes,
  })),
)

/** What a comparison by handles, done twice before, asks of the store. */
async function spent(include: readonly Include[]) {
  const first = await asked(uploads[0]!, uploads[1]!, include)
  const [a, b] = first.surfaces
  await asked(a!, b!, include)
  const [before, held] = [{ ...calls }, await contents(at.data)]
  const { answer } = await asked(a!, b!, include)
  expect(answer).toEqual(first.answer)
  expect(await contents(at.data)).toEqual(held)
  return Object.fromEntries(
    Object.entries(calls).map(([name, count]) => [name, count - before[name as keyof Calls]]),
  ) as unknown as Calls
}

test('a repeated comparison by handles asks the store a few questions, and writes nothing', async () => {
  const { outputs, producers, artifacts, ...others } = await spent(['calibration', 'features', 'recipe'])
  expect(others).toEqual({ has: 0, read: 0, commit: 0 })
  // a stage is a question or two for the lands of both marks together; a surface is looked up by what made it, and so is its instrument
  expect(outputs).toBeLessThanOrEqual(48)
  expect(producers).toBeLessThanOrEqual(2 * LANDS)
  expect(artifacts).toBeLessThanOrEqual(4)
})

test('with all blocks too', async () => {
  const { commit, read, has } = await spent(INCLUDES)
  expect({ read, has, commit }).toEqual({ read: 0, has: 0, commit: 0 })
})
