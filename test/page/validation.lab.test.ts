/** From a folder of files to an approved dossier, on the page alone. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type Opened, openBrowser, violations } from '../helpers/browser.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { keepScreen } from '../helpers/screens.ts'
import { strokes } from '../helpers/studies.ts'

if (noBrowser !== undefined) console.warn(`tests of validations on the page: skipped, ${noBrowser}`)

let opened: Opened
let folder: string
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser({ env: {} })
  folder = join(await temporaryFolder(), 'strokes')
  await mkdir(folder)
  for (const { scan, bytes } of strokes(5, 3)) await writeFile(join(folder, scan), bytes)
})
afterAll(() => opened?.close())

describe.skipIf(noBrowser !== undefined)('a validation on the page', { timeout: 300_000 }, () => {
  test('goes from a folder to an approved dossier', async () => {
    const watched = await opened.page()
    const { page } = watched
    await page.goto('/studies')
    await page.getByText('There is no study yet.').waitFor() // so the form stands open
    await page.getByLabel('Name').fill('Five edges')
    await page.getByLabel('Kind of marks').selectOption({ label: 'Toolmarks' })
    await page.getByLabel('A folder with the scans (X3P)').setInputFiles(folder)
    await page.getByText('15 marks of 5 sources: 15 same-source and 90 different-source pairs.').waitFor()
    await page.getByText('will end at 10 for same source and at 1/10 for different sources').waitFor()
    const source = page.getByLabel('Source of strokes/edge2-1.x3p')
    expect(await source.inputValue()).toBe('edge2')
    await source.fill('edge two')
    await source.blur()
    await page.getByText('15 marks of 6 sources').waitFor()
    await source.fill('edge2')
    await source.blur()
    expect(await violations(page)).toEqual([])
    await keepScreen(page, 'new-study')
    await page.getByRole('link', { name: 'Skip the table of 15 files' }).press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Create and run')
    await page.getByRole('button', { name: 'Create and plan a validation' }).click()

    await page.getByRole('heading', { name: 'Plan a validation' }).waitFor()
    await page.getByLabel('Who chose marks and criteria').fill('A. Examiner')
    for (let i = 1; i <= 5; i++) await page.getByLabel(`Least sources of criterion ${i}`).fill('5')
    await page.getByLabel('Limit of criterion 2').fill('0.9')
    expect(await violations(page)).toEqual([])
    await keepScreen(page, 'new-plan')
    await page.getByRole('button', { name: 'Make the plan' }).click()
    await page.getByRole('button', { name: 'Run the plan' }).click()
    await page.getByRole('heading', { name: /criteria are met/ }).waitFor()
    await page.getByText('Nothing was found that speaks against').waitFor()
    await page.getByText('Approve the dossier').click()
    await page.getByLabel('Who approves it').fill('B. Head')
    await page.getByLabel('What it is approved for').fill('For screwdrivers of this kind')
    await page.getByLabel('Known deviations').fill('Simulated marks.')
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText(/^B\. Head, 20/).waitFor()
    for (const theme of ['light', 'dark']) {
      await page.getByLabel('Theme').selectOption(theme)
      expect(await violations(page), theme).toEqual([])
      await keepScreen(page, theme === 'light' ? 'dossier' : 'dossier-dark')
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    const pdf = await page.request.get(
      (await page.getByRole('link', { name: 'Dossier as PDF' }).getAttribute('href'))!,
    )
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    await page.goto('/plans')
    await page.getByRole('link', { name: 'Five edges' }).waitFor()
    expect(watched.errors).toEqual([])
  })
})
