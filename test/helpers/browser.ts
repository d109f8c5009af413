/** A server with its page, and Debian's Chromium that looks at it. */
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Running, startServer } from '../../src/cli/commands/serve.ts'
import { settings } from '../../src/settings/settings.ts'
import { builtPage } from './built-page.ts'
import { browserWithoutWebgl, sharedBrowser } from './chromium.ts'
import { temporaryFolder } from './data-folder.ts'
import { keptOpen } from './kept-open.ts'

export { noBrowser } from './chromium.ts'

interface Pages {
  /** A new page; what it asks for and what goes wrong in it is kept. */
  page(options?: BrowserContextOptions): Promise<Watched>
  /** Closes the pages. */
  close(): Promise<void>
}

/** Pages of a server of the tests, which closes with them unless it is shared. */
export interface Opened extends Pages {
  readonly running: Running
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

/** The tests are many visitors of one address within a minute; the usual limit is for one. */
const MANY_VISITORS = { MARKGRAPH_RATE_LIMIT: '2000' }

/** A server on a folder of its own, with the bundled references. */
async function serving(env: Record<string, string> = {}): Promise<Running> {
  await builtPage()
  const data = await temporaryFolder()
  const running = await startServer(
    settings({ MARKGRAPH_DATA: data, PORT: '0', MARKGRAPH_LOG_LEVEL: 'silent', ...MANY_VISITORS, ...env }),
  )
  return {
    ...running,
    async stop() {
      await running.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

const sharedServer = keptOpen(serving, (running) => running.stop())

/**
 * Opens a server and the browser. The server is one that all files of this process share, so that it knows what they compared;
 * with `env` it is one of its own, which knows nothing yet.
 */
export async function openBrowser({
  env,
  webgl = true,
}: {
  readonly env?: Record<string, string>
  readonly webgl?: boolean
} = {}): Promise<Opened> {
  const running = await (env ? serving(env) : sharedServer())
  const pages = await openPages(running.url, webgl)
  return {
    running,
    page: pages.page,
    async close() {
      await pages.close()
      if (env) await running.stop()
    },
  }
}

/** Opens the browser on a server that listens at this address. */
export async function openPages(url: string, webgl = true): Promise<Pages> {
  const browser = await (webgl ? sharedBrowser() : browserWithoutWebgl())
  const contexts: BrowserContext[] = []
  return {
    async page(options) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1280, height: 800 },
        ...options,
      })
      contexts.push(context)
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
      for (const context of contexts) await context.close()
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
  // by the debugger, which the content security policy does not hold
  if (await page.evaluate<boolean>('!globalThis.axe')) await page.evaluate(await readFile(AXE, 'utf8'))
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

const STILL_MS = 1000

/**
 * Waits until every picture is there and the page has stood still for a second. `networkidle` would never come where a worker ended
 * while its script was loading.
 */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction('Array.from(document.images).every((image) => image.complete)')
  await page.waitForTimeout(STILL_MS)
}

/** Opens a tab of a result. */
export const openTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click()
