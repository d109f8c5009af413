import { useMemo, useState } from 'preact/hooks'
import { say } from '../../languages/say.ts'
import { ArtifactView } from './artifact-view.tsx'
import type { Computation } from './computation.ts'
import { boxesOf, type Detail, type Group, groupsOf } from './graph-model.ts'
import { GroupPanel } from './group-panel.tsx'
import { DetailChoice } from './picture/detail-choice.tsx'
import { GraphPicture } from './picture/graph-picture.tsx'
import { sourceOf } from './scan-names.ts'
import type { RunSigns } from './two-runs/run-signs.ts'

interface Props extends Computation {
  /** An artifact that is looked at first. */
  readonly artifact?: string | undefined
  /** How it differs from another run, where that is shown too. */
  readonly signs?: RunSigns
  readonly label?: string
  /** The step that is open, and how another one is opened, where two graphs open the same one. */
  readonly step?: Step
}

type Step = readonly [open: number | undefined, change: (lane: number | undefined) => void]

/** One graph with what is chosen in it: six steps at first, one opened at a time. */
export function Explorer({ ancestry, names, artifact: asked, signs, label = say('Graph'), step }: Props) {
  const [detail, setDetail] = useState<Detail>('steps')
  const [artifact, setArtifact] = useState(asked)
  const [chosen, choose] = useState<string>()
  const groupWith = (handle: string | undefined) =>
    groupsOf(ancestry).find(({ outputs }) => handle !== undefined && outputs.includes(handle))
  const own = useState(() => groupWith(asked)?.lane)
  const [opened, open]: Step = step ?? own
  const groups = useMemo(() => boxesOf(ancestry, detail, opened), [ancestry, detail, opened])
  const holds = ({ outputs }: Group) => artifact !== undefined && outputs.includes(artifact)
  const shown = groups.find((one) => !one.isStep && (chosen === undefined ? holds(one) : one.id === chosen))
  const nameOf = (handle: string) => sourceOf(ancestry, names, handle)
  const isReport = ancestry.nodes[0]?.kind === 'report'
  return (
    <>
      <div class="actions">
        <DetailChoice
          detail={detail}
          runs={ancestry.edges.length}
          onDetail={(next) => {
            setDetail(next)
            choose(undefined)
          }}
        />
        {isReport && <a href={`/result/${ancestry.handle}`}>{say('Back to the result')}</a>}
      </div>
      <GraphPicture
        label={label}
        groups={groups}
        chosen={shown?.id}
        open={detail === 'steps' ? opened : undefined}
        onClose={() => open(undefined)}
        onChoose={({ isStep, lane, id }) => {
          setArtifact(undefined)
          choose(isStep ? undefined : id)
          if (isStep) open(lane)
        }}
        noteOf={(group) => noteOf(group, nameOf)}
        {...(signs && { signOf: signs.signOf })}
      />
      <div class="explorer-side" aria-live="polite">
        {shown && (
          <GroupPanel
            group={shown}
            ancestry={ancestry}
            artifact={artifact}
            onArtifact={setArtifact}
            nameOf={nameOf}
            changes={signs?.changesOf(shown)}
          />
        )}
        {artifact && (
          <ArtifactView
            key={artifact}
            handle={artifact}
            ancestry={ancestry}
            nameOf={nameOf}
            onArtifact={(next) => {
              setArtifact(next)
              choose(undefined)
              open(groupWith(next)?.lane)
            }}
          />
        )}
      </div>
    </>
  )
}

/** Which scans a box is of: how many runs, or of what. */
function noteOf({ runs, outputs, isStep }: Group, nameOf: (handle: string) => string | undefined): string {
  if (isStep) return say(runs.length === 1 ? '1 run' : '{n} runs', { n: runs.length })
  if (outputs.length > 1) return `× ${outputs.length}`
  return nameOf(outputs[0]!) ?? ''
}
