import { say } from '../../languages/say.ts'
import { whole } from '../../ui/number.ts'

/** The ratio above which the words hold, and the one up to which they do. */
const STEPS = [
  [1, 10, say('weak or limited support')],
  [10, 100, say('moderate support')],
  [100, 1_000, say('moderately strong support')],
  [1_000, 10_000, say('strong support')],
  [10_000, 1_000_000, say('very strong support')],
  [1_000_000, undefined, say('extremely strong support')],
] as const

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
