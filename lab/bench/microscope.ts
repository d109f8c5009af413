import type { Page } from 'playwright-core'
import { columns } from '../../src/cli/table.ts'
import { grid } from '../../src/kinds/kind.ts'
import { surfaceTiles, TILES_HEAD } from '../../src/nodes/scan/surface-tiles.ts'
import { TILE_BYTES } from '../../src/numerics/areal/height-tiles.ts'
import { openBrowser } from '../../test/helpers/browser.ts'
import { closeKept } from '../../test/helpers/kept-open.ts'

/**
 * The comparison microscope with marks of 40 megapixels, in a browser without a graphics card: seconds until the first picture
 * is sharp, from the moment when the surfaces are known, and pictures a second while both marks are moved by 14 pixels a picture,
 * in every mode. The tiles are made by the node, once, and served by this process in place of those of the service, so that no
 * comparison of such marks is needed.
 *   npm run bench -- microscope [megapixels] [width] [height]
 */
const megapixels = Number(process.argv[2] ?? 40)
const viewport = { width: Number(process.argv[3] ?? 1440), height: Number(process.argv[4] ?? 900) }
const SECONDS = 4

/** Rough heights with waves in two directions, and holes. */
function surfaceOf(points: number) {
  const [ny, nx] = [Math.round(Math.sqrt(points * 0.625)), Math.round(Math.sqrt(points * 1.6))]
  const heights = Float64Array.from({ length: ny * nx }, (_, i) => {
    const [y, x] = [Math.floor(i / nx), i % nx]
    if ((x >> 5) % 40 === 3 && (y >> 4) % 30 === 2) return Number.NaN
    return 4e-7 * Math.sin(x / 7 + y / 90) + 2e-7 * Math.cos(y / 11) + 1e-9 * ((i * 7919) % 61)
  })
  return { kind: 'surface', heights: grid(heights, ny, nx), dx: 5e-7, dy: 5e-7 }
}

const surface = surfaceOf(megapixels * 1e6)
const begun = performance.now()
const made = Buffer.from(surfaceTiles.run({ surface }, {}))
const making = (performance.now() - begun) / 1000
const head = JSON.parse(made.toString('utf8', 0, TILES_HEAD))

const opened = await openBrowser()
const { page } = await opened.page({ viewport })
let known = 0
await page.route(/\/tiles$/, (route) => {
  known ||= performance.now()
  return route.fulfill({ json: head })
})
await page.route(/\/tiles\/\d+$/, (route) => {
  const at = TILES_HEAD + Number(route.request().url().split('/').at(-1)) * TILE_BYTES
  return route.fulfill({ body: made.subarray(at, at + TILE_BYTES), contentType: 'application/octet-stream' })
})
await page.goto('/')
await page.getByRole('button', { name: 'Two toolmarks, one edge' }).click()
await page.waitForURL(/\/result\/sha256:/)
await page.locator('.stage[data-picture=sharp]').waitFor()
const first = (performance.now() - known) / 1000
await page.waitForTimeout(2000) // the rest of the result is drawn

/** Pictures a second while the marks are moved in a circle, and the share of them that are sharp. */
const pan = (on: Page): Promise<{ rate: number; slowest: number; sharp: number; size: string }> =>
  on.evaluate(async (seconds) => {
    // biome-ignore lint/suspicious/noExplicitAny: the types of this program are not those of a page
    const web = globalThis as any
    const canvas = web.document.querySelector('.stage canvas')
    const { left, top, width, height } = canvas.getBoundingClientRect()
    canvas.setPointerCapture = () => {}
    let [x, y] = [left + width / 2, top + height / 2]
    const point = (type: string) =>
      canvas.dispatchEvent(
        new web.PointerEvent(type, { pointerId: 7, clientX: x, clientY: y, buttons: 1, bubbles: true }),
      )
    point('pointerdown')
    const gaps: number[] = []
    let sharp = 0
    const start = web.performance.now()
    await new Promise<void>((resolve) => {
      let last = start
      const step = (): void => {
        const now = web.performance.now()
        gaps.push(now - last)
        last = now
        if (canvas.parentElement.dataset.picture === 'sharp') sharp += 1
        x += 14 * Math.cos(gaps.length / 30)
        y += 14 * Math.sin(gaps.length / 30)
        point('pointermove')
        if (now - start < 1000 * seconds) web.requestAnimationFrame(step)
        else resolve()
      }
      web.requestAnimationFrame(step)
    })
    point('pointerup')
    gaps.sort((a, b) => a - b)
    return {
      rate: gaps.length / seconds,
      slowest: gaps[Math.floor(0.95 * gaps.length)]!,
      sharp: sharp / gaps.length,
      size: `${Math.round(width)} x ${Math.round(height)}`,
    }
  }, SECONDS)

const HEADER = ['mode', 'zoom', 'pixels', 'pictures a second', '95 % within', 'sharp']
const rows: string[][] = []
for (const mode of ['Split', 'Side by side', 'Overlay']) {
  await page.getByLabel(mode, { exact: true }).check()
  for (const zoom of ['Whole marks', '1:1']) {
    await page.getByRole('button', { name: 'Whole marks' }).click()
    await page.getByRole('button', { name: zoom, exact: true }).click()
    await page.locator('.stage').scrollIntoViewIfNeeded()
    await page.waitForTimeout(1000)
    const { rate, slowest, sharp, size } = await pan(page)
    rows.push([
      mode,
      zoom,
      size,
      rate.toFixed(0),
      `${slowest.toFixed(0)} ms`,
      `${(100 * sharp).toFixed(0)} %`,
    ])
  }
}
process.stdout.write(
  `${head.shape.join(' x ')} points: tiles made in ${making.toFixed(2)} s (cold code), first sharp picture ${first.toFixed(2)} s after them\n${columns(HEADER, rows)}\n`,
)
await opened.close()
await closeKept()
process.exit(0)
