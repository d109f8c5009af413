import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAllFromOrigin,
  noBrowser,
  type Opened,
  openBrowser,
  openTab,
  standsStill,
  violations,
  type Watched,
} from '../helpers/browser.ts'
import { keepScreen } from '../helpers/screens.ts'
import { simulatedFiles } from '../helpers/simulated-files.ts'

if (noBrowser !== undefined) console.warn(`tests of the screens: skipped, ${noBrowser}`)

let opened: Opened
let files: Awaited<ReturnType<typeof simulatedFiles>>
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser()
  files = await simulatedFiles()
})
afterAll(() => opened?.close())

/** Goes from an example to its result, and gives the handle of the report. */
async function resultOf(page: Page, title: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: title }).click()
  await page.waitForURL(/\/result\/sha256:/)
  await page.locator('main h1').waitFor()
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!)
}

/** Holds the screen to WCAG in both themes, keeps its pictures, and checks that nothing was asked for elsewhere. */
async function held(watched: Watched, name: string): Promise<void> {
  const { page, errors } = watched
  expect(await page.title()).toBe(`${await page.locator('h1').textContent()} – Markgraph`)
  for (const theme of ['light', 'dark'] as const) {
    await page.getByLabel('Theme').selectOption(theme)
    expect(await violations(page), `${name}, ${theme}`).toEqual([])
    await keepScreen(page, theme === 'light' ? name : `${name}-dark`)
  }
  expect(errors).toEqual([])
  expectAllFromOrigin(watched, opened)
}

const linesOf = (paths: { getAttribute(name: string): string | null }[]) =>
  paths.map((path) => path.getAttribute('d'))

const LANDS = 3 // a side, on the screen of comparing

describe.skipIf(noBrowser !== undefined)('every screen', { timeout: 400_000 }, () => {
  test('compare, with scans that are read', async () => {
    const watched = await opened.page()
    const { page } = watched
    await page.goto('/')
    await page.setInputFiles('#files-a', files.bulletA.slice(0, LANDS))
    await page.setInputFiles('#files-b', files.bulletB.slice(0, LANDS))
    await expect.poll(() => page.locator('.place .check').count(), { timeout: 120_000 }).toBe(2 * LANDS)
    await page.getByRole('button', { name: 'Edges of a-land1.x3p' }).click()
    await page.locator('.edges-picture line').first().waitFor({ state: 'attached' }) // a line has no area
    await standsStill(page)
    await held(watched, 'compare')
    await page.context().close()
  })

  test('an address that is none is a page that says so', async () => {
    const watched = await opened.page()
    const { page, errors } = watched
    const response = await page.goto('/nonsense')
    expect(response!.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('There is no page at /nonsense')
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Compare two marks' }).click()
    await page.getByRole('heading', { name: 'Mark A' }).waitFor()
    expect(errors.filter((one) => !one.includes('404'))).toEqual([])
    await page.context().close()
  })

  test('result of two bullets, and its graph from a region in two clicks', async () => {
    const watched = await opened.page()
    const { page } = watched
    await resultOf(page, 'Two bullets, one barrel')
    await page.locator('.region-choice select').waitFor()
    await held(watched, 'result-bullets')
    await page.getByRole('tab', { name: 'Marks' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.matrix button').first().waitFor()
    await page.locator('.signatures').waitFor()
    expect(page.url()).toMatch(/#why$/)
    await held(watched, 'result-why')
    await page.keyboard.press('ArrowRight')
    await page.locator('section[aria-labelledby=reference] .scene').nth(1).waitFor()
    await held(watched, 'result-reference')
    await page.keyboard.press('End')
    await page.getByRole('heading', { name: 'Computation' }).waitFor()
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Computation')
    await openTab(page, 'Marks')
    await page.locator('.region-choice select').selectOption('0')
    await page.getByRole('link', { name: 'the signature of A' }).click()
    await page.locator('.box[aria-pressed=true]').waitFor()
    expect(await page.locator('.box[aria-pressed=true]').textContent()).toContain('Signature of the land')
    await page.getByRole('heading', { name: 'Artifact: signature.1d' }).waitFor()
    await page.locator('.explorer-side .profile').last().waitFor()
    const panel = page.locator('section[aria-labelledby=group]')
    await expect
      .poll(() => panel.textContent())
      .toMatch(/Runs12Time[\d.]+ m?s; this run [\d.]+ m?sSize[\d.]+ kB/)
    await held(watched, 'graph')
    await page.getByText('What if a parameter had another value?').click()
    await panel.getByLabel('lambda_c, µm').fill('100')
    await page.getByRole('button', { name: 'Compare again' }).click()
    await panel.getByText('Uncalibrated').waitFor()
    await expect.poll(() => panel.textContent()).toMatch(/Likelihood ratio14 \(log₁₀ 1\.13\)none/)
    expect(await panel.textContent()).toMatch(/Score0\.\d+0\.\d+/)
    await expect.poll(() => panel.locator('.profile').count(), { timeout: 120_000 }).toBe(3)
    const [, was, tried] = await panel.locator('.profile path').evaluateAll(linesOf)
    expect(tried).not.toBe(was)
    expect(await panel.getByLabel('lambda_c, µm').inputValue()).toBe('100') // what was tried stays
    expect(await violations(page)).toEqual([])
    await panel.getByLabel('lambda_c, µm').fill('-1')
    await page.getByRole('button', { name: 'Compare again' }).click()
    await panel
      .getByText(/lambda_c/)
      .last()
      .waitFor()
    expect(await panel.locator('.notice.failure').textContent()).toMatch(/lambda_c/)
    watched.forgive() // the console tells of the refusal
    await page.locator('.graph-detail select').selectOption('runs')
    await expect.poll(() => page.locator('.box').count()).toBeGreaterThan(60)
    await page.context().close()
  })

  test('result of two breech faces, without a warning, the maps on each other, and a surface in another band', async () => {
    const watched = await opened.page()
    const { page } = watched
    await resultOf(page, 'Two breech faces, one slide')
    await openTab(page, 'Checks')
    expect(await page.locator('.notice.warning').count()).toBe(0)
    expect(await page.locator('section[aria-labelledby=scope]').textContent()).toMatch(/All \d+ checks pass/)
    await openTab(page, 'Why this number')
    await page.locator('.cell.congruent').first().waitFor()
    expect(await page.getByText('is an absence of agreement').count()).toBe(0)
    const blend = page.locator('.face-maps canvas').nth(1)
    expect(await blend.getAttribute('style')).toContain('0.5')
    await page.getByLabel(/^Blend/).focus()
    await page.keyboard.press('End')
    await expect.poll(() => blend.getAttribute('style')).toMatch(/opacity: 1\b/)
    await page.keyboard.press('Home')
    for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight')
    await held(watched, 'result-breech-faces')
    await page.getByRole('link', { name: 'Graph of the computation' }).click()
    await page.locator('.box.step', { hasText: 'Read' }).click()
    await page.locator('.box', { hasText: 'Read the scan' }).click()
    await page.locator('.outputs button').first().click()
    await page.getByText('What if the band were different?').click()
    await page.getByLabel('Short cutoff, µm').fill('20')
    await page.getByRole('button', { name: 'Show both' }).click()
    await page.getByText('Uncalibrated').waitFor()
    await expect.poll(() => page.locator('.explorer-side .relief').count(), { timeout: 120_000 }).toBe(4)
    await held(watched, 'graph-what-if')
    await page.context().close()
  })

  test('a result for different sources says that it is an absence of agreement', async () => {
    const watched = await opened.page()
    await resultOf(watched.page, 'Two toolmarks, two edges')
    const { page } = watched
    await page.getByText(/^Support for different sources is an absence of agreement\./).waitFor()
    await page.getByText('In plain words').click()
    await page.getByText(/^A score like this one is [\d.]+ times as probable if the second is true/).waitFor()
    await page.getByRole('group').getByLabel('Language').last().selectOption('Deutsch')
    const german = page.locator('[lang=de]')
    await german
      .getByText(/^Ein Score wie dieser ist [\d,]+-mal so wahrscheinlich, wenn die zweite/)
      .waitFor()
    await held(watched, 'result-different')
    await page.context().close()
  })

  test('a refusal', async () => {
    const watched = await opened.page()
    await resultOf(watched.page, 'Two breech faces, scanned too coarsely')
    await watched.page.locator('.notice.refusal').waitFor()
    expect(await watched.page.locator('.headline .state').textContent()).toBe('✕ Refused')
    await held(watched, 'refusal')
    await watched.page.context().close()
  })

  test('recent reports lead to their results', async () => {
    const watched = await opened.page()
    const { page } = watched
    await resultOf(page, 'Two toolmarks, one edge') // a refusal has no pictures
    await page.goto('/recent')
    await page.locator('tbody tr').first().waitFor()
    await expect.poll(() => page.locator('.thumbs canvas').count()).toBeGreaterThan(1)
    await held(watched, 'recent')
    await page.locator('tbody a').first().click()
    await page.waitForURL(/\/result\//)
    await page.context().close()
  })

  test('a case is made, gets a report from its result, an item and its texts, and is found and closed', async () => {
    const watched = await opened.page()
    const { page } = watched
    await page.goto('/cases')
    await page.getByText('There is no case yet.').waitFor() // so the form stands open
    await page.getByLabel('Number', { exact: true }).fill('K-17/2026')
    await page.getByLabel('What it is about').fill('Mill Lane')
    await page.getByRole('button', { name: 'Make the case' }).click()
    await page.getByRole('heading', { name: 'Case K-17/2026' }).waitFor()
    const report = await resultOf(page, 'Two toolmarks, one edge')
    await page.getByText('Add this report to a case').click()
    await page.getByLabel('Number of the case').fill('K-0')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('No case is called "K-0".').waitFor()
    watched.forgive() // the console tells of the refusal
    await page.getByLabel('Number of the case').fill('K-17/2026')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.waitForURL(/\/cases\//)
    await page.locator('section[aria-labelledby=case-reports] tbody tr').waitFor()
    expect(await page.getByRole('heading', { name: 'Compare two answers' }).count()).toBe(0)
    await page.getByText('Add another item').click()
    await page.getByLabel('Exhibit').fill('Item 1')
    await page.getByLabel('Its marks').fill(report)
    await page.locator('details[open] button').click()
    await page.getByText('Item 1').waitFor()
    await page.getByText('Change number, name and texts').click()
    await page.getByLabel('What it is about').fill('')
    await page.getByLabel('Relevant population').fill('Screwdrivers of the town')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('dd', { hasText: 'Screwdrivers of the town' }).waitFor()
    expect(await page.getByText('Mill Lane').count()).toBe(0)
    await held(watched, 'case')
    expect(await page.locator('main button').last().textContent()).toBe('Close the case')
    await page.getByRole('button', { name: 'Close the case' }).click()
    await page.getByText('This case is closed.').waitFor()
    expect(await page.getByText('Add another item').count()).toBe(0)
    await page.getByRole('link', { name: 'All cases' }).click()
    await page.getByLabel('Find').fill(report.slice(0, 30))
    await page.keyboard.press('Enter')
    await page.getByRole('row', { name: /^K-17\/2026 closed 1 1/ }).waitFor()
    await held(watched, 'cases')
    await page.getByRole('link', { name: 'K-17/2026' }).click()
    await page.locator('section[aria-labelledby=case-reports] a').first().click()
    await page.waitForURL(/\/result\//)
    await page.context().close()
  })

  test('two answers of a case are put beside each other', async () => {
    const watched = await opened.page()
    const { page, errors } = watched
    const reports: string[] = []
    for (const title of ['Two toolmarks, one edge', 'Two bullets, one barrel']) {
      reports.push(await resultOf(page, title))
    }
    await page.goto('/cases')
    await page.locator('tbody tr').first().waitFor()
    await page.getByText('New case').click()
    await page.getByLabel('Number', { exact: true }).fill('K-18/2026')
    await page.getByRole('button', { name: 'Make the case' }).click()
    await page.getByRole('heading', { name: 'Case K-18/2026' }).waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const response = await page.request.patch(`/v1/cases/${id}`, {
      data: { add: { reports: reports.map((handle) => ({ handle, replaces: null })) } },
    })
    expect(response.status()).toBe(200)
    await page.reload()
    await page.getByRole('heading', { name: 'Compare two answers' }).waitFor()
    await expect.poll(() => page.locator('.thumbs canvas').count()).toBe(4)
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Second report').selectOption(reports[0]!)
    await page.getByRole('button', { name: 'Show what differs' }).click()
    await page.getByText('Both are the same report. Choose two different ones.').waitFor()
    await page.getByLabel('Second report').selectOption(reports[1]!)
    await page.getByRole('button', { name: 'Show what differs' }).click()
    await page.waitForURL((url) => url.pathname + url.search === `/graph/${reports[0]}?with=${reports[1]}`)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('references and one of them with its plots', async () => {
    const watched = await opened.page()
    const { page } = watched
    await page.goto('/references')
    await page.locator('tbody tr').first().waitFor()
    expect(await page.getByRole('columnheader').allTextContents()).not.toContain('Cllr, in-sample')
    const faces = page.getByRole('row', { name: /^Breech faces of sixteen slides/ }).first()
    expect(await faces.getByRole('cell').allTextContents()).toEqual(
      expect.arrayContaining(['22', 'Ruger SR9, others not stated', '6.25 to 7.38', '0.285 to 0.582']),
    )
    await held(watched, 'references')
    await page.getByRole('link', { name: /^Bullets of seven/ }).click()
    await page.getByRole('heading', { name: 'On data sets left out' }).waitFor()
    await page.getByRole('row', { name: /^csafe-variability 9 135 0\.587/ }).waitFor()
    await page.getByRole('heading', { name: 'What it covers' }).waitFor()
    await page.getByRole('button', { name: 'Show the plots' }).click()
    await expect.poll(() => page.locator('img.paper').count(), { timeout: 120_000 }).toBe(5)
    await held(watched, 'reference')
    await page.context().close()
  })

  test('the benchmark', async () => {
    const watched = await opened.page()
    const { page } = watched
    await page.goto('/benchmark')
    await page.getByRole('heading', { name: 'Leaderboard' }).waitFor()
    await page.locator('tbody tr').first().waitFor()
    await page.getByText('Submit your likelihood ratios').click()
    await held(watched, 'benchmark')
    await page.context().close()
  })

  test('studies: a new one from a manifest and files, its scores', async () => {
    const watched = await opened.page()
    const { page } = watched
    await page.goto('/studies')
    await page.getByText('There is no study yet.').waitFor() // so the form stands open
    await page.getByLabel('Name', { exact: true }).fill('two edges')
    await page.getByLabel('Kind of marks').selectOption('toolmark')
    const manifest =
      'study,source,mark,scan\nlab,t1,m1,tool-a.x3p\nlab,t1,m2,tool-b.x3p\nlab,t2,m3,tool-c.x3p\n'
    const scans = [files.toolmarkA, files.toolmarkB, files.toolmarkC]
    await page.getByLabel('Or single files').setInputFiles([
      { name: 'manifest.csv', mimeType: 'text/csv', buffer: Buffer.from(manifest) },
      ...(await Promise.all(
        scans.map(async (path, i) => ({
          name: `tool-${'abc'[i]}.x3p`,
          mimeType: 'application/octet-stream',
          buffer: await readFile(path),
        })),
      )),
    ])
    await page.getByText('Read from manifest.csv.').waitFor()
    await page.getByRole('button', { name: 'Create and run' }).click()
    await page.waitForURL(/\/studies\/\w+/)
    await page.locator('.score-matrix').waitFor()
    await expect.poll(() => page.locator('.score-matrix td[style]').count()).toBe(6)
    await page.getByLabel(/^A link is a pair/).fill('2')
    await page.getByRole('button', { name: 'Find links' }).click()
    await page.locator('.cluster').first().waitFor()
    expect(await page.locator('.cluster h3').allTextContents()).toEqual(['Cluster 1: 2 marks, 1 link'])
    expect(await page.locator('.network circle').count()).toBe(2)
    await held(watched, 'study')
    await page.getByLabel('Id').fill('two-edges')
    await page.getByLabel('Name in reports').fill('Two edges')
    await page.getByLabel('Who vouches for the population').fill('The laboratory says so.')
    await page.getByRole('button', { name: 'Make reference' }).click()
    await page.locator('.notice.failure').waitFor() // three pairs are too few
    expect(await page.locator('.notice.failure').textContent()).toMatch(/pairs/)
    await page.context().close() // its console tells of the refusal
    const list = await opened.page()
    await list.page.goto('/studies')
    await list.page.locator('tbody tr').first().waitFor()
    await held(list, 'studies')
    await list.page.context().close()
  })

  test.each(['verify', 'about'])('%s', async (name) => {
    const watched = await opened.page()
    await watched.page.goto(`/${name}`)
    await watched.page.locator('main h1').waitFor()
    await standsStill(watched.page)
    await held(watched, name)
    await watched.page.context().close()
  })

  test('a reference is imported from a file; one with a fault is refused with the reason', async () => {
    const { page } = await opened.page()
    const striated = JSON.parse(await readFile('references/striated.json', 'utf8'))
    const give = async (changes: object) => {
      const text = JSON.stringify({ ...striated, id: 'other-lab', name: 'Another laboratory', ...changes })
      await page.setInputFiles('[name=reference]', {
        name: 'reference.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
      await page.getByLabel('Who vouches for the population').fill('The laboratory says so.')
      await page.getByRole('button', { name: 'Import' }).click()
    }
    await page.goto('/references')
    await page.getByText('Import a reference').click()
    await give({ n_sources: 0 })
    expect(await page.locator('.notice.failure').textContent()).toMatch(/n_sources/)
    expect(await violations(page)).toEqual([])
    await give({})
    await page.waitForURL(/\/references\/other-lab/)
    await page.getByRole('heading', { name: 'Another laboratory' }).waitFor()
    await page.context().close()
  })
})
