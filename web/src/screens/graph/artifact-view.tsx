import { shortDigits } from '../../../../src/address/canonical.ts'
import { artifactRecord } from '../../api/artifacts.ts'
import { say } from '../../languages/say.ts'
import { Download } from '../../ui/download.tsx'
import { Handle, shortHandle } from '../../ui/handle.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { ArtifactPicture } from './artifact-picture.tsx'
import { type Ancestry, scansBehind } from './graph-model.ts'
import { Parameters } from './parameters.tsx'
import { WhatIf } from './what-if/what-if.tsx'

interface Props {
  readonly handle: string
  readonly ancestry: Ancestry
  readonly onArtifact: (handle: string) => void
  /** What an artifact was made from, in words. */
  readonly nameOf: (handle: string) => string | undefined
}

const MAX_SCANS = 2 // that are listed one by one

/** One artifact: what it looks like, what it is, where it comes from, and its data. */
export function ArtifactView({ handle, ancestry, onArtifact, nameOf }: Props) {
  const scans = scansBehind(ancestry, handle)
  const record = useLoaded(() => artifactRecord(handle), [handle])
  return (
    <section class="panel" aria-labelledby="artifact">
      <Loaded of={record} what={say('the artifact')}>
        {(one) => {
          const isArray = Array.isArray(one.meta['shape'])
          const [ending, label] = isArray
            ? ['npy', say('Data as .npy')]
            : one.kind === 'scan'
              ? ['x3p', say('Scan as X3P')]
              : ['json', say('Data as JSON')]
          return (
            <>
              <h2 id="artifact">{say('Artifact: {kind}', { kind: one.kind })}</h2>
              <ArtifactPicture record={one} />
              <dl class="facts">
                <dt>{say('Handle')}</dt>
                <dd>
                  <Handle handle={handle} what={say('the artifact')} />
                </dd>
                <dt>{say('Size')}</dt>
                <dd>{say('{n} bytes', { n: whole(one.bytes) })}</dd>
                <dt>{say('Made from')}</dt>
                <dd>
                  {one.produced_by ? (
                    <Inputs
                      inputs={one.produced_by.inputs}
                      ancestry={ancestry}
                      onArtifact={onArtifact}
                      nameOf={nameOf}
                    />
                  ) : (
                    say('nothing: it came from outside')
                  )}
                </dd>
                {one.kind !== 'scan' && scans.length > 0 && (
                  <>
                    <dt>{say(scans.length === 1 ? 'Scan' : 'Scans')}</dt>
                    <dd>
                      {scans.length > MAX_SCANS ? (
                        say('{n} scans', { n: scans.length })
                      ) : (
                        <Inputs inputs={scans} ancestry={ancestry} onArtifact={onArtifact} nameOf={nameOf} />
                      )}
                    </dd>
                  </>
                )}
              </dl>
              <details>
                <summary>{say('Metadata')}</summary>
                <Parameters params={one.meta} />
              </details>
              <p class="actions">
                <Download
                  href={`/v1/artifacts/${handle}/data`}
                  name={`${shortDigits(handle)}.${ending}`}
                  label={label}
                />
              </p>
              {one.kind === 'surface' && <WhatIf surface={handle} />}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function Inputs({
  inputs,
  ancestry,
  onArtifact,
  nameOf,
}: Omit<Props, 'handle'> & { readonly inputs: readonly string[] }) {
  const kinds = new Map(ancestry.nodes.map(({ handle, kind }) => [handle, kind]))
  return (
    <ul class="outputs">
      {[...new Set(inputs)].map((input) => (
        <li key={input}>
          <button type="button" class="quiet" onClick={() => onArtifact(input)}>
            {kindAndSource(kinds.get(input), nameOf(input))} <code>{shortHandle(input)}</code>
          </button>
        </li>
      ))}
    </ul>
  )
}

const kindAndSource = (kind: string | undefined, source: string | undefined): string =>
  kind && source ? say('{kind} of {source}', { kind, source }) : kind || source || ''
