import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/settings/version.ts'
import { answer, failure } from '../helpers/answers.ts'
import { type Body, comparison, form, marks } from '../helpers/form.ts'
import { hasQpdf, qpdfCheck, type ReadPdf, readPdf } from '../helpers/pdf.ts'
import { bullet, scanOf } from '../helpers/scans.ts'
import { type TestService, testBundled, testService } from '../helpers/service.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import { faceScan, toolmarkScan } from '../helpers/simulated.ts'

const URL = '/v1/compare/report.pdf'
const A = bullet(1)
const B = bullet(2)

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

type Running = Pick<TestService, 'app' | 'close'>

const post = (body: Body, url = URL, service: Running = one) =>
  service.app.inject({ method: 'POST', url, ...body })

async function report(body: Body, service: Running = one): Promise<{ bytes: Buffer; pdf: ReadPdf }> {
  const response = await post(body, URL, service)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  expect(response.headers['content-type']).toBe('application/pdf')
  return { bytes: response.rawPayload, pdf: await readPdf(response.rawPayload) }
}

/** No text reaches out of its page or into its margins. */
function expectInsidePages({ pages }: ReadPdf): void {
  const outside = pages.flatMap(({ pieces, width, height }) =>
    pieces.filter(
      ({ x, y, width: wide }) => !(x >= 50 && x + wide <= width - 50 && y > 25 && y < height - 25),
    ),
  )
  expect(outside).toEqual([])
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

test('the report has exhibits, date and lines to sign on, as they are given, and no others', async () => {
  const texts = {
    case_id: 'K-17',
    examiner: 'A. Examiner',
    date: '12 March 2025',
    exhibit_a: 'Item 3a',
    exhibit_b: 'Item 7',
    signatures: 'A. Examiner, examiner; B. Reviewer',
  }
  const { pdf, bytes } = await report(comparison(A, B, texts))
  for (const text of ['12 March 2025', 'Item 3a', 'Item 7', 'A. Examiner, examiner', 'B. Reviewer']) {
    expect(pdf.text, text).toContain(text)
  }
  expect(pdf.text.split('12 March 2025')).toHaveLength(4) // on the first page, and beside two signatures
  expect(pdf.text).toContain('Mark A (Item 3a)')
  expectInsidePages(pdf)
  const again = await report(comparison(A, B, texts))
  expect(sha256(again.bytes)).toBe(sha256(bytes))
  const plain = (await report(comparison(A, B))).pdf.text
  expect(plain).not.toContain('Signatures')
  const seven = { signatures: 'a;b;c;d;e;f;g' }
  expect(failure(await post(comparison(A, B, seven)), 422)[0].loc).toEqual(['body', 'signatures'])
})

test('the report has limits, limitations, the aligned profiles and the correlation of each region', async () => {
  const { pdf } = await report(comparison(A, B))
  const json = answer(await post(comparison(A, B), '/v1/compare'))
  const text = withoutSpaces(pdf.text)
  const checks = json.scope.mark_a[0].checks as { name: string; value: number; threshold: number }[]
  const short = (value: number): string => String(Number(value.toPrecision(4)))
  for (const [name, sign] of [
    ['resolution', '≤'],
    ['modality', '≥'],
    ['coverage', '≥'],
  ] as const) {
    const { value, threshold } = checks.find((one) => one.name === name)!
    expect(text).toContain(`${short(value)}(${sign}${short(threshold)})`)
  }
  expect(text).toContain(`Thenumberisrelativeto${json.reference.n_km}pairsofonesource`)
  expect(text).toContain('Theprofiles,aligned')
  for (const { corr } of json.attribution) expect(text).toContain(corr.toFixed(3))
  expect(json.attribution.length).toBeGreaterThan(2)
})

test('the report says how scans were read, every warning, and the checks of the pair', async () => {
  const fields = { mark_a_edges: '100:1500,', mark_b_replica: 'true', mask: 'none' }
  const other = bullet(100, { barrel: 2 }) // one of the same barrel is found to be no cast
  const { pdf } = await report(comparison(A, other, fields))
  const json = answer(await post(comparison(A, other, fields), '/v1/compare'))
  const text = withoutSpaces(pdf.text)
  const says = (sentence: string): void => expect(text).toContain(withoutSpaces(sentence))
  says('A 1, as the request said: the whole scan was used; its groove edges were set at 100 and 1500 µm.')
  says('A 2, as the request said: the whole scan was used.')
  says('B 2, as the request said: the whole scan was used; it shows a cast')
  expect(json.warnings.map(({ code }: { code: string }) => code)).toContain('replica')
  for (const { code, message } of json.warnings) says(`${message} (${code})`)
  for (const { name, reason } of json.scope.pair.checks) says(`Pair, ${name}: ${reason}`)
})

describe('the report of two bullets', () => {
  const fields = { case_id: 'K-17/2025', examiner: 'Dr. Ánna Müller' }
  let bytes: Buffer
  let pdf: ReadPdf
  // biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
  let json: any
  beforeAll(async () => {
    ;({ bytes, pdf } = await report(comparison(A, B, fields)))
    json = answer(await post(comparison(A, B, { include: 'all' }), '/v1/compare'))
  })

  test('says what the comparison says', () => {
    const { text } = pdf
    expect(text).toContain(json.verbal.slice(1))
    for (const value of [json.log10_lr, json.log10_lr_ci_lo, json.log10_lr_ci_hi, json.lr_bound_log10]) {
      expect(text).toContain(Math.abs(value).toFixed(3))
    }
    expect(text).toContain(json.lr_bound_hit ? 'Reached:' : 'Not reached.')
    expect(text).toContain(`${json.reference.n_km} pairs known to be of the same source`)
    expect(text).toContain(`Cllr ${json.reference.cllr.toFixed(4)}`)
    expect(text).toContain(`Cllr_min ${json.reference.cllr_min.toFixed(4)}`)
    expect(text).toContain(`Protocol: ${json.reference.diagnostics_protocol}`)
    expect(text).toContain(`Markgraph ${ENGINE_VERSION}`)
    const { same, different } = json.propositions
    for (const proposition of [same, different]) expect(text).toContain(proposition)
    expect(withoutSpaces(text)).toContain(withoutSpaces(json.scope_note))
    expect(text).toContain(json.handle)
    expect(pdf.pages[0]!.text).toContain(json.report_handle)
    expect(text).toContain(json.recipe.scorer_config_hash)
    for (const scan of [...A, ...B]) expect(text).toContain(sha256(scan))
    for (const { step, runs } of json.recipe.steps) {
      expect(text).toContain(step)
      for (const { node, version, params } of runs) {
        expect(withoutSpaces(text)).toContain(`${node}@${version}`)
        for (const [name, value] of Object.entries(params)) {
          expect(withoutSpaces(text)).toContain(withoutSpaces(`${name} ${JSON.stringify(value)}`))
        }
      }
    }
    for (const row of json.features.land_ccf_matrix) {
      for (const ccf of row) expect(text).toContain(Math.abs(ccf).toFixed(2))
    }
  })

  test('names no error rate but to say that it claims none', () => {
    const mentions = pdf.text.match(/[^.]*error rate[^.]*\./g) ?? []
    expect(mentions.length).toBeGreaterThan(0)
    for (const sentence of mentions) expect(sentence).toMatch(/no claim|not an error rate/)
  })

  test('names case and examiner, and numbers its pages', () => {
    const { pages, text, title } = pdf
    expect(text).toContain(fields.examiner)
    expect(title).toContain(fields.case_id)
    for (const [i, page] of pages.entries()) {
      expect(page.text).toContain(`Case ${fields.case_id}`)
      expect(page.text).toContain(`page ${i + 1} of ${pages.length}`)
    }
    expectInsidePages(pdf)
  })

  test('is tagged: language, headings, tables, figures with their alternatives in words', () => {
    expect(pdf.language).toBe('en')
    const roles = new Set(pdf.pages.flatMap((page) => page.roles))
    for (const role of ['H1', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Caption'])
      expect(roles).toContain(role)
    expect(pdf.bookmarks.map((title) => title.replace(/^\d+ +/, ''))).toEqual([
      'The result in numbers',
      'Checks, warnings and limitations',
      'Reference population',
      'The marks, and where they agree',
      'Land by land',
      'How it was computed',
      'Inputs',
      'Recipe and report',
    ])
    const alternatives = pdf.pages.flatMap((page) => page.alternatives).join('\n')
    for (const figure of [/Histogram of 15 known-match/, /likelihood ratio is at least/, /Matrix of 2 by 2/])
      expect(alternatives).toMatch(figure)
    expect(alternatives).toContain(`QR code of ${json.handle}`)
  })

  test('has two pictures on the first page and again with their regions; the rest is drawn as vectors', () => {
    expect(pdf.pages[0]!.pictures).toBe(2)
    expect(pdf.pages.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(4)
    expect(bytes.toString('latin1').split('/Subtype /Image')).toHaveLength(3) // each once in the file
  })

  test('comes as a file named after its recipe', async () => {
    const { headers } = await post(comparison(A, B, fields))
    expect(headers['content-disposition']).toBe(
      `attachment; filename="markgraph-${json.handle.slice(7, 19)}.pdf"`,
    )
  })

  test('has the same bytes again, and from another service', async () => {
    expect((await post(comparison(A, B, fields))).rawPayload.equals(bytes)).toBe(true)
    const other = await testService()
    const again = (await post(comparison(A, B, fields), URL, other)).rawPayload
    await other.close()
    expect(again.equals(bytes)).toBe(true)
    expect((await post(comparison(A, B, { ...fields, case_id: 'other' }))).rawPayload.equals(bytes)).toBe(
      false,
    )
    expect(bytes.toString('latin1')).not.toMatch(/CreationDate|ModDate/)
  })

  test('takes surface handles in place of files', async () => {
    const handles = json.recipe.steps.find(({ step }: { step: string }) => step === 'decode')
      .output as string[]
    const body = form(
      ['domain', 'striated'],
      ['mark_a_handles', handles.slice(0, 2).join(',')],
      ...marks('mark_b', B),
      ...Object.entries(fields),
    )
    expect((await report(body)).pdf.text).toContain(json.handle)
  })

  test('names lands by their places on the bullet', async () => {
    const { pdf } = await report(comparison(A, B, { mark_a_lands: '2,3', mark_b_lands: '2,3', n_lands: '6' }))
    expect(pdf.text).toContain('land 3')
    expect(pdf.text).not.toContain('land 1')
  })

  test('lists the warnings of the answer beside the scans they are about', async () => {
    const flat = scanOf(
      150,
      800,
      (_, x) => 15e-9 * Math.sin(x / 3 + (x * x) / 4000) + 15e-9 * Math.sin(x / 7.3 - (x * x) / 9000),
    )
    const body = comparison([A[0]!], [flat])
    const { warnings } = answer(await post(body, '/v1/compare'))
    expect(warnings.length).toBeGreaterThan(0)
    const { pdf } = await report(body)
    const ofScan = warnings.filter(({ where }: { where: string }) => where === 'mark_b')
    expect(ofScan.length).toBeGreaterThan(0)
    for (const { code, message } of ofScan) expect(pdf.text).toContain(`(!) B 1: ${message} (${code})`)
    expect(pdf.text).not.toContain('There are no warnings.')
  })

  test.runIf(hasQpdf)(
    hasQpdf ? 'passes qpdf --check' : 'passes qpdf --check (SKIPPED: qpdf is not here)',
    () => {
      expect(qpdfCheck(bytes)).toContain('No syntax or stream encoding errors found')
    },
  )
})

test('two single lands have no land-by-land section, and say that one land is little', async () => {
  const { pdf } = await report(comparison([A[0]!], [B[0]!]))
  expect(pdf.pages[0]!.text).toContain('Diagnostic only: one land a side was compared')
  expect(pdf.text).not.toContain('Land by land')
  expect(pdf.text).toContain('Made up: striated_single')
  expect(pdf.text).toContain('not given')
})

describe('hostile texts for case and examiner', () => {
  const texts: readonly (readonly [string, string])[] = [
    ['10,000 letters without a break', 'W'.repeat(10_000)],
    [
      '10,000 control characters',
      Array.from({ length: 10_000 }, (_, i) => String.fromCharCode(i % 32)).join(''),
    ],
    [
      '10,000 characters of many scripts',
      'Ελ Кир עברית (12) مرحبا हि ไทย 中文 한국 🙂 ﬁ '.repeat(300).slice(0, 10_000),
    ],
    ['10,000 marks on one letter', `Z${'\u0301'.repeat(9_999)}`],
    ['10,000 conjoining letters in one cluster', '\u1100'.repeat(10_000)],
    ['lone surrogates and private characters', '\ud800 \udfff \ue000 \u{10ffff} \ufffe'],
    ['the syntax of a PDF', ') Tj ET endstream endobj (\\ <</JS(x)>> \u202eevil\u202c %%EOF'],
  ]
  test.each(texts)('%s', async (_, text) => {
    const given = { case_id: text, report_number: text, examiner: text }
    const { bytes, pdf } = await report(comparison([A[0]!], [B[0]!], given))
    expectInsidePages(pdf)
    expect(pdf.pages.length).toBeLessThan(60)
    expect(pdf.pages[0]!.text).toContain('Likelihood ratio')
    if (hasQpdf) expect(qpdfCheck(bytes)).toContain('No syntax or stream encoding errors found')
  })

  test('nothing of a long text is lost, and what is hidden is shown by its number', async () => {
    const case_id = `${'0123456789'.repeat(999)}end`
    const { pdf } = await report(comparison([A[0]!], [B[0]!], { case_id, examiner: 'a\u0000b\u202ec' }))
    expect(withoutSpaces(pdf.pages.slice(-8).map(body).join(''))).toContain(case_id)
    expect(pdf.text).toContain('a[U+0000]b[U+202E]c')
  })

  test('letters that fonts join come out as they were typed', async () => {
    const case_id = 'office fluffy ﬁ AVA ffi'
    const { pdf } = await report(comparison([A[0]!], [B[0]!], { case_id }))
    expect(pdf.text).toContain(case_id)
  })

  test('a character more than 10,000 is a 422 that says so', async () => {
    const problems = failure(await post(comparison(A, B, { examiner: 'x'.repeat(10_001) })), 422)
    expect(problems).toMatchObject([{ loc: ['body', 'examiner'], type: 'string_too_long' }])
  })
})

/** A page without its head and foot. */
const body = ({ pieces, height }: ReadPdf['pages'][number]): string =>
  pieces
    .filter(({ y }) => y > 45 && y < height - 45)
    .map(({ text }) => text)
    .join('')

describe('no likelihood ratio, no report', () => {
  const refusal = async (body: Body): Promise<string> => {
    const response = await post(body)
    expect(response.statusCode).toBe(422)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(response.json()).toMatchObject({ detail: expect.any(String) })
    return response.json().detail
  }

  test('out of scope: 422 with the reason of the comparison', async () => {
    const coarse = [scanOf(64, 64, (y, x) => 1e-6 * Math.sin(x + y / 9), 5e-6)]
    const detail = await refusal(comparison(coarse, coarse))
    expect(detail).toBe(answer(await post(comparison(coarse, coarse), '/v1/compare')).reason)
    expect(detail).toContain('coarser than 4 µm')
  })

  test('another scorer config than that of the reference: 422 with the reason that the comparison gives', async () => {
    const other = comparison(A, B, { scorer_config: '{"land_clip": 3}' })
    const detail = await refusal(other)
    expect(detail).toBe(answer(await post(other, '/v1/compare')).uncalibrated_reason)
  })
})

describe('the other domains, on the bundled references', () => {
  let bundled: Running
  beforeAll(async () => {
    bundled = await testBundled()
  })
  afterAll(() => bundled.close())
  const pair = (domain: string, a: Uint8Array, b: Uint8Array) =>
    report(form(['domain', domain], ['mark_a', a, 'a.x3p'], ['mark_b', b, 'b.x3p']), bundled)

  test('breech faces', async () => {
    const face = (cartridgeSeed: number) =>
      faceScan({ slideSeed: 1, cartridgeSeed, pitch: 2e-6, diameter: 2.6e-3 })
    const { pdf } = await pair('impressed', face(1), face(2))
    expect(pdf.text).toContain('Breech face impressions')
    expect(pdf.text).toMatch(/\d+ regions of mark A agree/)
    expectInsidePages(pdf)
  })

  test.each([false, true])('toolmarks, as a profile: %s', async (asProfile) => {
    const toolmark = (markSeed: number) =>
      toolmarkScan({ edgeSeed: 3, markSeed, pitch: 2e-6, height: 0.3e-3, asProfile })
    const { pdf } = await pair('toolmark', toolmark(1), toolmark(2))
    expect(pdf.text).toContain('Striated toolmarks')
    expectInsidePages(pdf)
  })

  const HOUSTON = 'scans/bullets/houston'
  test.runIf(hasShared(HOUSTON))(titleFor('two real bullets', HOUSTON), async () => {
    const scans = (number: number) =>
      [1, 2, 3, 4, 5, 6].map((land) =>
        readFileSync(sharedPath(`${HOUSTON}/barrela-bullet${number}-land${land}.x3p`)),
      )
    const { bytes, pdf } = await report(comparison(scans(11), scans(30)), bundled)
    expect(pdf.text).toContain('for same source')
    expect(pdf.text).toContain('in-sample')
    expectInsidePages(pdf)
    if (hasQpdf) expect(qpdfCheck(bytes)).toContain('No syntax or stream encoding errors found')
  })
})
