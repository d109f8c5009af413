import { beforeAll, expect, test } from 'vitest'
import { svg } from '../../src/figures/svg.ts'
import { BUNDLED, readReference } from '../../src/references/library.ts'
import { openPrinter } from '../../src/report/printer.ts'
import { validationReport } from '../../src/report/validation.ts'
import { populationOf } from '../../src/validation/data-description.ts'
import { PROTOCOLS, type Validation } from '../../src/validation/document.ts'
import { assembleValidation } from '../../src/validation/nodes.ts'
import { pictures } from '../../src/validation/pictures.ts'
import { protocolFigures } from '../../src/validation/protocols.ts'
import { hasQpdf, qpdfCheck, type ReadPdf, readPdf } from '../helpers/pdf.ts'

const PARAMETERS = { seed: 1, folds: 10, resamples: 40 }

function validationOf(id: string): Validation {
  const reference = readReference(`${BUNDLED}${id}.json`)
  const protocols = PROTOCOLS.map((name) => protocolFigures(name, populationOf(reference), PARAMETERS))
  return assembleValidation.run({ reference, protocols }, PARAMETERS)
}

const document = validationOf('striated_single')
let bytes: Uint8Array
let pdf: ReadPdf
beforeAll(async () => {
  bytes = await validationReport(document)
  pdf = await readPdf(bytes)
})

test('the same validation gives the same bytes', async () => {
  expect(Buffer.from(await validationReport(document)).equals(bytes)).toBe(true)
})

test('what the figures are not stands on the first page, and each protocol says what it is', () => {
  expect(pdf.pages[0]!.text).toContain('None is an error rate of examination.')
  for (const { statement } of document.protocols) {
    expect(pdf.pages[0]!.text.replace(/\s+/g, ' ')).toContain(statement.slice(0, 60))
  }
})

test('figures are those of the document', () => {
  const { cllr } = document.protocols[1]!.calibrations[0]!
  expect(pdf.text).toContain(`(${cllr.low!.toFixed(3)}…${cllr.high!.toFixed(3)})`)
  expect(pdf.text).toContain('Vergeer')
})

test('every chart has a text alternative that names its reference, its protocol and its calibration', () => {
  const charts = pdf.pages.flatMap(({ alternatives }) => alternatives)
  expect(charts).toHaveLength(2 + 3 * 4 * 2)
  const named = charts.filter((words) =>
    /striated_single, (in-sample|source-disjoint|leave-sources-out), (two masses|PAV)\.$/.test(words),
  )
  expect(named).toHaveLength(24)
  expect(pdf.bookmarks.map((title) => title.replace(/^\d+\s+/, ''))).toEqual([
    'What was validated, and how',
    'Summary',
    'Score distributions',
    'In-sample',
    'Source-disjoint folds',
    'Leaving out the sources of each pair',
  ])
})

test('nothing is drawn outside its page or its picture', () => {
  for (const { pieces, width } of pdf.pages) {
    for (const { x, width: wide, text } of pieces) {
      expect(x, text).toBeGreaterThanOrEqual(0)
      expect(x + wide, text).toBeLessThanOrEqual(width)
    }
  }
  for (const one of pictures(document)) {
    const { width, height, shapes } = one.draw()
    for (const shape of shapes) {
      const points = shape.kind === 'polyline' ? shape.points : [[shape.x, shape.y] as const]
      for (const [x, y] of points) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height, `${one.name}: ${x}, ${y}`).toBe(true)
      }
    }
    expect(svg(one.draw())).not.toMatch(/NaN|Infinity|undefined/)
  }
})

test('a reference too small for a protocol says so in place of charts', async () => {
  const small = validationOf('striated')
  const read = await readPdf(await validationReport(small))
  expect(read.text).toContain('3 sources cannot be split')
  expect(read.pages.flatMap(({ alternatives }) => alternatives)).toHaveLength(1 + 4 * 2)
  expect(pictures(small).map(({ name }) => name)).toHaveLength(1 + 4 * 2)
})

test.runIf(hasQpdf)('qpdf finds nothing wrong', () => {
  expect(qpdfCheck(bytes)).toContain('No syntax or stream encoding errors')
})

test('the printer makes the same document in its thread', async () => {
  const printer = openPrinter()
  const printed = await printer.validation(document)
  await printer.close()
  expect(Buffer.from(printed).equals(bytes)).toBe(true)
})
