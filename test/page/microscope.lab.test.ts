import { decode } from 'fast-png'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type Opened, openBrowser, openTab, standsStill, violations } from '../helpers/browser.ts'
import { comparison } from '../helpers/form.ts'
import { keepScreen } from '../helpers/screens.ts'
import { toolmarkScan } from '../helpers/simulated.ts'

if (noBrowser !== undefined) console.warn(`tests of the microscope: skipped, ${noBrowser}`)

let opened: Opened
beforeAll(async () => {
  if (noBrowser === undefined) opened = await openBrowser()
})
afterAll(() => opened?.close())

/** Compares two toolmarks as marks of a domain, and gives the handle of the report. */
async function compared(domain: string, asProfile: boolean): Promise<string> {
  const [a, b] = [1, 2].map((markSeed) => [
    toolmarkScan({ edgeSeed: 3, markSeed, asProfile, height: 0.3e-3 }),
  ])
  const { headers, payload } = comparison(a!, b!, { domain })
  const response = await fetch(`${opened.running.url}/v1/compare`, { method: 'POST', headers, body: payload })
  return ((await response.json()) as { report_handle: string }).report_handle
}

const SHARP = '.stage[data-picture=sharp]'
const PICTURE = '.stage canvas'

async function openMicroscope(page: Page, example: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: example }).click()
  await page.waitForURL(/\/result\/sha256:/)
  await page.locator(SHARP).waitFor()
}

/** The greys of what the microscope shows, as a grid of 8 x 8 pixels' means; NaN where a pixel is coloured. */
async function shown(page: Page): Promise<{ greys: number[]; columns: number; blue: number }> {
  await page.waitForTimeout(300) // a frame, on a busy machine
  await page.locator(SHARP).waitFor()
  const { data, width, height, channels } = decode(await page.locator(PICTURE).screenshot())
  const columns = Math.floor(width / 8)
  const greys: number[] = []
  let blue = 0
  for (let row = 0; row < Math.floor(height / 8); row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      for (let i = 0; i < 64; i++) {
        const at = channels * ((row * 8 + (i >> 3)) * width + column * 8 + (i & 7))
        sum += data[at + 1]!
        if (data[at + 2]! > 1.5 * data[at]! && data[at + 2]! > 100) blue += 1
      }
      greys.push(sum / 64)
    }
  }
  return { greys, columns, blue: blue / (width * height) }
}

/** How much of two pictures differs. */
const difference = (a: readonly number[], b: readonly number[]): number =>
  a.filter((grey, i) => Math.abs(grey - b[i]!) > 6).length / a.length

describe.skipIf(noBrowser !== undefined)('the comparison microscope', { timeout: 400_000 }, () => {
  test('joins two breech faces as they were registered, sharp at 1:1, under one light', async () => {
    const { page, errors } = await opened.page({ viewport: { width: 1440, height: 900 } })
    await openMicroscope(page, 'Two breech faces, one slide')
    const stage = page.locator('.stage')
    await stage.scrollIntoViewIfNeeded()
    expect(await page.getByText('Mark B lies as the score laid it').count()).toBe(1)
    const whole = await shown(page)
    expect(whole.blue).toBeLessThan(0.005) // no regions until they are asked for
    await keepScreen(page, 'microscope')

    await page.getByLabel(/^Outline \d+ regions/).check()
    const numbers = await page.locator('.stage .region-numbers span').allTextContents()
    const listed = await page.locator('.region-choice option').allTextContents()
    expect(numbers.length).toBeGreaterThan(20)
    expect(Math.max(...numbers.map(Number))).toBe(listed.length - 1) // the first option is none
    const outlined = await shown(page)
    expect(outlined.blue).toBeGreaterThan(0.005)
    expect(outlined.blue).toBeLessThan(0.15)
    await page.getByLabel(/^Outline \d+ regions/).uncheck()
    expect(difference((await shown(page)).greys, whole.greys)).toBeLessThan(0.02)

    await page.getByLabel('Light from').fill('135')
    const other = await shown(page)
    expect(difference(other.greys, whole.greys)).toBeGreaterThan(0.1) // the faces are a third of the picture
    await page.getByRole('button', { name: 'Usual light' }).click()

    await page.getByRole('button', { name: '1:1', exact: true }).click()
    expect(await page.locator('.scale-bar').textContent()).toContain('1:1')
    expect(difference((await shown(page)).greys, whole.greys)).toBeGreaterThan(0.2)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('is worked by keys: view, line, light, and B by hand, which is laid back', async () => {
    const { page, errors } = await opened.page()
    await openMicroscope(page, 'Two toolmarks, one edge')
    const before = (await shown(page)).greys
    await page.locator(PICTURE).focus()
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowRight')
    const nearer = (await shown(page)).greys
    expect(difference(nearer, before)).toBeGreaterThan(0.05)

    const line = page.getByRole('slider', { name: 'Line between the marks' })
    const at = async (): Promise<number> => Number(await line.getAttribute('aria-valuenow'))
    const middle = await at()
    await page.keyboard.press('.')
    expect(await at()).toBe(middle + 2)
    await line.focus()
    await page.keyboard.press('ArrowUp')
    expect(await at()).toBe(middle)

    await page.getByLabel('Move Mark B by hand').check()
    await page.locator(PICTURE).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(']')
    await page
      .getByText(/Mark B lies beside where the score laid it: .* down, turned by 1° clockwise/)
      .waitFor()
    await page.getByRole('button', { name: 'Lay it back' }).click()
    await page.getByText('Mark B lies as the score laid it').waitFor()
    expect(await page.getByLabel('Move Mark B by hand').isChecked()).toBe(false)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('shows the lands in their places around both bullets, and those that are chosen there', async () => {
    const { page, errors } = await opened.page({ viewport: { width: 1440, height: 900 } })
    await openMicroscope(page, 'Two bullets, one barrel')
    const [first, second] = ['A', 'B'].map((name) => page.getByRole('slider', { name: `Land of ${name}` }))
    const names = page.locator('.mark-name')
    const before = Number(await second!.getAttribute('aria-valuenow'))
    expect(await names.last().textContent()).toBe(`Land ${before} of B`)
    await second!.focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.mark-name', { hasText: `Land ${(before % 6) + 1} of B` }).waitFor()
    const ring = (await first!.boundingBox())!
    await page.mouse.click(ring.x + ring.width / 2 + 20, ring.y + ring.height / 2 - 40) // land 1 is right of the top
    await page.locator('.mark-name', { hasText: 'Land 1 of A' }).waitFor()
    await page.locator(SHARP).waitFor()
    await openTab(page, 'Why this number')
    expect(await page.locator('.matrix button[aria-pressed=true]').getAttribute('aria-label')).toMatch(
      new RegExp(`^Land 1 of A with land ${(before % 6) + 1} of B`),
    )
    expect(await violations(page)).toEqual([])
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('the marks stand beside the number as a picture, split at a line that keys move', async () => {
    const { page, errors } = await opened.page({ viewport: { width: 1440, height: 900 } })
    await page.goto('/')
    await page.getByRole('button', { name: 'Two breech faces, one slide' }).click()
    await page.waitForURL(/\/result\/sha256:/)
    const line = page.getByRole('slider', { name: 'Line of the picture' })
    await line.focus()
    const cuts = (): Promise<string[]> =>
      page
        .locator('.halves > div[style*=clip-path]')
        .evaluateAll((all) => all.map((one) => one.style.clipPath))
    expect(await cuts()).toEqual(['inset(0px 50% 0px 0px)', 'inset(0px 0px 0px 50%)'])
    await page.keyboard.press('ArrowRight')
    expect(await line.getAttribute('aria-valuenow')).toBe('52')
    expect(await cuts()).toEqual(['inset(0px 48% 0px 0px)', 'inset(0px 0px 0px 52%)'])
    await standsStill(page)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('shows marks without a likelihood ratio as they were scanned, and profiles as plots', async () => {
    const { page, errors } = await opened.page({ viewport: { width: 1440, height: 900 } })
    const refused = await compared('impressed', false)
    await page.goto(`/result/${refused}`)
    await page.getByText('No likelihood ratio').first().waitFor()
    await page.locator(SHARP).waitFor()
    await page.getByText('B lies as it was scanned, middle on middle: no score laid it.').waitFor()
    expect(await violations(page)).toEqual([])

    await page.goto(`/result/${await compared('toolmark', true)}`)
    const plots = page.getByRole('region', { name: 'Both profiles as they were scanned' })
    await expect.poll(() => plots.locator('.profile path').count()).toBe(2)
    expect(await page.locator('.stage').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Show both in three dimensions' }).count()).toBe(0)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('is moved by the pointer: the marks by dragging, the line by its handle', async () => {
    const { page } = await opened.page()
    await openMicroscope(page, 'Two toolmarks, one edge')
    await page.locator('.stage').scrollIntoViewIfNeeded()
    const box = (await page.locator(PICTURE).boundingBox())!
    const before = (await shown(page)).greys
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y - 60)
    await page.mouse.down()
    await page.mouse.move(x + 90, y - 60, { steps: 5 })
    await page.mouse.up()
    expect(difference((await shown(page)).greys, before)).toBeGreaterThan(0.02)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + box.height / 4, { steps: 5 })
    await page.mouse.up()
    const line = page.getByRole('slider', { name: 'Line between the marks' })
    expect(Number(await line.getAttribute('aria-valuenow'))).toBeCloseTo(75, -0.5)
    await page.context().close()
  })

  test.for([
    [390, 'light'],
    [390, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)('has nothing that axe finds, and fits, %i pixels wide and %s', async ([width, colorScheme]) => {
    const { page, errors } = await opened.page({ viewport: { width, height: 900 }, colorScheme })
    await openMicroscope(page, 'Two toolmarks, one edge')
    for (const mode of ['Split', 'Side by side', 'Overlay']) {
      await page.getByLabel(mode, { exact: true }).check()
      expect(await violations(page)).toEqual([])
    }
    await page.getByLabel('Move Mark B by hand').check()
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
    expect(wide).toBeLessThanOrEqual(width)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('is two pictures of the service where the browser has no WebGL2', async () => {
    const without = await openBrowser({ webgl: false })
    try {
      const { page } = await without.page()
      await page.goto('/')
      await page.getByRole('button', { name: 'Two toolmarks, one edge' }).click()
      await page.waitForURL(/\/result\/sha256:/)
      const panel = page.getByRole('region', { name: 'Comparison microscope' })
      await panel.getByText('This browser has no WebGL2').waitFor()
      expect(await panel.locator('canvas.relief').count()).toBe(2)
    } finally {
      await without.close()
    }
  })
})
