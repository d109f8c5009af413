import { useMemo, useState } from 'preact/hooks'
import { sharedRuns } from '../../../../../src/verify/run-pairs.ts'
import { api, got } from '../../../api/client.ts'
import { sentence } from '../../../api/words.ts'
import { say } from '../../../languages/say.ts'
import { Handle } from '../../../ui/handle.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { type Computation, computationOf } from '../computation.ts'
import { Explorer } from '../explorer.tsx'
import { runSigns, SIGNS, type Sign } from './run-signs.ts'

/** Two computations above each other, with what differs marked, and the first difference in a sentence. */
export function TwoRuns({ own, other }: { own: Computation; other: string }) {
  const { handle } = own.ancestry
  const loaded = useLoaded(async () => {
    const params = { path: { handle, other } }
    const [computation, difference] = await Promise.all([
      computationOf(other),
      got(() => api().GET('/v1/reports/{handle}/diff/{other}', { params })),
    ])
    return { computation: sharing(computation, own), difference }
  }, [handle, other])
  return (
    <Loaded of={loaded} what={say('the other run')}>
      {({ computation, difference }) => (
        <>
          <p class="difference">
            <strong>{sentence(difference.sentence)}</strong> {say('A is this run, B the other one.')}
          </p>
          <p class="muted">
            {say('{differs}; {only}; {follows}; {same}.', {
              differs: inWords(SIGNS.differs),
              only: inWords(SIGNS.only),
              follows: inWords(SIGNS.follows),
              same: inWords(SIGNS.same),
            })}{' '}
            <a href={`/graph/${handle}`}>{say('This run alone')}</a>
          </p>
          <Pair own={own} other={computation} />
        </>
      )}
    </Loaded>
  )
}

const inWords = ({ mark, words }: Sign): string => `${mark} ${words}`

/** The other computation; where both have an artifact, with the same run that gave it. */
function sharing({ ancestry, names }: Computation, own: Computation): Computation {
  const { handle } = ancestry
  const edges = sharedRuns(handle, ancestry.edges, own.ancestry.edges, ({ inputs }) => inputs)
  const shown = new Set([handle, ...edges.flatMap(({ inputs, output }) => [output, ...inputs])])
  const known = new Map([...own.ancestry.nodes, ...ancestry.nodes].map((node) => [node.handle, node]))
  const nodes = [...shown].flatMap((one) => known.get(one) ?? [])
  return { ancestry: { handle, nodes, edges }, names }
}

function Pair({ own, other }: { own: Computation; other: Computation }) {
  const signs = useMemo(() => runSigns(own, other), [own, other])
  const step = useState<number>()
  return (
    <>
      {[own, other].map((computation, i) => (
        <section key={computation.ancestry.handle} aria-labelledby={`run-${i}`}>
          <h2 id={`run-${i}`}>
            {say(i === 0 ? 'A: this run' : 'B: the other run')}{' '}
            <Handle handle={computation.ancestry.handle} what={say(i === 0 ? 'this run' : 'the other run')} />
          </h2>
          <Explorer
            {...computation}
            signs={signs}
            step={step}
            label={say(i === 0 ? 'Graph of this run' : 'Graph of the other run')}
          />
        </section>
      ))}
    </>
  )
}
