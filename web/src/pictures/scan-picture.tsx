import { artifactRecord } from '../api/artifacts.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { Profile } from './profile.tsx'
import { Relief } from './relief.tsx'

interface Props {
  readonly handle: string
  readonly label: string
  /** The most points a side. */
  readonly max: number
}

/** A small picture of a scan: a profile as its line, a surface as its relief. */
export function ScanPicture({ handle, label, max }: Props) {
  const record = useLoaded(() => artifactRecord(handle), [handle])
  if (record.state !== 'ready') return <div class="relief" aria-hidden="true" />
  const shape = record.value.meta['shape'] as readonly number[] | undefined
  return shape?.[0] === 1 ? (
    <Profile handle={handle} label={label} />
  ) : (
    <Relief handle={handle} label={label} max={max} bare />
  )
}
