import { secondsText, sizeText } from '../../../../src/report/graph-words.ts'
import { shortHandle } from '../../ui/handle.tsx'
import { type Ancestry, type Group, groupTitle } from './graph-model.ts'
import { Parameters } from './parameters.tsx'
import { timeOf } from './time-of.ts'
import { WhatIfStep } from './what-if-step.tsx'

interface Props {
  readonly group: Group
  readonly ancestry: Ancestry
  readonly artifact: string | undefined
  readonly onArtifact: (handle: string) => void
}

/** One box: the node, its parameters, and what each run of it gave. */
export function GroupPanel({ group, ancestry, artifact, onArtifact }: Props) {
  const { name, version, runs, outputs } = group
  const about = new Map(ancestry.nodes.map((node) => [node.handle, node]))
  const same = runs.every(({ params }) => JSON.stringify(params) === JSON.stringify(runs[0]!.params))
  const shown = runs.find(({ output }) => output === artifact) ?? runs[0]
  return (
    <section class="panel" aria-labelledby="group">
      <h2 id="group">{groupTitle(name)}</h2>
      <dl class="facts">
        <dt>{version ? 'Node' : 'Kind'}</dt>
        <dd>
          <code>
            {name}
            {version && `@${version}`}
          </code>
        </dd>
        {shown && (
          <>
            <dt>Engine</dt>
            <dd>{shown.engine_version}</dd>
          </>
        )}
        <dt>{version ? 'Runs' : 'Given'}</dt>
        <dd>{outputs.length}</dd>
        {version && (
          <>
            <dt>Time</dt>
            <dd>
              {timeOf(runs)}
              {runs.length > 1 && shown?.seconds != null && `; this run ${secondsText(shown.seconds)}`}
            </dd>
          </>
        )}
        <dt>Size</dt>
        <dd>{sizeText(outputs.reduce((sum, output) => sum + (about.get(output)?.bytes ?? 0), 0))}</dd>
      </dl>
      {shown && (
        <details open>
          <summary>Parameters{same ? '' : ' of this run'}</summary>
          <Parameters params={shown.params} />
        </details>
      )}
      {shown && ancestry.nodes[0]?.kind === 'report' && (
        <WhatIfStep key={shown.output} ancestry={ancestry} run={shown} />
      )}
      <h3>{version ? 'What it gave' : 'What was given'}</h3>
      <ul class="outputs">
        {outputs.map((output, i) => (
          <li key={output}>
            <button type="button" aria-pressed={output === artifact} onClick={() => onArtifact(output)}>
              {i + 1}. {about.get(output)?.kind} <code>{shortHandle(output)}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
