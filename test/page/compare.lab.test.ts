import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAllFromOrigin, noBrowser, type Opened, openBrowser, openTab } from '../helpers/browser.ts'
import { tasksDuring } from '../helpers/main-thread.ts'
import { readPdf } from '../helpers/pdf.ts'
import { simulatedFiles } from '../helpers/simulated-files.ts'
import { strokes, WIDE } from '../helpers/studies.ts'

if (noBrowser !== undefined) console.warn(`tests of the page: skipped, ${noBrowser}`)

let opened: Opened
let files: Awaited<ReturnType<typeof simulatedFiles>>
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser({ env: {} }) // a server that knows nothing yet, as comparisons are watched here
  files = await simulatedFiles()
})
afterAll(() => opened?.close())

const cards = (page: Page, side: 'a' | 'b') =>
  page.locator(`section[aria-labelledby="mark-${side}"] .place .title`).allTextContents()
const read = (page: Page, side: 'a' | 'b', count: number) =>
  expect
    .poll(() => page.locator(`section[aria-labelledby="mark-${side}"] .place .check`).count(), {
      timeout: 120_000,
    })
    .toBe(count)
const give = (page: Page, side: 'a' | 'b', paths: readonly string[]) =>
  page.setInputFiles(`#files-${side}`, paths as string[])

describe.skipIf(noBrowser !== undefined)('comparing on the page', { timeout: 400_000 }, () => {
  test('one click on an example leads to its result, without reading anything', async () => {
    const watched = await opened.page()
    const { page, errors } = watched
    await page.goto('/')
    await page.getByRole('button', { name: 'Two toolmarks, one edge' }).click()
    await page.waitForURL(/\/result\/sha256:/)
    await page.waitForSelector('.lr')
    expect(await page.locator('.lr').textContent()).toMatch(/^LR [\d,.]+/)
    await page.waitForSelector('.marked')
    const paint = await page.evaluate<number>(
      `performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint').startTime`,
    )
    process.stdout.write(`first contentful paint: ${Math.round(paint)} ms\n`)
    expect(errors).toEqual([])
    expectAllFromOrigin(watched, opened)
    await page.context().close()
  })

  test('lands are put in order by dragging and by keys, a gap takes a place, and the comparison keeps them', async () => {
    const { page, errors } = await opened.page({ viewport: { width: 1280, height: 1600 } })
    await page.goto('/')
    await give(page, 'a', [files.bulletA[2]!, files.bulletA[0]!, files.bulletA[1]!])
    await give(page, 'b', files.bulletB.slice(0, 3))
    await read(page, 'a', 3)
    await read(page, 'b', 3)
    await expect.poll(() => cards(page, 'a')).toEqual(['a-land1.x3p', 'a-land2.x3p', 'a-land3.x3p']) // by name
    // pictures that come later move what is dragged
    await expect.poll(() => page.locator('.place canvas.relief[width]').count(), { timeout: 120_000 }).toBe(6)
    const handles = page.locator('section[aria-labelledby="mark-a"] .move')
    await handles.nth(0).hover()
    await page.mouse.down()
    const to = (await handles.nth(2).boundingBox())!
    await page.mouse.move(to.x + 5, to.y + to.height - 4, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => cards(page, 'a')).toEqual(['a-land2.x3p', 'a-land3.x3p', 'a-land1.x3p'])
    await handles.nth(2).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => cards(page, 'a')).toEqual(['a-land1.x3p', 'a-land2.x3p', 'a-land3.x3p'])
    await expect
      .poll(() => page.locator('section[aria-labelledby="mark-a"] [role=status]').textContent())
      .toContain('Moved to place 1 of 3')
    for (const side of ['a', 'b']) {
      await page.locator(`section[aria-labelledby="mark-${side}"]`).getByText('Add a gap').click()
    }
    await page.locator('section[aria-labelledby="mark-a"] .move').nth(3).focus()
    await page.keyboard.press('ArrowUp')
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/v1/compare') && request.method() === 'POST',
    )
    await page.getByRole('button', { name: 'Compare A with B' }).click()
    const body = (await sent).postData() ?? ''
    expect(body).toMatch(/name="mark_a_lands"\s+1,2,4/)
    expect(body).toMatch(/name="mark_b_lands"\s+1,2,3/)
    expect(body).toMatch(/name="n_lands"\s+4/)
    expect(body).toMatch(/name="async"\s+true/)
    await page.waitForURL(/\/result\/sha256:/)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('edges that the visitor sets go into the comparison', async () => {
    const { page } = await opened.page()
    await page.goto('/')
    await give(page, 'a', [files.bulletA[0]!])
    await give(page, 'b', [files.bulletB[0]!])
    await read(page, 'a', 1)
    await read(page, 'b', 1)
    await page.getByRole('button', { name: 'Edges of a-land1.x3p' }).click()
    await page.getByLabel('Left edge').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('.edges').textContent()).toContain('Set by you')
    const sent = page.waitForRequest((request) => request.url().endsWith('/v1/compare'))
    await page.getByRole('button', { name: 'Compare A with B' }).click()
    expect((await sent).postData() ?? '').toMatch(/name="mark_a_edges"\s+\d+:\d+/)
    await page.waitForURL(/\/result\/sha256:/)
    await expect.poll(() => page.locator('.notice.warning').textContent()).toMatch(/diagnos|one land/i)
    await page.context().close()
  })

  test('a comparison is cancelled, and the scans stay', async () => {
    const { page } = await opened.page()
    await page.goto('/')
    await give(page, 'a', files.bulletA)
    await give(page, 'b', files.bulletC)
    await read(page, 'a', 6)
    await read(page, 'b', 6)
    await page.getByRole('button', { name: 'Compare A with B' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('The comparison was cancelled.').waitFor()
    expect((await cards(page, 'a')).length).toBe(6)
    await page.context().close()
  })

  test('what cannot be read is said at the scan, and the comparison waits', async () => {
    const { page } = await opened.page()
    await page.goto('/')
    await give(page, 'a', [files.notAScan])
    await give(page, 'b', [files.bulletB[0]!])
    await page.locator('.place .check.refuse').first().waitFor()
    await expect.poll(() => page.locator('#missing').textContent()).toContain('could not be read')
    expect(await page.getByRole('button', { name: 'Compare A with B' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await page.context().close()
  })

  test('the resolution of the reference is accepted where a scan is coarser than the standard has it', async () => {
    const { page, errors } = await opened.page()
    await page.goto('/')
    await page.getByLabel('Toolmark').check()
    const { scan, bytes } = strokes(1, 1, WIDE)[0]!
    await page.setInputFiles('#files-a', {
      name: scan,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    })
    const caution = page.locator('.place .check.warn', { hasText: 'coarser than' })
    await caution.waitFor()
    expect(await caution.textContent()).not.toContain('resolution=')
    await page.getByRole('button', { name: 'Accept the resolution of the reference' }).click()
    await caution.waitFor({ state: 'detached' })
    await page.getByText('How the scans are read and compared').click()
    expect(await page.getByLabel('Accepted resolution').inputValue()).toBe('reference')
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('a refusal is a result with its reason', async () => {
    const { page } = await opened.page()
    await page.goto('/')
    await page.getByRole('button', { name: 'Two breech faces, scanned too coarsely' }).click()
    await page.waitForURL(/\/result\/sha256:/)
    const notice = page.locator('.notice.refusal')
    await notice.waitFor()
    expect(await notice.textContent()).toMatch(/No likelihood ratio.*pitch/is)
    expect(await page.locator('.lr').count()).toBe(0)
    await page.context().close()
  })

  test('twelve lands are compared and read while no task of the page takes 50 ms of its main thread', async () => {
    const { page } = await opened.page()
    const tasks = await tasksDuring(page, async () => {
      await page.goto('/')
      await give(page, 'a', files.bulletA)
      await give(page, 'b', files.bulletB)
      await read(page, 'a', 6)
      await read(page, 'b', 6)
      await page.getByRole('button', { name: 'Compare A with B' }).click()
      await page.locator('.stages li').first().waitFor()
      await page.waitForURL(/\/result\/sha256:/)
      await openTab(page, 'Reference')
      await page.locator('section[aria-labelledby=reference] .scene').nth(1).waitFor()
      await openTab(page, 'Why this number')
      await page.locator('.matrix button').first().waitFor()
      await page.locator('.signatures').waitFor()
      // not until the network is idle: the script of a worker that ended while it was loaded is asked for for ever
      await page.waitForTimeout(2000)
    })
    process.stdout.write(
      `longest tasks of the page while twelve lands were read and compared: ${tasks
        .slice(0, 3)
        .map(({ ms, parts }) => `${ms.toFixed(1)} (${parts})`)
        .join('; ')} ms of processor time, of ${tasks.length} tasks\n`,
    )
    expect(tasks.length).toBeGreaterThan(500)
    expect(tasks[0]!.ms, tasks[0]!.parts).toBeLessThan(50)
    const [busy] = await tasksDuring(page, () =>
      page.evaluate('for (const end = performance.now() + 2000; performance.now() < end; );'),
    )
    expect(busy!.ms).toBeGreaterThan(50) // the measure sees what it should
    await expect.poll(() => page.locator('.matrix button').count()).toBe(36)
    await page.locator('.matrix button').nth(1).click()
    await expect
      .poll(() => page.locator('section[aria-labelledby="evidence"] figcaption').first().textContent(), {
        timeout: 120_000,
      })
      .toContain('Land 1 of A over land 2 of B')
    await page.context().close()
  })

  test('with keys alone, a person gets from files to a PDF', async () => {
    const { page, errors } = await opened.page()
    await page.goto('/')
    for (const side of ['A', 'B'] as const) {
      await tabTo(page, new RegExp(`choose files of mark ${side}`, 'i'))
      const chooser = page.waitForEvent('filechooser')
      await expect.poll(() => focused(page)).toMatch(/choose files/i) // the browser has heard by then what is waited for
      await page.keyboard.press('Space')
      await (await chooser).setFiles([files[`toolmark${side}`]])
    }
    await tabTo(page, /striated toolmark|bullet lands/i)
    while (!(await focused(page)).match(/toolmark/i)) await page.keyboard.press('ArrowDown')
    await read(page, 'a', 1)
    await read(page, 'b', 1)
    await tabTo(page, /^compare a with b/i)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/result\/sha256:/)
    await page.locator('main h1').waitFor()
    await expect.poll(() => page.locator('main').textContent()).toContain('log₁₀ LR')
    await tabTo(page, /^pdf/i)
    await page.keyboard.press('Enter')
    for (const [field, words] of Object.entries(PRINTED)) {
      await tabTo(page, new RegExp(`^${field}`, 'i'))
      await page.keyboard.type(words)
    }
    await tabTo(page, /^save the pdf/i)
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await page
      .getByRole('status')
      .getByText(`Saved as ${(await download).suggestedFilename()}.`)
      .waitFor()
    await (await download).saveAs(join(files.folder, 'report.pdf'))
    await page.getByLabel('With the section on sensitivity').check()
    await page.getByText('A bundle does not prove a PDF with this section').waitFor()
    const { text } = await readPdf(await readFile(join(files.folder, 'report.pdf')))
    for (const words of Object.values(PRINTED).flatMap((one) => one.split('; ')))
      expect(text).toContain(words)
    expect(errors).toEqual([])
    await page.context().close()
  })
})

/** What a person writes on a PDF, by the labels of the fields in their order. */
const PRINTED = {
  case: 'K-17',
  'exhibit of mark A': 'Exhibit 4',
  'exhibit of mark B': 'Exhibit 9',
  examiner: 'A. Examiner',
  date: '22 November 2026',
  'who signs': 'A. Examiner; B. Reviewer',
}

/** What the focus is on, as a person hears it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const at = document.activeElement
    if (at === document.body) return ''
    const label = at.labels?.[0]?.textContent ?? ''
    return (at.getAttribute('aria-label') ?? (label || at.textContent)).trim()
  })()`)

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`Tab never came to ${name}`)
}
