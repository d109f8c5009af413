import { api, got } from '../api/client.ts'
import { say } from '../languages/say.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useLoaded } from '../ui/use-loaded.ts'

const WIDTH = 400
const HEIGHT = 110

/** A profile as a line, from its preview. */
export function Profile({ handle, label }: { handle: string; label: string }) {
  const preview = useLoaded(
    () => got(() => api().GET('/v1/artifacts/{handle}/preview', { params: { path: { handle } } })),
    [handle],
  )
  return (
    <Loaded of={preview} what={say('the profile')}>
      {(found) => (
        <Line values={'signature' in found ? found.signature : (found.grid[0] ?? [])} label={label} />
      )}
    </Loaded>
  )
}

/** Values as a line over the whole width; where a value is missing, the line is broken. */
export function Line({ values, label }: { values: readonly (number | null)[]; label: string }) {
  const known = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const path = values
    .map((value, i) => {
      if (value === null) return ''
      const x = (WIDTH * i) / Math.max(1, values.length - 1)
      const y = 4 + ((HEIGHT - 8) * (high - value)) / (high - low || 1)
      return `${values[i - 1] == null ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
  return (
    <svg
      class="profile"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      <path d={path} vector-effect="non-scaling-stroke" />
    </svg>
  )
}
