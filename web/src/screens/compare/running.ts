import { useEffect } from 'preact/hooks'
import { addReport } from '../../api/cases.ts'
import { cancelled, failureOf, followed, type Job, submitted } from '../../api/jobs.ts'
import { wordsOf } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import { shared } from '../../ui/shared.ts'
import { rememberNames } from '../result/names.ts'
import { type Comparison, comparison, marksOf, notReady } from './comparison.ts'
import { fieldsOf } from './fields.ts'
import { holdReading } from './scans/read-scans.ts'

interface Now {
  /** The comparison that runs. */
  readonly run: { readonly job: Job | undefined; readonly cancel: () => void } | undefined
  readonly failed: string | undefined
  /** What was compared last; what was wrong with it says nothing about another comparison. */
  readonly asked: string | undefined
  /** The comparison begins as soon as all scans are read. */
  readonly wanted: boolean
}

const state = shared<Now>({ run: undefined, failed: undefined, asked: undefined, wanted: false })
const set = state.change

/** Compares now, or as soon as the scans are read. */
export const startRun = (): void => set({ wanted: true, failed: undefined })

export const forget = (): void => set({ wanted: false, failed: undefined })

export function useRunning(comparison: Comparison): Now {
  const shown = state.use()
  useEffect(() => {
    const { wanted, run } = state.now()
    if (wanted && !run && notReady(comparison) === undefined) void begin(comparison)
  })
  return shown.asked === requestOf(comparison) ? shown : { ...shown, failed: undefined }
}

/** What a comparison asks for. What is still found out about its scans is no part of it. */
const requestOf = (of: Comparison): string =>
  JSON.stringify([
    [of.domain, of.stated, of.reference, of.resolution, of.units, of.mask],
    marksOf(of).map(({ places, ...mark }) => [
      mark,
      places.map(({ key, scan }) => [key, scan?.edges, scan?.region]),
    ]),
  ])

const CANCELLED = say('The comparison was cancelled.')

async function begin(asked: Comparison): Promise<void> {
  const ending = new AbortController()
  let id: string | undefined
  const cancel = () => {
    ending.abort()
    if (id !== undefined) void cancelled(id).catch(() => undefined) // it may have ended just now
  }
  set({ wanted: false, failed: undefined, asked: requestOf(asked), run: { job: undefined, cancel } })
  holdReading(true)
  try {
    id = await submitted(fieldsOf(asked))
    if (ending.signal.aborted) {
      cancel()
      throw new Error(CANCELLED)
    }
    const job = await followed(id, (job) => set({ run: { job, cancel } }), ending.signal)
    if (job.report_handle === null) throw failureOf(job) ?? new Error(CANCELLED)
    rememberNames(
      job.report_handle,
      marksOf(asked).map(({ places }) => places.flatMap(({ scan }) => scan?.name ?? [])),
    )
    if (asked.inCase) {
      const { questioned, source } = asked.inCase
      await addReport(asked.inCase, { handle: job.report_handle, questioned, source })
    }
    if (comparison() === asked || location.pathname === '/') go(`/result/${job.report_handle}`)
  } catch (error) {
    set({ failed: ending.signal.aborted ? CANCELLED : wordsOf(error) })
  } finally {
    holdReading(false)
    set({ run: undefined })
  }
}
