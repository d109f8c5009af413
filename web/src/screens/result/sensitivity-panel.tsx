import { useState } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { sentence } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { decimals } from '../../ui/number.ts'
import { crossedText } from './pair/crossed-text.ts'
import { ScoreReference } from './score-reference.tsx'
import { SensitivityChart } from './sensitivity-chart.tsx'
import { useBlocks } from './use-blocks.ts'

type Block = NonNullable<Report['sensitivity']>
export type Sensitivity = Extract<Block, { available: true }>

/** How much of the number is the choice of hyperparameters. It is computed when it is asked for. */
export function SensitivityPanel({ report }: { report: Report }) {
  const [asked, ask] = useState(false)
  return (
    <section class="panel" aria-labelledby="sensitivity">
      <h2 id="sensitivity">{say('Sensitivity')}</h2>
      {asked ? (
        <Asked report={report} />
      ) : (
        <p class="actions">
          <button type="button" onClick={() => ask(true)}>
            {say('Compute it')}
          </button>
          <span class="muted">
            {say('compares again under other settings of the scorer, which takes a while')}
          </span>
        </p>
      )}
    </section>
  )
}

function Asked({ report }: { report: Report }) {
  const [round, again] = useState(0)
  const blocks = useBlocks(report.report_handle, 'sensitivity', round)
  return (
    <Loaded of={blocks} what={say('the sensitivity')}>
      {({ sensitivity }) => {
        if (!sensitivity) return null
        if (!sensitivity.available) {
          const { reason, can_be_scored: reference } = sensitivity
          if (reference) return <ScoreReference reference={reference} done={() => again(round + 1)} />
          return <Notice kind="note">{sentence(reason)}</Notice>
        }
        const { log10_lr_range: range, n_variants, n_calibrated, moves_most, note } = sensitivity
        return (
          <>
            <p>
              {say(
                'Under {n} of {all} other settings there is a likelihood ratio; log₁₀ LR lies between {least} and {greatest}.',
                {
                  n: n_calibrated,
                  all: n_variants,
                  least: decimals(range.least, 2),
                  greatest: decimals(range.greatest, 2),
                },
              )}{' '}
              {crossedText(sensitivity)}
              {moves_most &&
                ` ${say('The setting that moves it most is {setting}.', { setting: moves_most.hyperparameter })}`}
            </p>
            <SensitivityChart sensitivity={sensitivity} />
            <p class="muted">{sentence(note)}</p>
          </>
        )
      }}
    </Loaded>
  )
}
