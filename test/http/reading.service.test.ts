/** How scans are read: units, the mask of a file, edges and casts, in answers and recipes and when they are verified. */
import { encode } from 'fast-png'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Handle } from '../../src/address/canonical.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import type { SimulatedSurface } from '../../src/simulate/surface.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, marks, type Part, urlencoded } from '../helpers/form.ts'
import { type TestService, testService } from '../helpers/service.ts'

const UM = 1e6
const DATED = { mtime: new Date(1980, 0, 1) } // otherwise the same scan has other bytes two seconds later

/** Two lands of a bullet, 800 columns wide. */
const surfaces = (seed: number): SimulatedSurface[] =>
  simulateBullet({
    barrelSeed: 1,
    bulletSeed: seed,
    lands: 2,
    pitch: 2e-6,
    width: 1.6e-3,
    height: 0.3e-3,
  })
const [a, b] = [surfaces(1), surfaces(2)]
const inMetres = (surface: SimulatedSurface): Uint8Array => writeX3p(surface)
const inMicrometres = ({ heights, dx, dy, ...rest }: SimulatedSurface): Uint8Array =>
  writeX3p({ ...rest, heights: heights.map((z) => z * UM), dx: dx * UM, dy: dy * UM })

/** The scan with a mask that drops its first and last rows. */
function withMask(surface: SimulatedSurface): Uint8Array {
  const { ny, nx } = surface
  const data = new Uint8Array(ny * nx).fill(255, 10 * nx, (ny - 10) * nx)
  const mask = encode({ width: nx, height: ny, data, channels: 1, depth: 8 })
  return zipSync({ ...unzipSync(writeX3p(surface)), 'bindata/mask.png': mask }, DATED)
}

/** The scan whose main document was changed after its checksum was written. */
function edited(surface: SimulatedSurface): Uint8Array {
  const files = unzipSync(writeX3p(surface))
  const xml = new TextDecoder().decode(files['main.xml']).replace('<Comment>', '<Comment>retouched')
  return zipSync({ ...files, 'main.xml': new TextEncoder().encode(xml) }, DATED)
}

let one: TestService
beforeAll(async () => {
  one = await testService()
}, 60_000)
afterAll(() => one.close())

const post = (url: string, body: object) => one.app.inject({ method: 'POST', url, ...body })
const compare = (
  of: (surface: SimulatedSurface) => Uint8Array,
  fields: Record<string, string> = {},
  url = '/v1/compare',
) => post(url, comparison(a.map(of), b.map(of), fields))
const codes = (body: { warnings: { code: string; where: string }[] }): string[] =>
  body.warnings.filter(({ code }) => !code.startsWith('scope_')).map(({ code, where }) => `${code} ${where}`)

/** The recipe is recomputed to the same handle, and the report is found again with its blocks. */
async function provenAndFound(body: {
  handle: Handle
  report_handle: Handle
  log10_lr: number
}): Promise<void> {
  const verified = answer(await post(`/v1/recipes/${body.handle}/verify`, {}))
  expect(verified).toMatchObject({ verified: true, reason: null, inputs_equal: true, result_equal: true })
  const url = `/v1/reports/${body.report_handle}?include=recipe`
  const found = answer(await one.app.inject({ url }))
  expect(found).toMatchObject({ log10_lr: body.log10_lr, handle: body.handle })
}

describe('units', () => {
  test('a file in micrometres read as such gives what the file in metres gives, and says so', async () => {
    const usual = answer(await compare(inMetres))
    const um = answer(await compare(inMicrometres, { units: 'um' }))
    expect(um.calibrated).toBe(true)
    expect(um.score).toBeCloseTo(usual.score, 9)
    expect(codes(um)).toEqual(['units_override mark_a.1,mark_a.2', 'units_override mark_b.1,mark_b.2'])
    expect(um.recipe.inputs).toMatchObject({ mark_a_units: ['um', 'um'], mark_b_units: ['um', 'um'] })
    const decode = um.recipe.steps.find(({ step }: { step: string }) => step === 'decode')
    expect(decode.params).toEqual({ units: 'um', mask: 'none' })
    expect(Object.keys(usual.recipe.inputs)).toEqual([
      'mark_a',
      'mark_b',
      'mark_a_lands',
      'mark_b_lands',
      'n_lands',
    ])
    expect(codes(usual)).toEqual([])
    await provenAndFound(um)
  }, 60_000)

  test('the refusal of a file in micrometres names the field', async () => {
    expect(failure(await compare(inMicrometres), 400)).toMatch(/units=um/)
    expect(failure(await compare(inMetres, { units: 'um' }), 400)).toMatch(/in metres/)
  })

  test('a handle keeps how its file was read: the recipe is the same', async () => {
    const um = answer(await compare(inMicrometres, { units: 'um' }))
    const handles = async (scans: readonly SimulatedSurface[]): Promise<string> => {
      const found = []
      for (const scan of scans) {
        const body = form(['scan', inMicrometres(scan), 'a.x3p'], ['units', 'um'])
        const { handle, produced_by } = answer(await post('/v1/artifacts', body))
        expect(produced_by.params).toEqual({ units: 'um', mask: 'none' })
        found.push(handle)
      }
      return found.join(',')
    }
    const fields = {
      domain: 'striated',
      mark_a_handles: await handles(a),
      mark_b_handles: await handles(b),
    }
    const again = answer(await post('/v1/compare', urlencoded(fields)))
    expect(again.handle).toBe(um.handle)
    expect(again.report_handle).toBe(um.report_handle)
    for (const field of ['units', 'mask']) {
      const refused = failure(await post('/v1/compare', urlencoded({ ...fields, [field]: 'file' })), 400)
      expect(refused).toMatch(new RegExp(`^${field} says how a file is read, but mark_a_handles`))
    }
  })

  test.each(['/detect', '/v1/scope'])(
    '%s takes them with a file, and refuses them with a handle',
    async (url) => {
      const domain: Part = ['domain', 'striated']
      const own = url === '/detect' ? [] : [domain]
      const scan = inMicrometres(a[0]!)
      failure(await post(url, form(...own, ['scan', scan, 'a.x3p'])), 400)
      answer(await post(url, form(...own, ['scan', scan, 'a.x3p'], ['units', 'um'])))
      const { handle } = answer(await post('/v1/artifacts', form(['scan', inMetres(a[0]!), 'a.x3p'])))
      expect(failure(await post(url, form(...own, ['surface', handle], ['mask', 'none'])), 400)).toMatch(
        /^mask /,
      )
    },
  )
})

describe('the mask of a file', () => {
  test('leaves out the points outside it, where it is asked for', async () => {
    const masked = answer(await compare(withMask, { mask: 'file' }))
    expect(codes(masked)).toEqual(['mark_a.1,mark_a.2', 'mark_b.1,mark_b.2'].map((at) => `mask_used ${at}`))
    expect(masked.recipe.inputs).toMatchObject({
      mark_a_mask: ['file', 'file'],
      mark_b_mask: ['file', 'file'],
    })
    const [scope] = masked.scope.mark_a
    const coverage = scope.checks.find(({ name }: { name: string }) => name === 'coverage').value
    expect(coverage).toBeLessThan(1 - 19 / a[0]!.ny)
    await provenAndFound(masked)
    const unused = answer(await compare(withMask))
    expect(codes(unused)).toEqual([])
    const none = answer(await compare(withMask, { mask: 'none' }))
    expect(none.recipe.inputs).toMatchObject({ mark_a_mask: ['none', 'none'] })
    expect(none.score).toBe(unused.score)
    await provenAndFound(none)
  }, 60_000)

  test('is missed by name', async () => {
    expect(failure(await compare(inMetres, { mask: 'file' }), 400)).toMatch(/the file has no mask/)
  })

  test('a scan kept under one reading is read anew under another', async () => {
    const plain = answer(await post('/v1/artifacts', form(['scan', withMask(a[0]!), 'a.x3p'])))
    const masked = answer(
      await post('/v1/artifacts', form(['scan', withMask(a[0]!), 'a.x3p'], ['mask', 'file'])),
    )
    expect(masked.meta.source_sha256).toBe(plain.meta.source_sha256)
    expect(masked.handle).not.toBe(plain.handle)
  })
})

test('without kept scans, a scan sent again is read in another way', async () => {
  const other = await testService({ MARKGRAPH_KEEP_SCANS: 'false' })
  try {
    const sent = (...fields: Part[]) =>
      other.app.inject({
        method: 'POST',
        url: '/v1/artifacts',
        ...form(['scan', withMask(a[0]!), 'a'], ...fields),
      })
    const plain = answer(await sent())
    expect(answer(await sent(['mask', 'file'])).handle).not.toBe(plain.handle)
    expect(answer(await sent()).handle).toBe(plain.handle)
  } finally {
    await other.close()
  }
})

describe('edges and casts', () => {
  const edges = '100:1500,'

  test('are in the recipe, in metres, and verify', async () => {
    const found = answer(await compare(inMetres))
    const set = answer(await compare(inMetres, { mark_a_edges: edges }))
    expect(set.recipe.inputs.mark_a_edges).toEqual([[1e-4, 1.5e-3], null])
    expect(set.recipe.inputs).not.toHaveProperty('mark_b_edges')
    expect(set.score).not.toBe(found.score)
    await provenAndFound(set)
  }, 60_000)

  test('a cast of a mark gives what the mark gives, with a warning', async () => {
    const cast = ({ heights, nx, ...rest }: SimulatedSurface): Uint8Array => {
      const mirrored = heights.map((_, i) => -heights[i - (i % nx) + (nx - 1 - (i % nx))]!)
      return writeX3p({ ...rest, nx, heights: mirrored })
    }
    const usual = answer(await compare(inMetres))
    const body = form(
      ['domain', 'striated'],
      ['mark_a_replica', 'true'],
      ...marks('mark_a', a.map(cast)),
      ...marks('mark_b', b.map(inMetres)),
    )
    const replica = answer(await post('/v1/compare', body))
    expect(replica.score).toBeCloseTo(usual.score, 9)
    expect(codes(replica)).toEqual(['replica mark_a'])
    expect(replica.recipe.inputs).toMatchObject({ mark_a_replica: true })
    expect(replica.recipe.inputs).not.toHaveProperty('mark_b_replica')
    await provenAndFound(replica)
  }, 60_000)

  const mirrorImage = ({ heights, nx, ...rest }: SimulatedSurface): Uint8Array => {
    const image = heights.map((_, i) => heights[i - (i % nx) + (nx - 1 - (i % nx))]!)
    return writeX3p({ ...rest, nx, heights: image })
  }

  test('a mirror image of a mark gives what the mark gives, with a warning', async () => {
    const usual = answer(await compare(inMetres))
    const body = form(
      ['domain', 'striated'],
      ['mark_a_mirrored', 'true'],
      ...marks('mark_a', a.map(mirrorImage)),
      ...marks('mark_b', b.map(inMetres)),
    )
    const mirrored = answer(await post('/v1/compare', body))
    expect(mirrored.score).toBe(usual.score)
    expect(codes(mirrored)).toEqual(['mirrored mark_a'])
    expect(mirrored.recipe.inputs).toMatchObject({ mark_a_mirrored: true })
    expect(mirrored.recipe.inputs).not.toHaveProperty('mark_b_mirrored')
    await provenAndFound(mirrored)
  }, 60_000)

  test('a cast is not a mirror image as well', async () => {
    const both = { mark_b_replica: 'true', mark_b_mirrored: 'true' }
    expect(failure(await compare(inMetres, both), 400)).toMatch(
      /^mark_b is read both as a cast \(mark_b_replica\) and as a mirror image \(mark_b_mirrored\)/,
    )
  })

  test('steps take mirror images as mirrored', async () => {
    const face = simulateBreechFace({ slideSeed: 1, cartridgeSeed: 1, pitch: 6.25e-6, diameter: 2e-3 })
    for (const [step, surface] of [
      ['signature', a[0]!],
      ['areal-signature', face],
    ] as const) {
      const signed = async (bytes: Uint8Array, fields: Record<string, string> = {}) => {
        const { handle } = answer(await post('/v1/artifacts', form(['scan', bytes, 'a.x3p'])))
        return answer(await post(`/v1/steps/${step}`, urlencoded({ surface: handle, ...fields }))).handle
      }
      const usual = await signed(inMetres(surface))
      expect(await signed(mirrorImage(surface), { mirrored: 'true' })).toBe(usual)
      expect(await signed(mirrorImage(surface))).not.toBe(usual)
    }
  }, 60_000)

  test.each([
    ['mark_a_edges', '100-1500,'],
    ['mark_a_edges', '1500:100,'],
    ['mark_b_edges', '1:2:3,'],
    ['mark_b_edges', '-5:100,'],
    ['mark_a_replica', 'perhaps'],
  ])('%s = %s is a 422', async (field, text) => {
    const [problem] = failure(await compare(inMetres, { [field]: text }), 422)
    expect(problem.loc).toEqual(['body', field])
  })

  test('edges of another number than the scans, or off the scan, are a 400', async () => {
    expect(failure(await compare(inMetres, { mark_b_edges: '100:1500' }), 400)).toMatch(
      /mark_b has 2 scans but 1 entries in mark_b_edges/,
    )
    expect(failure(await compare(inMetres, { mark_b_edges: '100:9000,' }), 400)).toMatch(/9000/)
  })

  test('a signature takes them as edges and replica', async () => {
    const { handle } = answer(await post('/v1/artifacts', form(['scan', inMetres(a[0]!), 'a.x3p'])))
    const signature = async (fields: Record<string, string>) =>
      post('/v1/steps/signature', urlencoded({ surface: handle, ...fields }))
    const found = answer(await signature({}))
    const set = answer(await signature({ edges: '100:1500' }))
    expect(set.produced_by.params.edges).toEqual({ left: 1e-4, right: 1.5e-3, mirrored: false })
    expect(set.handle).not.toBe(found.handle)
    expect(answer(await signature({ replica: 'true' })).handle).not.toBe(found.handle)
    expect(failure(await signature({ edges: '100:1500,' }), 400)).toMatch(/one land/)
  })
})

test('a main document that was changed after its checksum was written is a warning', async () => {
  const body = form(
    ['domain', 'striated'],
    ...marks('mark_a', a.map(inMetres)),
    ...marks('mark_b', [inMetres(b[0]!), edited(b[1]!)]),
  )
  const changed = answer(await post('/v1/compare', body))
  expect(codes(changed)).toEqual(['checksum_of_description mark_b.2'])
  await provenAndFound(changed)
})

describe('fields of every comparison', () => {
  test.each(['/compare', '/v1/compare'])('%s leaves previews out', async (url) => {
    const usual = answer(await compare(inMetres, {}, url))
    const without = answer(await compare(inMetres, { previews: 'false' }, url))
    expect(usual.previews.a.length).toBeGreaterThan(0)
    expect(without).not.toHaveProperty('previews')
    expect(without.report_handle).toBe(usual.report_handle)
  })

  test.each([
    ['/compare', 'units', 'mm'],
    ['/v1/compare', 'mask', 'yes'],
    ['/v1/compare', 'resolution', 'both'],
    ['/v1/compare/report.pdf', 'units', 'UM'],
    ['/v1/scope', 'mask', 'maybe'],
    ['/v1/studies', 'units', 'mm'],
  ])('%s: %s = %s is no choice', async (url, field, text) => {
    const [problem] = failure(await compare(inMetres, { [field]: text }, url), 422).filter(
      ({ loc }: { loc: string[] }) => loc[1] === field,
    )
    expect(problem).toMatchObject({ loc: ['body', field], type: 'enum' })
  })

  test('/compare takes what says how marks are read', async () => {
    const short = answer(await compare(inMicrometres, { units: 'um', mark_b_edges: ',100:1500' }, '/compare'))
    const long = answer(await compare(inMicrometres, { units: 'um', mark_b_edges: ',100:1500' }))
    expect(short.report_handle).toBe(long.report_handle)
  })
})

test('a study reads its files in micrometres, and keeps how their regions are taken', async () => {
  const names = ['a1', 'a2', 'b1', 'b2']
  const manifest = names.map((name, i) => `s,barrel-${name[0]},${name[0]},${(i % 2) + 1},${name}`)
  const sent = (...fields: Part[]) =>
    post(
      '/v1/studies',
      form(
        ['domain', 'striated'],
        ['manifest', `study,source,mark,land,scan\n${manifest.join('\n')}\n`],
        ...[...a, ...b].map((scan, i): Part => ['scans', inMicrometres(scan), names[i]!]),
        ...fields,
      ),
    )
  expect(failure(await sent(), 400)).toMatch(/units=um/)
  const response = await sent(['units', 'um'])
  expect(response.statusCode, response.body).toBe(201)
  const { id, scans } = response.json()
  const [scan] = scans
  expect(scan.mask).toBeUndefined()
  const whole = await sent(['units', 'um'], ['mask', 'none'])
  expect(whole.statusCode, whole.body).toBe(201)
  expect(whole.json().id).not.toBe(id)
  expect(whole.json().scans[0]).toEqual({ ...scan, mask: 'none' })
  const uploaded = answer(
    await post('/v1/artifacts', form(['scan', inMicrometres(a[0]!), 'x'], ['units', 'um'])),
  )
  expect(scan.surface).toBe(uploaded.handle)
})

test('a score is calibrated without the pairs of sources that are left out', async () => {
  const { reference } = answer(await compare(inMetres))
  const { sources } = (await one.service.graph.within(async (session) =>
    session.value((await one.service.references.get(reference.id)).ref),
  )) as { sources: string[] }
  const fields = { score: '0.3', reference: reference.id, ci: 'false' }
  const full = answer(await post('/v1/steps/calibrate', urlencoded(fields)))
  const less = answer(
    await post('/v1/steps/calibrate', urlencoded({ ...fields, left_out: `${sources[0]}, ` })),
  )
  expect(less.calibration.n_km).toBeLessThan(full.calibration.n_km)
  const left = (left_out: string, ci: string) =>
    post('/v1/steps/calibrate', urlencoded({ ...fields, ci, left_out }))
  const once = answer(await left(sources[0]!, 'true'))
  expect(once.n_sources).toBe(sources.length - 1)
  expect(answer(await left(`${sources[0]},${sources[0]}`, 'true'))).toEqual(once)
  expect(failure(await left(`${sources[0]},barrel-Z`, 'false'), 400)).toMatch(
    `has no source "barrel-Z" to leave out; its sources are ${sources[0]}, `,
  )
})
