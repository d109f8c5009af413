import { decode } from 'fast-png'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser, openBrowser, openTab } from '../helpers/browser.ts'
import { keepScreen } from '../helpers/screens.ts'

if (noBrowser !== undefined) console.warn(`tests of surfaces: skipped, ${noBrowser}`)

async function openSurfaces(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Two toolmarks, one edge' }).click()
  await page.waitForURL(/\/result\/sha256:/)
  await openTab(page, 'Why this number')
  await page.getByRole('button', { name: 'Show both in three dimensions' }).click()
}

/** Of what a canvas shows: the share of pixels that are not background, the share in the blue of regions that agree, all bytes. */
async function shown(page: Page, nth: number): Promise<{ any: number; blue: number; bytes: string }> {
  const png = await page.locator('canvas.surface').nth(nth).screenshot()
  const { data, width, height, channels } = decode(png)
  const pixel = (i: number) => [...data.subarray(i * channels, i * channels + 3)]
  const middleOfEdge = pixel(width * 4 + width / 2)
  let [any, blue] = [0, 0]
  for (let i = 0; i < width * height; i++) {
    const [red = 0, , deep = 0] = pixel(i)
    if (pixel(i).some((value, k) => Math.abs(value - middleOfEdge[k]!) > 12)) any += 1
    if (deep > 1.5 * red && deep > 60) blue += 1
  }
  return { any: any / (width * height), blue: blue / (width * height), bytes: png.toString('base64') }
}

describe.skipIf(noBrowser !== undefined)('two surfaces in three dimensions', { timeout: 400_000 }, () => {
  test('are drawn plain, with outlines of the regions that agree when they are asked for, and turn together', async () => {
    const opened = await openBrowser()
    try {
      const { page, errors } = await opened.page()
      await openSurfaces(page)
      await page.locator('canvas.surface[aria-busy=false]').nth(1).waitFor()
      const before = [await shown(page, 0), await shown(page, 1)]
      for (const { any, blue } of before) {
        expect(any).toBeGreaterThan(0.05)
        expect(blue).toBeLessThan(0.001)
      }
      await page
        .locator('.surfaces')
        .getByLabel(/^Outline \d+ regions/)
        .check()
      for (const i of [0, 1]) {
        await expect.poll(async () => (await shown(page, i)).blue).toBeGreaterThan(0.003)
        expect((await shown(page, i)).blue).toBeLessThan(0.2) // lines, no veil
      }
      await page
        .locator('.surfaces')
        .getByLabel(/^Outline \d+ regions/)
        .uncheck()
      await page.getByLabel(/^Turn/).focus()
      for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowRight')
      const after = [await shown(page, 0), await shown(page, 1)]
      expect(after[0]!.bytes).not.toBe(before[0]!.bytes)
      expect(after[1]!.bytes).not.toBe(before[1]!.bytes)
      await page.locator('.surfaces').scrollIntoViewIfNeeded()
      await keepScreen(page, 'surfaces')
      expect(errors).toEqual([])
    } finally {
      await opened.close()
    }
  })

  test('are pictures of the service where the browser has no WebGL2, and the page says so', async () => {
    const opened = await openBrowser({ webgl: false })
    try {
      const { page } = await opened.page()
      await openSurfaces(page)
      await page.getByText('This browser has no WebGL2').nth(1).waitFor()
      const relief = page.locator('.surfaces canvas.relief')
      await expect
        .poll(() => relief.nth(1).evaluate((canvas) => (canvas as unknown as { width: number }).width), {
          timeout: 120_000,
        })
        .toBeGreaterThan(200)
      expect(await relief.first().getAttribute('aria-label')).toContain('picture made by the service')
    } finally {
      await opened.close()
    }
  })
})
