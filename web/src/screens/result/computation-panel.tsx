import type { Report } from '../../../../clients/typescript/src/index.ts'
import { WORDS } from '../../languages/report-words.ts'
import { say } from '../../languages/say.ts'
import { Handle } from '../../ui/handle.tsx'

const { plain } = WORDS.number

const range = (low: number, high: number): string =>
  say('{low} to {high}', { low: plain(low), high: plain(high) })

/** What was computed, to all its digits, and the names by which anybody finds it again. */
export function ComputationPanel({ report }: { report: Report }) {
  const { report_handle, recipe_handle, reference, provenance } = report
  const [least, greatest] = report.lr_bounds_log10
  const numbers = [
    [say('Likelihood ratio'), plain(report.likelihood_ratio)],
    ['log₁₀ LR', plain(report.log10_lr)],
    [say('95 % interval of log₁₀ LR'), range(report.log10_lr_ci_lo, report.log10_lr_ci_hi)],
    [say('Limits of log₁₀ LR'), range(least!, greatest!)],
    [say('Score'), `${plain(report.score)} (${report.score_kind})`],
    [say('Reference'), reference.id],
    [say('Release'), provenance.engine_version],
  ] as const
  const handles = [
    [say('Report'), report_handle, say('the report')],
    [say('Recipe'), recipe_handle, say('the recipe')],
  ] as const
  return (
    <section class="panel" aria-labelledby="computation">
      <h2 id="computation">{say('Computation')}</h2>
      <p>
        {say(
          'All digits, for who computes it again. They say nothing about how certain the number is; its interval and limits do.',
        )}
      </p>
      <dl class="facts">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {handles.map(([name, handle, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Handle handle={handle} what={what} />
            </dd>
          </div>
        ))}
      </dl>
      <p class="actions">
        <a class="button" href={`/graph/${report_handle}`}>
          {say('Every step as a graph')}
        </a>
      </p>
    </section>
  )
}
