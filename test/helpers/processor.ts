import { setTimeout as sleep } from 'node:timers/promises'

const WINDOW_MS = 1000

/** The processors that this process uses at this time, all its threads together: 0 when nothing is computed, 1 for one of them. */
export async function processorsUsed(): Promise<number> {
  const before = process.cpuUsage()
  const start = performance.now()
  await sleep(WINDOW_MS)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / (performance.now() - start)
}

/** Under this, nothing is computed; under load, one endless thread uses far more. */
export const IDLE = 0.05
