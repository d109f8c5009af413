import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalJson, handleOfJson } from '../../src/address/canonical.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'

let one: TestService
let recipe: { handle: string; steps: { step: string; output: string[] }[] }
beforeAll(async () => {
  one = await testService()
  const [a, b] = [bullet(1), bullet(2)]
  const compared = await one.app.inject({ method: 'POST', url: '/v1/compare', ...comparison(a, b) })
  recipe = answer(compared).recipe
})
afterAll(() => one.close())

const verified = (handle: string) => one.app.inject({ method: 'POST', url: `/v1/recipes/${handle}/verify` })

/** Stores a recipe changed by somebody with access to the database, under its right handle. */
function forged(change: (body: typeof recipe) => void): string {
  const { handle: _, ...body } = structuredClone(recipe)
  change(body as typeof recipe)
  const handle = handleOfJson(body)
  const db = new Database(join(one.data, 'markgraph.sqlite'))
  db.prepare('insert into recipes values (?, ?)').run(handle, canonicalJson(body))
  db.close()
  return handle
}

test('a recipe is computed again from its scans, without what is remembered, and leaves nothing behind', async () => {
  const before = await contents(one.data)
  const computed = () =>
    [...one.service.graph.counts().values()].reduce((sum, count) => sum + count.computed, 0)
  const count = computed()
  const result = answer(await verified(recipe.handle))
  expect(result).toMatchObject({
    handle: recipe.handle,
    verified: true,
    recipe_intact: true,
    result_equal: true,
  })
  expect(result.steps.map(({ step }: { step: string }) => step)).toEqual(recipe.steps.map(({ step }) => step))
  for (const [i, { outputs }] of result.steps.entries()) {
    expect(outputs.map(({ recomputed }: { recomputed: string }) => recomputed)).toEqual(
      recipe.steps[i]!.output,
    )
  }
  expect(await contents(one.data)).toEqual(before)
  expect(computed()).toBe(count) // not on the service's own graph
})

test('a recipe with another result, other scans or another surface is found out', async () => {
  const result = forged((body) =>
    Object.assign(body, { result: { likelihood_ratio: 1e6, log10_lr: 6, verbal: 'x' } }),
  )
  expect(answer(await verified(result))).toMatchObject({
    verified: false,
    result_equal: false,
    inputs_equal: true,
  })
  const inputs = forged((body) => Object.assign(body, { inputs: { mark_a: ['0'.repeat(64)], mark_b: [] } }))
  expect(answer(await verified(inputs))).toMatchObject({ verified: false, inputs_equal: false })
})

test('bytes that were changed on the way are found out, step by step', async () => {
  const db = new Database(join(one.data, 'markgraph.sqlite'))
  const { output } = recipe.steps.find(({ step }) => step === 'signature')!
  const change = db.prepare('update runs set params = ? where output = ?')
  const { params } = db.prepare('select params from runs where output = ?').get(output[0]) as {
    params: string
  }
  const other = canonicalJson({ ...JSON.parse(params), lambda_c: 300e-6 })
  expect(other).not.toBe(params)
  change.run(other, output[0])
  const result = answer(await verified(recipe.handle))
  change.run(params, output[0])
  db.close()
  const equal = Object.fromEntries(
    result.steps.map(({ step, equal }: { step: string; equal: boolean }) => [step, equal]),
  )
  expect(equal).toMatchObject({
    decode: true,
    preprocess: true,
    signature: false,
    compare: false,
    calibrate: false,
  })
  expect(result.verified).toBe(false)
})

test('unknown recipes and scans that were not kept are said', async () => {
  failure(await verified(`sha256:${'0'.repeat(64)}`), 404)
  failure(await verified('nonsense'), 404)
  const forgetful = await testService({ MARKGRAPH_KEEP_SCANS: 'false' })
  const a = bullet(3, { lands: 1 })
  const compared = await forgetful.app.inject({ method: 'POST', url: '/v1/compare', ...comparison(a, a) })
  const url = `/v1/recipes/${answer(compared).handle}/verify`
  expect(failure(await forgetful.app.inject({ method: 'POST', url }), 404)).toContain('upload the scan again')
  await forgetful.close()
})
