/** The page in other languages: its words come from the tables, and they fit on a phone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/words/languages/language.ts'
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

/** All texts that the service sends to the page. */
function textsSent(page: Page): Set<string> {
  const texts = new Set<string>()
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
    void response.json().then(add, () => undefined)
  })
  return texts
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
  /^(Markgraph|markgraph|verify|html|LR|log|Cllr|AUC|X3P|API|CSV|PDF|NaN|SHA|ENFSI|ISO|UTC|mm|nm|kB|MB|GB|MiB|ms|min|names|alike|px|rms|dx|max|source|mark|scan|study|land)$/

/** Latin words of the page that are no data. */
async function latinWords(page: Page, sent: ReadonlySet<string>): Promise<string[]> {
  let text = await page.evaluate<string>(READ)
  for (const data of [...sent].toSorted((one, other) => other.length - one.length)) {
    if (data.length > 2) text = text.replaceAll(data, ' ')
    const first = data.charAt(0).toUpperCase() + data.slice(1)
    if (data.length > 2) text = text.replaceAll(first, ' ')
  }
  const words = text.match(/[A-Za-z]{2,}/g) ?? []
  return [...new Set(words.filter((word) => !NAMES.test(word)))]
}

describe.skipIf(noBrowser !== undefined)('the page in other languages', { timeout: 400_000 }, () => {
  test('takes all of its words from the tables', async () => {
    const { page } = await opened.page({ locale: 'de-DE' })
    await speakGreek(page)
    const sent = textsSent(page)
    const found: Record<string, string[]> = {}
    for (const path of SCREENS) {
      await page.goto(path)
      await page.locator('main h1').waitFor()
      await standsStill(page)
      const words = await latinWords(page, sent)
      if (words.length > 0) found[path] = words
    }
    expect(found).toEqual({})
    await page.context().close()
  })

  test('shows a result in German, with its warnings and checks', async () => {
    const { page, errors } = await opened.page({ locale: 'de-DE' })
    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
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
    await page.context().close()
  })

  test('fits on a phone', async () => {
    const wide: string[] = []
    const look = async (code: string): Promise<void> => {
      const { page, errors } = await opened.page({ viewport: PHONE })
      await page.goto('/')
      await page.locator('header select').first().selectOption(code)
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(code)
      for (const path of SCREENS) {
        await page.goto(path)
        await page.locator('main h1').waitFor()
        await standsStill(page)
        const width = await page.evaluate<number>('document.documentElement.scrollWidth')
        if (width > PHONE.width) wide.push(`${code} ${path}: ${width}`)
      }
      expect(errors).toEqual([])
      await page.context().close()
    }
    await Promise.all(LANGUAGES.filter((one) => one !== 'en').map(look))
    expect(wide).toEqual([])
  })
})
