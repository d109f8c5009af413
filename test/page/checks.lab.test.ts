/** A check of the week on the page: made from files, done, failed, put right. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { random } from '../../src/numerics/elementary/random.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { noBrowser, type Opened, openBrowser, violations } from '../helpers/browser.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { keepScreen } from '../helpers/screens.ts'
import { strokes, WIDE } from '../helpers/studies.ts'

if (noBrowser !== undefined) console.warn(`tests of checks on the page: skipped, ${noBrowser}`)

let opened: Opened
let folder: string
const mark = simulateToolmark({ edgeSeed: 77, markSeed: 1, pitch: 3.5e-6, width: WIDE, asProfile: true })
async function scanned(seed: number, drift = 0): Promise<string> {
  const { normal } = random(seed)
  const scale = (1 + drift) * (1 + 0.003 * normal())
  const path = join(folder, `scan-${seed}.x3p`)
  await writeFile(path, writeX3p({ ...mark, heights: mark.heights.map((z) => scale * z + 10e-9 * normal()) }))
  return path
}
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser()
  folder = join(await temporaryFolder(), 'checks')
  await mkdir(folder)
})
afterAll(() => opened?.close())

describe.skipIf(noBrowser !== undefined)('a check on the page', { timeout: 300_000 }, () => {
  test('is made from files, passes, finds a drift, and begins anew', async () => {
    const [a, b] = await Promise.all(
      strokes(1, 2, WIDE).map(async ({ scan, bytes }) => {
        await writeFile(join(folder, scan), bytes)
        return join(folder, scan)
      }),
    )
    const repeats = await Promise.all(Array.from({ length: 10 }, (_, seed) => scanned(seed + 1)))
    const watched = await opened.page()
    const { page } = watched
    await page.goto('/checks')
    await page.getByText('There is no check yet.').waitFor()
    await page.getByLabel('Name').fill('Monday')
    await page.getByLabel('Who chose pairs and mark').fill('A. Examiner')
    await page.getByLabel('Kind of marks').selectOption({ label: 'Toolmarks' })
    await page.getByLabel('Scans of one mark', { exact: true }).setInputFiles(a!)
    await page.getByLabel('Scans of the other mark').setInputFiles(b!)
    await page.getByLabel('Repeated scans of one mark').setInputFiles(repeats)
    expect(await violations(page)).toEqual([])
    await keepScreen(page, 'new-check')
    await page.getByRole('button', { name: 'Make the check' }).click()
    await page.getByRole('heading', { name: 'Check “Monday”' }).waitFor()

    let done = 0
    const again = async (drift: number, corrected = '') => {
      const form = page.getByText('Do the check')
      await form.click()
      await page.getByLabel('Today’s scan of the mark').setInputFiles(await scanned(100 + done, drift))
      await page.getByLabel('What was put right').fill(corrected)
      await page.getByRole('button', { name: 'Do it now' }).click()
      done += 1
      await expect.poll(() => page.locator('.control-chart circle').count()).toBe(done)
    }
    for (let week = 0; week < 3; week++) await again(0)
    await page.getByText('Passed on').waitFor()
    for (let week = 0; week < 4; week++) await again(0.02)
    await page.getByText('Not passed on').waitFor()
    await page.getByText('The rms height has drifted').waitFor()
    await page.getByText('are in doubt').waitFor()
    for (const theme of ['light', 'dark']) {
      await page.getByLabel('Theme').selectOption(theme)
      expect(await violations(page), theme).toEqual([])
      await keepScreen(page, theme === 'light' ? 'check' : 'check-dark')
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await again(0, 'The vertical scale was calibrated anew.')
    await page.getByText('put right: The vertical scale was calibrated anew.').waitFor()
    await page.goto('/checks')
    await page.getByRole('link', { name: 'Monday' }).waitFor()
    expect(watched.errors).toEqual([])
  })
})
