import type { ComponentChildren } from 'preact'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { testMarks } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { decimals, whole } from '../../ui/number.ts'
import { ratioOf } from '../../ui/ratio.ts'
import { upper } from '../../ui/words.ts'
import { SecondLines } from './known/known-panel.tsx'
import { LrScale } from './lr-scale.tsx'

/** The note about comparisons without a number. Right below a number it is taken for one about that number. */
const NEITHER = 'neither'

/** The propositions, the likelihood ratio with its interval and bounds, a picture of the marks, and what the number means in words. */
export function LrPanel({ report, picture }: { report: Report; picture: ComponentChildren }) {
  const { propositions, log10_lr, verbal } = report
  const [, ...notes] = report.notes // the first is `scope_note`
  const [ofNumber, ofOthers] = [
    notes.filter(({ code }) => code !== NEITHER),
    notes.filter(({ code }) => code === NEITHER),
  ]
  return (
    <section class="panel" aria-labelledby="lr">
      <h2 id="lr" class="visually-hidden">
        {say('Likelihood ratio')}
      </h2>
      <div class="answer">
        <div>
          <dl class="propositions">
            <dt>{say('Same source')}</dt>
            <dd>{propositions.same}</dd>
            <dt>{say('Different sources')}</dt>
            <dd>{propositions.different}</dd>
          </dl>
          <p class="lr">
            LR {ratioOf(log10_lr)} <small>log₁₀ LR {decimals(log10_lr, 2)}</small>
          </p>
          <p class="verbal">{upper(verbal)}.</p>
          <p>{interval(report)}</p>
          {report.known && <SecondLines known={report.known} />}
          <p>{meaning(report)}</p>
          {ofNumber.map(({ code, message }) => (
            <p key={code}>{message}</p>
          ))}
        </div>
        {picture}
      </div>
      <LrScale report={report} />
      <div class="two">
        <p class="muted">
          {report.scope_note} {basis(report)}
        </p>
        {ofOthers.map(({ code, message }) => (
          <p key={code} class="muted">
            {message}
          </p>
        ))}
        {report.note_test_fires && <p class="muted">{report.note_test_fires}</p>}
      </div>
    </section>
  )
}

/** How far the number depends on which marks are in the reference. */
function interval({ lr_bound_hit, log10_lr_ci_lo: low, log10_lr_ci_hi: high }: Report): string {
  if (low === high) {
    return say('Limited by the size of the reference: it supports no more, whichever of its marks are drawn.')
  }
  const [from, to] = [ratioOf(low), ratioOf(high)]
  const range =
    from === to
      ? say('{ratio}, to the digits shown', { ratio: from })
      : say('{low} to {high}', { low: from, high: to })
  return lr_bound_hit
    ? say('95 % interval: {range}. The number stands at the limit of the reference', { range })
    : say('95 % interval: {range}', { range })
}

/** What the number rests on. */
function basis({ reference, known, n_sources, domain }: Report): string {
  const [km, knm] = [whole(reference.n_km), whole(reference.n_knm)]
  if (known) {
    const { many } = testMarks(domain)
    return say(
      'Numerator: the {marks} of this source. Denominator: other sources of reference {reference}, of the same class ({sources} sources; {same} questions of one source and {different} of different sources).',
      { marks: many, reference: reference.name, sources: n_sources, same: km, different: knm },
    )
  }
  return say(
    'Reference: {reference}, {same} known-match and {different} known-non-match pairs of {sources} sources.',
    { reference: reference.name, same: km, different: knm, sources: n_sources },
  )
}

/** The number as a sentence, and what the interval says of it. */
function meaning(report: Report): string {
  const { log10_lr_ci_lo: low, log10_lr_ci_hi: high } = report
  const spread =
    low === high
      ? say(
          "Every draw of the reference's marks gives this number, because it ends there; that is not certainty.",
        )
      : say(
          'The interval says how far the number depends on which marks are in the reference. How other firearms or tools mark is not in it.',
        )
  return `${weight(report)} ${spread}`
}

function weight({ likelihood_ratio: lr, lr_bound_hit }: Report): string {
  if (lr_bound_hit) {
    return say(
      lr >= 1
        ? 'This score supports the proposition “same source”. The number is cut at the limit of the reference; it is not a measured value.'
        : 'This score supports the proposition “different sources”. The number is cut at the limit of the reference; it is not a measured value.',
    )
  }
  return say(
    lr >= 1
      ? 'This score is {times} times as probable if the proposition “same source” is true as if “different sources” is true.'
      : 'This score is {times} times as probable if the proposition “different sources” is true as if “same source” is true.',
    { times: ratioOf(Math.log10(lr >= 1 ? lr : 1 / lr)) },
  )
}
