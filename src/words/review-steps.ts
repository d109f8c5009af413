/** Why a review is not blind, in words. */
export const REVIEW_FAULT_WORDS = {
  result_read: 'the reviewer asked for the first result before the own one was there',
  compared_before: 'the reviewer had compared these scans before the settings were committed',
  order: 'the steps are not in their order',
  settings_changed: 'the settings are not those that were committed',
  record_changed: 'a row of the record of acts was changed',
} as const

/** What was done in each step of a review, after the name of who did it. */
export const REVIEW_STEP_WORDS = {
  asked: 'asked for the review',
  peeked: 'saw a result too early',
  committed: 'committed settings',
  compared: 'compared with them',
  shown: 'was shown the first result',
  signed: 'signed a sentence',
} as const
