/** A review on the page: asked for, committed, compared, and signed by both. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type Opened, openBrowser, violations } from '../helpers/browser.ts'
import { comparison } from '../helpers/form.ts'
import { keyOf, keysOf } from '../helpers/people.ts'
import { bullet } from '../helpers/scans.ts'

if (noBrowser !== undefined) console.warn(`tests of reviews on the page: skipped, ${noBrowser}`)

const SENTENCE = 'The lands are those of one order.'

let opened: Opened
let report: string
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser({
    env: { MARKGRAPH_API_KEYS: keysOf({ anne: 'submit', ben: 'submit' }), MARKGRAPH_THREADS: '2' },
  })
  const { payload, headers } = comparison(bullet(1, { lands: 2 }), bullet(2, { lands: 2 }))
  const answered = await fetch(`${opened.running.url}/v1/compare`, {
    method: 'POST',
    headers: { ...headers, 'x-api-key': keyOf('anne') },
    body: payload as never,
  })
  report = ((await answered.json()) as { report_handle: string }).report_handle
}, 300_000)
afterAll(() => opened?.close())

/** A page of somebody with a key. */
async function pageOf(who: string, path: string): Promise<Page> {
  const { page } = await opened.page()
  page.setDefaultTimeout(40_000)
  await page.goto(path)
  await page.getByLabel('API key', { exact: true }).fill(keyOf(who))
  await page.getByRole('button', { name: 'Use this key' }).click()
  return page
}

async function accessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.getByLabel('Theme').selectOption(theme)
    expect(await violations(page), theme).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })
}

describe.skipIf(noBrowser !== undefined)('a review on the page', { timeout: 300_000 }, () => {
  test('shows the reviewer no result before the own one, and ends when both have signed', async () => {
    const anne = await pageOf('anne', '/reviews')
    await anne.getByText('There is no review yet.').waitFor()
    await anne.getByText('Ask for a review').click()
    await anne.getByLabel('Report').fill(report)
    await anne.getByLabel('Reviewer').first().fill('ben')
    await anne.getByRole('button', { name: 'Ask', exact: true }).click()
    await anne.getByRole('heading', { name: 'The first result' }).waitFor()
    await accessible(anne)

    const ben = await pageOf('ben', '/reviews')
    await ben.getByText('You commit settings.').waitFor()
    await ben.locator('tbody a').first().click()
    await ben.getByText('Commit your settings').click()
    expect(await ben.getByText('log10 LR').count()).toBe(0)
    for (const mark of ['Mark A', 'Mark B']) {
      for (const scan of [1, 2]) await ben.getByLabel(`${mark}, scan ${scan}: place`).fill(`${scan}`)
    }
    await ben.getByLabel('Mark A, scan 1: edges').fill('200:1600')
    await accessible(ben)
    await ben.getByRole('button', { name: 'Commit them for good' }).click()
    await ben.getByText('Compare with your settings').click()
    await ben.getByRole('button', { name: 'Compare', exact: true }).click()
    await ben.getByRole('heading', { name: 'Both results' }).waitFor()
    await ben.getByText('This review is blind').waitFor()
    await ben.getByText('Sign a sentence of resolution').click()
    await ben.getByLabel('What both conclude').fill(SENTENCE)
    await ben.getByRole('button', { name: 'Sign' }).click()
    await ben.getByText('ben has signed').waitFor()

    await anne.reload()
    await anne.getByText('Sign a sentence of resolution').click()
    expect(await anne.getByLabel('What both conclude').inputValue()).toBe(SENTENCE)
    await anne.getByRole('button', { name: 'Sign' }).click()
    await anne.getByText('Nothing: both have signed.').waitFor()
    await anne.getByLabel('Copy the handle of the review').waitFor()
    await accessible(anne)
  })
})
