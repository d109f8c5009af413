/** A case from its scans to its answer, past a refusal; and what a refusal offers. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, type Opened, openBrowser, violations } from '../helpers/browser.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { type Body, comparison, form, marks } from '../helpers/form.ts'
import { bulletScans, faceScan, toolmarkScan } from '../helpers/simulated.ts'

if (noBrowser !== undefined) console.warn(`tests of cases on the page: skipped, ${noBrowser}`)

const COARSE = 6e-6 // over the limit of the specification, within that of the reference

let opened: Opened
let folder: string
const at = (name: string): string => join(folder, `${name}.x3p`)
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser()
  folder = await temporaryFolder()
  for (const cartridgeSeed of [1, 2, 3]) {
    const file = faceScan({ slideSeed: 1, cartridgeSeed, pitch: COARSE })
    await writeFile(at(cartridgeSeed === 1 ? 'yard' : `gun-${cartridgeSeed}`), file)
  }
  for (const land of bulletScans({ barrelSeed: 1, bulletSeed: 1, lands: 1, height: 0.3e-3 })) {
    for (const name of ['bullet-1', 'bullet-3']) await writeFile(at(name), land)
  }
}, 240_000)
afterAll(() => opened?.close())

/** Makes a case and shows it. */
async function newCase(number: string) {
  const { page, errors } = await opened.page({ viewport: { width: 1440, height: 900 } })
  const response = await page.request.post(`${opened.running.url}/v1/cases`, { data: { number } })
  const { id } = await response.json()
  await page.goto(`/cases/${id}`)
  const add = async (side: string, kind: string, files: readonly string[]) => {
    const panel = page.getByRole('region', { name: side })
    await panel.getByText(/^Add /).first().click()
    await panel.getByLabel('Kind of marks').selectOption(kind)
    await panel.getByLabel('Or single files').setInputFiles(files)
    await panel.getByRole('button', { name: 'Add to the case' }).click()
  }
  return { page, errors, add, id }
}
const QUESTIONED = 'Questioned marks'
const KNOWN = 'Known sources and their test fires'

describe.skipIf(noBrowser !== undefined)('a case', { timeout: 400_000 }, () => {
  test('goes from its scans to a refusal, and past it to its answer', async () => {
    const { page, errors, add, id } = await newCase('K-21/2026')
    await add(QUESTIONED, 'impressed', [at('yard')])
    await page.getByText('Q1', { exact: true }).waitFor()
    await add(KNOWN, 'impressed', [at('gun-2'), at('gun-3')])
    await page.getByText('K1.2', { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Compare yard with gun' }).click()
    await page.getByText('yard against gun. The result is added to the case').waitFor()
    await page.getByRole('button', { name: 'Compare with the known marks' }).click()
    const reasons = page.locator('.reasons li')
    await reasons.waitFor()
    expect(await reasons.allTextContents()).toEqual([
      expect.stringMatching(/^Questioned mark, scan 1; K1, scan 1; K2, scan 1: Pitch 6 µm is coarser/),
    ])
    await page.getByRole('button', { name: "Accept the reference's resolution and compare again" }).click()
    await page.locator('.lr').waitFor()
    await page.getByRole('button', { name: 'PDF' }).click()
    await expect.poll(() => page.getByLabel('Case', { exact: true }).inputValue()).toBe('K-21/2026')
    await page.getByLabel('Examiner').fill('A. Examiner')
    await page.reload()
    await page.getByRole('button', { name: 'PDF' }).click()
    expect(await page.getByLabel('Examiner').inputValue()).toBe('A. Examiner')

    await page.goto(`/cases/${id}`)
    const answers = page.locator('section[aria-labelledby=case-comparisons] td a')
    await answers.waitFor() // one: the refusal was replaced
    expect(await answers.textContent()).toMatch(/^LR \d/)
    const names = page.locator('section[aria-labelledby=case-reports] tbody a', {
      hasText: 'yard against gun',
    })
    expect(await names.count()).toBe(2)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('keeps the lands of a bullet, and gives an exhibit its name once', async () => {
    const { page, add } = await newCase('K-22/2026')
    await add(QUESTIONED, 'striated', [at('bullet-1'), at('bullet-3')])
    await page.getByText('Q1', { exact: true }).waitFor()
    const panel = page.getByRole('region', { name: QUESTIONED })
    await panel.getByLabel('Or single files').setInputFiles([])
    await panel.getByLabel('Or single files').setInputFiles([at('bullet-1'), at('bullet-3')])
    await panel.getByRole('button', { name: 'Add to the case' }).click()
    await panel.getByText('The case has an exhibit bullet already.').waitFor()
    await add(KNOWN, 'striated', [at('bullet-1')])
    await page
      .getByRole('region', { name: KNOWN })
      .getByText('The case has an exhibit bullet already.')
      .waitFor()
    await page.getByLabel('Test fire of bullet-1.x3p').fill('test')
    await page.getByLabel('Test fire of bullet-1.x3p').blur()
    await page.getByRole('region', { name: KNOWN }).getByRole('button', { name: 'Add to the case' }).click()
    await page.getByRole('button', { name: 'Compare bullet with bullet' }).click()
    const places = page.locator('section[aria-labelledby=mark-a] .place')
    await expect.poll(() => places.count()).toBe(3) // land 2 was not scanned
    expect(await page.getByText('bullet, scan 1').count()).toBe(1)
    await page.context().close()
  })
})

/** The answer to a comparison that is refused. */
async function refusal({ headers, payload }: Body) {
  const response = await fetch(`${opened.running.url}/v1/compare`, { method: 'POST', headers, body: payload })
  return (await response.json()) as { report_handle: string; reasons: { code: string }[] }
}

test.skipIf(noBrowser !== undefined)(
  'marks that agree only mirrored are compared again as one says it',
  async () => {
    const { page, errors } = await opened.page()
    const [a, b] = [1, 2].map((markSeed) => [toolmarkScan({ edgeSeed: 1, markSeed })])
    const given = comparison(a!, b!, { domain: 'toolmark', mark_b_mirrored: 'true' })
    const { report_handle, reasons } = await refusal(given)
    expect(reasons.map(({ code }) => code)).toEqual(['agree_only_mirrored'])
    await page.goto(`/result/${report_handle}`)
    await page
      .getByRole('button', { name: 'Mark A was scanned as its mirror image: compare again' })
      .waitFor()
    await page.getByRole('button', { name: 'Mark B was not mirrored: compare again' }).click()
    await page.locator('.lr').waitFor()
    expect(await page.getByText(/support for same source/).count()).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await page.context().close()
  },
  400_000,
)

test.skipIf(noBrowser !== undefined)(
  'a questioned mark that agrees with all known marks only mirrored is asked again as one says it',
  async () => {
    const { page, errors } = await opened.page()
    const [q, k1, k2] = [1, 2, 3].map((markSeed) => [toolmarkScan({ edgeSeed: 1, markSeed })])
    const given = form(
      ['domain', 'toolmark'],
      ...marks('mark_a', q!),
      ...marks('known_1', k1!),
      ...marks('known_2', k2!),
      ['mark_a_mirrored', 'true'],
    )
    const { report_handle } = await refusal(given)
    await page.goto(`/result/${report_handle}`)
    await page
      .getByRole('button', { name: 'The known marks were scanned as their mirror images: compare again' })
      .waitFor()
    await page.getByRole('button', { name: 'Questioned mark was not mirrored: compare again' }).click()
    await page.locator('.lr').waitFor()
    expect(errors).toEqual([])
    await page.context().close()
  },
  400_000,
)
