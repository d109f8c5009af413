/** The page in other languages: its words come from the tables, and they fit on a phone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scaleIn } from '../../src/words/languages/scales.ts'
import { noBrowser, type Opened, openBrowser, standsStill, violations } from '../helpers/browser.ts'
import { keepScreen } from '../helpers/screens.ts'

if (noBrowser !== undefined) console.warn(`tests of the languages of the page: skipped, ${noBrowser}`)

let opened: Opened
beforeAll(async () => {
  if (noBrowser !== undefined) return
  opened = await openBrowser()
})
afterAll(() => opened?.close())

const SCREENS = [
  '/',
  '/cases',
  '/recent',
  '/reviews',
  '/references',
  '/references/striated',
  '/studies',
  '/plans',
  '/checks',
  '/search',
  '/collections',
  '/verify',
  '/about',
  '/benchmark',
]
const PHONE = { width: 390, height: 844 }

const GREEK = 'αβγδεζηθικλμνξοπρστυφχψωςάέ'
const inGreek = (text: string): string =>
  text.replaceAll(/\{\w+\}|[a-zà-ÿ]/gi, (found) =>
    found.length > 1 ? found : GREEK[(found.toLowerCase().codePointAt(0)! - 97) % 26]!,
  )

/** Shows every German text in Greek letters. */
async function speakGreek(page: Page): Promise<void> {
  await page.route(/\/assets\/german-[^/]*\.js$/, async (route) => {
    const code = await (await route.fetch()).text()
    const module: Record<string, Record<string, string>> = await import(
      `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    )
    const [[name, table]] = Object.entries(module) as [[string, Record<string, string>]]
    const entries = Object.entries(table).map(([english, text]) => [english, inGreek(text)])
    const body = `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))}`
    await route.fulfill({ body, contentType: 'text/javascript' })
  })
}

/** All texts that the service sends to the page, as soon as they have been read. */
function textsSent(page: Page): () => Promise<Set<string>> {
  // the steps of the verbal scale are words of the printed report, which has tables of its own
  const texts = new Set(scaleIn('de', 'specification').steps.map(({ support }) => support))
  const reading: Promise<void>[] = []
  const add = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value)
    else if (value !== null && typeof value === 'object') {
      for (const [name, own] of Object.entries(value)) {
        texts.add(name)
        add(own)
      }
    }
  }
  page.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    reading.push(response.json().then(add, () => undefined))
  })
  return async () => {
    await Promise.all(reading)
    return texts
  }
}

/** What the visitor reads, without parts that say that they are of another language. */
const READ = `(() => {
  const parts = []
  const walk = (node) => {
    if (node.nodeType === 3) return void parts.push(node.data)
    if (node.nodeType !== 1 || node.matches('script, noscript, style, code, kbd, [lang]:not(html)')) return
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      if (node.hasAttribute(name)) parts.push(node.getAttribute(name))
    }
    for (const child of node.childNodes) walk(child)
    parts.push(' ')
  }
  walk(document.body)
  return parts.join('\\n')
})()`

/** Words that are the same in every language: names, units and symbols. */
const NAMES =
  /^(markgraph|verify|html|LR|log|Cllr|AUC|X3P|API|CSV|PDF|NaN|SHA|ENFSI|ISO|UTC|mm|nm|kB|MB|GB|MiB|ms|min|px|rms|dx|max|source|mark|scan|study|land)$/

/** Latin words of the page that are no data. */
async function latinWords(page: Page, sent: () => Promise<Set<string>>): Promise<string[]> {
  // the name goes first: where the service sends the word “mark”, a rest of it would be left
  let text = (await page.evaluate<string>(READ)).replaceAll('Markgraph', ' ')
  for (const data of [...(await sent())].toSorted((one, other) => other.length - one.length)) {
    if (data.length > 2) text = text.replaceAll(data, ' ')
    const first = data.charAt(0).toUpperCase() + data.slice(1)
    if (data.length > 2) text = text.replaceAll(first, ' ')
  }
  const words = text.match(/[A-Za-z]{2,}/g) ?? []
  return [...new Set(words.filter((word) => !NAMES.test(word)))]
}

async function shown(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main h1').waitFor()
  await standsStill(page)
}

describe.skipIf(noBrowser !== undefined)('the page in other languages', { timeout: 400_000 }, () => {
  test('takes all of its words from the tables', async () => {
    const { page } = await opened.page({ locale: 'de-DE' })
    const context = page.context()
    const found = await Promise.all(
      SCREENS.map(async (path) => {
        const own = await context.newPage()
        await speakGreek(own)
        const sent = textsSent(own)
        await shown(own, path)
        return [path, await latinWords(own, sent)] as const
      }),
    )
    expect(found.filter(([, words]) => words.length > 0)).toEqual([])
    await context.close()
  })

  test('shows a result in German, with its warnings and checks', async () => {
    const { page, errors } = await opened.page({ locale: 'de-DE' })
    await page.goto('/')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    await page.getByRole('button', { name: 'Zwei' }).first().click()
    await page.waitForURL(/\/result\/sha256:/)
    await page.locator('main h1').waitFor()
    await standsStill(page)
    const text = (await page.locator('main').textContent())!
    expect(text).toMatch(/Likelihood-Quotient|LR/)
    expect(text).toMatch(/Unterstützung/)
    expect(text).not.toMatch(/\b(support|same source|different sources|warnings?|interval)\b/)
    expect(await violations(page)).toEqual([])
    await keepScreen(page, 'result-german')
    expect(errors).toEqual([])

    // what is wrong, too
    const handle = `sha256:${'0'.repeat(64)}`
    await page.goto(`/result/${handle}`)
    await page.getByText(`Kein Artefakt hat die Kennung ${handle}.`).first().waitFor()
    await page.context().close()
  })

  // the two with the longest words
  test.each(['de', 'nl'])('fits on a phone in %s', async (code) => {
    const { page, errors } = await opened.page({ viewport: PHONE })
    await page.goto('/')
    await page.locator('header select').first().selectOption(code)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(code)
    const context = page.context()
    const widths = await Promise.all(
      SCREENS.map(async (path) => {
        const own = await context.newPage()
        await shown(own, path)
        return [path, await own.evaluate<number>('document.documentElement.scrollWidth')] as const
      }),
    )
    expect(widths.filter(([, width]) => width > PHONE.width)).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })
})
