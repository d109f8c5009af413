import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { tippettPlot } from '../../../src/report/figures/tippett.ts'
import { flow } from '../../../src/report/pdf/flow.ts'
import { qrFigure } from '../../../src/report/pdf/qr.ts'
import { hasQpdf, qpdfCheck, readPdf } from '../../helpers/pdf.ts'

const INFO = { title: 'A title: ü, 中', subject: 's', language: 'en', producer: 'test' }

async function dictionaries(bytes: Uint8Array): Promise<PDFDict[]> {
  const { context } = await PDFDocument.load(bytes)
  return context.enumerateIndirectObjects().flatMap(([, one]) => (one instanceof PDFDict ? [one] : []))
}

describe('a document', () => {
  test('that is empty has one page', async () => {
    const pdf = await readPdf(await (await flow(INFO)).finish('head'))
    expect(pdf.pages.length).toBe(1)
    expect(pdf.title).toBe(INFO.title)
    expect(pdf.text).toContain('page 1 of 1')
  })

  test('continues on new pages, with the head of a table on each of them', async () => {
    const page = await flow(INFO)
    page.heading('Rows')
    const rows = Array.from({ length: 150 }, (_, i) => [`row ${i}`, 'x'.repeat(i % 7 === 0 ? 300 : 3)])
    page.table(
      [
        { title: 'FIRST', share: 0.3 },
        { title: 'SECOND', share: 0.7 },
      ],
      rows,
    )
    const bytes = await page.finish('')
    const pdf = await readPdf(bytes)
    expect(pdf.pages.length).toBeGreaterThan(3)
    for (const { text } of pdf.pages) expect(text).toContain('FIRST SECOND')
    for (const [name] of rows) expect(pdf.text).toContain(name)
    const heads = (await dictionaries(bytes)).filter((dict) => dict.get(PDFName.of('S')) === PDFName.of('TH'))
    expect(heads.length).toBe(2) // repeated ones are no part of the structure
    if (hasQpdf) expect(qpdfCheck(bytes)).toContain('No syntax or stream encoding errors found')
  })

  test('keeps the sentence above a table with its first row, wherever the page ends', async () => {
    for (const before of [600, 630, 650, 660, 670, 680, 690, 700, 710]) {
      const page = await flow(INFO)
      page.space(before)
      page.table([{ title: 'FIRST', share: 1 }], [['row 0'], ['row 1']], 'The lead of this table.')
      const { pages } = await readPdf(await page.finish(''))
      const at = (words: string) => pages.findIndex(({ text }) => text.includes(words))
      expect(at('The lead'), `after ${before} points`).toBe(at('row 0'))
    }
  })

  test.each([0, 560, 610, 660])(
    'leaves no row of a table alone on a page, for any number of rows, after %i points',
    async (before) => {
      for (const count of [2, 3, 4, 5, 38, 39, 40, 41, 42, 43, 44, 45, 46, 82, 83, 84, 85, 86]) {
        const page = await flow(INFO)
        page.paragraph('Before.')
        page.space(before)
        page.heading('The heading')
        const rows = Array.from({ length: count }, (_, i) => [
          `row-${i}`,
          i % 9 === 5 ? 'long '.repeat(60) : 'x',
        ])
        page.table(
          [
            { title: 'FIRST', share: 0.5 },
            { title: 'SECOND', share: 0.5 },
          ],
          rows,
          'The lead of this table.',
        )
        const { pages } = await readPdf(await page.finish(''))
        const onPage = pages.map(({ text }) => text.match(/row-\d+/g)?.length ?? 0)
        const what = `${count} rows: ${onPage}`
        expect(onPage, what).not.toContain(1)
        expect(
          onPage.reduce((sum, one) => sum + one),
          what,
        ).toBe(count)
        const first = pages.findIndex(({ text }) => text.includes('row-0'))
        for (const words of ['The heading', 'The lead of this table.', 'FIRST']) {
          expect(pages[first]!.text, what).toContain(words)
        }
      }
    },
  )

  test('leaves no fact of a list alone on a page', async () => {
    for (let count = 2; count <= 60; count += count < 40 ? 13 : 1) {
      const page = await flow(INFO)
      page.facts(Array.from({ length: count }, (_, i) => ({ name: `fact-${i}`, value: 'x' })))
      const { pages } = await readPdf(await page.finish(''))
      expect(pages.map(({ text }) => text.match(/fact-\d+/g)?.length ?? 0)).not.toContain(1)
    }
  })

  test('keeps a heading with the figure below its lead, and numbers figures with a caption', async () => {
    for (const before of [300, 400, 450, 500, 550, 600, 640, 680]) {
      const page = await flow(INFO)
      page.paragraph('Before.')
      page.space(before)
      page.heading('The heading')
      page.lead('What the figure shows.')
      const chart = tippettPlot([{ log10Lr: [0], kmGe: [1], knmGe: [1] }])
      page.figures([chart], 'The caption.')
      page.figures([chart], '')
      page.figures([chart], 'Another one.')
      const { pages, text } = await readPdf(await page.finish(''))
      const of = pages.find((one) => one.text.includes('Figure 1. The caption.'))!
      expect(of.text, `after ${before} points`).toContain('The heading')
      expect(of.text).toContain('What the figure shows.')
      expect(text).toContain('Figure 2. Another one.')
    }
  })

  test('has a row longer than a page', async () => {
    const page = await flow(INFO)
    page.facts([{ name: 'long', value: 'word '.repeat(5000) }])
    const { pages, text } = await readPdf(await page.finish(''))
    expect(pages.length).toBeGreaterThan(3)
    expect(text.match(/word/g)?.length).toBe(5000)
  })

  test('embeds what it draws: no font is left to the viewer', async () => {
    const page = await flow(INFO)
    page.paragraph('Latin, 中文, العربية')
    page.figures([tippettPlot([{ log10Lr: [0], kmGe: [1], knmGe: [1] }])], 'caption')
    const bytes = await page.finish('')
    const fonts = (await dictionaries(bytes)).filter(
      (dict) => dict.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
    )
    expect(fonts.length).toBe(2)
    for (const font of fonts) expect(font.get(PDFName.of('FontFile2'))).toBeDefined()
  })

  test('has the same bytes whenever it is made, and an id of its content', async () => {
    const made = async (words: string) => {
      const page = await flow(INFO)
      page.paragraph(words)
      return Buffer.from(await page.finish(''))
    }
    const first = await made('one 中')
    await made('others 日本')
    expect((await made('one 中')).equals(first)).toBe(true)
    const id = (bytes: Buffer) => /\/ID \[ *<([0-9A-Fa-f]+)>/.exec(bytes.toString('latin1'))?.[1]
    expect(id(first)).toMatch(/^[0-9A-Fa-f]{32}$/)
    expect(id(await made('two'))).not.toBe(id(first))
  })
})

test('a QR code has its three finder patterns and its quiet zone', () => {
  const { shapes, width } = qrFigure(`sha256:${'0'.repeat(64)}`)
  const xs = shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape.x] : []))
  const module = Math.min(...xs) / 4
  const count = Math.round(width / module) - 8
  expect((count - 17) % 4).toBe(0)
  const dark = (row: number, column: number): boolean =>
    shapes.some(
      (shape) =>
        shape.kind === 'rect' &&
        Math.round(shape.y / module) - 4 === row &&
        shape.x / module - 4 <= column + 0.01 &&
        (shape.x + shape.w) / module - 4 > column + 0.99,
    )
  const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  for (const [top, left] of [
    [0, 0],
    [0, count - 7],
    [count - 7, 0],
  ] as const) {
    for (const [y, row] of FINDER.entries()) {
      expect(Array.from(row, (_, x) => (dark(top + y, left + x) ? '#' : '.')).join('')).toBe(row)
    }
  }
})
