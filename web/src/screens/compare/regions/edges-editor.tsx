import { api, got } from '../../../api/client.ts'
import { say } from '../../../languages/say.ts'
import { Relief } from '../../../pictures/relief.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { changeScan, type Scan } from '../comparison.ts'
import { edgesFound } from './land-edges.ts'

interface Props {
  readonly side: string
  readonly placeKey: number
  readonly scan: Scan
}

/** The groove edges of a land: those that are found, shown over the scan, and movable. */
export function EdgesEditor({ side, placeKey, scan }: Props) {
  const { handle, meta } = scan.record!
  const found = useLoaded(async () => {
    const step = await got(() => api().POST('/v1/steps/signature', { body: { surface: handle } }))
    return edgesFound(meta, step.preview)
  }, [handle])
  return (
    <div class="edges">
      <Loaded of={found} what={say('the groove edges')}>
        {({ left, right, width, turned }) => {
          const [from, to] = scan.edges ?? [left, right]
          const set = (edges: readonly [number, number]) => changeScan(side, placeKey, { edges })
          return (
            <>
              <div class={turned ? 'edges-picture turned' : 'edges-picture'}>
                <Relief handle={handle} label={say('Relief of {name}', { name: scan.name })} max={512} bare />
                <EdgeLines from={from / width} to={to / width} turned={turned} />
              </div>
              <Edge
                title={say('Left edge')}
                value={from}
                max={width}
                onSet={(v) => set([Math.min(v, to - 10), to])}
              />
              <Edge
                title={say('Right edge')}
                value={to}
                max={width}
                onSet={(v) => set([from, Math.max(v, from + 10)])}
              />
              <p class="muted">
                {say(scan.edges ? 'Set by you; the recipe says so.' : 'Found by Markgraph.')}{' '}
                {scan.edges && (
                  <button
                    type="button"
                    class="quiet"
                    onClick={() => changeScan(side, placeKey, { edges: undefined })}
                  >
                    {say('Use the edges that were found')}
                  </button>
                )}
              </p>
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

function EdgeLines({ from, to, turned }: { from: number; to: number; turned: boolean }) {
  const line = (at: number) => (turned ? { x1: 0, x2: 1, y1: at, y2: at } : { x1: at, x2: at, y1: 0, y2: 1 })
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {[from, to].map((at, i) => (
        <line key={i === 0 ? 'left' : 'right'} {...line(at)} vector-effect="non-scaling-stroke" />
      ))}
    </svg>
  )
}

interface EdgeProps {
  readonly title: string
  readonly value: number
  readonly max: number
  readonly onSet: (value: number) => void
}

const Edge = ({ title, value, max, onSet }: EdgeProps) => (
  <label class="edge">
    <span>{title}</span>
    <input
      type="range"
      min={0}
      max={Math.floor(max)}
      step={5}
      value={value}
      onInput={({ currentTarget }) => onSet(Number(currentTarget.value))}
    />
    <span>{Math.round(value)} µm</span>
  </label>
)
