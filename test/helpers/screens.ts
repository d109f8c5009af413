/** Pictures of the screens in `docs/screens`, made again when `MARKGRAPH_SCREENS=1`: those that a guide shows. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

const WANTED = process.env['MARKGRAPH_SCREENS'] === '1'
const QUALITY = 0.8
const MAX_HEIGHT = 2400 // of a screen that is longer, the top is shown

/** Keeps what the page shows as `docs/screens/<name>.webp`, where there is such a picture. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  const path = `docs/screens/${name}.webp`
  if (!WANTED || !existsSync(path)) return
  const { height } = await page.evaluate<{ height: number }>(
    '({ height: document.documentElement.scrollHeight })',
  )
  const clip = { x: 0, y: 0, width: page.viewportSize()!.width, height: Math.min(height, MAX_HEIGHT) }
  const png = await page.screenshot({ fullPage: true, clip })
  const blank = await page.context().browser()!.newPage()
  try {
    // Chromium packs WebP itself, much smaller than PNG
    const packed = await blank.evaluate<string>(`(async () => {
      const image = new Image()
      image.src = 'data:image/png;base64,${png.toString('base64')}'
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', ${QUALITY})
    })()`)
    await writeFile(path, Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64'))
  } finally {
    await blank.close()
  }
}
