import { scaleIn } from '../../../../src/words/languages/scales.ts'
import { LANGUAGE } from '../../languages/chosen.ts'
import { say } from '../../languages/say.ts'
import { whole } from '../../ui/number.ts'

const { steps } = scaleIn(LANGUAGE, 'specification')
const ratioAt = (log10: number): number => Math.round(10 ** log10)

/** The ratio above which the words hold, and the one up to which they do. */
const STEPS = steps.map(
  ({ limit, support }, i) =>
    [
      ratioAt(steps[i - 1]?.limit ?? 0),
      limit < Number.POSITIVE_INFINITY ? ratioAt(limit) : undefined,
      support,
    ] as const,
)

const same = (ratio: number): string => whole(ratio)
const different = (ratio: number): string => (ratio === 1 ? '1' : `1/${whole(ratio)}`)

const range = (from: number, to: number | undefined, written: (ratio: number) => string): string =>
  to === undefined ? say('beyond') : say('{from} to {to}', { from: written(from), to: written(to) })

/** The words that stand for ranges of the LR. */
export const VerbalScale = () => (
  <table>
    <caption>{say('The words used for a likelihood ratio')}</caption>
    <thead>
      <tr>
        <th scope="col">{say('LR for same source')}</th>
        <th scope="col">{say('LR for different sources')}</th>
        <th scope="col">{say('In words')}</th>
      </tr>
    </thead>
    <tbody>
      {STEPS.map(([from, to, words]) => (
        <tr key={words}>
          <td>{range(from, to, same)}</td>
          <td>{range(from, to, different)}</td>
          <td>{words}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
