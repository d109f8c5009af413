import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAllFromOrigin,
  noBrowser,
  type Opened,
  openBrowser,
  openTab,
  violations,
} from '../helpers/browser.ts'
import { keepScreen } from '../helpers/screens.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const SCANS = 'scans/bullets/hamby44'
const skipped = noBrowser !== undefined || !hasShared(SCANS)
if (noBrowser !== undefined) console.warn(`tests of the page with real scans: skipped, ${noBrowser}`)

const PATIENT = { timeout: 120_000 }

const filesOf = (folder: string, start: string): string[] =>
  readdirSync(sharedPath(folder))
    .filter((name) => name.startsWith(start))
    .sort()
    .map((name) => sharedPath(`${folder}/${name}`))

let opened: Opened
beforeAll(async () => {
  if (!skipped) opened = await openBrowser()
})
afterAll(() => opened?.close())

describe.skipIf(skipped)(titleFor('the page with real scans', SCANS), { timeout: 400_000 }, () => {
  test('two real bullets of the reference: the warning that they are in it comes first', async () => {
    const watched = await opened.page()
    const { page, errors } = watched
    await page.goto('/')
    await page.setInputFiles('#files-a', filesOf(SCANS, 'barrel1-bullet1'))
    await page.setInputFiles('#files-b', filesOf(SCANS, 'barrel1-bullet2'))
    await expect.poll(() => page.locator('.place .check').count(), PATIENT).toBe(12)
    await page.getByRole('button', { name: 'Compare A with B' }).click()
    await page.waitForURL(/\/result\/sha256:/)
    const warning = page.locator('.notice.warning')
    await warning.waitFor()
    expect(await warning.textContent()).toMatch(/reference/)
    const above = (await warning.boundingBox())!
    expect(above.y).toBeLessThan((await page.locator('.lr').boundingBox())!.y)
    await openTab(page, 'Why this number')
    await page.locator('.matrix button').first().waitFor()
    await page.locator('.signatures').waitFor()
    expect(await violations(page)).toEqual([])
    await keepScreen(page, 'result-real-bullets')
    expect(errors).toEqual([])
    expectAllFromOrigin(watched, opened)
    await page.context().close()
  })

  test('real profiles of toolmarks, and breech faces that are too coarse', async () => {
    const { page, errors } = await opened.page()
    const cutters = filesOf('scans/toolmarks/cutters', '').slice(0, 2)
    await page.goto('/')
    await page.getByLabel('Striated toolmark').check()
    await page.setInputFiles('#files-a', cutters[0]!)
    await page.setInputFiles('#files-b', cutters[1]!)
    await expect.poll(() => page.locator('.place .profile').count(), PATIENT).toBe(2)
    await expect.poll(() => page.locator('.place .check').count(), PATIENT).toBeGreaterThanOrEqual(2)
    await page.getByRole('button', { name: 'Compare A with B' }).click()
    await page.waitForURL(/\/result\/sha256:/)
    await page.locator('main h1').waitFor()
    await page.goto('/')
    const faces = filesOf('scans/cartridges/fadul', '').slice(0, 2)
    await page.getByRole('button', { name: 'Start anew' }).click()
    await page.setInputFiles('#files-a', faces[0]!)
    await page.setInputFiles('#files-b', faces[1]!)
    await expect.poll(() => page.locator('.place .check.refuse').count(), PATIENT).toBe(2)
    await page.getByRole('button', { name: 'Compare A with B' }).click()
    await page.waitForURL(/\/result\/sha256:/)
    expect(await page.locator('.notice.refusal').textContent()).toMatch(/pitch/i)
    expect(errors).toEqual([])
    await page.context().close()
  })
})
