import { shortHandle } from '../../ui/handle.tsx'
import type { Artifact, Group } from './graph-model.ts'
import { titleOf } from './node-titles.ts'
import { Parameters } from './parameters.tsx'

interface Props {
  readonly group: Group
  readonly nodes: readonly Artifact[]
  readonly artifact: string | undefined
  readonly onArtifact: (handle: string) => void
}

/** One box: the node, its parameters, and what each run of it gave. */
export function GroupPanel({ group, nodes, artifact, onArtifact }: Props) {
  const { name, version, runs, outputs } = group
  const about = new Map(nodes.map((node) => [node.handle, node]))
  const same = runs.every(({ params }) => JSON.stringify(params) === JSON.stringify(runs[0]!.params))
  const shown = runs.find(({ output }) => output === artifact) ?? runs[0]
  return (
    <section class="panel" aria-labelledby="group">
      <h2 id="group">{titleOf(name)}</h2>
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
      </dl>
      {shown && (
        <details open>
          <summary>Parameters{same ? '' : ' of this run'}</summary>
          <Parameters params={shown.params} />
        </details>
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
