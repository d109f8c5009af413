import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { say, sayKnown } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
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
      <h2 id="links">{say('Which marks hang together?')}</h2>
      <form class="actions" onSubmit={find}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in the sentence */}
        <label>
          {show('A link is a pair with a likelihood ratio of at least {ratio}', {
            ratio: (
              <input
                type="number"
                min="1"
                step="any"
                size={6}
                placeholder="10"
                value={least}
                onInput={({ currentTarget }) => setLeast(currentTarget.value)}
              />
            ),
          })}
        </label>
        <button type="submit">{say('Find links')}</button>
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
        {say(
          '{links} of {pairs} pairs are links at {ratio} or more, under {reference}. If no two marks had one source, at most {chance} would be, on average. {marks} marks form {clusters} clusters; {unlinked} have no link.',
          {
            links: whole(links.links),
            pairs: whole(pairs),
            ratio: ratioOf(links.log10_lr),
            reference: reference.name,
            chance: figures(links.expected_by_chance, 2),
            marks: whole(marks.length - unlinked),
            clusters: whole(clusters.length),
            unlinked: whole(unlinked),
          },
        )}
      </p>
      {(links.copies as [string, string][]).map(([a, b]) => (
        <Notice key={`${a},${b}`} kind="warning">
          {say('{a} and {b} are copies of one scan: their link says nothing about sources.', { a, b })}
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
      <p class="muted">{sayKnown(links.note)}</p>
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
  const { contrary, lowest } = cluster
  return (
    <article class="cluster">
      <div>
        <h3>{title}</h3>
        <p>{cluster.marks.map(nameOf).join(', ')}</p>
        <p>{weakestLink(cluster, nameOf)}</p>
        {lowest && (
          <Notice kind="warning">
            {say(
              contrary === 1
                ? '1 pair of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.'
                : '{n} pairs of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.',
              {
                n: whole(contrary),
                a: nameOf(lowest.a),
                b: nameOf(lowest.b),
                ratio: ratioOf(lowest.log10_lr),
              },
            )}
          </Notice>
        )}
      </div>
      {cluster.marks.length <= DRAWN && <Network {...{ title, cluster, marks }} />}
    </article>
  )
}

/** Which link is the weakest, and what the cluster is without it. */
function weakestLink({ held_by, parts, between }: Cluster, nameOf: (mark: number) => string): string {
  const weakest = held_by.at(-1)!
  const [one, other] = parts.map((part) => part.map(nameOf).join(', ')) as [string, string]
  const values = {
    a: nameOf(weakest.a),
    b: nameOf(weakest.b),
    ratio: ratioOf(weakest.log10_lr),
    one,
    other,
    n: whole(between - 1),
  }
  if (between === 1) {
    return say(
      'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}. No other link joins the two parts.',
      values,
    )
  }
  return say(
    between === 2
      ? 'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which 1 other link joins too.'
      : 'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which {n} other links join too.',
    values,
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
      aria-label={say('{title}; its marks, and the {n} links that hold them together', {
        title,
        n: cluster.held_by.length,
      })}
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
