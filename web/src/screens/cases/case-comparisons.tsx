import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { Notice } from '../../ui/notice.tsx'
import { ratioOf } from '../../ui/ratio.ts'
import { useSending } from '../../ui/use-sending.ts'
import { OUTCOMES } from '../../ui/words.ts'
import { type Case, type Item, type KnownSource, knownSources, questionedItems } from './case.ts'
import { compareInCase } from './compare-in-case.ts'

/** Every questioned mark against every known source: what came of it, and the way to compare them. */
export function CaseComparisons({ found }: { found: Case }) {
  const { failed, sending } = useSending()
  const questioned = questionedItems(found)
  const sources = knownSources(found)
  if (questioned.length === 0 || sources.length === 0) return null
  const compare = (item: Item, source: KnownSource) => sending(() => compareInCase(found, item, source))
  return (
    <section class="panel scroll" aria-labelledby="case-comparisons">
      <h2 id="case-comparisons">{say('Questioned marks against known sources')}</h2>
      <p>
        {say(
          'A questioned mark is compared with all test fires of a source at once. The answer is added to the case.',
        )}
      </p>
      {failed && <Notice kind="failure">{failed}</Notice>}
      <table>
        <thead>
          <tr>
            <td />
            {sources.map(({ short, name, items }) => (
              <th key={name} scope="col">
                {say('{name}: {what}', { name: short, what: name })}{' '}
                <small class="muted">
                  {say(items.length === 1 ? '1 mark' : '{n} marks', { n: items.length })}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questioned.map((item, i) => (
            <tr key={`${i} ${item.exhibit}`}>
              <th scope="row">{say('{name}: {what}', { name: `Q${i + 1}`, what: item.exhibit })}</th>
              {sources.map((source) => (
                <td key={source.name}>
                  <Answers found={found} exhibit={item.exhibit} source={source.name} />
                  {found.state === 'open' && (
                    <button type="button" onClick={() => void compare(item, source)}>
                      {show('Compare {marks}', {
                        marks: (
                          <span class="visually-hidden">
                            {say('{one} with {other}', { one: item.exhibit, other: source.name })}
                          </span>
                        ),
                      })}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface AnswersProps {
  readonly found: Case
  readonly exhibit: string
  readonly source: string
}

/** The answers of the case about a questioned mark and a source, without those that were replaced. */
const Answers = ({ found: { reports }, exhibit, source }: AnswersProps) => (
  <>
    {reports
      .filter((one) => one.questioned === exhibit && one.source === source && one.replaced_by === null)
      .map(({ handle, log10_lr, outcome }) => (
        <span key={handle}>
          <a href={`/result/${handle}`}>
            {log10_lr === null ? (outcome ? OUTCOMES[outcome] : say('Result')) : `LR ${ratioOf(log10_lr)}`}
          </a>{' '}
        </span>
      ))}
  </>
)
