import '../../styles/graph.css'
import { useMemo, useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { usePlace } from '../../router.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { ArtifactView } from './artifact-view.tsx'
import { type Ancestry, groupsOf } from './graph-model.ts'
import { GraphPicture } from './graph-picture.tsx'
import { GroupPanel } from './group-panel.tsx'

/** The computation behind a report or an artifact, from the scans to the likelihood ratio. */
export function GraphScreen({ id }: { id: string | undefined }) {
  const handle = id ?? ''
  const ancestry = useLoaded(async () => {
    const answer = await got(() =>
      api().GET('/v1/artifacts/{handle}/graph', { params: { path: { handle } } }),
    )
    return answer as Ancestry
  }, [handle])
  return (
    <>
      <h1>Graph of the computation</h1>
      <Loaded of={ancestry} what="the graph">
        {(found) => <Explorer ancestry={found} />}
      </Loaded>
    </>
  )
}

function Explorer({ ancestry }: { ancestry: Ancestry }) {
  const asked = usePlace().query.get('artifact') ?? undefined
  const [apart, setApart] = useState(false)
  const groups = useMemo(() => groupsOf(ancestry, apart), [ancestry, apart])
  const groupOf = (artifact: string | undefined) =>
    groups.find(({ outputs }) => artifact !== undefined && outputs.includes(artifact))?.id
  const [artifact, setArtifact] = useState(asked)
  const [chosen, choose] = useState<string>()
  const shown = groups.find(({ id }) => id === (chosen ?? groupOf(artifact)))
  const isReport = ancestry.nodes[0]?.kind === 'report'
  return (
    <>
      <p>
        Every box is a stage that ran, once or for each scan. What it needs stands above it. Choose a box to
        see its parameters and what it gave.
      </p>
      <p class="actions">
        <label class="choice">
          <input
            type="checkbox"
            checked={apart}
            onChange={({ currentTarget }) => {
              setApart(currentTarget.checked)
              choose(undefined)
            }}
          />
          Every run in its own box ({ancestry.edges.length} runs)
        </label>
        {isReport && <a href={`/result/${ancestry.handle}`}>Back to the result</a>}
      </p>
      <div class="explorer">
        <GraphPicture
          groups={groups}
          chosen={shown?.id}
          onChoose={(id) => {
            choose(id)
            setArtifact(undefined)
          }}
        />
        <div class="explorer-side" aria-live="polite">
          {shown && (
            <GroupPanel
              group={shown}
              ancestry={ancestry}
              artifact={artifact}
              onArtifact={(next) => setArtifact(next)}
            />
          )}
          {artifact && (
            <ArtifactView
              key={artifact}
              handle={artifact}
              ancestry={ancestry}
              onArtifact={(next) => {
                setArtifact(next)
                choose(undefined)
              }}
            />
          )}
          {!shown && <p class="muted">No box is chosen.</p>}
        </div>
      </div>
    </>
  )
}
