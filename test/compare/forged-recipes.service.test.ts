/**
 * Whoever has access to the database cannot make a stored recipe say something else: every leaf changed, every step, run,
 * input and output added or removed is found, at the right place.
 */

import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonicalJson, type Handle, handleOfJson, type Json } from '../../src/address/canonical.ts'
import type { Graph } from '../../src/graph/graph.ts'
import type { RecipeBody, RecipeRequest } from '../../src/kinds/recipe.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { markTypes } from '../../src/marks/types.ts'
import type { Service } from '../../src/service/service.ts'
import { recipeVerdict } from '../../src/verify/recipe-verdict.ts'
import { replayRecipe } from '../../src/verify/replay.ts'
import { replayFirst, requestsOf, storedSource, verifyRecipe } from '../../src/verify/verify-recipe.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison } from '../helpers/form.ts'
import { another, at, changed, leaves, type Path, pointer } from '../helpers/json-leaves.ts'
import { madeUpReference } from '../helpers/references.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { bulletScans, faceScan, toolmarkScan } from '../helpers/simulated.ts'

const { configs } = markTypes(ALL_MARKS)
// small references too: verification refits them a thousand times
const reference = (domain: string, kind: string, km: number, id = domain) =>
  madeUpReference({ id, domain, kind, config: configs.deployed(domain), km, knm: 0, marks: 6 })

// small marks: every change of a recipe is one verification, and there are hundreds
const lands = (mark: number) =>
  bulletScans({
    barrelSeed: 1,
    bulletSeed: mark,
    lands: 2,
    pitch: 4e-6,
    width: 0.8e-3,
    height: 0.05e-3,
  })
const face = (mark: number) => faceScan({ slideSeed: 1, cartridgeSeed: mark, pitch: 4e-6, diameter: 1e-3 })
const toolmark = (mark: number, asProfile: boolean) =>
  toolmarkScan({ edgeSeed: 1, markSeed: mark, asProfile, pitch: 4e-6, width: 2.4e-3, height: 0.05e-3 })
const COMPARISONS = {
  striated: () => comparison(lands(1), lands(2), { mark_b_lands: '1,3' }),
  'striated, one land': () => comparison([lands(1)[0]!], [lands(2)[0]!]),
  'toolmark, surface and profile': () =>
    comparison([toolmark(1, true)], [toolmark(2, false)], { domain: 'toolmark' }),
  impressed: () => comparison([face(1)], [face(2)], { domain: 'impressed' }),
}

let one: TestService
beforeAll(async () => {
  one = await testService({}, undefined, {
    documents: [
      reference('striated', 'bullet-contrast', 0.3),
      reference('striated', 'ccf', 0.7, 'striated_single'),
      reference('toolmark', 'cmr-1d', 10),
      reference('impressed', 'cmr-2d', 20),
    ],
  })
})
afterAll(() => one.close())

describe.each(Object.keys(COMPARISONS) as (keyof typeof COMPARISONS)[])('recipes of %s', (name) => {
  let handle: Handle
  let recipe: Json
  let db: Database.Database

  beforeAll(async () => {
    const response = await one.app.inject({ method: 'POST', url: '/v1/compare', ...COMPARISONS[name]() })
    const { handle: own, ...body } = answer(response).recipe
    handle = own
    recipe = body
    db = new Database(join(one.data, 'markgraph.sqlite'))
  })
  afterAll(() => {
    write(recipe)
    db.close()
  })
  const write = (body: Json): void => {
    db.prepare('update recipes set body = ? where handle = ?').run(JSON.stringify(body), handle)
  }
  /** What the service answers when the row is this. */
  async function verifiedByService(body: Json) {
    write(body)
    return verifyRecipe(one.service, handle)
  }
  // what is computed again depends on the request alone, so that it is done once for all changes that leave that as it is; and
  // all requests share one graph beside the service's, as most of them change one stage
  const known = new Map<string, Promise<RecipeBody>>()
  let graph: Graph | undefined
  const service = (): Service => ({
    ...one.service,
    freshGraph(store) {
      graph ??= one.service.freshGraph(store)
      return graph
    },
  })
  function again(request: RecipeRequest): Promise<RecipeBody> {
    const key = canonicalJson(request as unknown as Json)
    const found = known.get(key) ?? replayRecipe(service(), request, storedSource(one.service))
    known.set(key, found)
    return found
  }
  async function verified(body: Json) {
    const { derived } = await replayFirst(handle, await requestsOf(one.service, handle, body), again)
    return recipeVerdict(
      handle,
      body as unknown as RecipeBody,
      handleOfJson(body) === handle,
      derived,
      [],
      'trusted',
    )
  }

  test('are verified as they are', async () => {
    const whole = await verifiedByService(recipe)
    expect(whole).toMatchObject({ verified: true, difference: null, damaged: [], reason: null })
    expect(whole.steps.every(({ equal }) => equal)).toBe(true)
    expect(handleOfJson(recipe)).toBe(handle)
  })

  test('with a leaf changed, one in three of all, are not verified, and the leaf is named', async () => {
    const paths = [...leaves(recipe)].filter((_, i) => i % 3 === 0)
    expect(paths.length).toBeGreaterThan(33)
    for (const path of paths) {
      const forged = changed(recipe, path, (holder: Record<string, Json>, key: string) => {
        holder[key] = another(holder[key]!)
      })
      const found = await verified(forged)
      expect({ path: pointer(path), verified: found.verified }).toEqual({
        path: pointer(path),
        verified: false,
      })
      expect(found.difference?.path).toBe(pointer(path))
    }
    for (const path of paths.filter((_, i) => i % 13 === 2)) {
      const forged = changed(recipe, path, (holder: Record<string, Json>, key: string) => {
        holder[key] = another(holder[key]!)
      })
      const found = await verifiedByService(forged)
      expect([found.verified, found.difference?.path]).toEqual([false, pointer(path)])
    }
  }, 600_000)

  test('with a step, a run, an input or a field added or removed are not verified, and the place is named', async () => {
    const { steps } = recipe as { steps: { runs: object[]; inputs: string[]; output: string[] }[] }
    const lists: Path[] = [
      ['steps'],
      ...steps.flatMap((_, i) => ['runs', 'inputs', 'output'].map((list): Path => ['steps', i, list])),
    ]
    for (const list of lists) {
      const items = at(recipe, list) as Json[]
      for (const i of items.keys()) {
        const removed = changed(
          recipe,
          [...list, i],
          (holder: Json[], key: number) => void holder.splice(key, 1),
        )
        const found = await verified(removed)
        expect([pointer([...list, i]), found.verified]).toEqual([pointer([...list, i]), false])
        expect(found.difference?.path).toMatch(new RegExp(`^${pointer(list)}/`))
        const at_ = Number(found.difference!.path.slice(pointer(list).length + 1).split('/')[0])
        expect(at_).toBeGreaterThanOrEqual(i) // equal neighbours move the first difference, never before the gap
        const doubled = changed(
          recipe,
          [...list, i],
          (holder: Json[], key: number) => void holder.splice(key, 0, structuredClone(holder[key]!)),
        )
        expect((await verified(doubled)).verified).toBe(false)
      }
    }
    const fields: Path[] = [[], ['inputs'], ['reference'], ['result'], ['scorer_config']]
    for (const path of fields) {
      for (const key of Object.keys(at(recipe, path) as object)) {
        const removed = changed(recipe, [...path, key], (holder: Record<string, Json>, name: string) => {
          delete holder[name]
        })
        const found = await verified(removed)
        expect(found.verified).toBe(false)
        expect(found.difference?.path).toBe(pointer([...path, key]))
      }
      const added = changed(recipe, [...path, 'added'], (holder: Record<string, Json>, name: string) => {
        holder[name] = 1
      })
      expect((await verified(added)).difference?.path).toBe(pointer([...path, 'added']))
    }
  }, 600_000)

  test('list exactly the ancestors of the answer', async () => {
    const { steps, inputs, reference, result } = recipe as unknown as {
      steps: {
        step: string
        inputs: Handle[]
        output: Handle[]
        runs: { inputs: object; output: Handle }[]
      }[]
      inputs: { mark_a: string[]; mark_b: string[] }
      reference: { handle: Handle }
      result: object
    }
    const given = new Set([
      reference.handle,
      ...[...inputs.mark_a, ...inputs.mark_b].map((sha) =>
        handleOfJson({ kind: 'scan', meta: {}, data_sha256: sha }),
      ),
    ])
    const made = new Set<Handle>()
    const used = new Set<Handle>()
    for (const step of steps) {
      for (const input of step.inputs) expect(given.has(input) || made.has(input)).toBe(true)
      for (const run of step.runs) {
        for (const input of Object.values(run.inputs).flat() as Handle[]) {
          expect(given.has(input) || made.has(input)).toBe(true)
          used.add(input)
        }
        made.add(run.output)
      }
    }
    const roots = new Set(
      steps.filter(({ step }) => ['calibrate', 'uncertainty'].includes(step)).flatMap(({ output }) => output),
    )
    for (const handle_ of made) expect(used.has(handle_) || roots.has(handle_)).toBe(true)
    for (const handle_ of given) expect(used.has(handle_)).toBe(true)
    expect(result).toBeTypeOf('object')
  })

  test('that were changed are not served', async () => {
    write({ ...(recipe as object), domain: 'astrology' } as Json)
    const detail = failure(await one.app.inject({ url: `/v1/recipes/${handle}` }), 410)
    expect(detail).toMatch(/the stored recipe .* was changed/)
    write(recipe)
    expect((await one.app.inject({ url: `/v1/recipes/${handle}` })).statusCode).toBe(200)
  })
})
