/**
 * A disk that is full, and writes and renames that fail, under one of two requests at the same time: that one is told so, the
 * other gets its answer, the process lives, and once the disk is well again everything works.
 */

import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { chainOf } from '../../src/laboratory/events.ts'
import { MIB } from '../../src/words/amounts.ts'
import { answer, failure } from '../helpers/answers.ts'
import { type Body, comparison, form, urlencoded } from '../helpers/form.ts'
import { base64, httpClient } from '../helpers/mcp.ts'
import { bullet } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'
import { diskTitle, hasSmallDisks, type SmallDisk, smallDisk } from '../helpers/small-disk.ts'
import { noUnhandledRejections } from '../helpers/unhandled.ts'

const ROOM_FOR_ROWS = 600 * 1024
const FULL = 'the disk is full, so nothing more can be stored; reading goes on'
const FAILED = 'the result could not be stored; try again'
const [ONE, TWO] = [1, 2].map((barrel) => [
  bullet(10 * barrel, { barrel }),
  bullet(10 * barrel + 1, { barrel }),
]) as [[Uint8Array[], Uint8Array[]], [Uint8Array[], Uint8Array[]]]

const post = ({ app }: TestService, url: string, body: Body) => app.inject({ method: 'POST', url, ...body })
const compared = (one: TestService, [a, b]: readonly Uint8Array[][]) =>
  post(one, '/v1/compare', comparison(a!, b!))

/** The service works, and what it stored is whole: every blob is what its hash says, every recipe and report has all of it. */
async function expectWhole(one: TestService): Promise<void> {
  await expect.poll(async () => (await contents(one.data))['tmp_files']).toBe(0)
  const db = new Database(join(one.data, 'markgraph.sqlite'), { readonly: true })
  const column = (query: string) => db.prepare(query).pluck().all() as string[]
  const [blobs, reports, recipes, sheets] = [
    column('select sha256 from blobs where not damaged'),
    column('select handle from reports'),
    column('select handle from recipes'),
    column('select output from runs left join artifacts on handle = output where handle is null'),
  ]
  db.close()
  for (const hash of blobs) expect(await one.service.store.read(hash)).toBeInstanceOf(Uint8Array)
  for (const handle of reports) answer(await one.app.inject(`/v1/reports/${handle}?include=all`))
  for (const handle of recipes) {
    const verified = await one.app.inject({ method: 'POST', url: `/v1/recipes/${handle}/verify` })
    expect(answer(verified)).toMatchObject({ verified: true, damaged: [] })
  }
  expect(sheets).toEqual([]) // no run without its artifact
}
const expectRows = async (one: TestService, count: number): Promise<void> =>
  expect(await contents(one.data)).toMatchObject({ recipes: count, reports: count })

describe('a file that cannot be written', () => {
  noUnhandledRejections()
  let one: TestService
  /** Blobs that the comparison of ONE writes as files, by what they are of. */
  let files: Map<string, string>
  beforeAll(async () => {
    const other = await testService()
    answer(await compared(other, ONE))
    const db = new Database(join(other.data, 'markgraph.sqlite'), { readonly: true })
    const rows = db
      .prepare(
        'select kind, sha256 from artifacts join blobs on sha256 = data_sha256 where inline is null order by artifacts.rowid',
      )
      .all() as { kind: string; sha256: string }[]
    db.close()
    files = new Map(rows.map((row) => [row.kind, row.sha256]))
    await other.close()
  })
  beforeEach(async () => {
    one = await testService()
  })
  afterEach(() => one.close())

  const pathOf = (hash: string): string => join(one.data, 'blobs', hash.slice(0, 2), hash)
  /** Makes the folder of a blob a file; gives back how it was. */
  async function broken(hash: string): Promise<() => Promise<void>> {
    await writeFile(dirname(pathOf(hash)), 'a file where a folder belongs')
    return () => rm(dirname(pathOf(hash)))
  }

  test('a folder in the place of a file is set aside', async () => {
    const path = pathOf(sha256(ONE[0][0]!))
    await mkdir(join(path, 'in the way'), { recursive: true })
    expect(answer(await compared(one, ONE)).calibrated).toBe(true)
    expect((await stat(path)).isFile()).toBe(true)
    await expectWhole(one)
  })

  test.each(['scan', 'preview'])('of a %s is a 503 for that request alone', async (kind) => {
    expect([...files.keys()]).toContain(kind)
    const mend = await broken(kind === 'scan' ? sha256(ONE[0][0]!) : files.get(kind)!)
    const [failed, same, other] = await Promise.all([
      compared(one, ONE),
      compared(one, ONE),
      compared(one, TWO),
    ])
    for (const response of [failed, same]) expect(failure(response, 503)).toBe(FAILED)
    expect(answer(other).calibrated).toBe(true)
    await expectRows(one, 1)
    expect(failure(await compared(one, ONE), 503)).toBe(FAILED) // as long as it is broken
    await mend()
    const { report_handle } = answer(await compared(one, ONE))
    answer(await one.app.inject(`/v1/reports/${report_handle}`))
    await expectRows(one, 2)
    await expectWhole(one)
  })
})

describe.skipIf(!hasSmallDisks)(diskTitle('a full disk'), () => {
  noUnhandledRejections()
  let disk: SmallDisk
  let one: TestService
  beforeEach(async () => {
    disk = smallDisk(48 * MIB)
    one = await testService({}, join(disk.folder, 'data'))
  })
  afterEach(async () => {
    disk.clear()
    await one.close()
    disk.remove()
  })

  /** A comparison of marks whose scans are stored. */
  async function byHandles(marks: readonly Uint8Array[][]): Promise<Body> {
    const handles = await Promise.all(
      marks.map(async (scans) => {
        const records = scans.map(async (scan) =>
          answer(await post(one, '/v1/artifacts', form(['scan', scan, 'a.x3p']))),
        )
        return (await Promise.all(records)).map(({ handle }) => handle).join(',')
      }),
    )
    return urlencoded({ domain: 'striated', mark_a_handles: handles[0]!, mark_b_handles: handles[1]! })
  }

  test('is a 507 for who would write, and what is known is still answered', async () => {
    const [fresh, known] = [await byHandles(ONE), await byHandles(TWO)]
    const before = answer(await post(one, '/v1/compare', known))
    disk.fill(0)
    const answers: LightMyRequestResponse[] = await Promise.all([
      post(one, '/v1/compare', fresh),
      post(one, '/v1/compare', known),
      post(one, '/v1/compare/report.pdf', fresh),
      compared(one, ONE),
      post(one, '/v1/artifacts', form(['scan', bullet(9)[0]!, 'a.x3p'])),
    ])
    const [first, second, ...rest] = answers
    expect(failure(first!, 507)).toBe(FULL)
    expect(answer(second!)).toEqual(before)
    for (const response of rest) expect(failure(response, 507)).toBe(FULL)
    for (const url of ['/health', `/v1/recipes/${before.handle}`, `/v1/reports/${before.report_handle}`]) {
      expect((await one.app.inject(url)).statusCode).toBe(200)
    }
    await expectRows(one, 1)
    disk.clear()
    const { recipe } = answer(await post(one, '/v1/compare', fresh))
    expect(recipe.result.log10_lr).toEqual(expect.any(Number))
    await expectRows(one, 2)
    await expectWhole(one)
    one = await one.restart()
    expect(answer(await post(one, '/v1/compare', fresh)).recipe).toEqual(recipe)
  })

  test('gives away no document that it cannot record', async () => {
    const { report_handle } = answer(await post(one, '/v1/compare', await byHandles(ONE)))
    const printed = () => one.app.inject(`/v1/reports/${report_handle}/report.pdf`)
    disk.fill(0)
    const given: number[] = []
    while (!given.includes(507) && given.length < 500) given.push((await printed()).statusCode) // until the log is full
    const isGiven = (status: number): boolean => status === 200
    expect(given.at(-1)).toBe(507)
    expect(given.slice(0, -1).every(isGiven)).toBe(true)
    answer(await one.app.inject(`/v1/reports/${report_handle}`)) // reading goes on
    disk.clear()
    given.push((await printed()).statusCode)
    const acts = await one.service.store.events.newest({ subject: report_handle }, 1000)
    expect(acts.filter(({ act }) => act === 'exported')).toHaveLength(given.filter(isGiven).length)
    expect((await chainOf(one.service)).broken).toBeUndefined()
  })

  test('is seen in health, which goes on, and in what says whether work can be taken', async () => {
    const asked = async (url: string) => (await one.app.inject(url)).json()
    expect(await asked('/health')).toMatchObject({ status: 'ok' })
    expect(await asked('/ready')).toEqual({ status: 'ready' })
    disk.fill(0)
    expect(await asked('/health')).toMatchObject({ status: 'degraded' })
    expect(failure(await one.app.inject('/ready'), 503)).toContain('the disk of the data folder has only')
    disk.clear()
    expect(await asked('/health')).toMatchObject({ status: 'ok' })
    expect(await asked('/ready')).toEqual({ status: 'ready' })
  })

  test('with room for rows but not for files stops the request that has a file, and no other', async () => {
    const small = await byHandles(TWO)
    answer(await post(one, '/v1/compare', small))
    const coarse = {
      ...small,
      payload: `${small.payload}&scorer_config=${encodeURIComponent('{"cmr_corr":0.31}')}`,
    }
    const [scan] = bullet(9)
    disk.fill(ROOM_FOR_ROWS)
    expect(scan!.length).toBeGreaterThan(ROOM_FOR_ROWS)
    const upload = () => post(one, '/v1/artifacts', form(['scan', scan!, 'a.x3p']))
    expect(failure(await upload(), 507)).toBe(FULL)
    // Another config: a score that was never computed before, of small parts. The refused file goes a moment after its answer.
    await vi.waitFor(async () =>
      expect(answer(await post(one, '/v1/compare', coarse))).toMatchObject({ calibrated: false }),
    )
    disk.clear()
    answer(await upload())
    await expectWhole(one)
  })

  test('is a sentence to an agent', async () => {
    const url = await one.app.listen({ host: '127.0.0.1', port: 0 })
    const agent = await httpClient(url)
    disk.fill(0)
    const given = {
      domain: 'striated',
      mark_a_base64: ONE[0].map(base64),
      mark_b_base64: ONE[1].map(base64),
    }
    // a large message waits on the disk for its end, so the route answers before the message is read
    await expect(agent.callTool({ name: 'compare_marks', arguments: given })).rejects.toThrow(FULL)
    await agent.close()
  })
})
