import { say } from '../../../languages/say.ts'
import type { Detail } from '../graph-model.ts'

interface Props {
  readonly detail: Detail
  readonly runs: number
  readonly onDetail: (detail: Detail) => void
}

/** How finely the graph is shown. */
export function DetailChoice({ detail, runs, onDetail }: Props) {
  const titles: Readonly<Record<Detail, string>> = {
    steps: say('Six steps, one opened'),
    stages: say('Every stage'),
    runs: say('Every run in its own box ({n} runs)', { n: runs }),
  }
  return (
    <label class="graph-detail">
      <span>{say('Show')}</span>{' '}
      <select value={detail} onChange={({ currentTarget }) => onDetail(currentTarget.value as Detail)}>
        {(Object.keys(titles) as Detail[]).map((one) => (
          <option key={one} value={one}>
            {titles[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
