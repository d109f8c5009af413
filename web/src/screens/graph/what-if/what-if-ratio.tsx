import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { Notice } from '../../../ui/notice.tsx'
import { figures } from '../../../ui/number.ts'
import { type Setting, shownValue, unitOf } from '../settings.ts'
import type { RatedChange } from './compared-again.ts'

interface Props {
  readonly from: Report
  /** The report under the changed settings. */
  readonly report: string
  readonly score: number | undefined
  /** The likelihood ratio under exactly these settings, where the reference was scored under them. */
  readonly log10Lr: number | undefined
  /** Changes of these settings that have a likelihood ratio. */
  readonly others: readonly RatedChange[]
  readonly settings: readonly Setting[]
  readonly node: string
}

/** The old and the new result beside each other. */
export function WhatIfRatio({ from, report, score, log10Lr, others, settings, node }: Props) {
  const ratio = (log10: number): string => `${figures(10 ** log10, 2)} (log₁₀ ${figures(log10, 3)})`
  return (
    <>
      <div class="scroll">
        <table class="changes">
          <caption>The result, before and now</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Before</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Likelihood ratio</th>
              <td>{from.calibrated ? ratio(from.log10_lr) : 'none'}</td>
              <td>{log10Lr === undefined ? 'none' : ratio(log10Lr)}</td>
            </tr>
            <tr>
              <th scope="row">Score</th>
              <td>{figures(from.score, 4)}</td>
              <td>{score === undefined ? 'none' : figures(score, 4)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <Notice kind="note" title={log10Lr === undefined ? 'Uncalibrated' : 'For information'}>
        {log10Lr === undefined
          ? 'A score under other settings has no likelihood ratio, unless the reference was scored under the same ones. '
          : 'The reference was scored under these settings too. The answer stays that of the deployed ones. '}
        {log10Lr === undefined && others.length > 0 && (
          <>This reference was scored with {others.map((one) => inWords(one, settings, node)).join(', ')}. </>
        )}
        <a href={`/result/${report}`}>The whole result</a>
      </Notice>
    </>
  )
}

function inWords({ changes }: RatedChange, settings: readonly Setting[], node: string): string {
  const parts = settings.flatMap(({ parameter, key }) => {
    if (!(key in changes)) return []
    const about = unitOf(node, parameter)
    return `${parameter} at ${shownValue(changes[key], about)}${about.unit && ` ${about.unit}`}`
  })
  return parts.join(' and ')
}
