import { expect, test } from 'vitest'
import { noBrowser, openBrowser, violations } from '../helpers/browser.ts'
import { toolmarkScan } from '../helpers/simulated.ts'
import { manifestOf, strokes, WIDE } from '../helpers/studies.ts'

if (noBrowser !== undefined) console.warn(`test of the search on the page: skipped, ${noBrowser}`)

const MARKS = strokes(3, 2, WIDE)
const QUERY = toolmarkScan({ edgeSeed: 2, markSeed: 91, pitch: 3.5e-6, asProfile: true })

test.skipIf(noBrowser !== undefined)(
  'a mark is searched in a collection: sources with their ratios, what chance gives, and reports',
  { timeout: 300_000 },
  async () => {
    const opened = await openBrowser()
    try {
      const { url } = opened.running
      const named = new URLSearchParams({ name: 'tools', domain: 'toolmark' })
      expect((await fetch(`${url}/v1/collections`, { method: 'POST', body: named })).status).toBe(201)
      const form = new FormData()
      form.append('manifest', manifestOf(MARKS))
      for (const { scan, bytes } of MARKS) form.append('scans', new Blob([new Uint8Array(bytes)]), scan)
      const added = await fetch(`${url}/v1/collections/tools/scans`, { method: 'POST', body: form })
      expect(added.status, await added.text()).toBe(200)

      const { page, errors } = await opened.page()
      await page.goto('/search')
      await page.getByText('There is no collection or study of this kind yet.').waitFor()
      await page.getByLabel('Kind of mark').selectOption('toolmark')
      await page.getByLabel('Search in').selectOption({ label: 'tools (collection, 6 marks)' })
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
      expect(errors).toEqual([])
    } finally {
      await opened.close()
    }
  },
)
