import { expect, test } from 'vitest'
import { noBrowser, openBrowser, openTab, violations } from '../helpers/browser.ts'
import { manifestOf, strokes } from '../helpers/studies.ts'

if (noBrowser !== undefined) console.warn(`test of own sensitivity on the page: skipped, ${noBrowser}`)

const MARKS = strokes(4, 3)

test.skipIf(noBrowser !== undefined)(
  'a reference of a laboratory is scored under other settings from a result, which then shows them',
  { timeout: 400_000 },
  async () => {
    const opened = await openBrowser()
    try {
      const { url } = opened.running
      const sent = async (path: string, fields: Record<string, string | readonly Uint8Array[]>) => {
        const body = new FormData()
        for (const [name, given] of Object.entries(fields)) {
          if (typeof given === 'string') body.append(name, given)
          else
            for (const [i, one] of given.entries())
              body.append(name, new Blob([new Uint8Array(one)]), MARKS[i]!.scan)
        }
        const response = await fetch(url + path, { method: 'POST', body })
        return (await response.json()) as Record<string, string>
      }
      const manifest = manifestOf(MARKS)
      const study = await sent('/v1/studies', {
        domain: 'toolmark',
        manifest,
        scans: MARKS.map(({ bytes }) => bytes),
      })
      await fetch(`${url}/v1/studies/${study['id']}/run`, { method: 'POST' })
      const stateOf = async () => (await (await fetch(`${url}/v1/studies/${study['id']}`)).json()) as object
      await expect.poll(stateOf, { timeout: 60_000 }).toMatchObject({ state: 'done' })
      const about = { id: 'page-edges', name: 'Four edges', population: 'The laboratory says so.' }
      await sent(`/v1/studies/${study['id']}/reference`, about)
      const report = await sent('/v1/compare', {
        domain: 'toolmark',
        reference: 'page-edges',
        mark_a: [MARKS[0]!.bytes],
        mark_b: [MARKS[1]!.bytes],
      })

      const watched = await opened.page()
      const { page } = watched
      await page.goto(`/result/${report['report_handle']}`)
      await openTab(page, 'Why this number')
      const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Sensitivity' }) })
      await panel.getByRole('button', { name: 'Compute it' }).click()
      await panel.getByRole('button', { name: 'Score the reference under other settings' }).click()
      await panel.getByText(/\d of 32 settings, \d+ of \d.* pairs/).waitFor()
      expect(await violations(page)).toEqual([])
      await panel.getByText('Under 32 of 32 other settings there is a likelihood ratio').waitFor()
      expect(watched.errors).toEqual([])
    } finally {
      await opened.close()
    }
  },
)
