/** A questioned cartridge case against several test fires, from files to a bundle that the page verifies. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type Opened, openBrowser, openTab, violations } from '../helpers/browser.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { readPdf } from '../helpers/pdf.ts'
import { faceScan } from '../helpers/simulated.ts'

if (noBrowser !== undefined) console.warn(`tests of test fires on the page: skipped, ${noBrowser}`)

const PITCH = 4e-6 // as coarse as it may be, so that the browser computes it again soon
const WAIT_MS = 240_000

let opened: Opened
let folder: string
/** The case of a slide: a file. */
const face = (slide: number, cartridge: number): string => join(folder, `slide${slide}-${cartridge}.x3p`)
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser()
  folder = await temporaryFolder()
  const cases = [...[1, 2, 3, 4, 5].map((n) => [1, n]), [2, 1], [3, 1]] as [number, number][]
  for (const [slideSeed, cartridgeSeed] of cases) {
    const file = faceScan({ slideSeed, cartridgeSeed, pitch: PITCH })
    await writeFile(face(slideSeed, cartridgeSeed), file)
  }
}, WAIT_MS)
afterAll(() => opened?.close())

/** Gives the questioned case and the test fires, each as a person does. */
async function give(page: Page, questioned: string, known: readonly string[]): Promise<void> {
  await page.goto('/')
  await page.getByText('Breech face', { exact: true }).click()
  await page.setInputFiles('#files-a', questioned)
  await page.setInputFiles('#files-b', known[0]!)
  for (const file of known.slice(1)) {
    await page.getByRole('button', { name: 'Add another test fire' }).click()
    await page.locator('input[type=file]:focus').setInputFiles(file) // where the keyboard is then
  }
}

const cells = (page: Page) => page.locator('.known-scores tbody tr').allTextContents()

describe.skipIf(noBrowser !== undefined)('a questioned case and test fires', { timeout: 500_000 }, () => {
  test('four test fires: a number, their matrix, a PDF, and a bundle that the page verifies', async () => {
    const { page, errors } = await opened.page()
    await give(
      page,
      face(1, 1),
      [2, 3, 4, 5].map((n) => face(1, n)),
    )
    await page.getByRole('heading', { name: 'Compare a questioned mark with known marks' }).waitFor()
    await page.getByText('Leave K2 out?').click()
    await page.getByLabel('Leave K2 out because').fill('the primer is dented')
    await page.getByLabel('How many test fires were made').fill('4')
    await page.getByLabel('Ammunition').selectOption('yes')
    await expect.poll(() => page.locator('.place .check').count(), { timeout: WAIT_MS }).toBeGreaterThan(4)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Compare with the known marks' }).click()
    await page.waitForURL(/\/result\/sha256:/)
    await page.locator('.lr').waitFor()
    expect(await page.locator('h1').textContent()).toBe(
      'Result: questioned cartridge case against 4 test fires',
    )
    expect(await page.locator('.propositions').textContent()).toContain('in the firearm of the test fires')
    expect(await page.locator('.second-lines').textContent()).toMatch(
      /^Without K2: LR [\d.]+.*the primer is dented/,
    )
    expect((await cells(page)).map((row) => row.replace(/[\d.]+/g, 'n'))).toHaveLength(5)
    expect(await page.locator('.known-scores .best').count()).toBe(1)
    const known = await page.locator('section[aria-labelledby=known]').textContent()
    expect(known).toMatch(/one mark alone does not show how well its source marks/)
    expect(known).toMatch(/Test fires made4.*Test fires used4.*Ammunitionthe same.*Instrumentnot stated/)
    await openTab(page, 'Why this number')
    await page.locator('.cell.congruent').first().waitFor()
    expect(await violations(page)).toEqual([])

    const save = async (button: string, link: string) => {
      await page.getByRole('button', { name: button }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: link, exact: true }).click()
      const path = join(folder, (await download).suggestedFilename())
      await (await download).saveAs(path)
      return path
    }
    const { text } = await readPdf(await readFile(await save('PDF', 'Save the PDF')))
    expect(text).toContain('in the firearm of the test fires')
    const bundle = await save('Bundle', 'With the scans')
    expect(await page.getByRole('button', { name: 'Script' }).count()).toBe(1)

    await page.goto('/verify')
    await page.setInputFiles('#files', bundle)
    await page.locator('#verify-found[data-verdict]').waitFor({ timeout: WAIT_MS })
    expect(await page.getAttribute('#verify-found', 'data-verdict')).toBe('verified')

    await page.goto('/recent')
    await page.locator('tbody tr a').first().click()
    await page.getByRole('link', { name: 'Graph of the computation' }).click()
    await page.locator('.box.step', { hasText: 'Compare' }).click()
    await page.locator('.box', { hasText: 'Score of the question' }).waitFor()
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('test fires that do not agree: no number, their matrix, and that this is support for neither side', async () => {
    const { page } = await opened.page()
    await give(page, face(1, 1), [face(1, 2), face(2, 1), face(3, 1)])
    await page.getByRole('button', { name: 'Compare with the known marks' }).click()
    await page.waitForURL(/\/result\/sha256:/)
    const notice = page.locator('.notice.refusal')
    await notice.waitFor()
    expect(await notice.textContent()).toMatch(/test fires do not agree.*support for neither side/s)
    expect(await page.locator('.lr').count()).toBe(0)
    expect(await cells(page)).toHaveLength(4)
    expect(await page.locator('section[aria-labelledby=known]').textContent()).toMatch(
      /agree with each other by [\d.]+ on average.*different sources agree by [\d.]+.*needs at least/,
    )
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  test('a known mark is taken away again; what was said of the others stays when a request fails', async () => {
    const { page } = await opened.page()
    await give(page, face(1, 1), [face(1, 2), face(1, 3), face(1, 4)])
    await page.getByLabel('How many test fires were made').fill('7')
    await page.getByRole('button', { name: 'Remove K2' }).click()
    await expect.poll(() => page.locator('[role=group] h2').allTextContents()).toEqual(['K1', 'K2'])
    await expect.poll(() => page.locator('button:focus').textContent()).toBe('Add another test fire')
    expect(await page.locator('[role=group] .place .title').allTextContents()).toEqual(
      [face(1, 2), face(1, 4)].map((path) => path.split('/').at(-1)!),
    )
    await page.route('**/v1/compare', (route) =>
      route.fulfill({ status: 422, json: { detail: 'not today' } }),
    )
    await expect.poll(() => page.locator('.place .check').count(), { timeout: WAIT_MS }).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'Compare with the known marks' }).click()
    await page.getByText('Not today.').waitFor()
    expect(await page.getByLabel('How many test fires were made').inputValue()).toBe('7')
    await page.context().close()
  })

  test('the report of a pair says what test fires would add', async () => {
    const { page } = await opened.page()
    await give(page, face(1, 1), [face(1, 2)])
    await page.getByRole('button', { name: 'Compare A with B' }).click()
    await page.locator('.lr').waitFor()
    await page.getByText(/^Two or more test fires or test marks of the suspected source/).waitFor()
    expect(await page.locator('section[aria-labelledby=known]').count()).toBe(0)
    await page.context().close()
  })
})
