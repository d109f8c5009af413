import { useState } from 'preact/hooks'
import { wordsOf } from '../api/words.ts'

interface Sending {
  readonly busy: boolean
  /** What was wrong the last time, in words. */
  readonly failed: string | undefined
  /** Does the work, of which one at a time is under way. What it throws is `failed`. */
  readonly sending: (work: () => Promise<unknown>) => Promise<void>
}

/** What a form or a button sends to the service. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const sending = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setFailed(undefined)
    try {
      await work()
    } catch (error) {
      setFailed(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failed, sending }
}
