import '../../styles/compare.css'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { Advanced } from './advanced.tsx'
import { change, headingOf, type InCase, isQuestion, nameOf, scansOf, useComparison } from './comparison.ts'
import { DomainChoice } from './domain-choice.tsx'
import { Examples } from './examples.tsx'
import { KnownMarks } from './known-marks.tsx'
import { MarkPanel } from './mark-panel.tsx'
import { Runner } from './runner.tsx'

/** Two marks, or a questioned one and several known ones, as scans; what they show; and the comparison of them. */
export function CompareScreen() {
  const now = useComparison()
  const question = isQuestion(now)
  return (
    <>
      <h1>{say(question ? 'Compare a questioned mark with known marks' : 'Compare two marks')}</h1>
      <p>
        {say(
          question
            ? 'Give the scans of the marks as X3P files.'
            : 'Give the scans of two marks as X3P files.',
        )}{' '}
        {say(
          'Markgraph answers with a likelihood ratio, its interval, and the regions that agree; or with the reason why it gives none.',
        )}
      </p>
      <ForCase of={now.inCase} />
      <Examples open={scansOf(now).length === 0} />
      <DomainChoice comparison={now} />
      <div class="two marks">
        <MarkPanel
          mark={now.a}
          name={nameOf(now, now.a.side)}
          title={headingOf(now, now.a.side)}
          domain={now.domain}
        />
        <KnownMarks comparison={now} />
      </div>
      <Advanced comparison={now} />
      <Runner comparison={now} />
    </>
  )
}

/** Which case the comparison is made for. */
const ForCase = ({ of }: { of: InCase | undefined }) =>
  of && (
    <p class="actions">
      <span>
        {show('For {link}: {questioned} against {source}. The result is added to the case.', {
          link: <a href={`/cases/${of.id}`}>{say('case {number}', { number: of.number })}</a>,
          questioned: of.questioned,
          source: of.source,
        })}
      </span>
      <button type="button" class="quiet" onClick={() => change({ inCase: undefined })}>
        {say('Not for this case')}
      </button>
    </p>
  )
