import { api, got } from '../../../api/client.ts'
import { sentence } from '../../../api/words.ts'
import { say } from '../../../languages/say.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'

const STANDINGS = {
  bundled: say('The reference is bundled.'),
  trusted: say('The reference is trusted.'),
  unknown: say('The reference is unknown.'),
} as const

/** Computes every step again on the service, and says whether the recipe comes out the same. */
export function VerifyRecipe({ recipe }: { recipe: string }) {
  const verified = useLoaded(
    (signal) =>
      got(() => api().POST('/v1/recipes/{handle}/verify', { params: { path: { handle: recipe } }, signal })),
    [recipe],
  )
  return (
    <Loaded of={verified} what={say('the verification, which computes every step again')}>
      {({ verified: same, reason, steps, proved }) => (
        <Notice
          kind={same ? 'note' : proved.computation === 'equal' ? 'warning' : 'refusal'}
          title={
            same
              ? say('Verified')
              : proved.computation === 'equal'
                ? say('Equal, but not verified')
                : say('Not verified')
          }
        >
          <p>
            {same
              ? `${say('Every step was computed again from the stored scans, and the recipe has the same handle.')} ${STANDINGS[proved.reference]}`
              : sentence(reason ?? say('the recomputed recipe has another handle'))}
          </p>
          <p class="muted">
            {say('{n} steps: {steps}.', {
              n: steps.length,
              steps: steps.map(({ step }) => step).join(', '),
            })}
          </p>
        </Notice>
      )}
    </Loaded>
  )
}
