/** A result in plain words, in English. Its type is what the other languages must say. */

export const ENGLISH_EXPLANATION = {
  refused: (reason: string): string => `There is no likelihood ratio: ${reason}.`,
  refusedBecause: 'Nothing was weighed. A refusal is no evidence for or against one source.',
  uncalibrated: (reason: string): string => `There is a score and no likelihood ratio: ${reason}.`,
  scoreAlone: (score: string, kind: string): string =>
    `The score is ${score} (${kind}). Without a calibration it has no meaning as evidence; do not turn it into one.`,
  ratio: (ratio: string, verbal: string): string => `The likelihood ratio is ${ratio}: ${verbal}.`,
  propositions: (same: string, different: string): string =>
    `Two propositions were weighed. First: ${same} Second: ${different}`,
  asProbable:
    'A score like this one is as probable if the first is true as if the second is true, so the comparison supports neither.',
  timesAsProbable: (times: string, isFirst: boolean): string =>
    `A score like this one is ${times} times as probable if the ${isFirst ? 'first' : 'second'} is true as if the ${isFirst ? 'second' : 'first'} is true.`,
  atLimit: (ratio: string, isFirst: boolean): string =>
    `The result is cut at ${ratio}, the limit of this reference in this direction. That is not a measured value: the score points to the ${isFirst ? 'first' : 'second'} proposition at least so much, but more cannot be claimed from the marks of this reference.`,
  interval: (interval: string): string =>
    `The 95% interval is ${interval}. It says how far the number depends on which marks happen to be in the reference.`,
  bounds: (low: string, high: string): string =>
    `This reference supports likelihood ratios from ${low} to ${high}.`,
  reference: (name: string, population: string, sources: number): string =>
    `The reference is ${name}: ${population}, from ${sources} sources. The number holds for marks of that kind only.`,
  notAVerdict:
    'The likelihood ratio is not the probability that the marks have one source: that also depends on all other evidence. It is not an error rate, and it says nothing about how often examiners or this program are wrong.',
  known: (given: number, counted: number): string =>
    `The questioned mark was held against ${given} known marks of one source${counted === given ? '' : `, of which ${counted} count`}.`,
  agreement: (among: string, chance: string | undefined, questioned: string): string =>
    `These agree with each other by ${among} on average${chance === undefined ? '' : `; marks of different sources agree by ${chance}`}. The questioned mark agrees with them by ${questioned} on average. How well the known marks agree shows how well their source marks.`,
  leftOut: (mark: number, reason: string): string => `Known mark ${mark} does not count: ${reason}.`,
  made: (made: number | null, used: number): string =>
    made === null
      ? `Nobody has said how many known marks were made; ${used} are used.`
      : `${made} known marks were made, and ${used} are used.`,
  ammunition: 'ammunition',
  instrument: 'instrument',
  condition: 'condition of the source',
  stated: (alike: string, different: string): string =>
    `The questioned mark and the known marks are stated to be ${[alike && `alike in ${alike}`, different && `different in ${different}`].filter((one) => one !== '').join(' and ')}.`,
  notStated: (what: string): string => `Nothing is stated about ${what}.`,
  without: (mark: number, ratio: string | undefined, reason: string): string =>
    `Without known mark ${mark} ${ratio === undefined ? 'there is no likelihood ratio, as the others agree no better than chance' : `the likelihood ratio is ${ratio}`} (${reason}).`,
  warnings: (warnings: readonly string[]): string => `Warnings: ${warnings.join('; ')}.`,
  warning: (places: string, message: string): string => `${places}: ${message}`,
}

export type ExplanationWords = typeof ENGLISH_EXPLANATION
