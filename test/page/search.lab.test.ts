import { expect, test } from 'vitest'
import { noBrowser, openBrowser, violations } from '../helpers/browser.ts'
import { toolmarkScan } from '../helpers/simulated.ts'
import { manifestOf, strokes, WIDE } from '../helpers/studies.ts'

if (noBrowser !== undefined) console.warn(`test of the search on the page: skipped, ${noBrowser}`)

const MARKS = strokes(3, 2, WIDE)
const QUERY = toolmarkScan({ edgeSeed: 2, markSeed: 91, pitch: 3.5e-6, asProfile: true })

test.skipIf(noBrowser !== undefined)(
  'a collection is made of files, and a mark is searched in it: sources with their ratios, what chance gives, and reports',
  { timeout: 300_000 },
  async () => {
    const opened = await openBrowser()
    try {
      const { page, errors } = await opened.page()
      await page.goto('/search')
      await page.getByText('There is no collection or study of this kind yet.').waitFor()
      await page.getByRole('link', { name: 'Collections' }).last().click()
      await page.getByText('There is no collection yet.').waitFor()
      await page.getByLabel('Kind of mark').selectOption('toolmark')
      await page.getByRole('combobox', { name: 'Collection' }).fill('tools')
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
      const scans = MARKS.map(({ scan, bytes }) => file(scan, Buffer.from(bytes)))
      const add = async (files: typeof scans) => {
        await page.getByLabel('Or single files').setInputFiles(files)
        await page
          .locator('.rows tbody tr')
          .nth(files.length - 2)
          .waitFor()
        await page.getByRole('button', { name: 'Add', exact: true }).click()
      }
      const manifest = (count: number) => file('marks.csv', Buffer.from(manifestOf(MARKS.slice(0, count))))
      await add([manifest(5), ...scans.slice(0, 5)])
      await page.getByText('5 of 5 scans are new. tools has 5 marks now.').waitFor({ timeout: 60_000 })
      await add([manifest(6), ...scans])
      await page.getByText('1 of 6 scans are new. tools has 6 marks now.').waitFor({ timeout: 60_000 })
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: 'Search tools' }).click()
      await expect.poll(() => page.getByLabel('Kind of mark').inputValue()).toBe('toolmark')
      const against = await page.getByLabel('Search in').locator('option:checked').textContent()
      expect(against).toBe('tools (collection, 6 marks)')
      expect(await violations(page)).toEqual([])
      await page.setInputFiles('input[name=mark]', {
        name: 'door.x3p',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(QUERY),
      })
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('heading', { name: 'The best of 6 marks in tools' }).waitFor({ timeout: 120_000 })
      const first = await page.locator('tbody tr').first().textContent()
      expect(first).toMatch(/edge-?2/i)
      await page.getByText(/would be expected to reach a likelihood ratio of 10 by chance/).waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: 'Open' }).first().click()
      await page.locator('.lr').waitFor()
      await page.goto('/collections')
      await page.getByRole('button', { name: 'Compare all marks of tools' }).click()
      await page.waitForURL(/\/studies\//)
      await page.getByRole('heading', { level: 1, name: 'tools' }).waitFor()
      expect(errors).toEqual([])
    } finally {
      await opened.close()
    }
  },
)
