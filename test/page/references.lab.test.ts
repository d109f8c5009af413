import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type Opened, openBrowser, violations } from '../helpers/browser.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { bullet } from '../helpers/scans.ts'
import { faceScan } from '../helpers/simulated.ts'

if (noBrowser !== undefined) console.warn(`tests of the page of a reference: skipped, ${noBrowser}`)

let opened: Opened
let land: string
let face: string
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser()
  const folder = await temporaryFolder()
  ;[land, face] = ['land.x3p', 'face.x3p'].map((name) => join(folder, name)) as [string, string]
  await writeFile(land, bullet(11)[0]!)
  await writeFile(face, faceScan({ slideSeed: 1, cartridgeSeed: 1, pitch: 5e-6 }))
})
afterAll(() => opened?.close())

describe.skipIf(noBrowser !== undefined)('the page of a reference', () => {
  test('says whether it covers the scans of a case, with the reasons, and exports it', async () => {
    const { page, errors } = await opened.page()
    await page.goto('/references/striated')
    const panel = page.getByRole('region', { name: 'Can I use it for my case?' })
    await panel.getByLabel('Scans of the case (X3P)').setInputFiles([land])
    await panel.getByText(/^Yes/).waitFor()
    await panel.getByLabel('Scans of the case (X3P)').setInputFiles([land, face])
    await panel.getByText('Not as they are: 1 of 2 scans is refused.', { exact: false }).waitFor()
    expect(await panel.locator('li').allTextContents()).toEqual([
      expect.stringMatching(/^land\.x3p: /),
      expect.stringMatching(/^face\.x3p: refused\. /),
    ])
    expect(await violations(page)).toEqual([])

    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as JSON' }).click()
    expect((await saved).suggestedFilename()).toBe('striated.json')
    expect(errors).toEqual([])
    await page.context().close()
  })
})
