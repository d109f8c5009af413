import { say } from '../../../languages/say.ts'

interface Summary {
  readonly n_crossed: number
  readonly log10_lr_range: { readonly least: number; readonly greatest: number }
}

/** On which side of LR 1 the variants lie. `n_crossed` leaves out a change of sign near 0, which is said too. */
export function crossedText({ n_crossed, log10_lr_range: { least, greatest } }: Summary): string {
  if (least >= 0 || greatest <= 0) return say('All settings support the same proposition.')
  if (n_crossed > 0) {
    return say(
      '{n} of them support the other proposition: there and in the answer, log₁₀ LR is more than 0.5 from 0.',
      { n: n_crossed },
    )
  }
  return say(
    'Some support the other proposition, but only where log₁₀ LR is within 0.5 of 0, there or in the answer.',
  )
}
