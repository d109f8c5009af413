import type { Report } from '../../../../clients/typescript/src/index.ts'
import { decimals, figures, whole } from '../../ui/number.ts'
import { testMarks, upper } from '../../ui/words.ts'
import { SecondLines } from './known/known-panel.tsx'
import { LrScale } from './lr-scale.tsx'

/** The propositions, the likelihood ratio with its interval and bounds, and what it means in words. */
export function LrPanel({ report }: { report: Report }) {
  const { propositions, likelihood_ratio: lr, log10_lr, lr_bound_hit, verbal } = report
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
      {report.known && <SecondLines known={report.known} />}
      {report.notes.slice(1).map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      <LrScale report={report} />
      <div class="two">
        <p>{meaning(report)}</p>
        <p class="muted">
          {report.scope_note} {basis(report)}
        </p>
      </div>
      {report.note_test_fires && <p class="muted">{report.note_test_fires}</p>}
    </section>
  )
}

/** What the number rests on. */
function basis({ reference, known, n_sources, domain }: Report): string {
  const [km, knm] = [whole(reference.n_km), whole(reference.n_knm)]
  if (known) {
    const { many } = testMarks(domain)
    return `Numerator: the ${many} of this source. Denominator: other sources of reference ${reference.name}, of the same class (${n_sources} sources; ${km} questions of one source and ${knm} of different sources).`
  }
  return `Reference: ${reference.name}, ${km} known-match and ${knm} known-non-match pairs of ${n_sources} sources.`
}

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
