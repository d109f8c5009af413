import { artifactRecord } from '../../api/artifacts.ts'
import { say } from '../../languages/say.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { ArtifactPicture } from './artifact-picture.tsx'
import type { Ancestry, Run } from './graph-model.ts'

interface Props {
  readonly run: Run
  readonly ancestry: Ancestry
  /** What an artifact was made from, in words. */
  readonly nameOf: (handle: string) => string | undefined
}

/** What a run did: the picture of what it was given beside that of what it gave. */
export function StepPictures({ run, ancestry, nameOf }: Props) {
  const about = new Map(ancestry.nodes.map((node) => [node.handle, node]))
  const given = Object.entries(run.roles)
    .flatMap(([role, handles]) => [handles].flat().map((handle) => ({ role, handle: handle as string })))
    .filter(({ handle }) => Array.isArray(about.get(handle)?.meta['shape']))
  const before = given.find(({ role }) => role === 'surface') ?? given[0]
  const source = before && nameOf(before.handle)
  return (
    <div class="two step-pictures">
      {before && (
        <Shown
          title={
            source
              ? say('Before: {role} of {source}', { role: before.role, source })
              : say('Before: {role}', { role: before.role })
          }
          handle={before.handle}
        />
      )}
      <Shown title={say(before ? 'After' : 'What it gave')} handle={run.output} />
    </div>
  )
}

/** One artifact under a title. */
export function Shown({ title, handle }: { title: string; handle: string }) {
  const record = useLoaded(() => artifactRecord(handle), [handle])
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {record.state === 'ready' && <ArtifactPicture record={record.value} />}
    </figure>
  )
}
