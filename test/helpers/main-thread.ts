/** What the page's main thread did, from a trace of Chromium. */
import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread in µs; a loaded machine makes `dur` longer, and not this. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Tasks of the main threads of all pages while `work` was done, by processor time in milliseconds, longest first. */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await work()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  )
  return traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one)
}
