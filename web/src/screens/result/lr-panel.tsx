import type { ComponentChildren } from 'preact'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { testMarks } from '../../api/meta.ts'
import { decimals, whole } from '../../ui/number.ts'
import { ratioOf } from '../../ui/ratio.ts'
import { upper } from '../../ui/words.ts'
import { SecondLines } from './known/known-panel.tsx'
import { LrScale } from './lr-scale.tsx'

/** The propositions, the likelihood ratio with its interval and bounds, a picture of the marks, and what the number means in words. */
export function LrPanel({ report, picture }: { report: Report; picture: ComponentChildren }) {
  const { propositions, log10_lr, lr_bound_hit, verbal } = report
  const { log10_lr_ci_lo: low, log10_lr_ci_hi: high } = report
  return (
    <section class="panel" aria-labelledby="lr">
      <h2 id="lr" class="visually-hidden">
        Likelihood ratio
      </h2>
      <div class="answer">
        <div>
          <dl class="propositions">
            <dt>Same source</dt>
            <dd>{propositions.same}</dd>
            <dt>Different sources</dt>
            <dd>{propositions.different}</dd>
          </dl>
          <p class="lr">
            LR {ratioOf(log10_lr)} <small>log₁₀ LR {decimals(log10_lr, 2)}</small>
          </p>
          <p class="verbal">{upper(verbal)}.</p>
          <p>
            {low === high ? (
              <>
                Limited by the size of the reference: it supports no more, whichever of its marks are drawn.
              </>
            ) : (
              <>
                95 % interval:{' '}
                {ratioOf(low) === ratioOf(high)
                  ? `${ratioOf(low)}, to the digits shown`
                  : `${ratioOf(low)} to ${ratioOf(high)}`}
                {lr_bound_hit && '. The number stands at the limit of the reference'}
              </>
            )}
          </p>
          {report.known && <SecondLines known={report.known} />}
          {report.notes.slice(1).map(({ code, message }) => (
            <p key={code}>{message}</p>
          ))}
          <p>{meaning(report)}</p>
        </div>
        {picture}
      </div>
      <LrScale report={report} />
      <div class="two">
        <p class="muted">
          {report.scope_note} {basis(report)}
        </p>
        {report.note_test_fires && <p class="muted">{report.note_test_fires}</p>}
      </div>
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

/** The number as a sentence. */
function meaning({
  likelihood_ratio: lr,
  lr_bound_hit,
  log10_lr_ci_lo: low,
  log10_lr_ci_hi: high,
}: Report): string {
  const [times, first, second] =
    lr >= 1 ? [lr, 'same source', 'different sources'] : [1 / lr, 'different sources', 'same source']
  const weight = lr_bound_hit
    ? `This score supports the proposition “${first}”. The number is cut at the limit of the reference; it is not a measured value.`
    : `This score is ${ratioOf(Math.log10(times))} times as probable if the proposition “${first}” is true as if “${second}” is true.`
  if (low === high)
    return `${weight} Every draw of the reference's marks gives this number, because it ends there; that is not certainty.`
  return `${weight} The interval says how far the number depends on which marks are in the reference. How other firearms or tools mark is not in it.`
}
