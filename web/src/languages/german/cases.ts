/** Cases, recent answers, reviews, help. */
export const CASES = {}
