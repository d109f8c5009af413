import type { Report } from '../../../../clients/typescript/src/index.ts'
import { scoreHistogram } from '../../../../src/report/figures/score-histogram.ts'
import { tippettPlot } from '../../../../src/report/figures/tippett.ts'
import { WORDS } from '../../languages/report-words.ts'
import { say } from '../../languages/say.ts'
import { Figure } from '../../pictures/scene.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals, figures, whole } from '../../ui/number.ts'
import type { Loading } from '../../ui/use-loaded.ts'
import { useNarrow } from '../../ui/use-narrow.ts'

const SIZE = [330, 200] as const
const NARROW_SIZE = [220, 170] as const
/** Words of a chart that fit on a phone; the facts below say what they stand for. */
const SHORT = {
  ...WORDS,
  sections: {
    ...WORDS.sections,
    plots: {
      ...WORDS.sections.plots,
      km: (n: number): string => `KM, ${whole(n)}`,
      knm: (n: number): string => `KNM, ${whole(n)}`,
    },
  },
}

/** The reference population, with this comparison marked in it. */
export function ReferencePanel({ report, blocks }: { report: Report; blocks: Loading<Report> }) {
  const { reference, score, score_kind, log10_lr, known } = report
  const isNarrow = useNarrow()
  const [width, height] = isNarrow ? NARROW_SIZE : SIZE
  const words = isNarrow ? SHORT : WORDS
  return (
    <section class="panel" aria-labelledby="reference">
      <h2 id="reference">{say('Compared with known pairs: {reference}', { reference: reference.name })}</h2>
      <Loaded of={blocks} what={say('the reference')}>
        {({ calibration }) =>
          calibration && (
            <div class="two">
              <Figure
                scene={scoreHistogram(
                  {
                    edges: calibration.km_knm_hist.edges,
                    kmCounts: calibration.km_knm_hist.km_counts,
                    knmCounts: calibration.km_knm_hist.knm_counts,
                    score,
                    scoreName: WORDS.sections.scoreOf(score_kind),
                  },
                  width,
                  height,
                  words,
                )}
              />
              <Figure
                scene={tippettPlot(
                  [
                    {
                      log10Lr: calibration.tippett.log10_lr,
                      kmGe: calibration.tippett.km_ge,
                      knmGe: calibration.tippett.knm_ge,
                    },
                  ],
                  log10_lr,
                  width,
                  height,
                  words,
                )}
              />
            </div>
          )
        }
      </Loaded>
      <dl class="facts">
        <dt>{known ? say('Questions of two known marks') : say('Pairs')}</dt>
        <dd>
          {say(
            known
              ? '{same} of one source, {different} of different sources'
              : '{same} known match (KM), {different} known non-match (KNM)',
            { same: whole(reference.n_km), different: whole(reference.n_knm) },
          )}
        </dd>
        <dt>{say('Score of this comparison')}</dt>
        <dd>
          {figures(score, 4)} ({score_kind})
        </dd>
        <dt>{say('Fit to its own pairs (not a validation)')}</dt>
        <dd>
          {say('AUC {auc}, Cllr {cllr}, least Cllr {least} ({protocol})', {
            auc: decimals(reference.auc, 3),
            cllr: decimals(reference.cllr, 3),
            least: decimals(reference.cllr_min, 3),
            protocol: reference.diagnostics_protocol,
          })}
        </dd>
        {reference.left_out.length > 0 && (
          <>
            <dt>{say('Left out')}</dt>
            <dd>
              {say('{sources}: scans of these sources are compared here', {
                sources: reference.left_out.join(', '),
              })}
            </dd>
          </>
        )}
      </dl>
      <p class="actions">
        <a href={`/references/${encodeURIComponent(reference.id)}`}>{say('About this reference')}</a>
      </p>
    </section>
  )
}
