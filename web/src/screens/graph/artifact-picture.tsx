import type { ArtifactRecord } from '../../api/artifacts.ts'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { Profile } from '../../pictures/profile.tsx'
import { Relief } from '../../pictures/relief.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'

const MAX_CHARACTERS = 4000

/** What an artifact looks like: a picture, a profile, or its text. Scans are shown as the surface they hold. */
export function ArtifactPicture({ record }: { record: ArtifactRecord }) {
  const { handle, kind, meta } = record
  const shape = meta['shape'] as readonly number[] | undefined
  if (kind === 'scan') return null
  if (shape === undefined) return <Document handle={handle} />
  const isProfile = shape.length === 1 || shape[0] === 1
  return isProfile ? (
    <Profile handle={handle} label={say('Profile of {n} samples', { n: shape.at(-1)! })} />
  ) : (
    <Relief handle={handle} label={say('Picture of {size} points', { size: shape.join(' × ') })} max={512} />
  )
}

/** The text of an artifact that is no array. */
function Document({ handle }: { handle: string }) {
  const text = useLoaded<unknown>(
    () =>
      got(() => api().GET('/v1/artifacts/{handle}/data', { params: { path: { handle } }, parseAs: 'text' })),
    [handle],
  )
  return (
    <Loaded of={text} what={say('the data')}>
      {(data) => {
        const shown = pretty(String(data))
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard
          <pre class="document" tabIndex={0}>
            {shown.slice(0, MAX_CHARACTERS)}
            {shown.length > MAX_CHARACTERS && '\n…'}
          </pre>
        )
      }}
    </Loaded>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
  } catch {
    return text
  }
}
