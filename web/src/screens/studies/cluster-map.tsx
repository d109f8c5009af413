import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { type Cluster, clusterTitle, type Links } from './clusters.ts'

const NAMED = 6 // marks of the cluster under the pointer
const DOT = 2.5 // CSS pixels
const SPACE = 10 // between the marks of a cluster
const MARGIN = 8 // around them

/** A cluster on the map: its corner, its side, and where its marks stand. */
interface ClusterPlace {
  readonly x: number
  readonly y: number
  readonly side: number
  readonly marks: ReadonlyMap<number, { readonly x: number; readonly y: number }>
}

/** Clusters side by side in rows of this width, in their order. */
function layout(clusters: readonly Cluster[], width: number): { all: ClusterPlace[]; height: number } {
  let [x, y, tallest] = [0, 0, 0]
  const all = clusters.map((cluster): ClusterPlace => {
    const across = Math.ceil(Math.sqrt(cluster.marks.length))
    const side = SPACE * (across - 1) + 2 * MARGIN
    if (x > 0 && x + side > width) [x, y, tallest] = [0, y + tallest, 0]
    const corner = { x, y }
    x += side
    tallest = Math.max(tallest, side)
    const marks = new Map(
      treeOrder(cluster).map((mark, i) => {
        const [row, k] = [Math.floor(i / across), i % across]
        const column = row % 2 === 0 ? k : across - 1 - k // there and back, so that neighbours stay together
        return [mark, { x: corner.x + MARGIN + SPACE * column, y: corner.y + MARGIN + SPACE * row }] as const
      }),
    )
    return { ...corner, side, marks }
  })
  return { all, height: Math.max(1, y + tallest) }
}

/** The marks of a cluster in an order in which most stand beside one that a link joins them with. */
function treeOrder({ marks, held_by }: Cluster): number[] {
  const neighbours = new Map(marks.map((mark) => [mark, [] as number[]]))
  for (const { a, b } of held_by) {
    neighbours.get(a)!.push(b)
    neighbours.get(b)!.push(a)
  }
  const order: number[] = []
  const seen = new Set<number>()
  const end = marks.find((mark) => neighbours.get(mark)!.length === 1) ?? marks[0]!
  const next = [end]
  while (next.length > 0) {
    const mark = next.pop()!
    if (seen.has(mark)) continue
    seen.add(mark)
    order.push(mark)
    next.push(...neighbours.get(mark)!)
  }
  return order
}

/** Every cluster as marks joined by the links that hold them, drawn small; a click or the number field chooses one. */
export function ClusterMap({
  links: { clusters, marks },
  chosen,
  onChoose,
}: {
  links: Links
  chosen: number
  onChoose: (cluster: number) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, setWidth] = useState(320)
  const map = useMemo(() => layout(clusters, width), [clusters, width])
  const [over, setOver] = useState<number>()
  useEffect(() => {
    const room = canvas.current!.parentElement!
    const sizes = new ResizeObserver(() => setWidth(room.clientWidth))
    sizes.observe(room)
    return () => sizes.disconnect()
  }, [])
  useEffect(() => draw(canvas.current!, clusters, map, width, chosen), [clusters, map, width, chosen])
  const at = ({ offsetX, offsetY }: MouseEvent): number | undefined => {
    const found = map.all.findIndex(
      ({ x, y, side }) => offsetX >= x && offsetX < x + side && offsetY >= y && offsetY < y + side,
    )
    return found < 0 ? undefined : found
  }
  const choose = (event: MouseEvent): void => {
    const found = at(event)
    if (found !== undefined) onChoose(found)
  }
  const said = over ?? chosen
  const names = clusters[said]!.marks.map((i) => marks[i]!.mark)
  return (
    <div class="cluster-map">
      <canvas
        ref={canvas}
        role="img"
        aria-label={say('All {n} clusters; the chosen one has a frame', { n: clusters.length })}
        onClick={choose}
        onPointerMove={(event) => setOver(at(event))}
        onPointerLeave={() => setOver(undefined)}
      />
      <p class="muted">
        {clusterTitle(clusters[said]!, said)} ({names.slice(0, NAMED).join(', ')}
        {names.length > NAMED && ', …'})
      </p>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in the sentence */}
      <label>
        {show('Show cluster {number} of {n}', {
          number: (
            <input
              type="number"
              min="1"
              max={clusters.length}
              value={chosen + 1}
              onInput={({ currentTarget: { valueAsNumber: number } }) => {
                if (number >= 1 && number <= clusters.length) onChoose(Math.floor(number) - 1)
              }}
            />
          ),
          n: clusters.length,
        })}
      </label>
    </div>
  )
}

function draw(
  canvas: HTMLCanvasElement,
  clusters: readonly Cluster[],
  { all, height }: ReturnType<typeof layout>,
  width: number,
  chosen: number,
): void {
  const dense = globalThis.devicePixelRatio || 1
  canvas.width = width * dense
  canvas.height = height * dense
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const paint = canvas.getContext('2d')!
  const style = getComputedStyle(canvas)
  const [ink, same, different] = ['--ink', '--same', '--different'].map((name) =>
    style.getPropertyValue(name),
  ) as [string, string, string]
  paint.scale(dense, dense)
  for (const [i, { x, y, side, marks }] of all.entries()) {
    const { held_by, lowest } = clusters[i]!
    const line = ({ a, b }: { readonly a: number; readonly b: number }, colour: string): void => {
      const [from, to] = [marks.get(a)!, marks.get(b)!]
      paint.strokeStyle = colour
      paint.beginPath()
      paint.moveTo(from.x, from.y)
      paint.lineTo(to.x, to.y)
      paint.stroke()
    }
    paint.lineWidth = 1.5
    for (const link of held_by) line(link, same)
    if (lowest) line(lowest, different)
    paint.fillStyle = ink
    for (const mark of marks.values()) {
      paint.beginPath()
      paint.arc(mark.x, mark.y, DOT, 0, 2 * Math.PI)
      paint.fill()
    }
    if (i !== chosen) continue
    paint.strokeStyle = ink
    paint.strokeRect(x + 1, y + 1, side - 2, side - 2)
  }
}
