import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { Notice } from '../../ui/notice.tsx'
import { figures, whole } from '../../ui/number.ts'
import { ratioOf } from '../../ui/ratio.ts'
import { useSending } from '../../ui/use-sending.ts'
import { ClusterMap } from './cluster-map.tsx'
import { type Cluster, clusterTitle, type Links } from './clusters.ts'

const LISTED = 20 // clusters; of more, the one that is chosen on the map is shown
const DRAWN = 60 // marks of a cluster

/** Which marks of a study hang together, at a likelihood ratio that the visitor chooses. */
export function StudyLinks({ id }: { id: string }) {
  const [least, setLeast] = useState('')
  const [found, setFound] = useState<Links>()
  const { failed, sending } = useSending()
  const find = async (event: Event) => {
    event.preventDefault()
    setFound(undefined)
    await sending(async () => {
      const query = least === '' ? {} : { log10_lr: Math.log10(Number(least)) }
      setFound(
        await got(() =>
          api().GET('/v1/studies/{id}/links', { params: { path: { id }, query: query as never } }),
        ),
      )
    })
  }
  return (
    <section class="panel" aria-labelledby="links">
      <h2 id="links">Which marks hang together?</h2>
      <form class="actions" onSubmit={find}>
        <label>
          A link is a pair with a likelihood ratio of at least{' '}
          <input
            type="number"
            min="1"
            step="any"
            size={6}
            placeholder="10"
            value={least}
            onInput={({ currentTarget }) => setLeast(currentTarget.value)}
          />
        </label>
        <button type="submit">Find links</button>
      </form>
      {failed && <Notice kind="failure">{failed}</Notice>}
      {found && <Found links={found} />}
    </section>
  )
}

function Found({ links }: { links: Links }) {
  const { clusters, reference, marks, unlinked, pairs } = links
  const [chosen, setChosen] = useState(0)
  const isList = clusters.length <= LISTED
  return (
    <>
      <p role="status">
        {whole(links.links)} of {whole(pairs)} pairs are links at {ratioOf(links.log10_lr)} or more, under{' '}
        {reference.name}. If no two marks had one source, at most {figures(links.expected_by_chance, 2)} would
        be, on average. {whole(marks.length - unlinked)} marks form {whole(clusters.length)} clusters;{' '}
        {whole(unlinked)} have no link.
      </p>
      {links.copies.map((pair) => (
        <Notice key={pair.join()} kind="warning">
          {pair.join(' and ')} are copies of one scan: their link says nothing about sources.
        </Notice>
      ))}
      {links.warnings.map(({ message }) => (
        <Notice key={message} kind="warning">
          {message}
        </Notice>
      ))}
      {!isList && <ClusterMap links={links} chosen={chosen} onChoose={setChosen} />}
      {clusters.map(
        (cluster, i) =>
          (isList || i === chosen) && (
            <ClusterView
              key={cluster.marks.join()}
              {...{ cluster, marks }}
              title={clusterTitle(cluster, i)}
            />
          ),
      )}
      <p class="muted">{links.note}</p>
    </>
  )
}

interface Shown {
  readonly title: string
  readonly cluster: Cluster
  readonly marks: Links['marks']
}

function ClusterView({ title, cluster, marks }: Shown) {
  const nameOf = (i: number): string => marks[i]!.mark
  const weakest = cluster.held_by.at(-1)!
  const [one, other] = cluster.parts.map((part) => part.map(nameOf).join(', '))
  return (
    <article class="cluster">
      <div>
        <h3>{title}</h3>
        <p>{cluster.marks.map(nameOf).join(', ')}</p>
        <p>
          The weakest link that holds it is {nameOf(weakest.a)} – {nameOf(weakest.b)}, LR{' '}
          {ratioOf(weakest.log10_lr)}. Without it: {one} | {other}
          {cluster.between === 1
            ? '. No other link joins the two parts.'
            : `, which ${whole(cluster.between - 1)} other ${cluster.between === 2 ? 'link joins' : 'links join'} too.`}
        </p>
        {cluster.lowest && (
          <Notice kind="warning">
            {whole(cluster.contrary)} {cluster.contrary === 1 ? 'pair' : 'pairs'} of these marks speak against
            one source. The lowest is {nameOf(cluster.lowest.a)} – {nameOf(cluster.lowest.b)}, LR{' '}
            {ratioOf(cluster.lowest.log10_lr)}.
          </Notice>
        )}
      </div>
      {cluster.marks.length <= DRAWN && <Network {...{ title, cluster, marks }} />}
    </article>
  )
}

const SIZE = 220
const RADIUS = 78

/** The marks on a circle, with the links that hold them; the weakest is dashed, the pair that speaks most against it is orange. */
function Network({ title, cluster, marks }: Shown) {
  const places = new Map(
    cluster.marks.map((mark, i) => {
      const turn = (2 * Math.PI * i) / cluster.marks.length - Math.PI / 2
      return [mark, { x: SIZE / 2 + RADIUS * Math.cos(turn), y: SIZE / 2 + RADIUS * Math.sin(turn) }] as const
    }),
  )
  const line = ({ a, b }: Cluster['held_by'][number], kind: string) => {
    const [from, to] = [places.get(a)!, places.get(b)!]
    return <line key={`${a} ${b}`} class={kind} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
  }
  return (
    <svg
      class="network"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={`${title}; its marks, and the ${cluster.held_by.length} links that hold them together`}
    >
      {cluster.lowest && line(cluster.lowest, 'contrary')}
      {cluster.held_by.map((link, i) => line(link, i === cluster.held_by.length - 1 ? 'weakest' : 'link'))}
      {[...places].map(([mark, { x, y }]) => (
        <g key={mark}>
          <circle cx={x} cy={y} r={4} />
          {places.size <= 12 && (
            <text x={x} y={y < SIZE / 2 ? y - 8 : y + 14} text-anchor="middle">
              {marks[mark]!.mark}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
