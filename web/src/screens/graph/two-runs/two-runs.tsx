import { useMemo } from 'preact/hooks'
import { api, got } from '../../../api/client.ts'
import { sentence } from '../../../api/words.ts'
import { Handle } from '../../../ui/handle.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { type Computation, computationOf } from '../computation.ts'
import { Explorer } from '../explorer.tsx'
import { runSigns, SIGNS } from './run-signs.ts'

/** Two computations above each other, with what differs marked, and the first difference in a sentence. */
export function TwoRuns({ own, other }: { own: Computation; other: string }) {
  const { handle } = own.ancestry
  const loaded = useLoaded(async () => {
    const params = { path: { handle, other } }
    const [computation, difference] = await Promise.all([
      computationOf(other),
      got(() => api().GET('/v1/reports/{handle}/diff/{other}', { params })),
    ])
    return { computation, difference }
  }, [handle, other])
  return (
    <Loaded of={loaded} what="the other run">
      {({ computation, difference }) => (
        <>
          <p class="difference">
            <strong>{sentence(difference.sentence)}</strong> A is this run, B the other one.
          </p>
          <p class="muted">
            {Object.values(SIGNS)
              .map(({ mark, words }) => `${mark} ${words}`)
              .join('; ')}
            . <a href={`/graph/${handle}`}>This run alone</a>
          </p>
          <Pair own={own} other={computation} />
        </>
      )}
    </Loaded>
  )
}

function Pair({ own, other }: { own: Computation; other: Computation }) {
  const signs = useMemo(() => runSigns(own, other), [own, other])
  return (
    <>
      {[own, other].map((computation, i) => (
        <section key={computation.ancestry.handle} aria-labelledby={`run-${i}`}>
          <h2 id={`run-${i}`}>
            {i === 0 ? 'A: this run' : 'B: the other run'}{' '}
            <Handle handle={computation.ancestry.handle} what={i === 0 ? 'this run' : 'the other run'} />
          </h2>
          <Explorer
            {...computation}
            signs={signs}
            label={i === 0 ? 'Graph of this run' : 'Graph of the other run'}
          />
        </section>
      ))}
    </>
  )
}
