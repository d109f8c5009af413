import { say } from '../../languages/say.ts'
import '../../styles/result.css'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { AskReview } from '../reviews/ask-review.tsx'
import { AddToCase } from './add-to-case.tsx'
import { CalibratedResult } from './calibrated-result.tsx'
import { PlainWords } from './plain-words.tsx'
import { RefusedResult } from './refused/refused-result.tsx'
import { reportOf } from './report-of.ts'
import { UncalibratedResult } from './uncalibrated-result.tsx'

export type { Report }

/** A report by its handle: a likelihood ratio, a score without one, or a refusal. */
export function ResultScreen({ id }: { id: string | undefined }) {
  const handle = id ?? ''
  const report = useLoaded(() => reportOf(handle), [handle])
  return (
    <Loaded of={report} what={say('the report')}>
      {(found) => (
        <>
          {'refused' in found ? (
            <RefusedResult report={found} />
          ) : found.calibrated ? (
            <CalibratedResult report={found as unknown as Report} />
          ) : (
            <UncalibratedResult report={found} />
          )}
          <PlainWords handle={handle} />
          <AddToCase handle={handle} />
          {'recipe_handle' in found && <AskReview report={handle} />}
        </>
      )}
    </Loaded>
  )
}
