/** The graph of a computation: that it fits, opens one step at a time, names scans, and shows two runs beside each other. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type Opened, openBrowser, violations } from '../helpers/browser.ts'
import { keepScreen } from '../helpers/screens.ts'

if (noBrowser !== undefined) console.warn(`tests of the graph: skipped, ${noBrowser}`)

let opened: Opened
let report: string
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser()
  const { page } = await opened.page()
  await page.goto('/')
  await page.getByRole('button', { name: 'Two bullets, one barrel' }).click()
  await page.waitForURL(/\/result\/sha256:/)
  report = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!)
  await page.context().close()
}, 240_000)
afterAll(() => opened?.close())

const open = async (page: Page): Promise<void> => {
  await page.goto(`/graph/${report}`)
  await page.locator('.box').first().waitFor()
}

/** What of the graph is out of sight, in pixels. */
const hidden = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(`(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector('.graph')
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })()`)

const panelText = (page: Page) => page.locator('section[aria-labelledby=group]').textContent()

describe.skipIf(noBrowser !== undefined)('the graph of a computation', { timeout: 400_000 }, () => {
  test.for([
    [390, 'light'],
    [390, 'dark'],
    [820, 'light'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)('begins as six steps that fit, %i pixels wide and %s', async ([width, colorScheme]) => {
    const { page, errors } = await opened.page({ viewport: { width, height: 900 }, colorScheme })
    await open(page)
    expect(await page.locator('.box').allTextContents()).toEqual([
      expect.stringMatching(/^Read/),
      expect.stringMatching(/^Prepare/),
      expect.stringMatching(/^Signature/),
      expect.stringMatching(/^Compare/),
      expect.stringMatching(/^Calibrate/),
      expect.stringMatching(/^Check and report/),
    ])
    const [across] = await hidden(page)
    expect(across).toBeLessThanOrEqual(1)
    if (width === 1440) expect((await hidden(page))[1]).toBeLessThanOrEqual(1)
    expect(await violations(page)).toEqual([])
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
    expect(wide).toBeLessThanOrEqual(width)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('opens one step at a time, and shows what a stage did, by scan, in micrometres', async () => {
    const { page, errors } = await opened.page({ viewport: { width: 1440, height: 900 } })
    await open(page)
    await page.locator('.box.step', { hasText: 'Prepare' }).click()
    expect(await page.locator('.box').filter({ hasText: 'Find the striae' }).count()).toBe(1)
    await page.locator('.box.step', { hasText: 'Signature' }).click()
    expect(await page.locator('.box').filter({ hasText: 'Find the striae' }).count()).toBe(0)
    await page.locator('.box', { hasText: 'Signature of the land' }).click()
    await expect.poll(() => panelText(page)).toMatch(/Shown: A, land 1Before: surface of A, land 1After/)
    expect(await panelText(page)).toMatch(/lambda_c250 µm \(the default\)/)
    await page.locator('.step-pictures .profile').waitFor()
    await page.locator('.step-pictures canvas[aria-busy=false]').waitFor()
    expect(await page.locator('.outputs button').first().textContent()).toMatch(/^A, land 1 /)
    await page.locator('.outputs button', { hasText: 'B, land 6' }).click()
    await expect.poll(() => panelText(page)).toMatch(/Shown: B, land 6/)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Signature: close' }).click()
    expect(await page.locator('.box.step').count()).toBe(6)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('zooms, fits all when asked, and has a map where a part is out of sight, which moves it', async () => {
    const { page } = await opened.page({ viewport: { width: 1440, height: 900 } })
    await open(page)
    expect(await page.locator('.graph-map').count()).toBe(0)
    await page.locator('.graph-detail select').selectOption('runs')
    await page.locator('.graph-map').waitFor()
    expect(await page.locator('.box').count()).toBeGreaterThan(100)
    const before = await page.evaluate<number>(`document.querySelector('.graph').scrollTop`)
    await page.setViewportSize({ width: 390, height: 844 })
    const box = async (of: string) => (await page.locator(of).boundingBox())!
    await expect.poll(async () => (await box('.graph-map')).y - (await box('.graph')).y).toBeGreaterThan(400) // it hides no box
    await page.setViewportSize({ width: 1440, height: 900 })
    const map = await box('.graph-map')
    await page.mouse.click(map.x + map.width - 4, map.y + map.height - 4)
    await expect
      .poll(() => page.evaluate<number>(`document.querySelector('.graph').scrollTop`))
      .toBeGreaterThan(before + 200)
    const [across] = await hidden(page)
    await page.getByRole('button', { name: 'Larger' }).click()
    await expect.poll(async () => (await hidden(page))[0]).toBeGreaterThan(across)
    await page.getByRole('button', { name: 'All of it' }).click()
    await expect.poll(() => page.locator('.graph-map').count()).toBe(0)
    expect(Math.max(...(await hidden(page)))).toBeLessThanOrEqual(1)
    await page.context().close()
  })

  test('gives both ratios under settings that the reference was scored under, and marks what differs of two runs', async () => {
    const { page, errors } = await opened.page({ viewport: { width: 1440, height: 900 } })
    await open(page)
    await page.locator('.box.step', { hasText: 'Signature' }).click()
    await page.locator('.box', { hasText: 'Signature of the land' }).click()
    await page.getByText('What if a parameter had another value?').click()
    await page.getByLabel('lambda_c, µm').fill('160')
    await page.getByRole('button', { name: 'Compare again' }).click()
    await page.getByText('The result, before and now').waitFor()
    expect(await panelText(page)).toMatch(/Likelihood ratio\d+ \(log₁₀ 1\.13\)\d+ \(log₁₀ 1\.11\)/)
    const other = (await page.getByRole('link', { name: 'The whole result' }).getAttribute('href'))!

    await page.getByText('Compare with another run').click()
    await page.getByLabel('Or the handle of a report').fill('sha256:1')
    await page.getByRole('button', { name: 'Show both' }).click()
    await page.getByText('is not the handle of a report').waitFor()
    await page.getByLabel('Or the handle of a report').fill(other.split('/').at(-1)!)
    await page.getByRole('button', { name: 'Show both' }).click()
    await page.locator('.difference').waitFor()
    expect(await page.locator('.difference').textContent()).toMatch(
      /^They part at step signature \(land-signature\): the parameter lambda_c is 0.00025 in A and 0.00016 in B/,
    )
    const graphs = page.locator('.graph')
    for (const i of [0, 1]) {
      const box = (title: string) => graphs.nth(i).locator('.box', { hasText: title })
      expect(await box('Read').textContent()).toContain('= the same')
      expect(await box('Prepare').textContent()).toContain('= the same')
      expect(await box('Signature').textContent()).toContain('≠ differs here')
      expect(await box('Compare').textContent()).toContain('→ follows from it')
    }
    expect(await graphs.nth(0).locator('.box', { hasText: 'Calibrate' }).textContent()).toContain('only here')
    await page.locator('.box.step', { hasText: 'Signature' }).first().click()
    const land = page.locator('.box', { hasText: 'Signature of the land' })
    await expect.poll(() => land.count()).toBe(2) // the step is open in both
    await land.first().click()
    await expect.poll(() => page.locator('.changes').textContent()).toMatch(/lambda_c250 µm160 µm/)
    for (const theme of ['light', 'dark'] as const) {
      await page.getByLabel('Theme').selectOption(theme)
      expect(await violations(page)).toEqual([])
    }
    await keepScreen(page, 'two-runs')
    expect(errors).toEqual([])
    await page.context().close()
  })
})
