import { say } from '../../../languages/say.ts'
import { shortHandle } from '../../../ui/handle.tsx'
import { shownValue, unitOf } from '../settings.ts'
import type { Change } from './run-signs.ts'

const MAX_CHARACTERS = 120 // of one value

/** What a box does not share with that of the other run, value beside value. */
export const Changes = ({ changes, node }: { changes: readonly Change[]; node: string }) => (
  <div class="scroll">
    <table class="changes">
      <caption>{say('What differs here')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('What')}</th>
          <th scope="col">{say('This run')}</th>
          <th scope="col">{say('The other run')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, a, b }) => (
          <tr key={JSON.stringify([name, a, b])}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{valueText(node, name, a)}</td>
            <td>{valueText(node, name, b)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function valueText(node: string, name: string, value: unknown): string {
  if (value === undefined) return say('none')
  const about = unitOf(node, name)
  const text = shownValue(value, about)
  if (text.startsWith('sha256:')) return shortHandle(text)
  return `${text.slice(0, MAX_CHARACTERS)}${about.unit && ` ${about.unit}`}`
}
