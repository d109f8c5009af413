import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editedFile, noise } from '../../lab/trials/edits.ts'
import { noBrowser, openBrowser } from '../helpers/browser.ts'
import { simulatedFiles } from '../helpers/simulated-files.ts'

if (noBrowser !== undefined) console.warn(`test of a near copy on the page: skipped, ${noBrowser}`)

test.skipIf(noBrowser !== undefined)(
  'a mark and its copy with 1 nm of noise: the page says so above the number',
  { timeout: 400_000 },
  async () => {
    const opened = await openBrowser()
    try {
      const { folder, toolmarkA } = await simulatedFiles()
      const copy = join(folder, 'copy-of-tool-a.x3p')
      await writeFile(copy, editedFile(await readFile(toolmarkA), noise(1e-9)))
      const { page } = await opened.page()
      await page.goto('/')
      await page.getByText('Striated toolmark').click() // striae alone would be taken for those of a bullet
      await page.setInputFiles('#files-a', toolmarkA)
      await page.setInputFiles('#files-b', copy)
      await page.getByRole('button', { name: 'Compare A with B' }).click()
      await page.waitForURL(/\/result\/sha256:/)
      await page.locator('.lr').waitFor()
      const warning = page.getByText(/nearly the same scan/).first()
      expect((await warning.boundingBox())!.y).toBeLessThan((await page.locator('.lr').boundingBox())!.y)
    } finally {
      await opened.close()
    }
  },
)
