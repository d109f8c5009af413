import { progressOf } from '../compare/progress.ts'
import { type Service, watchRuns } from '../service/service.ts'

const QUIET_MS = 1000 // shorter waits show nothing
const EVERY_MS = 200
const CLEAR = '\r\u001b[K'

/** What a terminal needs to be written on. */
interface Terminal {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

/**
 * Does work on so many scans. On a terminal, one line says which stages are under way and how far, once the work takes more than
 * a second; it is gone at the end. Elsewhere nothing is written.
 */
export async function showingStages<T>(
  service: Service,
  scans: number,
  work: (seen: Service) => Promise<T>,
  terminal: Terminal = process.stderr,
): Promise<T> {
  if (!terminal.isTTY) return work(service)
  const started = performance.now()
  const progress = progressOf(scans)
  let shown = false
  const timer = setInterval(() => {
    const elapsed = performance.now() - started
    if (elapsed < QUIET_MS) return
    const open = progress.stages().filter(({ done, total }) => done < total)
    const stages = open.map(({ stage, done, total }) => `${stage} ${done} of ${total}`)
    terminal.write(`${CLEAR}${(elapsed / 1000).toFixed(0)} s  ${stages.join(', ') || 'writing'}`)
    shown = true
  }, EVERY_MS)
  try {
    return await work(watchRuns(service, progress.watch))
  } finally {
    clearInterval(timer)
    if (shown) terminal.write(CLEAR)
  }
}
