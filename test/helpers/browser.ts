/** A server with its page, and Debian's Chromium that looks at it. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Running, startServer } from '../../src/cli/serve.ts'
import { settings } from '../../src/settings.ts'
import { builtPage } from './built-page.ts'
import { temporaryFolder } from './data-folder.ts'

const CHROMIUM = '/usr/bin/chromium'

/** Why the tests of the page cannot run here; undefined when they can. */
export const noBrowser = existsSync(CHROMIUM) ? undefined : `Chromium is not at ${CHROMIUM}`

const QUIET = [
  ...['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
]
/** WebGL without a graphics card. */
const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export interface Opened {
  readonly running: Running
  readonly browser: Browser
  /** A new page; what it asks for and what goes wrong in it is kept. */
  page(options?: BrowserContextOptions): Promise<Watched>
  close(): Promise<void>
}

export interface Watched {
  readonly page: Page
  /** Addresses of all requests. */
  readonly asked: readonly string[]
  /** Errors of scripts, and answers that the browser's console calls errors. */
  readonly errors: readonly string[]
  /** Forgets the errors so far. */
  forgive(): void
}

/** The browser alone. */
export const launched = (webgl = true): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [...QUIET, ...(webgl ? SOFTWARE_GL : ['--disable-3d-apis'])],
  })

/** The tests are many visitors of one address within a minute; the usual limit is for one. */
const MANY_VISITORS = { MARKGRAPH_RATE_LIMIT: '2000' }

/** Opens a server on a folder of its own, with the bundled references, and the browser. */
export async function openBrowser(
  env: Record<string, string> = {},
  { webgl = true }: { readonly webgl?: boolean } = {},
): Promise<Opened> {
  await builtPage()
  const data = await temporaryFolder()
  const running = await startServer(
    settings({ MARKGRAPH_DATA: data, PORT: '0', MARKGRAPH_LOG_LEVEL: 'silent', ...MANY_VISITORS, ...env }),
  )
  const browser = await launched(webgl)
  return {
    running,
    browser,
    async page(options) {
      const context = await browser.newContext({
        baseURL: running.url,
        viewport: { width: 1280, height: 800 },
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      const asked: string[] = []
      const errors: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      return { page, asked, errors, forgive: () => void errors.splice(0) }
    },
    async close() {
      await browser.close()
      await running.stop()
    },
  }
}

/** Nothing that the page asked for was elsewhere. */
export function expectAllFromOrigin({ asked }: Watched, { running }: Opened): void {
  const elsewhere = asked.filter((url) => !url.startsWith(`${running.url}/`) && !/^(data|blob):/.test(url))
  expect(elsewhere).toEqual([])
  expect(asked.length).toBeGreaterThan(0)
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe-core finds against WCAG 2.2 AA, as lines of text. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, 'utf8')) // by the debugger, which the content security policy does not hold
  return page.evaluate(async () => {
    interface Axe {
      run(
        where: unknown,
        options: object,
      ): Promise<{
        violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
      }>
    }
    const { axe } = globalThis as unknown as { axe: Axe }
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const found = await axe.run((globalThis as unknown as { document: unknown }).document, {
      runOnly: { type: 'tag', values },
    })
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`,
      ),
    )
  })
}
