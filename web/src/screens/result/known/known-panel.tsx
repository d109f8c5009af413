import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { markTypeOf, testMarks } from '../../../api/meta.ts'
import { sentence } from '../../../api/words.ts'
import { say } from '../../../languages/say.ts'
import { show } from '../../../languages/show.ts'
import { decimals } from '../../../ui/number.ts'
import { ratioOf } from '../../../ui/ratio.ts'
import { upper } from '../../../ui/words.ts'
import { namesOf } from '../names.ts'
import { type KnownScores, scoreMatrix, scoreText } from './score-matrix.ts'

type Known = NonNullable<Report['known']>

interface Answer {
  readonly domain: string
  readonly known?: Known
  readonly scope: Report['scope']
  readonly report_handle: string
}

/** How the questioned mark agrees with each known mark, and the known marks with each other; what is said of them. */
export function KnownPanel({ report }: { report: Answer }) {
  const { known, domain, scope } = report
  if (!known) return null
  const words = testMarks(domain)
  const text = scoreText(known)
  const files = namesOf(report.report_handle)?.slice(1)
  return (
    <section class="panel" aria-labelledby="known">
      <h2 id="known">{say('{marks} and the questioned mark', { marks: upper(words.many) })}</h2>
      <p>
        {say(
          'Score of every two marks. What a known mark scores with the questioned mark by itself is no ratio: one mark alone does not show how well its source marks.',
        )}
      </p>
      <Matrix known={known} text={text} />
      <p>{agreement(known, scope, text)}</p>
      {files && <p class="muted">{files.map((names, i) => `K${i + 1}: ${names.join(', ')}`).join('; ')}</p>}
      {known.left_out.map(({ index, reason }) => (
        <p key={index}>{say('K{index} does not count: {reason}', { index, reason: sentence(reason) })}</p>
      ))}
      <StatedFacts known={known} domain={domain} />
    </section>
  )
}

function Matrix({ known, text }: { known: KnownScores; text: (score: number) => string }) {
  const { numbers, rows } = scoreMatrix(known)
  return (
    <div class="scroll">
      <table class="known-scores">
        <caption class="visually-hidden">
          {say('Scores of the questioned mark and of the known marks')}
        </caption>
        <thead>
          <tr>
            <td />
            {numbers.map((k) => (
              <th key={k} scope="col">
                K{k}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ score, best }, i) => (
                <td key={numbers[i]} class={best ? 'best' : undefined}>
                  {score === undefined ? '–' : text(score)}
                  {best && <span class="best-word"> {say('best')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How well the known marks agree with each other, against marks of different sources. */
function agreement(
  { agreement: found, chance }: Known,
  { pair }: Report['scope'],
  text: (score: number) => string,
): string {
  const own = say('The known marks agree with each other by {score} on average.', { score: text(found) })
  if (!chance) return own
  const needed = pair.checks.find(({ name }) => name === 'reproducibility')?.threshold
  return [
    own,
    say('Marks of different sources agree by {mean} (standard deviation {sd}).', {
      mean: text(chance.mean),
      sd: text(chance.sd),
    }),
    ...(needed === undefined
      ? []
      : [say('A number needs at least {score} among the known marks.', { score: text(needed) })]),
  ].join(' ')
}

const NOT_STATED = say('not stated')
const shared = (alike: boolean | null): string =>
  alike === null ? NOT_STATED : alike ? say('the same for all marks') : say('not the same for all marks')

function StatedFacts({ known, domain }: { known: Known; domain: string }) {
  const { many } = testMarks(domain)
  const { made, used, ammunition_alike, instrument_alike, condition_alike, left_out } = known.stated
  const rows: readonly (readonly [string, string])[] = [
    [say('{marks} made', { marks: upper(many) }), made === null ? NOT_STATED : String(made)],
    [say('{marks} used', { marks: upper(many) }), String(used)],
    ...(!markTypeOf(domain)?.fired && ammunition_alike === null
      ? []
      : [[say('Ammunition'), shared(ammunition_alike)] as const]),
    [say('Instrument'), shared(instrument_alike)],
    [say('Condition of the source'), shared(condition_alike)],
    ...left_out.map(
      ({ index, reason }) => [say('Would be left out: K{index}', { index }), sentence(reason)] as const,
    ),
  ]
  return (
    <>
      <h3>{say('What is stated')}</h3>
      <dl class="facts">
        {rows.flatMap(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} value`}>{value}</dd>,
        ])}
      </dl>
    </>
  )
}

/** The ratio with one known mark less, under the one with all of them. */
export function SecondLines({ known }: { known: Known }) {
  const lines = Map.groupBy(known.without, ({ index }) => index)
  if (lines.size === 0) return null
  return (
    <ul class="second-lines">
      {[...lines].map(([index, about]) => {
        const { log10_lr } = about[0]!
        return (
          <li key={index}>
            {log10_lr === null
              ? say(
                  'Without K{index}: no likelihood ratio, because the others agree no better than marks of different sources.',
                  { index },
                )
              : show('Without K{index}: {ratio}, log₁₀ LR {value}.', {
                  index,
                  ratio: <strong>LR {ratioOf(log10_lr)}</strong>,
                  value: decimals(log10_lr, 2),
                })}{' '}
            <span class="muted">{about.map(({ reason }) => sentence(reason)).join(' ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
