import { createHash } from 'node:crypto'
import { load } from 'npyjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeX3p } from '../../src/x3p/write.ts'
import { answer, failure } from '../helpers/answers.ts'
import { type ComparedBullets, comparedBullets, stepOf } from '../helpers/compared.ts'
import { form } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'

const [LAND] = bullet(1)
let { one, report, surfaces, signatures } = {} as ComparedBullets

const get = (url: string, headers = {}) => one.app.inject({ url, headers })

beforeAll(async () => {
  ;({ one, report, surfaces, signatures } = await comparedBullets())
})
afterAll(() => one.close())

describe('artifacts', () => {
  test('of a recipe all resolve, and its handle is found again', async () => {
    const { handle, ...body } = report.recipe
    const handles = body.steps.flatMap(({ inputs, output }: { inputs: string[]; output: string[] }) => [
      ...inputs,
      ...output,
    ])
    for (const one of new Set<string>(handles))
      expect(answer(await get(`/v1/artifacts/${one}`)).handle).toBe(one)
    expect(answer(await get(`/v1/recipes/${handle}`))).toEqual(report.recipe)
    failure(await get(`/v1/recipes/${surfaces[0]}`), 404)
  })

  test('an upload gives the record of its surface, with the hash and name of the file', async () => {
    const record = answer(
      await one.app.inject({ method: 'POST', url: '/v1/artifacts', ...form(['scan', LAND!, 'again.x3p']) }),
    )
    expect(record).toMatchObject({
      handle: surfaces[0],
      kind: 'surface',
      meta: { dx: 2e-6, dy: 2e-6, filename: 'again.x3p' },
    })
    expect(record.meta.source_sha256).toBe(createHash('sha256').update(LAND!).digest('hex'))
    expect(record.produced_by).toMatchObject({ step: 'decode', output: surfaces[0] })
  })

  test('of somebody else’s scan names no file: the name belongs to who sent it', async () => {
    const record = answer(await get(`/v1/artifacts/${surfaces[0]}`))
    const scan = answer(await get(`/v1/artifacts/${stepOf(report, 'decode').inputs[0]}`))
    for (const { meta } of [record, scan]) {
      expect(meta).not.toHaveProperty('filename')
      expect(meta.source_sha256).toBe(createHash('sha256').update(LAND!).digest('hex'))
    }
    const step = await one.app.inject({
      method: 'POST',
      url: '/v1/steps/signature',
      payload: { surface: surfaces[0] },
    })
    expect(step.statusCode).toBe(200)
    expect(step.body).not.toContain('mark_a-1.x3p')
  })

  test('an upload whose heights came before in another file is told by its own hash and name', async () => {
    const surface = {
      heights: new Float64Array(12).map((_, i) => i * 1e-7),
      ny: 3,
      nx: 4,
      dx: 2e-6,
      dy: 2e-6,
    }
    const files = ['first', 'second'].map((comment) => writeX3p(surface, { comment }))
    for (const [i, file] of [...files, files[0]!].entries()) {
      const name = `file-${i % 2}.x3p`
      const upload = form(['scan', file, name])
      const record = answer(await one.app.inject({ method: 'POST', url: '/v1/artifacts', ...upload }))
      const source_sha256 = createHash('sha256').update(file).digest('hex')
      expect(record.meta).toMatchObject({ source_sha256, filename: name })
      const scan = answer(await get(`/v1/artifacts/${record.produced_by.inputs[0]}`))
      expect(scan.meta.source_sha256).toBe(source_sha256)
    }
  })

  test('data are .npy of little-endian float64 that npyjs reads', async () => {
    const handle = signatures[0]!
    const { rawPayload, headers } = await get(`/v1/artifacts/${handle}/data`)
    expect(headers).toMatchObject({
      etag: handle,
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'repr-digest': `sha-256=:${createHash('sha256').update(rawPayload).digest('base64')}:`,
    })
    expect(headers['content-disposition']).toMatch(/filename="[^"]+\.npy"/)
    expect(rawPayload.subarray(0, 8).toString('latin1')).toBe('\x93NUMPY\x01\x00')
    const start = 10 + rawPayload.readUInt16LE(8)
    expect(start % 64).toBe(0)
    expect(rawPayload.subarray(10, start).toString()).toMatch(
      /^\{'descr': '<f8', 'fortran_order': False, 'shape': \(\d+,\), \} *\n$/,
    )
    const array = await load(new Uint8Array(rawPayload).buffer)
    const { meta, bytes } = answer(await get(`/v1/artifacts/${handle}`))
    expect(array.shape).toEqual(meta.shape)
    expect(rawPayload.length - start).toBe(bytes)
    expect([...(array.data as Float64Array)].slice(0, 3)).toEqual(
      [0, 8, 16].map((at) => rawPayload.readDoubleLE(start + at)),
    )
  })

  test('If-None-Match with the handle, quoted or not, is a 304', async () => {
    const handle = surfaces[1]!
    const ask = (header: string) => get(`/v1/artifacts/${handle}/data`, { 'if-none-match': header })
    for (const tag of [handle, `"${handle}"`, `W/"${handle}"`, `"x", "${handle}"`, '*']) {
      const response = await ask(tag)
      expect([response.statusCode, response.body, response.headers['etag']]).toEqual([304, '', handle])
    }
    expect((await ask('"other"')).statusCode).toBe(200)
  })

  test('single ranges give the part, ranges outside a 416, several all of it', async () => {
    const url = `/v1/artifacts/${signatures[1]}/data`
    const { rawPayload: whole } = await get(url)
    const ask = async (range: string, more = {}) => get(url, { range, ...more })
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 10],
      ['bytes=128-', 128, whole.length],
      ['bytes=-16', whole.length - 16, whole.length],
      [`bytes=-${whole.length + 9}`, 0, whole.length],
      [`bytes=5-${whole.length + 9}`, 5, whole.length],
    ] as const) {
      const part = await ask(range)
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${whole.length}`)
      expect(part.rawPayload.equals(whole.subarray(from, to))).toBe(true)
    }
    const outside = await ask(`bytes=${whole.length}-`)
    failure(outside, 416)
    expect(outside.headers['content-range']).toBe(`bytes */${whole.length}`)
    expect(outside.headers['cache-control']).toBeUndefined()
    failure(await ask('bytes=-0'), 416)
    for (const range of ['bytes=0-1,4-5', `bytes=0-1,${whole.length}-`, 'lines=1-2', 'bytes=-', 'bytes=9-5'])
      expect((await ask(range)).statusCode).toBe(200)
    expect((await ask('bytes=0-9', { 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await ask('bytes=0-9', { 'if-range': signatures[1] })).statusCode).toBe(206)
  })

  test('documents are JSON, scans the bytes that came, and HEAD is GET without them', async () => {
    const score = stepOf(report, 'compare').output.at(-1)
    expect((await get(`/v1/artifacts/${score}/data`)).json().score).toBe(report.score)
    const scan = stepOf(report, 'decode').inputs[0]
    expect((await get(`/v1/artifacts/${scan}/data`)).rawPayload.equals(Buffer.from(LAND!))).toBe(true)
    for (const url of ['', '/data', '/preview', '/graph'].map(
      (end) => `/v1/artifacts/${surfaces[0]}${end}`,
    )) {
      const [whole, head] = [await get(url), await one.app.inject({ method: 'HEAD', url })]
      expect([head.statusCode, head.body]).toEqual([200, ''])
      for (const name of ['content-length', 'content-type', 'etag', 'repr-digest'])
        expect(head.headers[name]).toBe(whole.headers[name])
    }
  })

  test('previews are a grid or a signature; a document has none', async () => {
    const grid = answer(await get(`/v1/artifacts/${surfaces[0]}/preview`))
    expect(grid).toMatchObject({ handle: surfaces[0], kind: 'surface' })
    expect(Math.max(grid.grid.length, grid.grid[0].length)).toBeLessThanOrEqual(140)
    expect(answer(await get(`/v1/artifacts/${signatures[0]}/preview`)).signature.length).toBeLessThanOrEqual(
      512,
    )
    failure(await get(`/v1/artifacts/${stepOf(report, 'compare').output[0]}/preview`), 400)
    for (const end of ['', '/data', '/preview', '/graph'])
      failure(await get(`/v1/artifacts/sha256:0${end}`), 404)
  })

  test('the graph leads from a signature to the scan, also as PROV', async () => {
    const { nodes, edges } = answer(await get(`/v1/artifacts/${signatures[0]}/graph`))
    expect(nodes[0].handle).toBe(signatures[0])
    expect(nodes.some(({ kind }: { kind: string }) => kind === 'scan')).toBe(true)
    expect(edges.map(({ step }: { step: string }) => step)).toContain('decode')
    const prov = answer(await get(`/v1/artifacts/${signatures[0]}/graph?format=prov`))
    expect(Object.keys(prov.entity)).toHaveLength(nodes.length)
    expect(failure(await get(`/v1/artifacts/${signatures[0]}/graph?format=xml`), 422)).toEqual([
      expect.objectContaining({
        loc: ['query', 'format'],
        type: 'enum',
        input: 'xml',
        ctx: { expected: 'json, prov, dot, svg' },
      }),
    ])
  })
})
