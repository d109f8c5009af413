import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editedFile, noise } from '../../lab/trials/edits.ts'
import { sha256 } from '../../src/address/canonical.ts'
import { withDiagnostics } from '../../src/nodes/calibration/population.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, urlencoded } from '../helpers/form.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { manifestOf, type Stroke, strokes } from '../helpers/studies.ts'

const MARKS = strokes(5, 3)
const POPULATION = 'The laboratory says that its cases have such edges.'

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

const post = (url: string, body: object) => one.app.inject({ method: 'POST', url, ...body })

/** A finished study of marks; its id. */
async function finished(marks: readonly Stroke[], tag = 'made-up'): Promise<string> {
  const manifest = manifestOf(marks).replaceAll('made-up,', `${tag},`)
  const scans = marks.map(({ bytes, scan }) => ['scans', bytes, scan] as const)
  const made = await post(
    '/v1/studies',
    form(['domain', 'toolmark'], ['name', tag], ['manifest', manifest], ...scans),
  )
  expect(made.statusCode, made.body).toBe(201)
  const { id } = made.json()
  await post(`/v1/studies/${id}/run`, {})
  await expect
    .poll(async () => (await one.app.inject(`/v1/studies/${id}`)).json().state, { timeout: 60_000 })
    .toBe('done')
  return id
}
const reference = (study: string, id: string, more: Record<string, string> = {}) =>
  post(`/v1/studies/${study}/reference`, urlencoded({ id, name: id, population: POPULATION, ...more }))

describe('a study', () => {
  test('with a copy of a scan under another source is refused by name, or accepted with a reason that answers show', async () => {
    const copied = { ...MARKS[0]!, mark: 'copy', source: 'edge9', scan: 'copy.x3p' }
    const study = await finished([...MARKS, { ...copied, bytes: editedFile(copied.bytes, noise(20e-9)) }])
    const refused = await reference(study, 'copied')
    expect(failure(refused, 400)).toMatch(/^near_copies: .*"edge1-1" and "copy"/)

    const accept = 'near_copies=A repeat scan, kept as a trial of the instrument.'
    const record = answer(await reference(study, 'accepted', { accept }))
    expect(record.accepted).toEqual([{ code: 'near_copies', reason: accept.split('=')[1] }])
    const fields = { domain: 'toolmark', reference: 'accepted' }
    const report = answer(await post('/v1/compare', comparison([MARKS[4]!.bytes], [MARKS[5]!.bytes], fields)))
    expect(report.warnings[0]).toMatchObject({
      code: 'reference_accepted',
      values: { reference: 'accepted', fault: 'near_copies', reason: accept.split('=')[1] },
    })
  })

  test('whose file has another header but the same heights in two marks is refused', async () => {
    const { heights, ny, nx, dx, dy } = readX3p(MARKS[0]!.bytes)
    const content = { heights, ny, nx, dx, dy, featureType: 'PRF' } as const
    const bytes = writeX3p(content, { creator: 'Somebody else' })
    expect(sha256(bytes)).not.toBe(sha256(MARKS[0]!.bytes))
    const study = await finished([
      ...MARKS,
      { ...MARKS[0]!, mark: 'again', source: 'edge8', scan: 'again.x3p', bytes },
    ])
    expect(failure(await reference(study, 'again'), 400)).toMatch(
      /^scan_in_two_marks: .*"edge1-1" and "again"/,
    )
  })

  test('whose sources read alike is refused', async () => {
    const marks = MARKS.map((mark) => (mark.mark === 'edge2-3' ? { ...mark, source: 'EDGE1' } : mark))
    expect(failure(await reference(await finished(marks), 'alike'), 400)).toMatch(
      /^names_alike: .*"EDGE1" and "edge1"/,
    )
  })

  test('with the tag of a public data set keeps neither its name nor its licence', async () => {
    const study = await finished(MARKS, 'weller')
    const record = answer(await reference(study, 'tagged'))
    expect(record.datasets).toEqual([
      { tag: 'weller (other scans)', source: 'weller (other scans)', licence: 'not stated' },
    ])
    expect(record.conditions.map(({ tag }: { tag: string }) => tag)).toEqual(['weller (other scans)'])
    const validation = answer(await one.app.inject('/v1/references/tagged/validation'))
    expect(JSON.stringify(validation)).not.toMatch(/Weller|CC-BY|"weller"/)
    const fields = { domain: 'toolmark', reference: 'tagged' }
    const report = answer(await post('/v1/compare', comparison([MARKS[4]!.bytes], [MARKS[5]!.bytes], fields)))
    expect(JSON.stringify(report)).not.toMatch(/Weller|CC-BY|"weller"/)
  })
})

test('a reference of scores alone says so in its record and in every answer', async () => {
  const study = await finished(MARKS)
  expect(answer(await reference(study, 'whole')).evidence).toBe('scans seen')
  const { handle } = (await one.service.references.get('whole')).ref
  const document = (await one.app.inject(`/v1/artifacts/${handle}/data`)).json()
  const bare = {
    ...document,
    id: 'bare',
    marks: document.marks.map((mark: object) => ({ ...mark, scans: [], surfaces: [] })),
  }
  const sent = form(['reference', new TextEncoder().encode(JSON.stringify(bare)), 'reference.json'])
  const record = answer(await post('/v1/references', sent))
  expect(record).toMatchObject({ id: 'bare', evidence: 'scores as sent', n_sources: 5 })
  const fields = { domain: 'toolmark', reference: 'bare' }
  const report = answer(await post('/v1/compare', comparison([MARKS[0]!.bytes], [MARKS[4]!.bytes], fields)))
  expect(report.warnings.find(({ code }: { code: string }) => code === 'scores_as_sent')).toMatchObject({
    values: { reference: 'bare', n_sources: 5 },
    message: expect.stringContaining('scores as sent, no scan seen'),
  })
  const step = answer(await post('/v1/steps/calibrate', urlencoded({ score: '1', reference: 'bare' })))
  expect(step.notes.map(({ code }: { code: string }) => code)).toContain('scores_as_sent')
})

test('a reference with exchanged labels is refused over HTTP', async () => {
  const { ref } = await one.service.references.get('whole')
  const document = (await one.app.inject(`/v1/artifacts/${ref.handle}/data`)).json()
  const pairs = document.pairs.map(([a, b, score]: [number, number, number]) => [a, b, -score])
  const negated = withDiagnostics({ ...document, id: 'negated', pairs }, 'source')
  const bytes = new TextEncoder().encode(JSON.stringify(negated))
  const answered = await post('/v1/references', form(['reference', bytes, 'reference.json']))
  expect(failure(answered, 400)).toMatch(/^slope_reversed: /)
})
