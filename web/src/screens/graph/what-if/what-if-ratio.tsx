import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { say } from '../../../languages/say.ts'
import { Notice } from '../../../ui/notice.tsx'
import { figures } from '../../../ui/number.ts'
import { joined } from '../joined.ts'
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
          <caption>{say('The result, before and now')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{say('Before')}</th>
              <th scope="col">{say('Now')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{say('Likelihood ratio')}</th>
              <td>{from.calibrated ? ratio(from.log10_lr) : say('none')}</td>
              <td>{log10Lr === undefined ? say('none') : ratio(log10Lr)}</td>
            </tr>
            <tr>
              <th scope="row">{say('Score')}</th>
              <td>{figures(from.score, 4)}</td>
              <td>{score === undefined ? say('none') : figures(score, 4)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <Notice kind="note" title={say(log10Lr === undefined ? 'Uncalibrated' : 'For information')}>
        {say(
          log10Lr === undefined
            ? 'A score under other settings has no likelihood ratio, unless the reference was scored under the same ones.'
            : 'The reference was scored under these settings too. The answer stays that of the deployed ones.',
        )}{' '}
        {log10Lr === undefined && others.length > 0 && (
          <>
            {say('This reference was scored with {settings}.', {
              settings: others.map((one) => inWords(one, settings, node)).join(', '),
            })}{' '}
          </>
        )}
        <a href={`/result/${report}`}>{say('The whole result')}</a>
      </Notice>
    </>
  )
}

function inWords({ changes }: RatedChange, settings: readonly Setting[], node: string): string {
  const parts = settings.flatMap(({ parameter, key }) => {
    if (!(key in changes)) return []
    const about = unitOf(node, parameter)
    const value = `${shownValue(changes[key], about)}${about.unit && ` ${about.unit}`}`
    return say('{parameter} at {value}', { parameter, value })
  })
  return joined(parts)
}
