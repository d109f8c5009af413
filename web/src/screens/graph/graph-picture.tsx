import { useEffect, useMemo, useRef } from 'preact/hooks'
import { BOX, type Group, groupTitle, pictureOf } from './graph-model.ts'
import { timeOf } from './time-of.ts'

interface Props {
  readonly groups: readonly Group[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** The boxes as buttons over the lines between them. */
export function GraphPicture({ groups, chosen, onChoose }: Props) {
  const graph = useRef<HTMLElement>(null)
  const { boxes, lines, width, height } = useMemo(() => pictureOf(groups), [groups])
  useEffect(() => {
    const inner = graph.current
    const box = boxes.find(({ id }) => id === chosen)
    if (!inner) return
    const x = box ? box.x + BOX.width / 2 : width / 2
    inner.scrollTo({
      left: x - inner.clientWidth / 2,
      top: box ? box.y + BOX.height / 2 - inner.clientHeight / 2 : 0,
    })
  }, [boxes, chosen === undefined])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard
    <section ref={graph} class="graph panel" aria-label="Graph" tabIndex={0}>
      <div class="graph-inner" style={`width: ${width}px; height: ${height}px`}>
        <svg width={width} height={height} aria-hidden="true">
          {lines.map((points, i) => (
            <polyline key={String(i)} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          ))}
        </svg>
        {boxes.map(({ id, name, version, runs, outputs, x, y }) => (
          <button
            key={id}
            type="button"
            class={runs.length === 0 ? 'box given' : 'box'}
            aria-pressed={id === chosen}
            style={`left: ${x}px; top: ${y}px; width: ${BOX.width}px; height: ${BOX.height}px`}
            onClick={() => onChoose(id)}
          >
            <span>{groupTitle(name)}</span>
            <small>
              {name}
              {version && `@${version}`}
              {outputs.length > 1 && ` × ${outputs.length}`}
              {runs.some(({ seconds }) => seconds !== null) && `, ${timeOf(runs)}`}
            </small>
          </button>
        ))}
      </div>
    </section>
  )
}
