import type { Report } from '../../../../clients/typescript/src/index.ts'
import { sentence } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { Notice } from '../../ui/notice.tsx'
import { groupWarnings } from './group-warnings.ts'
import { isQuestion, placeName } from './marks-of.ts'

interface Props {
  readonly report: Pick<Report, 'warnings' | 'scope'>
  /** Why the result is weaker evidence than its number suggests. */
  readonly note?: string | undefined
}

/** What a reader must know before the number. */
export function Warnings({ report, note }: Props) {
  const { warnings } = report
  const question = isQuestion(report)
  if (warnings.length === 0 && note === undefined) return null
  const lines = groupWarnings(warnings)
  const count = lines.length + (note === undefined ? 0 : 1)
  return (
    <Notice
      kind="warning"
      title={say(count === 1 ? 'Read this warning first' : 'Read these {n} warnings first', { n: count })}
    >
      <ul>
        {note !== undefined && <li>{sentence(note)}</li>}
        {lines.map(({ message, where }) => (
          <li key={message}>
            {say('{places}: {message}', {
              places: where.map((one) => placeName(one, question)).join(', '),
              message: sentence(message),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
