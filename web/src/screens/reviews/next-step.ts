import type { paths } from '../../../../clients/typescript/src/index.ts'

export type Review = paths['/v1/reviews/{id}']['get']['responses'][200]['content']['application/json']

/** What is to be done next in a review, and by whom. */
export function nextStep({ state, reviewer, you }: Pick<Review, 'state' | 'reviewer' | 'you'>): string {
  const who = you === 'reviewer' ? 'You' : reviewer
  const s = you === 'reviewer' ? '' : 's'
  if (state === 'open') return `${who} commit${s} settings.`
  if (state === 'committed') return `${who} compare${s}.`
  return state === 'compared' ? 'Both sign one sentence.' : 'Nothing: both have signed.'
}
