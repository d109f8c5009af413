import { say } from '../../languages/say.ts'
import { shortHandle } from '../../ui/handle.tsx'
import { secondsOf, sizeOf } from './amounts.ts'
import { type Ancestry, type Group, groupTitle } from './graph-model.ts'
import { Parameters } from './parameters.tsx'
import { StepPictures } from './step-pictures.tsx'
import { timeOf } from './time-of.ts'
import { Changes } from './two-runs/changes.tsx'
import type { Change } from './two-runs/run-signs.ts'
import { WhatIfStep } from './what-if/what-if-step.tsx'

interface Props {
  readonly group: Group
  readonly ancestry: Ancestry
  readonly artifact: string | undefined
  readonly onArtifact: (handle: string) => void
  /** What an artifact was made from, in words. */
  readonly nameOf: (handle: string) => string | undefined
  /** What differs from another run that is held against this one. */
  readonly changes: readonly Change[] | undefined
}

/** One box: the node, what it did, its parameters, and what each run of it gave. */
export function GroupPanel({ group, ancestry, artifact, onArtifact, nameOf, changes }: Props) {
  const { name, version } = group
  const inOrder = (one: string, other: string): number =>
    (nameOf(one) ?? '').localeCompare(nameOf(other) ?? '', 'en', { numeric: true })
  const runs = group.runs.toSorted((one, other) => inOrder(one.output, other.output))
  const outputs = group.outputs.toSorted(inOrder)
  const about = new Map(ancestry.nodes.map((node) => [node.handle, node]))
  const same = runs.every(({ params }) => JSON.stringify(params) === JSON.stringify(runs[0]!.params))
  const shown = runs.find(({ output }) => output === artifact) ?? runs[0]
  const source = shown && nameOf(shown.output)
  return (
    <section class="panel" aria-labelledby="group">
      <h2 id="group">{groupTitle(name)}</h2>
      {changes && changes.length > 0 && <Changes changes={changes} node={name} />}
      {shown && (
        <>
          {runs.length > 1 && source && <p>{say('Shown: {source}', { source })}</p>}
          <StepPictures key={shown.output} run={shown} ancestry={ancestry} nameOf={nameOf} />
          <details open>
            <summary>{say(same ? 'Parameters' : 'Parameters of this run')}</summary>
            <Parameters params={shown.params} node={name} />
          </details>
        </>
      )}
      {shown && ancestry.nodes[0]?.kind === 'report' && (
        <WhatIfStep key={`what if ${shown.output}`} ancestry={ancestry} run={shown} />
      )}
      <h3>{say(version ? 'What it gave' : 'What was given')}</h3>
      <ul class="outputs">
        {outputs.map((output, i) => (
          <li key={output}>
            <button type="button" aria-pressed={output === artifact} onClick={() => onArtifact(output)}>
              {nameOf(output) ?? `${i + 1}. ${about.get(output)?.kind}`} <code>{shortHandle(output)}</code>
            </button>
          </li>
        ))}
      </ul>
      <dl class="facts">
        <dt>{say(version ? 'Node' : 'Kind')}</dt>
        <dd>
          <code>
            {name}
            {version && `@${version}`}
          </code>
        </dd>
        {shown && (
          <>
            <dt>{say('Engine')}</dt>
            <dd>{shown.engine_version}</dd>
          </>
        )}
        <dt>{say(version ? 'Runs' : 'Given')}</dt>
        <dd>{outputs.length}</dd>
        {version && (
          <>
            <dt>{say('Time')}</dt>
            <dd>
              {runs.length > 1 && shown?.seconds != null
                ? say('{time}; this run {own}', { time: timeOf(runs), own: secondsOf(shown.seconds) })
                : timeOf(runs)}
            </dd>
          </>
        )}
        <dt>{say('Size')}</dt>
        <dd>{sizeOf(outputs.reduce((sum, output) => sum + (about.get(output)?.bytes ?? 0), 0))}</dd>
      </dl>
    </section>
  )
}
