import { expect, test } from 'vitest'
import { noBrowser, openBrowser, violations } from '../helpers/browser.ts'

if (noBrowser !== undefined) console.warn(`test of keys on the page: skipped, ${noBrowser}`)

test.skipIf(noBrowser !== undefined)(
  'the page asks for the API key of a service that has keys, and keeps it in the tab',
  { timeout: 400_000 },
  async () => {
    const key = 'k'.repeat(32)
    const opened = await openBrowser({ env: { MARKGRAPH_API_KEYS: key, MARKGRAPH_THREADS: '1' } })
    try {
      const { page } = await opened.page()
      await page.goto('/references')
      await page.getByText('This service needs an API key').waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByLabel('API key').fill(key)
      await page.getByRole('button', { name: 'Use this key' }).click()
      await page.locator('tbody tr').first().waitFor()
      expect(await page.getByText('This service needs an API key').count()).toBe(0)
      await page.reload()
      await page.locator('tbody tr').first().waitFor()
      expect(await page.evaluate('localStorage.length')).toBe(0)
    } finally {
      await opened.close()
    }
  },
)
