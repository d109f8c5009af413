import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Service } from './service.ts'

const SLOW_MS = 1000 // a disk that takes longer to make an empty file is not well

/** How a service is, as answers have it. */
export const healthFields = {
  status: z
    .enum(['ok', 'degraded'])
    .describe('`degraded`: stored answers can be read, but nothing new can be stored, or soon not.'),
  engine_version: z.string(),
}
type Status = z.infer<typeof healthFields.status>

/** Whether the service can store results. */
export async function statusOf(service: Pick<Service, 'store'>): Promise<Status> {
  return (await problemsOf(service)).length === 0 ? 'ok' : 'degraded'
}

/** Why new work cannot be taken, in sentences; empty when it can. It does not wait for a disk that hangs. */
export async function problemsOf({ store }: Pick<Service, 'store'>): Promise<string[]> {
  const over = new AbortController()
  const slow = sleep(SLOW_MS, ['the disk of the data folder does not answer'], { signal: over.signal })
  slow.catch(() => undefined) // ended below
  try {
    return [...(await Promise.race([store.problems(), slow]))]
  } finally {
    over.abort()
  }
}
