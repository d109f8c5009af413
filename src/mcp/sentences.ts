interface Ratio {
  readonly log10_lr: number
  readonly verbal: string
  readonly lr_bound_hit: boolean
}

/** A calibrated outcome in one sentence: ratio, interval, reference, words. */
export function ratioSentence(
  { log10_lr, verbal, lr_bound_hit }: Ratio,
  [low, high]: readonly [number, number],
  reference: string,
): string {
  const bound = lr_bound_hit ? ', at the bound of the reference' : ''
  const range = `95% interval ${low.toFixed(2)} to ${high.toFixed(2)}`
  return `log10 of the likelihood ratio is ${log10_lr.toFixed(2)}${bound} (${range}), relative to reference ${JSON.stringify(reference)}: ${verbal}.`
}

/** An outcome without a likelihood ratio in one sentence. */
export const noRatioSentence = (reason: string): string => `No likelihood ratio is given: ${reason}.`
