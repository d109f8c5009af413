/** A bounded likelihood ratio in words, the same over every way out. */

interface Bounded {
  readonly log10_lr: number
  readonly lr_bound_hit: boolean
}

/** `10, the most this reference can support`: a ratio at the bound is never shown as if it had been measured. */
export const bounded = (ratio: string, { lr_bound_hit }: Pick<Bounded, 'lr_bound_hit'>): string =>
  lr_bound_hit ? `${ratio}, the most this reference can support` : ratio

/**
 * An interval as text. Where both ends are at one bound, it says so: such an interval has no width because the bound cuts
 * it, not because the ratio is certain.
 * in      `text`: an end as text
 */
export const intervalText = (
  [low, high]: readonly [number, number],
  text: (log10: number) => string,
): string =>
  low === high
    ? 'at the bound, whichever marks of the reference are drawn; this is not certainty'
    : `${text(low)} to ${text(high)}`
