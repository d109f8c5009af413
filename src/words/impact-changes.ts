/** What a release changes in a stored report, in words. */
export const IMPACT_CHANGE_WORDS = {
  equal: 'the same report',
  words: 'the same number, with other checks or notes beside it',
  moved: 'another number on the same step of the verbal scale',
  verbal: 'another step of the verbal scale',
  bound: 'ends at a limit now, or no longer',
  refused: 'refused now',
  answered: 'answered now',
  'not done': 'cannot be done again',
} as const
