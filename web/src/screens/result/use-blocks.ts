import type { Report } from '../../../../clients/typescript/src/index.ts'
import { type Loading, useLoaded } from '../../ui/use-loaded.ts'
import { reportOf } from './report-of.ts'

/**
 * The report again, with further blocks. They are loaded after the report, so that its number is on the screen first, and once
 * more in each `round`.
 */
export function useBlocks(handle: string, include: string, round = 0): Loading<Report> {
  return useLoaded(
    async () => (await reportOf(handle, include)) as unknown as Report,
    [handle, include, round],
  )
}
