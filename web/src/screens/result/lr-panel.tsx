import type { Report } from '../../../../clients/typescript/src/index.ts'
import { decimals, figures, whole } from '../../ui/number.ts'
import { LrScale } from './lr-scale.tsx'

/** The propositions, the likelihood ratio with its interval and bounds, and what it means in words. */
export function LrPanel({ report }: { report: Report }) {
  const { propositions, likelihood_ratio: lr, log10_lr, lr_bound_hit, verbal, reference } = report
  return (
    <section class="panel" aria-labelledby="lr">
      <h2 id="lr" class="visually-hidden">
        Likelihood ratio
      </h2>
      <dl class="propositions">
        <dt>Same source</dt>
        <dd>{propositions.same}</dd>
        <dt>Different sources</dt>
        <dd>{propositions.different}</dd>
      </dl>
      <p class="lr">
        LR {ratio(lr)} <small>log₁₀ LR {decimals(log10_lr, 2)}</small>
      </p>
      <p class="verbal">
        {upper(verbal)}
        {lr_bound_hit && '. This is the bound: the most that this reference can support'}.
      </p>
      {report.notes.slice(1).map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      <LrScale report={report} />
      <div class="two">
        <p>{meaning(report)}</p>
        <p class="muted">
          {report.scope_note} Reference: {reference.name}, {whole(reference.n_km)} known-match and{' '}
          {whole(reference.n_knm)} known-non-match pairs of {report.n_sources} sources.
        </p>
      </div>
    </section>
  )
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A ratio below 1 also as one over a number, as it is said in court. */
const ratio = (lr: number): string => (lr < 1 ? `${figures(lr)} (1 / ${figures(1 / lr)})` : figures(lr))

/** The number as a sentence. */
function meaning({ likelihood_ratio: lr, log10_lr_ci_lo: low, log10_lr_ci_hi: high }: Report): string {
  const [times, first, second] =
    lr >= 1 ? [lr, 'same source', 'different sources'] : [1 / lr, 'different sources', 'same source']
  const weight = `This score is ${figures(times)} times as probable if the proposition “${first}” is true as if “${second}” is true.`
  if (low === high) {
    return `${weight} Every draw of the reference's marks gives this same number, because it is limited by the bound; this is not certainty.`
  }
  return `${weight} If other marks of the reference had been drawn, log₁₀ LR would lie between ${decimals(low, 2)} and ${decimals(high, 2)} in 95 % of draws. How other firearms or tools mark is not in this interval.`
}
