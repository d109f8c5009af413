import { decode } from 'fast-png'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, failure } from '../helpers/answers.ts'
import { form, urlencoded } from '../helpers/form.ts'
import { scanOf } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

const NY = 90
const NX = 300
const PITCH = 2e-6
/** Striae along y on a tilted plane, with a corner that was not measured. */
const height = (y: number, x: number): number =>
  y < 10 && x < 20 ? Number.NaN : 1e-6 * Math.sin(x / 5) + 1e-8 * x + 2e-8 * y

let one: TestService
let surface: string
let signature: string
let bandpassed: string
beforeAll(async () => {
  one = await testService()
  const scan = scanOf(NY, NX, height, PITCH)
  const upload = form(['scan', scan, 'scan.x3p'])
  surface = answer(await one.app.inject({ method: 'POST', url: '/v1/artifacts', ...upload })).handle
  const step = async (name: string) =>
    (await one.app.inject({ method: 'POST', url: `/v1/steps/${name}`, ...urlencoded({ surface }) })).json()
      .handle
  signature = await step('signature')
  bandpassed = await step('preprocess')
})
afterAll(() => one.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  one.app.inject({ method: 'GET', url: `/v1/artifacts/${url}`, headers })

async function pixels(url: string) {
  const response = await get(url)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  expect(response.headers['content-type']).toBe('image/png')
  const { width, height, channels, data } = decode(response.rawPayload)
  expect(channels).toBe(4)
  return { width, height, at: (x: number, y: number) => [...data.slice(4 * (y * width + x)).slice(0, 4)] }
}

async function meshAt(url: string) {
  const response = await get(url)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  const bytes = response.rawPayload
  const length = bytes.readUInt32LE(0)
  expect(length % 4).toBe(0)
  const header = JSON.parse(bytes.subarray(4, 4 + length).toString())
  const heights = Array.from({ length: (bytes.length - 4 - length) / 4 }, (_, i) =>
    bytes.readFloatLE(4 + length + 4 * i),
  )
  expect(heights).toHaveLength(header.shape[0] * header.shape[1])
  return { header, heights }
}

describe('the picture of a surface', () => {
  test('is its relief without its form, lit from the left, with a scale below', async () => {
    const { width, height, at } = await pixels(`${surface}/image.png`)
    expect([width, height]).toEqual([NX, NY + 19])
    expect(at(3, 3)[3]).toBe(0) // not measured
    const grey = at(40, 50)
    expect(grey[3]).toBe(255)
    expect(grey[0]).toBe(grey[1])
    // the light comes from the left: where heights rise to the right, it falls on the slope
    const [rising, falling] = [Math.round(5 * 2 * Math.PI * 4), Math.round(5 * Math.PI * 9)]
    expect(at(rising, 50)[0]).toBeGreaterThan(at(falling, 50)[0]! + 50)
    // 40 % of 0.6 mm is 0.24 mm: a bar of 200 µm, 100 pixels of 2 µm
    const ink = Array.from({ length: width }, (_, x) => at(x, NY + 9)[0] === 32)
    expect(ink.indexOf(true)).toBe(6)
    expect(ink.slice(6, 106).every(Boolean)).toBe(true)
    expect(ink.slice(106, 110).some(Boolean)).toBe(false)
  })

  test('has at most the side that was asked for, and the same handle for the same picture', async () => {
    const small = await pixels(`${surface}/image.png?max=130`)
    expect([small.width, small.height]).toEqual([256, 2 * 38 + 19]) // 128 cells across, doubled so that the scale fits
    const [first, second] = [
      await get(`${surface}/image.png?max=255`),
      await get(`${surface}/image.png?max=128`),
    ]
    expect(first.headers['etag']).toBe(second.headers['etag'])
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    const again = await get(`${surface}/image.png?max=128`, {
      'if-none-match': String(first.headers['etag']),
    })
    expect(again.statusCode).toBe(304)
    const stored = await get(`${JSON.parse(String(first.headers['etag']))}/data`)
    expect(stored.headers['content-type']).toBe('image/png')
    expect(stored.rawPayload.equals(first.rawPayload)).toBe(true)
  })

  test('is a map in two colours for a surface in its band, or where it is asked for', async () => {
    const banded = await pixels(`${bandpassed}/image.png`)
    const colours = Array.from({ length: NX }, (_, x) => banded.at(x, 50))
    expect(colours.some(([r, , b]) => r! > b! + 60)).toBe(true)
    expect(colours.some(([r, , b]) => b! > r! + 60)).toBe(true)
    const map = await pixels(`${surface}/image.png?style=map`)
    expect(map.at(290, 80)[0]).toBeGreaterThan(map.at(290, 80)[2]!) // the plane is high there
  })

  test('is computed once', async () => {
    const count = () => one.service.graph.counts().get('surface-image')!.computed
    await get(`${surface}/image.png?max=64`)
    const before = count()
    await Promise.all([get(`${surface}/image.png?max=64`), get(`${surface}/image.png?max=64`)])
    expect(count()).toBe(before)
  })
})

describe('the mesh of a surface', () => {
  test('has its heights, pitch and place', async () => {
    const { header, heights } = await meshAt(`${surface}/mesh`)
    expect(header).toMatchObject({ shape: [NY, NX], offset: [0, 0] })
    expect(header.pitch[0]).toBeCloseTo(PITCH, 15)
    expect(heights[0]).toBeNaN()
    const at = 50 * NX + 123
    expect(heights[at]! + header.z_offset).toBeCloseTo(height(50, 123), 12)
    const mean = heights.filter((z) => !Number.isNaN(z)).reduce((sum, z) => sum + z, 0) / heights.length
    expect(Math.abs(mean)).toBeLessThan(1e-12)
  })

  test('is made of means when it is smaller, which lie in the middle of their cells', async () => {
    const { header, heights } = await meshAt(`${surface}/mesh?max=100`)
    expect(header.shape).toEqual([19, 64])
    expect(header.pitch[0]).toBeCloseTo((NX * PITCH) / 64, 12)
    expect(header.offset[0]).toBeCloseTo((header.pitch[0] - PITCH) / 2, 15)
    expect(heights.slice(-1)[0]).not.toBeNaN()
  })

  test('loses its tilt where that is asked for', async () => {
    const mean = (heights: number[], from: number): number =>
      heights
        .slice(-NX)
        .slice(from, from + 30)
        .reduce((sum, z) => sum + z, 0) / 30
    const kept = (await meshAt(`${surface}/mesh`)).heights
    const removed = (await meshAt(`${surface}/mesh?form=removed`)).heights
    expect(mean(kept, 270) - mean(kept, 0)).toBeGreaterThan(2e-6)
    expect(Math.abs(mean(removed, 270) - mean(removed, 0))).toBeLessThan(0.5e-6)
  })
})

describe('the tiles of a surface', () => {
  test('give every point of the scan without its form, and the surface at halves of its resolution', async () => {
    const head = answer(await get(`${surface}/tiles`))
    expect(head).toMatchObject({ shape: [NY, NX], side: 256, border: 2 })
    expect(head.pitch[0]).toBeCloseTo(PITCH, 15)
    expect(
      head.levels.map(({ shape, tiles, first }: Record<string, unknown>) => ({ shape, tiles, first })),
    ).toEqual([
      { shape: [NY, NX], tiles: [1, 2], first: 0 },
      { shape: [NY / 2, NX / 2], tiles: [1, 1], first: 2 },
    ])
    const tile = await get(`${surface}/tiles/1`)
    expect(tile.headers).toMatchObject({ 'content-type': 'application/octet-stream' })
    const bytes = tile.rawPayload
    const at = (y: number, x: number): number => {
      const value = bytes.readInt16LE(8 + 2 * ((y + 2) * 260 + x - 256 + 2))
      return value === -32_768 ? Number.NaN : bytes.readFloatLE(0) + value * bytes.readFloatLE(4)
    }
    const form = at(40, 270) - height(40, 270)
    for (const x of [254, 255, 271, 298])
      expect(Math.abs(at(40, x) - height(40, x) - form)).toBeLessThan(4e-7)
    expect(at(40, NX)).toBeNaN()
  })

  test('have tags of their own, and are made once', async () => {
    const tile = await get(`${surface}/tiles/2`)
    const again = await get(`${surface}/tiles/2`, { 'if-none-match': String(tile.headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect((await get(`${surface}/tiles/1`)).headers['etag']).not.toBe(tile.headers['etag'])
    expect(one.service.graph.counts().get('surface-tiles')!.computed).toBe(1)
  })

  test('that are not there are refused', async () => {
    expect(failure(await get(`${surface}/tiles/3`), 400)).toBe(
      'the surface has the tiles 0 to 2, so there is no tile 3',
    )
    expect(failure(await get(`${surface}/tiles/-1`), 422)[0].loc).toEqual(['path', 'tile'])
    expect(failure(await get(`${signature}/tiles`), 400)).toMatch(/signature.1d, which has no/)
    expect(failure(await get(`sha256:${'0'.repeat(64)}/tiles/0`), 404)).toMatch(/no artifact/)
  })
})

test('to open tiles counts against the limit of requests, to read more of them does not', async () => {
  const few = await testService({ MARKGRAPH_RATE_LIMIT: '3' })
  try {
    const upload = form(['scan', scanOf(NY, NX, height, PITCH), 'scan.x3p'])
    const { handle } = answer(await few.app.inject({ method: 'POST', url: '/v1/artifacts', ...upload }))
    const asked = (what: string) => few.app.inject({ url: `/v1/artifacts/${handle}/${what}` })
    for (const tile of [0, 1, 2, 0, 1, 2]) expect((await asked(`tiles/${tile}`)).statusCode).toBe(200)
    expect((await asked('tiles')).statusCode).toBe(200)
    expect((await asked('tiles')).statusCode).toBe(429)
  } finally {
    await few.close()
  }
})

test('what has no picture or mesh, and a bad side, are refused with a reason', async () => {
  for (const view of ['image.png', 'mesh']) {
    expect(failure(await get(`${signature}/${view}`), 400)).toMatch(/signature.1d, which has no/)
    expect(failure(await get(`sha256:${'0'.repeat(64)}/${view}`), 404)).toMatch(/no artifact/)
    for (const max of ['12', '4096', '100.5', 'large']) {
      expect(failure(await get(`${surface}/${view}?max=${max}`), 422)[0].loc).toEqual(['query', 'max'])
    }
  }
  expect(failure(await get(`${surface}/image.png?style=photo`), 422)[0].type).toBe('enum')
})
