import { bounded, intervalText } from '../compare/answer/wording.ts'

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
  const ratio = bounded(log10_lr.toFixed(2), { lr_bound_hit })
  const range = `95% interval ${intervalText([low, high], (end) => end.toFixed(2))}`
  return `log10 of the likelihood ratio is ${ratio} (${range}), relative to reference ${JSON.stringify(reference)}: ${verbal}.`
}

/** An outcome without a likelihood ratio in one sentence. */
export const noRatioSentence = (reason: string): string => `No likelihood ratio is given: ${reason}.`
