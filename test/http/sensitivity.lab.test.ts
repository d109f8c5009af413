/** The comparison under other defensible settings, over every way out. */

import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAIN } from '../../lab/main-file.ts'
import type { CalibratedAnswer } from '../../src/compare/answer/answer.ts'
import { answer } from '../helpers/answers.ts'
import { comparison } from '../helpers/form.ts'
import { readPdf } from '../helpers/pdf.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'
import { bulletScans } from '../helpers/simulated.ts'

const bullet = (bulletSeed: number): Uint8Array[] =>
  bulletScans({ barrelSeed: 1, bulletSeed, lands: 2, height: 0.2e-3 })
const [a, b] = [bullet(1), bullet(2)]
const FIELDS = { resolution: 'reference' }

let one: BundledService
let compared: CalibratedAnswer
beforeAll(async () => {
  one = await testBundled()
  compared = answer(await post('/v1/compare', { include: 'sensitivity' }))
})
afterAll(() => one.close())

const post = (url: string, fields: Record<string, string>) =>
  one.app.inject({ method: 'POST', url, ...comparison(a, b, { ...FIELDS, ...fields }) })

/** The block of an answer, which has one. */
function blockOf({ sensitivity }: CalibratedAnswer) {
  if (!sensitivity?.available) throw new Error('it has no variants')
  return sensitivity
}

test('the block is made when it is asked for by name, and then it is known', () => {
  expect(blockOf(compared).n_variants).toBe(38)
  expect(compared.warnings.filter(({ code }) => code === 'unknown_include')).toEqual([])
})

test('all does not mean it, and it does not change the report', async () => {
  const all = answer(await post('/v1/compare', { include: 'all' }))
  expect(all).toHaveProperty('trace')
  expect(all).not.toHaveProperty('sensitivity')
  expect(all.report_handle).toBe(compared.report_handle)
})

test('a stored report has it too', async () => {
  const url = `/v1/reports/${compared.report_handle}?include=sensitivity`
  const again = answer(await one.app.inject({ method: 'GET', url }))
  expect(again.sensitivity).toEqual(compared.sensitivity)
})

test('the PDF has a section of every variant where it is asked for', async () => {
  const url = `/v1/reports/${compared.report_handle}/report.pdf`
  const textOf = async (query: string): Promise<string> => {
    const { statusCode, rawPayload } = await one.app.inject({ method: 'GET', url: `${url}${query}` })
    expect(statusCode).toBe(200)
    const { pages } = await readPdf(rawPayload)
    return pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(' ')
  }
  const text = (await textOf('?sensitivity=true')).replace(/\s+/g, ' ')
  expect(text).toContain('Other defensible settings')
  expect(text).toContain('this is not an interval')
  for (const { id } of blockOf(compared).variants) {
    expect(text.replaceAll(' ', '')).toContain(id.replaceAll('_', ''))
  }
  expect(await textOf('')).not.toContain('Other defensible settings')
  const form = await post('/v1/compare/report.pdf', { sensitivity: 'true' })
  expect(form.statusCode).toBe(200)
})

test('the command line prints the LR of every variant', async () => {
  const folder = join(one.data, 'files')
  await mkdir(folder, { recursive: true })
  const files = await Promise.all(
    [a, b].map((scans, side) =>
      Promise.all(
        scans.map(async (scan, i) => {
          const path = join(folder, `${side}-${i}.x3p`)
          await writeFile(path, scan)
          return path
        }),
      ),
    ),
  )
  const words = ['compare', '--domain', 'striated', '--a', ...files[0]!, '--b', ...files[1]!]
  const { stdout, status } = spawnSync(
    process.execPath,
    [MAIN, ...words, '--resolution', 'reference', '--sensitivity'],
    {
      env: { ...process.env, MARKGRAPH_DATA: join(one.data, 'own'), MARKGRAPH_THREADS: '1' },
      encoding: 'utf8',
    },
  )
  expect(status).toBe(0)
  expect(stdout).toContain('this is not an interval')
  for (const { id, log10_lr } of blockOf(compared).variants) {
    expect(stdout).toMatch(new RegExp(`${id} .*${log10_lr!.toFixed(2).replace('.', '\\.')}`))
  }
})
