import { api, got } from '../../../api/client.ts'
import { sentence } from '../../../api/words.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'

/** Computes every step again on the service, and says whether the recipe comes out the same. */
export function VerifyRecipe({ recipe }: { recipe: string }) {
  const verified = useLoaded(
    (signal) =>
      got(() => api().POST('/v1/recipes/{handle}/verify', { params: { path: { handle: recipe } }, signal })),
    [recipe],
  )
  return (
    <Loaded of={verified} what="the verification, which computes every step again">
      {({ verified: same, reason, steps, proved }) => (
        <Notice
          kind={same ? 'note' : proved.computation === 'equal' ? 'warning' : 'refusal'}
          title={
            same ? 'Verified' : proved.computation === 'equal' ? 'Equal, but not verified' : 'Not verified'
          }
        >
          <p>
            {same
              ? `Every step was computed again from the stored scans, and the recipe has the same handle. The reference is ${proved.reference}.`
              : sentence(reason ?? 'the recomputed recipe has another handle')}
          </p>
          <p class="muted">
            {steps.length} steps: {steps.map(({ step }) => step).join(', ')}.
          </p>
        </Notice>
      )}
    </Loaded>
  )
}
