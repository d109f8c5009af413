import type { Report } from '../../../../clients/typescript/src/index.ts'
import { Handle } from '../../ui/handle.tsx'

/** What was computed, to all its digits, and the names by which anybody finds it again. */
export function ComputationPanel({ report }: { report: Report }) {
  const { report_handle, recipe_handle, reference, provenance } = report
  const [least, greatest] = report.lr_bounds_log10
  const numbers = [
    ['Likelihood ratio', report.likelihood_ratio],
    ['log₁₀ LR', report.log10_lr],
    ['95 % interval of log₁₀ LR', `${report.log10_lr_ci_lo} to ${report.log10_lr_ci_hi}`],
    ['Limits of log₁₀ LR', `${least} to ${greatest}`],
    ['Score', `${report.score} (${report.score_kind})`],
    ['Reference', reference.id],
    ['Release', provenance.engine_version],
  ] as const
  const handles = [
    ['Report', report_handle, 'the report'],
    ['Recipe', recipe_handle, 'the recipe'],
  ] as const
  return (
    <section class="panel" aria-labelledby="computation">
      <h2 id="computation">Computation</h2>
      <p>
        All digits, for who computes it again. They say nothing about how certain the number is; its interval
        and limits do.
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
          Every step as a graph
        </a>
      </p>
    </section>
  )
}
