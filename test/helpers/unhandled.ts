import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect } from 'vitest'

/** Fails a test that leaves a promise rejected with nobody to hear it: in the service that would end the process. */
export function noUnhandledRejections(): void {
  const seen: unknown[] = []
  const hear = (reason: unknown): void => void seen.push(reason)
  beforeEach(() => {
    seen.length = 0
    process.on('unhandledRejection', hear)
  })
  afterEach(async () => {
    await sleep(20)
    process.off('unhandledRejection', hear)
    expect(seen).toEqual([])
  })
}
