/** Checks that a laboratory repeats, over HTTP. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { random } from '../../src/numerics/elementary/random.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { answer, failure } from '../helpers/answers.ts'
import { form, urlencoded } from '../helpers/form.ts'
import { callsTo, keysOf } from '../helpers/people.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'
import { strokes, WIDE } from '../helpers/studies.ts'

const REPEATABILITY = 0.003 // of the heights of a repeated scan

let one: BundledService
beforeAll(async () => {
  one = await testBundled({ MARKGRAPH_API_KEYS: keysOf({ anne: 'study', ben: 'study' }) })
})
afterAll(() => one.close())

const ask = callsTo(() => one)
const call = (method: 'GET' | 'POST', url: string, body: object = {}, who = 'anne') =>
  ask(who, method, url, body)
const post = (url: string, payload: object, who?: string) => call('POST', url, { payload }, who)
const get = (url: string, who?: string) => call('GET', url, {}, who)

const mark = simulateToolmark({ edgeSeed: 77, markSeed: 1, pitch: 3.5e-6, width: WIDE, asProfile: true })
/** The mark scanned anew, with noise of its own and all heights by this much off. */
function scannedAnew(seed: number, drift = 0): Uint8Array {
  const { normal } = random(seed)
  const scale = (1 + drift) * (1 + REPEATABILITY * normal())
  return writeX3p({ ...mark, heights: mark.heights.map((z) => scale * z + 10e-9 * normal()) })
}
async function stored(bytes: Uint8Array): Promise<string> {
  return answer(await call('POST', '/v1/artifacts', form(['scan', bytes, 'a.x3p']))).handle
}
async function handles(all: readonly Uint8Array[]): Promise<string[]> {
  const found: string[] = []
  for (const bytes of all) found.push(await stored(bytes))
  return found
}
const made = (response: Awaited<ReturnType<typeof call>>) => {
  expect(response.statusCode, response.body.slice(0, 500)).toBe(201)
  return response.json()
}

describe('a check of the week', () => {
  let check: string
  let repeats: string[]
  let pairs: { a: string[]; b: string[]; same_source: boolean }[]
  let next = 100
  const run = async (drift = 0, more: object = {}) =>
    made(await post(`/v1/checks/${check}/run`, { scan: await stored(scannedAnew(next++, drift)), ...more }))
      .run
  const codes = ({ findings }: { findings: { code: string }[] }): string[] => findings.map(({ code }) => code)
  const fields = () => ({ name: 'Monday', chosen_by: 'A. Examiner', domain: 'toolmark', pairs, repeats })

  beforeAll(async () => {
    const [a1, a2, b1] = await handles(
      strokes(2, 2, WIDE)
        .slice(0, 3)
        .map(({ bytes }) => bytes),
    )
    pairs = [
      { a: [a1!], b: [a2!], same_source: true },
      { a: [a1!], b: [b1!], same_source: false },
    ]
    repeats = await handles(Array.from({ length: 10 }, (_, seed) => scannedAnew(seed + 1)))
  })

  test('has limits from the repeats, and is listed for its owner alone', async () => {
    const whole = made(await post('/v1/checks', fields()))
    check = whole.handle
    const { log_rms, scores, pairs: known } = whole.check
    expect(log_rms.n).toBe(10)
    expect(log_rms.sd).toBeGreaterThan(REPEATABILITY / 2)
    expect(log_rms.sd).toBeLessThan(REPEATABILITY * 2)
    expect(scores.n).toBe(9)
    expect(known.map(({ refused }: { refused: unknown }) => refused)).toEqual([null, null])
    expect(known[0].score).toBeGreaterThan(known[1].score)
    const { checks } = answer(await get('/v1/checks'))
    expect(checks).toMatchObject([{ handle: check, name: 'Monday', runs: 0, last: null }])
    expect(answer(await get('/v1/checks', 'ben')).checks).toEqual([])
    expect(failure(await get(`/v1/checks/${check}`, 'ben'), 404)).toContain('no check has the handle')
  })

  test('passes while nothing changes, and refuses a scan that it has seen', async () => {
    for (let week = 0; week < 3; week++) expect(codes(await run())).toEqual([])
    const known = await post(`/v1/checks/${check}/run`, { scan: repeats[3] })
    expect(failure(known, 400)).toContain('scan the mark anew for each check')
  })

  test('finds heights that are 2 % off within five checks, marks the reports since, and begins anew when it is put right', async () => {
    const compared = async () =>
      answer(
        await call(
          'POST',
          '/v1/compare',
          urlencoded({
            domain: 'toolmark',
            mark_a_handles: pairs[0]!.a[0]!,
            mark_b_handles: pairs[0]!.b[0]!,
          }),
        ),
      ).report_handle
    const doubted = async () =>
      answer(await get('/v1/reports')).reports.map(({ in_doubt }: { in_doubt: boolean }) => in_doubt)
    await compared()
    expect(await doubted()).toEqual([false])
    const found = []
    for (let week = 0; week < 5; week++) found.push(codes(await run(0.02)))
    expect(found.flat()).toContain('check_height_drifts')
    expect(await doubted()).toEqual([true])
    const whole = answer(await get(`/v1/checks/${check}`))
    expect(whole.doubts).toMatchObject([{ to: null }])
    expect(whole.runs.at(-1).run.findings[0].message).toMatch(/rms height/)
    const after = await run(0, { corrected: 'The vertical scale was calibrated anew.' })
    expect(after).toMatchObject({ passed: true, corrected: 'The vertical scale was calibrated anew.' })
    expect(after.point.checks).toBe(1)
    expect(await doubted()).toEqual([true]) // it was made while the scale was wrong
    expect(answer(await get(`/v1/checks/${check}`)).doubts).toMatchObject([{ to: after.created }])
  })

  test('is when its reference was checked last, for its owner alone', async () => {
    const lastOf = async (id: string, who: string) =>
      answer(await get(`/v1/references/${id}`, who)).last_check
    const { run: last } = answer(await get(`/v1/checks/${check}`)).runs.at(-1)
    expect(await lastOf('toolmark', 'anne')).toEqual({ created: last.created, passed: true })
    expect(await lastOf('striated', 'anne')).toBe(null)
    expect(await lastOf('toolmark', 'ben')).toBe(null)
  })

  test('finds another mark on the stage', async () => {
    const other = strokes(9, 1, WIDE)[8]!.bytes
    const found = made(await post(`/v1/checks/${check}/run`, { scan: await stored(other) })).run
    expect(found.passed).toBe(false)
    expect(codes(found)).toContain('check_score_low')
  })

  test('is kept as its documents and in the record of acts', async () => {
    const { runs } = answer(await get(`/v1/checks/${check}`))
    for (const [i, { handle, run: own }] of runs.entries()) {
      expect(own).toMatchObject({ check, previous: i === 0 ? null : runs[i - 1].handle })
      const acts = await one.service.store.events.newest({ subject: handle }, 10)
      expect(acts).toMatchObject([{ act: 'made', kind: 'check run', principal: 'anne', details: { check } }])
    }
  })

  test('is refused with too few repeats, a repeat given twice, or scans that cannot be compared', async () => {
    const wrong = async (more: object, status = 422) =>
      failure(await post('/v1/checks', { ...fields(), ...more }), status)
    expect(JSON.stringify(await wrong({ repeats: repeats.slice(0, 7) }))).toMatch(/repeats/)
    expect(await wrong({ repeats: [...repeats.slice(0, 8), repeats[0]] }, 400)).toContain('given twice')
    expect(JSON.stringify(await wrong({ pairs: [] }))).toMatch(/pairs/)
  })
})
