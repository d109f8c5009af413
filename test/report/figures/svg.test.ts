import { inflateSync } from 'node:zlib'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { heightMap } from '../../../src/report/figures/height-map.ts'
import { greyPng } from '../../../src/report/figures/png.ts'
import { type Scene, text } from '../../../src/report/figures/scene.ts'
import { scoreHistogram } from '../../../src/report/figures/score-histogram.ts'
import { svg } from '../../../src/report/figures/svg.ts'
import { tippettPlot } from '../../../src/report/figures/tippett.ts'

const scenes: Record<string, Scene> = {
  histogram: scoreHistogram({
    edges: [0, 1, 2],
    kmCounts: [1, 2],
    knmCounts: [2, 0],
    score: 1,
    scoreName: 'ccf',
  }),
  tippett: tippettPlot([{ log10Lr: [0, 1], kmGe: [1, 0.5], knmGe: [0.5, 0.1] }], 0.3),
  map: heightMap({ rows: [[0, 1]], regions: [], title: 'A' }, 100, 50),
}

test.each(Object.entries(scenes))('%s: well-formed, named, with one element a shape', (_, scene) => {
  const drawn = svg(scene)
  expect(XMLValidator.validate(drawn)).toBe(true)
  const { svg: root } = new XMLParser({ ignoreAttributes: false }).parse(drawn)
  expect(root.title).toBe(scene.title)
  expect(root.desc).toBe(scene.description)
  const count = ['polyline', 'rect', 'text', 'image'].reduce(
    (sum, name) => sum + [root[name] ?? []].flat().length,
    0,
  )
  expect(count).toBe(scene.shapes.length)
  expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
  expect(svg(scene)).toBe(drawn)
})

test('a name may be any text', () => {
  const evil = '</text><script>"&\u0000\u001b\ud800'
  const drawn = svg({
    width: 10,
    height: 10,
    title: evil,
    description: evil,
    shapes: [text([0, 0], evil, 8)],
  })
  expect(XMLValidator.validate(drawn)).toBe(true)
  expect(drawn).not.toContain('<script>')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of these
  expect(drawn).not.toMatch(/[\u0000-\u0008\u001b]|\p{Cs}/u)
})

test('a PNG holds the grey levels it was given', () => {
  const grey = Uint8Array.from({ length: 35 }, (_, i) => (i * 41) % 256)
  const png = Buffer.from(greyPng(grey, 7, 5))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([7, 5])
  const start = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  const levels = Array.from({ length: 5 }, (_, y) => [...rows.subarray(y * 8 + 1, y * 8 + 8)]).flat()
  expect(levels).toEqual([...grey])
  // the sum of the last chunk is the same in every PNG there is
  expect(png.subarray(-8).toString('hex')).toBe('49454e44ae426082')
})
