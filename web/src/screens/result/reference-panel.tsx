import type { Report } from '../../../../clients/typescript/src/index.ts'
import { scoreHistogram } from '../../../../src/report/figures/score-histogram.ts'
import { tippettPlot } from '../../../../src/report/figures/tippett.ts'
import { Figure } from '../../pictures/scene.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals, figures, whole } from '../../ui/number.ts'
import type { Loading } from '../../ui/use-loaded.ts'

const WIDTH = 330

/** The reference population, with this comparison marked in it. */
export function ReferencePanel({ report, blocks }: { report: Report; blocks: Loading<Report> }) {
  const { reference, score, score_kind, log10_lr, known } = report
  return (
    <section class="panel" aria-labelledby="reference">
      <h2 id="reference">Compared with known pairs: {reference.name}</h2>
      <Loaded of={blocks} what="the reference">
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
                    scoreName: `score (${score_kind})`,
                  },
                  WIDTH,
                  200,
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
                  WIDTH,
                  200,
                )}
              />
            </div>
          )
        }
      </Loaded>
      <dl class="facts">
        <dt>{known ? 'Questions of two known marks' : 'Pairs'}</dt>
        <dd>
          {whole(reference.n_km)} {known ? 'of one source' : 'known match (KM)'}, {whole(reference.n_knm)}{' '}
          {known ? 'of different sources' : 'known non-match (KNM)'}
        </dd>
        <dt>Score of this comparison</dt>
        <dd>
          {figures(score, 4)} ({score_kind})
        </dd>
        <dt>Fit to its own pairs (not a validation)</dt>
        <dd>
          AUC {decimals(reference.auc, 3)}, Cllr {decimals(reference.cllr, 3)}, least Cllr{' '}
          {decimals(reference.cllr_min, 3)} ({reference.diagnostics_protocol})
        </dd>
        {reference.left_out.length > 0 && (
          <>
            <dt>Left out</dt>
            <dd>{reference.left_out.join(', ')}: scans of these sources are compared here</dd>
          </>
        )}
      </dl>
      <p class="actions">
        <a href={`/references/${encodeURIComponent(reference.id)}`}>About this reference</a>
      </p>
    </section>
  )
}
