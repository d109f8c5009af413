/** What every screen looks like on a phone and on paper. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type Opened, openBrowser, openTab, violations } from '../helpers/browser.ts'

if (noBrowser !== undefined) console.warn(`tests of a phone and of paper: skipped, ${noBrowser}`)

const PHONE = { width: 390, height: 844 }
const READABLE = 10 // CSS pixels of a letter in a chart

let opened: Opened
beforeAll(async () => {
  if (noBrowser === undefined) opened = await openBrowser()
})
afterAll(() => opened?.close())

async function resultOf(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Two bullets, one barrel' }).click()
  await page.waitForURL(/\/result\/sha256:/)
  await page.locator('.lr').waitFor()
}

/** The smallest type of charts, as it is drawn, in CSS pixels. */
const smallestType = (page: Page, charts: string): Promise<number> =>
  page.evaluate(`Math.min(...[...document.querySelectorAll(${JSON.stringify(`${charts} text`)})].map((one) =>
    parseFloat(getComputedStyle(one).fontSize) * one.ownerSVGElement.getScreenCTM().a))`)

describe.skipIf(noBrowser !== undefined)('the page', { timeout: 300_000 }, () => {
  test('has charts whose type can be read in narrow windows, and nothing runs out of a phone', async () => {
    const { page } = await opened.page({ viewport: PHONE })
    await resultOf(page)
    expect(await smallestType(page, '.lr-scale')).toBeGreaterThan(READABLE)
    await openTab(page, 'Reference')
    await page.locator('section[aria-labelledby=reference] .scene').nth(1).waitFor()
    expect(await smallestType(page, 'section[aria-labelledby=reference]')).toBeGreaterThan(READABLE)
    await openTab(page, 'Why this number')
    await page.locator('.signatures').waitFor()
    expect(await smallestType(page, '.signatures')).toBeGreaterThan(READABLE)
    for (const width of [820, 1000, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => smallestType(page, '.lr-scale')).toBeGreaterThan(READABLE)
      await expect.poll(() => smallestType(page, '.signatures')).toBeGreaterThan(READABLE)
    }
    await page.setViewportSize(PHONE)
    for (const path of ['', '/references', '/recent', '/about']) {
      if (path !== '') await page.goto(path)
      await page.locator('main h1').waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(PHONE.width)
    }
    await page.context().close()
  })

  test('shows a list on a phone as blocks, each value with its name, and no list wider than its window', async () => {
    const { page } = await opened.page({ viewport: PHONE })
    await page.goto('/references')
    const row = page.locator('.listing tbody tr').first()
    await row.waitFor()
    const names = await row
      .locator('td')
      .evaluateAll((cells: { getAttribute(name: string): unknown }[]) =>
        cells.map((cell) => cell.getAttribute('data-head')),
      )
    expect(names).toEqual(expect.arrayContaining(['Reference', 'Marks', 'Supports']))
    expect((await row.boundingBox())!.width).toBeLessThan(PHONE.width)
    for (const width of [820, 1000, 1130]) {
      await page.setViewportSize({ width, height: 900 })
      const wider = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.scroll'))`
      await expect.poll(() => page.evaluate(wider)).toBe(0)
    }
    await page.context().close()
  })

  test('on a phone lets the keyboard move aside what is wider than it', async () => {
    const { page } = await opened.page({ viewport: PHONE })
    await page.goto('/references/striated')
    const wide = page.locator('.scroll[tabindex="0"]', { hasText: 'Curvature' })
    await wide.waitFor()
    expect(await violations(page)).toEqual([])
    await wide.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.evaluate(`document.activeElement.scrollLeft`)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => page.locator('.scroll[tabindex]').count()).toBe(0)
    await page.context().close()
  })

  test('prints what was found, without what only a screen can do', async () => {
    const { page } = await opened.page()
    await resultOf(page)
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['.bar', '.tabs', 'button:text("PDF")', 'details.panel']) {
      expect(await page.locator(gone).first().isVisible(), gone).toBe(false)
    }
    expect(await page.locator('.lr').isVisible()).toBe(true)
    expect(await page.locator('.lr-scale').isVisible()).toBe(true)
    await page.context().close()
  })
})
