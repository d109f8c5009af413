import { say } from '../../languages/say.ts'
import { flatParams, shownValue, unitOf } from './settings.ts'

const MAX_CHARACTERS = 160 // of one value

interface Props {
  readonly params: Readonly<Record<string, unknown>>
  /** The node that takes them; without one, they are facts without units. */
  readonly node?: string
}

/** Parameters by name: lengths in micrometres, each with the default of the scorer where it has one. */
export function Parameters({ params, node = '' }: Props) {
  const entries = node ? flatParams(params) : Object.entries(params)
  if (entries.length === 0) return <p class="muted">{say('It has none.')}</p>
  return (
    <dl class="facts parameters">
      {entries.map(([name, value]) => {
        const about = unitOf(node, name)
        const text = shownValue(value, about)
        return (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)} …` : text}</code>
              {about.unit && ` ${about.unit}`}
              {node && about.deployed !== undefined && (
                <span class="muted"> {defaultText(text, shownValue(about.deployed, about), about.unit)}</span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const defaultText = (text: string, usual: string, unit: string): string =>
  text === usual
    ? say('(the default)')
    : say('(default: {value})', { value: `${usual}${unit && ` ${unit}`}` })
