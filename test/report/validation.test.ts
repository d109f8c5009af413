import { beforeAll, expect, test } from 'vitest'
import type { Reference } from '../../src/kinds/reference.ts'
import { BUNDLED, readReference } from '../../src/references/library.ts'
import { populationOf } from '../../src/references/validation/data-description.ts'
import { PROTOCOLS, type Validation } from '../../src/references/validation/document.ts'
import { assembleValidation } from '../../src/references/validation/nodes.ts'
import { pictures } from '../../src/references/validation/pictures.ts'
import { protocolFigures } from '../../src/references/validation/protocols.ts'
import { svg } from '../../src/report/figures/svg.ts'
import { openPrinter } from '../../src/report/printer.ts'
import { validationReport } from '../../src/report/validation.ts'
import { hasQpdf, qpdfCheck, type ReadPdf, readPdf } from '../helpers/pdf.ts'

const PARAMETERS = { seed: 1, folds: 10, resamples: 40 }

function validationOf(reference: Reference): Validation {
  const protocols = PROTOCOLS.map((name) => protocolFigures(name, populationOf(reference), PARAMETERS))
  return assembleValidation.run({ reference, protocols }, PARAMETERS)
}

const bundled = (id: string): Reference => readReference(`${BUNDLED}${id}.json`)

const document = validationOf(bundled('striated_single'))
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

test('each data set left out stands in the summary, with what a zero does not exclude', () => {
  const text = pdf.text.replace(/\s+/g, ' ')
  const { data_sets } = document.protocols[0]!
  for (const { calibrations } of data_sets!) {
    for (const { figures } of calibrations) expect(text).toContain(figures!.cllr.value!.toFixed(3))
  }
  expect(text).toContain('0 → 0 (≤ 50 %)')
  expect(text).toMatch(/hamby data set .*\(deployed\)/)
})

test('every chart has a text alternative that names its reference, its protocol and its calibration', () => {
  const charts = pdf.pages.flatMap(({ alternatives }) => alternatives)
  expect(charts).toHaveLength(2 + 4 * 4 * 2)
  const named = charts.filter((words) =>
    /striated_single, (leave-data-sets-out|source-disjoint|leave-sources-out|in-sample), (two masses|PAV)\.$/.test(
      words,
    ),
  )
  expect(named).toHaveLength(32)
  expect(pdf.bookmarks.map((title) => title.replace(/^\d+\s+/, ''))).toEqual([
    'What was validated, and how',
    'Summary',
    'Score distributions',
    'Leaving out data sets',
    'Source-disjoint folds',
    'Leaving out the sources of each pair',
    'In-sample',
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
  const { data_sets: _, ...rest } = bundled('striated')
  const isOld = (tag = '') => ['hamby44', 'hamby252', 'houston'].includes(tag)
  const marks = rest.marks.map((one) =>
    isOld(one.tag) ? one : { ...one, left_out: 'not of the three barrels' },
  )
  const small = validationOf({ ...rest, marks })
  const read = await readPdf(await validationReport(small))
  expect(read.text).toMatch(/sources cannot be split/)
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
