import type { paths } from '../../../../clients/typescript/src/index.ts'
import { say } from '../../languages/say.ts'

export type Review = paths['/v1/reviews/{id}']['get']['responses'][200]['content']['application/json']

/** What is to be done next in a review, and by whom. */
export function nextStep({ state, reviewer, you }: Pick<Review, 'state' | 'reviewer' | 'you'>): string {
  const isYours = you === 'reviewer'
  if (state === 'open')
    return say(isYours ? 'You commit settings.' : '{reviewer} commits settings.', { reviewer })
  if (state === 'committed') return say(isYours ? 'You compare.' : '{reviewer} compares.', { reviewer })
  return say(state === 'compared' ? 'Both sign one sentence.' : 'Nothing: both have signed.')
}
