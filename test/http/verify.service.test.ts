/** What a recipe proves, and what is said when it cannot: changed recipes, damaged data, missing scans. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { canonicalJson, type Handle, handleOfJson, type Json } from '../../src/address/canonical.ts'
import { ENGINE_VERSION } from '../../src/settings/version.ts'
import { runChecksum } from '../../src/store/records/stored-run.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, urlencoded } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'

interface Recipe {
  [key: string]: Json
  handle: Handle
  inputs: { mark_a: string[]; mark_b: string[] }
  reference: { id: string; handle: Handle }
  steps: { step: string; inputs: Handle[]; output: Handle[]; runs: { node: string; output: Handle }[] }[]
}

const [a, b] = [bullet(1), bullet(2)]
const opened: TestService[] = []
const service = async (env: Record<string, string> = {}): Promise<TestService> => {
  const one = await testService(env)
  opened.push(one)
  return one
}
const restarted = async (one: TestService): Promise<TestService> => {
  const again = await one.restart()
  opened.splice(opened.indexOf(one), 1, again)
  return again
}
afterAll(() => Promise.all(opened.map((one) => one.close())))

const compared = async (one: TestService, fields: Record<string, string> = {}) =>
  answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...comparison(a, b, fields) }))
const verify = (one: TestService, handle: string) =>
  one.app.inject({ method: 'POST', url: `/v1/recipes/${handle}/verify` })
const stepOf = (recipe: Recipe, name: string) => recipe.steps.find(({ step }) => step === name)!

/** Does something to the database behind the service's back. */
function tampered<T>({ data }: TestService, work: (db: Database.Database) => T): T {
  const db = new Database(join(data, 'markgraph.sqlite'))
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** Changes a byte in the stored data of an artifact. */
async function damage(one: TestService, handle: Handle): Promise<void> {
  const { dataSha256 } = (await one.service.store.artifacts([handle])).get(handle)!
  const flipped = (bytes: Buffer): Buffer => {
    bytes[bytes.length >> 1]! ^= 1
    return bytes
  }
  const inline = tampered(one, (db) => {
    const row = db.prepare('select inline from blobs where sha256 = ?').get(dataSha256)
    const { inline: bytes } = row as { inline: Buffer | null }
    if (bytes) db.prepare('update blobs set inline = ? where sha256 = ?').run(flipped(bytes), dataSha256)
    return bytes !== null
  })
  const path = join(one.data, 'blobs', dataSha256.slice(0, 2), dataSha256)
  if (!inline) await writeFile(path, flipped(await readFile(path)))
}

describe('a recipe as it was made', () => {
  let one: TestService
  let recipe: Recipe
  beforeAll(async () => {
    one = await service()
    recipe = (await compared(one)).recipe
  })

  test('is computed again from its scans, without what is remembered, and leaves nothing behind', async () => {
    const before = await contents(one.data)
    const computed = () =>
      [...one.service.graph.counts().values()].reduce((sum, count) => sum + count.computed, 0)
    const count = computed()
    const result = answer(await verify(one, recipe.handle))
    expect(result).toMatchObject({
      handle: recipe.handle,
      engine_version: ENGINE_VERSION,
      recipe_engine_version: ENGINE_VERSION,
      verified: true,
      recipe_intact: true,
      inputs_equal: true,
      result_equal: true,
      difference: null,
      damaged: [],
      reason: null,
    })
    expect(result.steps.map(({ step }: { step: string }) => step)).toEqual(
      recipe.steps.map(({ step }) => step),
    )
    for (const [i, { equal, outputs }] of result.steps.entries()) {
      expect(equal).toBe(true)
      expect(outputs).toEqual(
        recipe.steps[i]!.output.map((handle) => ({ handle, recomputed: handle, equal: true })),
      )
    }
    expect(await contents(one.data)).toEqual(before)
    expect(computed()).toBe(count) // not on the service's own graph
  })

  test('has the handle of its canonical JSON, and everything that a reader needs', () => {
    const { handle, ...body } = recipe
    expect(handleOfJson(body)).toBe(handle)
    expect(Object.keys(body).sort()).toEqual(
      [
        'api_version',
        'engine_version',
        'domain',
        'scorer_config',
        'scorer_config_hash',
        'inputs',
        'reference',
        'result',
        'steps',
      ].sort(),
    )
    expect(recipe.reference).toMatchObject({ id: 'striated', handle: expect.stringMatching(/^sha256:/) })
  })

  test('is not found under another handle', async () => {
    failure(await verify(one, `sha256:${'0'.repeat(64)}`), 404)
    failure(await verify(one, 'nonsense'), 404)
  })
})

describe('a recipe that somebody wrote, under the handle of what it says', () => {
  let one: TestService
  let recipe: Recipe
  beforeAll(async () => {
    one = await service()
    recipe = (await compared(one)).recipe
  })
  function forged(change: (body: Recipe) => void): Handle {
    const { handle: _, ...body } = structuredClone(recipe)
    change(body as Recipe)
    const handle = handleOfJson(body as unknown as Json)
    const row = [handle, canonicalJson(body as unknown as Json)]
    tampered(one, (db) => db.prepare('insert or ignore into recipes values (?, ?)').run(...row))
    return handle
  }

  test.each<[string, (body: Recipe) => void, string, object]>([
    [
      'another result',
      ({ result }) => Object.assign(result as object, { log10_lr: 6, likelihood_ratio: 1e6 }),
      '/result/likelihood_ratio',
      { result_equal: false, inputs_equal: true },
    ],
    [
      'another engine version',
      (body) => Object.assign(body, { engine_version: '9.9.9' }),
      '/engine_version',
      { recipe_engine_version: '9.9.9', result_equal: true },
    ],
    [
      'the engine version of another release',
      (body) => Object.assign(body, { engine_version: '0.1.0' }),
      '/engine_version',
      { recipe_engine_version: '0.1.0', result_equal: true },
    ],
    [
      'other code',
      ({ steps }) => Object.assign(steps[0]!, { code: 'astrology@9' }),
      '/steps/0/code',
      { result_equal: true },
    ],
    ['a step less', ({ steps }) => void steps.splice(1, 1), '/steps/1', { result_equal: true }],
    [
      'its marks exchanged',
      (body) => Object.assign(body, { inputs: { ...body.inputs, mark_a: body.inputs.mark_b } }),
      '',
      { inputs_equal: true },
    ],
  ])('with %s is not verified, and the place is named', async (_, change, path, more) => {
    const result = answer(await verify(one, forged(change)))
    expect(result).toMatchObject({ verified: false, recipe_intact: true, ...more })
    if (path) {
      expect(result.difference.path).toBe(path)
      expect(result.reason).toBe(`the first difference is at ${path}`)
    } else expect(result.difference.path).toMatch(/^\/(result|steps)\//)
  })

  test('of scans or a reference that are not here is a 404 that says which', async () => {
    const absent = '0'.repeat(64)
    const inputs = forged((body) => Object.assign(body.inputs, { mark_a: [absent] }))
    expect(failure(await verify(one, inputs), 404)).toContain('upload the scan again')
    const reference = forged((body) => Object.assign(body.reference, { handle: `sha256:${absent}` }))
    expect(failure(await verify(one, reference), 404)).toBe(`no reference has the handle sha256:${absent}`)
  })

  test('that cannot be asked for is said so', async () => {
    const handle = forged((body) => Object.assign(body, { domain: 'astrology' }))
    expect(failure(await verify(one, handle), 400)).toContain('"astrology"')
  })
})

test('a stored recipe that was changed is not served, and verify names what was changed', async () => {
  const one = await service()
  const { handle, ...body } = (await compared(one)).recipe
  const text = canonicalJson({ ...body, engine_version: '0.9.0' })
  tampered(one, (db) => db.prepare('update recipes set body = ? where handle = ?').run(text, handle))
  expect(failure(await one.app.inject(`/v1/recipes/${handle}`), 410)).toMatch(
    new RegExp(
      `^the stored recipe ${handle} was changed: its hash is sha256:[0-9a-f]{64}, so it is not served$`,
    ),
  )
  expect(answer(await verify(one, handle))).toMatchObject({
    verified: false,
    recipe_intact: false,
    recipe_engine_version: '0.9.0',
    difference: { path: '/engine_version', recorded: '0.9.0', recomputed: ENGINE_VERSION },
    reason: 'the stored recipe was changed after it was made; the first difference is at /engine_version',
  })
})

test('a recipe of the first edition is served as it is, and not verified, with the reason', async () => {
  const one = await service()
  const body = {
    engine_version: '0.1.0',
    domain: 'striated',
    scorer_config_hash: '0'.repeat(64),
    inputs: { mark_a: ['1'.repeat(64)], mark_b: ['2'.repeat(64)] },
    reference: {
      name: 'of then',
      scorer_config_hash: '0'.repeat(64),
      diagnostics: { n_km: 1, n_knm: 1, auc: 1, cllr_min: 0 },
    },
    result: { likelihood_ratio: 2, log10_lr: 0.3, verbal: 'weak or limited support for same source' },
    steps: [
      { step: 'decode', code: 'decode@1', params: {}, inputs: ['sha256:1'], output: ['sha256:2'] },
      { step: 'calibrate', code: 'calibrate@1', inputs: ['sha256:2'], output: ['sha256:3'] },
    ],
  }
  const handle = handleOfJson(body)
  const row = [handle, canonicalJson(body)]
  tampered(one, (db) => db.prepare('insert into recipes values (?, ?)').run(...row))
  expect(answer(await one.app.inject(`/v1/recipes/${handle}`))).toEqual({ handle, ...body })
  const result = answer(await verify(one, handle))
  expect(result).toMatchObject({ verified: false, recipe_intact: true, recipe_engine_version: '0.1.0' })
  expect(result.reason).toBe(
    'engine 0.1.0 wrote this recipe beside its computation, so it cannot be derived again; compare the scans anew',
  )
})

describe('stored data that were damaged', () => {
  let one: TestService
  let recipe: Recipe
  beforeEach(async () => {
    one = await service()
    recipe = (await compared(one)).recipe
  })
  afterEach(async () => {
    await opened.pop()!.close()
  })

  /** Twice, because the first look at damaged bytes sets them aside. */
  async function found(...handles: Handle[]) {
    for (let i = 0; i < 2; i++) {
      const result = answer(await verify(one, recipe.handle))
      expect(result).toMatchObject({ verified: false, recipe_intact: true })
      expect(result.damaged.toSorted()).toEqual(handles.toSorted())
      expect(result.reason).toBe(`the stored data of ${result.damaged.join(', ')} are damaged`)
    }
    return answer(await verify(one, recipe.handle))
  }
  const verified = async () => answer(await verify(one, recipe.handle)).verified

  test('of intermediates are named; the result is equal all the same', async () => {
    const [form] = stepOf(recipe, 'preprocess').output
    const signature = stepOf(recipe, 'signature').output[0]!
    await damage(one, form!)
    await damage(one, signature)
    expect(await found(form!, signature)).toMatchObject({ result_equal: true, difference: null })
    one = await restarted(one)
    for (const handle of [form, signature]) {
      expect((await one.app.inject(`/v1/artifacts/${handle}/data`)).statusCode).toBe(200) // made again
    }
    expect(await verified()).toBe(true)
  })

  test('of scans are named until they are uploaded again', async () => {
    const [scan, , other] = stepOf(recipe, 'decode').inputs
    for (const handle of [scan!, other!]) await damage(one, handle)
    expect(await found(scan!, other!)).toMatchObject({ result_equal: false, steps: [] })
    one = await restarted(one)
    expect(failure(await one.app.inject(`/v1/artifacts/${scan}/data`), 410)).toBe(
      `the stored data of ${scan} are damaged, and nothing can make them again`,
    )
    for (const bytes of [a[0]!, b[0]!]) {
      const upload = form(['scan', bytes, 'again.x3p'])
      answer(await one.app.inject({ method: 'POST', url: '/v1/artifacts', ...upload }))
    }
    expect(await verified()).toBe(true)
  })

  test('of the reference are named; the next start writes its document again', async () => {
    await damage(one, recipe.reference.handle)
    await found(recipe.reference.handle)
    one = await restarted(one)
    expect(await verified()).toBe(true)
  })
})

/** Puts the second result in the place of the first in every run that gave it, with a checksum that fits or without. */
function exchanged(one: TestService, mine: string, other: string, fits: boolean): void {
  tampered(one, (db) => {
    const rows = db.prepare('select run_key as runKey from runs where output = ?').all(mine) as {
      runKey: string
    }[]
    for (const { runKey } of rows) {
      db.prepare('update runs set output = ? where run_key = ?').run(other, runKey)
      if (fits)
        db.prepare('update runs set checksum = ? where run_key = ?').run(
          runChecksum(runKey as Parameters<typeof runChecksum>[0], other),
          runKey,
        )
    }
  })
}

describe('a result that was put in the place of another', () => {
  const setUp = async () => {
    const one = await service()
    const { recipe } = (await compared(one)) as { recipe: Recipe }
    const [mine, , other] = stepOf(recipe, 'signature').output as [string, string, string]
    const [a1, a2, b1, b2] = stepOf(recipe, 'decode').output
    const handles = { mark_a_handles: `${a1},${a2}`, mark_b_handles: `${b1},${b2}` }
    const fields = urlencoded({ domain: 'striated', ...handles })
    const again = async (on: TestService) =>
      answer(await on.app.inject({ method: 'POST', url: '/v1/compare', ...fields }))
    return { one: await restarted(one), recipe, mine, other, again }
  }

  test('is not taken where its checksum does not fit: it is computed again', async () => {
    const { one, recipe, mine, other, again } = await setUp()
    exchanged(one, mine, other, false)
    expect((await again(one)).handle).toBe(recipe.handle)
  })

  test('with a checksum that fits is in the new recipe, and found out there', async () => {
    const { one, recipe, mine, other, again } = await setUp()
    exchanged(one, mine, other, true)
    const changed = await again(one)
    expect(changed.handle).not.toBe(recipe.handle)
    const result = answer(await verify(one, changed.handle))
    expect(result).toMatchObject({ verified: false, recipe_intact: true, inputs_equal: true })
    expect(result.steps.map(({ step, equal }: { step: string; equal: boolean }) => [step, equal])).toEqual(
      recipe.steps.map(({ step }) => [step, ['decode', 'preprocess'].includes(step)]),
    )
    expect(answer(await verify(one, recipe.handle)).verified).toBe(true)
  })
})

test('a verification past its time is a 503 that promises nothing', async () => {
  const one = await service()
  const { handle } = await compared(one)
  Object.assign(one.service.settings, { compareSeconds: 0.001 })
  const late = await verify(one, handle)
  expect(failure(late, 503)).toMatch(/^the verification took more than 0.001 s; nothing of it is kept/)
  expect(late.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  Object.assign(one.service.settings, { compareSeconds: 60 })
  expect(answer(await verify(one, handle)).verified).toBe(true)
})

describe('a scan whose bytes are gone is a 404 that says to upload it again', () => {
  test('where scans are not kept', async () => {
    const one = await service({ MARKGRAPH_KEEP_SCANS: 'false' })
    const { handle } = await compared(one)
    expect(failure(await verify(one, handle), 404)).toMatch(/are not kept: upload the scan again$/)
  })

  test('where its row is gone', async () => {
    const one = await service()
    const { handle, provenance } = await compared(one)
    const [hash] = provenance.input_hashes.mark_a
    tampered(one, (db) => db.prepare('delete from blobs where sha256 = ?').run(hash))
    expect(failure(await verify(one, handle), 404)).toMatch(/are not kept: upload the scan again$/)
    await compared(one)
    expect(answer(await verify(one, handle)).verified).toBe(true)
  })
})
