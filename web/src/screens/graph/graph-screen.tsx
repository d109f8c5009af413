import '../../styles/graph.css'
import { say } from '../../languages/say.ts'
import { usePlace } from '../../router.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { computationOf } from './computation.ts'
import { Explorer } from './explorer.tsx'
import { OtherRun } from './two-runs/other-run.tsx'
import { TwoRuns } from './two-runs/two-runs.tsx'

/** The computation behind a report or an artifact, from the scans to the likelihood ratio; beside it that of a second report. */
export function GraphScreen({ id }: { id: string | undefined }) {
  const handle = id ?? ''
  const { query } = usePlace()
  const other = query.get('with') ?? undefined
  const own = useLoaded(() => computationOf(handle), [handle])
  return (
    <>
      <h1>{say('Graph of the computation')}</h1>
      <Loaded of={own} what={say('the graph')}>
        {(found) => (
          <>
            {other ? (
              <TwoRuns key={other} own={found} other={other} />
            ) : (
              <Explorer {...found} artifact={query.get('artifact') ?? undefined} />
            )}
            {found.names.size > 0 && <OtherRun handle={handle} />}
          </>
        )}
      </Loaded>
    </>
  )
}
