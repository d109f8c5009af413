/** The matrix of a study that runs, on the page: how far the study is and its scores are made up. */
import { expect, test } from 'vitest'
import { noBrowser, openBrowser, violations } from '../helpers/browser.ts'

if (noBrowser !== undefined) console.warn(`tests of a running study on the page: skipped, ${noBrowser}`)

const ID = 'half-done'
const study = (pairs_done: number, state = 'running') => ({
  id: ID,
  name: 'two edges',
  domain: 'toolmark',
  state,
  reason: null,
  pairs_done,
  pairs_total: 6,
  scorer_config_hash: '0',
  created: '2026-01-01T00:00:00.000Z',
  scans: [],
})
const PAIRS = [
  { a: 0, b: 1, score: 31.5 },
  { a: 0, b: 2, score: 2.25 },
  { a: 1, b: 2, score: 3.5 },
]
const marks = ['a1', 'a2', 'b1', 'b2'].map((mark) => ({ mark, source: mark.slice(0, 1) }))

test.skipIf(noBrowser !== undefined)(
  'the matrix of a study fills while it runs: pairs without a score are empty cells, and their number is said',
  async () => {
    const opened = await openBrowser()
    try {
      const { page, errors } = await opened.page()
      let now = study(2)
      await page.route(`**/v1/studies/${ID}/events`, (route) =>
        route.fulfill({
          contentType: 'text/event-stream',
          body: `event: progress\ndata: ${JSON.stringify(now)}\n\n`,
        }),
      )
      const asked: number[] = []
      await page.route(`**/v1/studies/${ID}/scores?*`, (route) => {
        const from = Number(new URL(route.request().url()).searchParams.get('from'))
        asked.push(from)
        const pairs = PAIRS.slice(from, now.pairs_done)
        const next = from + pairs.length
        return route.fulfill({ json: { score_kind: 'cmr-1d', marks, against: null, pairs, next } })
      })
      await page.goto(`/studies/${ID}`)
      const panel = page.getByRole('region', { name: 'Scores so far' })
      await panel.waitFor()
      const texts = () => panel.locator('tbody td').allTextContents()
      expect(await texts()).toEqual([
        '·',
        '32',
        '2.3',
        '',
        '32',
        '·',
        '',
        '',
        '2.3',
        '',
        '·',
        '',
        '',
        '',
        '',
        '·',
      ])
      expect(await panel.locator('td.awaited').count()).toBe(8)
      expect(await panel.getByRole('status').textContent()).toContain('1 of 6 pairs have a score')
      expect(await panel.locator('p').first().textContent()).toContain('2 of 6 pairs have a score')
      expect(await violations(page)).toEqual([])

      now = study(3)
      await page.route(`**/v1/studies/${ID}/cancel`, (route) => route.fulfill({ json: now }))
      await page.getByRole('button', { name: 'Stop' }).click() // the page follows the study anew
      await panel.getByText('3 of 6 pairs have a score').first().waitFor()
      expect(asked).toEqual([0, 2])
      expect(await panel.locator('td.awaited').count()).toBe(6)
      expect(errors).toEqual([])
    } finally {
      await opened.close()
    }
  },
)
