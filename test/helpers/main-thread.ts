/** What the page's main thread did, from a trace of Chromium. */
import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  /** Begin and length by the clock, µs. */
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread in µs; a loaded machine makes `dur` longer, and not this. */
  readonly tdur?: number
}

/** A task of a page's main thread: milliseconds of processor time, and what took most of them. */
export interface Task {
  readonly ms: number
  readonly parts: string
}

const PARTS = 4 // of a task that are named

const MARK = 'measured'

/** Tasks of the page's main thread while `work` was done, longest first. Other pages of the browser do not count. */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<Task[]> {
  const browser = page.context().browser()!
  const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing']
  await browser.startTracing(page, { categories })
  await work()
  await page.evaluate((name) => performance.mark(name), MARK)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mains = new Set(traceEvents.filter(({ name }) => name === MARK).map(thread))
  const onMain = traceEvents.filter((event) => event.ph === 'X' && mains.has(thread(event)))
  const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask')
  const within = (task: TraceEvent, event: TraceEvent): boolean =>
    thread(event) === thread(task) && event.ts >= task.ts && event.ts <= task.ts + (task.dur ?? 0)
  const milliseconds = ({ tdur = 0 }: TraceEvent): number => tdur / 1000
  const longest = (events: readonly TraceEvent[]): TraceEvent[] =>
    events.toSorted((one, other) => milliseconds(other) - milliseconds(one))
  return longest(onMain.filter(isTask)).map((task, place) => {
    const inside = place < PARTS ? onMain.filter((event) => !isTask(event) && within(task, event)) : []
    const parts = longest(inside).slice(0, PARTS)
    return {
      ms: milliseconds(task),
      parts: parts.map((event) => `${event.name} ${milliseconds(event).toFixed(0)}`).join(', '),
    }
  })
}
