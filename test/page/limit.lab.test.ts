import { expect, test } from 'vitest'
import { noBrowser, openBrowser, openTab } from '../helpers/browser.ts'
import { simulatedFiles } from '../helpers/simulated-files.ts'

if (noBrowser !== undefined) console.warn(`test of the rate limit on the page: skipped, ${noBrowser}`)

const LANDS = 3 // a side
const METERED = /\/(v1\/(artifacts|scope|compare|steps|examples|reports\/[^/]+\/pair)|detect)/

test.skipIf(noBrowser !== undefined)(
  'when the service asks to wait, the page says so, waits, and goes on by itself; a scan costs it three requests',
  { timeout: 400_000 },
  async () => {
    const opened = await openBrowser({
      env: { MARKGRAPH_RATE_LIMIT: '12', MARKGRAPH_RATE_WINDOW_SECONDS: '5' },
    })
    try {
      const files = await simulatedFiles()
      const { page } = await opened.page()
      const sent: string[] = []
      let refused = 0
      page.on('response', (response) => {
        if (response.status() === 429) refused += 1
        else if (METERED.test(response.url())) sent.push(new URL(response.url()).pathname)
      })
      await page.goto('/')
      await page.setInputFiles('#files-a', files.bulletA.slice(0, LANDS))
      await page.setInputFiles('#files-b', files.bulletB.slice(0, LANDS))
      await page.getByText('The page goes on by itself').waitFor()
      await expect.poll(() => page.locator('.place .check.ok').count(), { timeout: 120_000 }).toBe(2 * LANDS)
      const detections = sent.filter((path) => path === '/detect').length
      expect(detections).toBeLessThanOrEqual(2) // of the first scans, until the kind of mark is known
      await expect.poll(() => page.locator('.place', { hasText: 'shows striae' }).count()).toBe(2 * LANDS)
      const pictures = page.locator('.place canvas.relief[width]')
      await expect.poll(() => pictures.count(), { timeout: 120_000 }).toBe(2 * LANDS)
      const ofScans = sent.filter((path) => /^\/v1\/(artifacts|scope)/.test(path)).length
      expect(ofScans).toBe(3 * 2 * LANDS)
      await page.getByRole('button', { name: 'Compare A with B' }).click()
      await page.waitForURL(/\/result\/sha256:/)
      await openTab(page, 'Why this number')
      await page.locator('.signatures').waitFor()
      expect(refused).toBeGreaterThan(0)
    } finally {
      await opened.close()
    }
  },
)
