import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'npyjs'
import { expect, test } from 'vitest'
import { noBrowser, openBrowser, standsStill, violations } from '../helpers/browser.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { keepScreen } from '../helpers/screens.ts'
import { faceScan } from '../helpers/simulated.ts'

if (noBrowser !== undefined) console.warn(`test of regions on the page: skipped, ${noBrowser}`)

const PITCH = 3.125e-6

async function face(name: string, cartridgeSeed: number): Promise<string> {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, faceScan({ slideSeed: 1, cartridgeSeed, pitch: PITCH }))
  return path
}

test.skipIf(noBrowser !== undefined)(
  'a region drawn with the pointer and the keys is what is compared, and the recipe verifies',
  { timeout: 400_000 },
  async () => {
    const opened = await openBrowser()
    try {
      const { page, errors } = await opened.page()
      await page.goto('/')
      await page.setInputFiles('#files-a', await face('a.x3p', 1))
      await page.setInputFiles('#files-b', await face('b.x3p', 2))
      await expect.poll(() => page.locator('.place .check').count(), { timeout: 120_000 }).toBeGreaterThan(1)
      await page.getByRole('button', { name: 'Region of a.x3p' }).click()
      await page.getByRole('button', { name: 'Draw another region' }).click()
      const circle = page.locator('.region-picture circle').first()
      const number = async (name: string) => Number(await circle.getAttribute(name))
      const [x, y, r] = [await number('cx'), await number('cy'), await number('r')]
      // pictures that are drawn late would move the circle under the pointer
      await page.locator('canvas[aria-label="Region of a.x3p"][aria-busy=false]').waitFor()
      await page.locator('.region-picture canvas[aria-busy=false]').waitFor()
      await expect.poll(() => page.locator('canvas[aria-busy=true]').count(), { timeout: 60_000 }).toBe(0)
      await page.locator('.region-picture svg').hover() // waits until it stands still
      const box = (await page.locator('.region-picture svg').boundingBox())!
      const [middle, height] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(middle, height)
      await page.mouse.down()
      await page.mouse.move(middle + 20, height + 10, { steps: 4 })
      await page.mouse.up()
      expect(await number('cx')).toBeGreaterThan(x)
      expect(await number('cy')).toBeGreaterThan(y)
      expect(await number('r')).toBe(r)
      await page.getByLabel('Circle, radius').focus()
      for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowLeft')
      expect(await number('r')).toBeLessThan(r - 150)
      await page.getByLabel('Hole, radius').focus()
      for (let i = 0; i < 25; i++) await page.keyboard.press('ArrowRight')
      const drawn = { x: await number('cx'), y: await number('cy'), r: await number('r') }
      expect(await page.locator('.edges').textContent()).toContain('not used yet')
      await page.getByRole('button', { name: 'Use this region' }).click()
      await page.getByText('This region is used.').waitFor()
      await page.getByText('the one you drew, without its edge').waitFor()
      await standsStill(page)
      expect(await violations(page)).toEqual([])
      await keepScreen(page, 'region')
      const sent = page.waitForRequest((request) => request.url().endsWith('/v1/compare'))
      await page.getByRole('button', { name: 'Compare A with B' }).click()
      const handle = /name="mark_a_handles"\s+(sha256:\w+)/.exec((await sent).postData() ?? '')![1]!
      await page.waitForURL(/\/result\/sha256:/)
      await expect.poll(() => page.locator('.notice.warning').textContent()).toMatch(/mask/)
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('Verified', { exact: true }).waitFor()
      const { data, shape } = parse(
        await (await fetch(`${opened.running.url}/v1/artifacts/${handle}/data`)).arrayBuffer(),
      )
      const [, columns] = shape as [number, number]
      const um = PITCH * 1e6
      let [inside, wrong] = [0, 0]
      for (const [i, z] of (data as Float64Array).entries()) {
        const [px, py] = [(i % columns) * um, Math.floor(i / columns) * um]
        const away = Math.hypot(px - drawn.x, py - drawn.y)
        if (Number.isNaN(z)) continue
        if (away < drawn.r + 2 * um) inside += 1
        else wrong += 1
      }
      expect(inside).toBeGreaterThan(1000)
      expect(wrong).toBe(0)
      expect(errors).toEqual([])
    } finally {
      await opened.close()
    }
  },
)
