import { useState } from 'preact/hooks'
import { markTypeOf } from '../../../api/meta.ts'
import { say } from '../../../languages/say.ts'
import { Profile } from '../../../pictures/profile.tsx'
import { Relief } from '../../../pictures/relief.tsx'
import type { Domain, Place, Scan } from '../comparison.ts'
import { EdgesEditor } from '../regions/edges-editor.tsx'
import { RegionEditor } from '../regions/region-editor.tsx'
import { ScanFacts } from './scan-facts.tsx'

interface Props {
  readonly side: string
  readonly place: Place
  readonly place_number: number
  readonly domain: Domain
  readonly dragged: boolean
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

const EDITORS = { edges: say('Edges'), region: say('Region') } as const
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** One place of a mark: its scan with what was found in it, or a gap. Arrow keys on the handle move it. */
export function PlaceCard({ side, place, place_number, domain, dragged, onMove, onRemove }: Props) {
  const { scan } = place
  const [editing, setEditing] = useState(false)
  const { editor, part } = markTypeOf(domain) ?? {}
  const name = scan?.name ?? say('gap')
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li class={`place${scan ? '' : ' gap'}${dragged ? ' dragged' : ''}`}>
      <button
        type="button"
        class="move"
        aria-label={say('Place {place}, {name}: drag, or press the arrow keys, to move it', {
          place: place_number,
          name,
        })}
        onKeyDown={onKeyDown}
      >
        {place_number}
      </button>
      {scan ? <ScanPicture scan={scan} /> : null}
      <div>
        <p class="title">
          {scan ? scan.name : say('Gap: this {part} was not scanned', { part: part ?? say('scan') })}
        </p>
        {scan && <ScanFacts scan={scan} domain={domain} />}
      </div>
      <div class="tools">
        <button type="button" class="quiet" aria-label={say('Remove {name}', { name })} onClick={onRemove}>
          {say('Remove')}
        </button>
        {editor && scan?.record && (
          <button
            type="button"
            class="quiet"
            aria-expanded={editing}
            aria-label={say(editor === 'edges' ? 'Edges of {name}' : 'Region of {name}', { name })}
            onClick={() => setEditing(!editing)}
          >
            {EDITORS[editor]}
          </button>
        )}
      </div>
      {editing && editor === 'edges' && scan?.record && (
        <EdgesEditor side={side} placeKey={place.key} scan={scan} />
      )}
      {editing && editor === 'region' && scan?.record && (
        <RegionEditor side={side} placeKey={place.key} scan={scan} />
      )}
    </li>
  )
}

const ScanPicture = ({ scan }: { scan: Scan }) =>
  scan.record && isProfile(scan) ? (
    <Profile handle={scan.record.handle} label={say('Profile of {name}', { name: scan.name })} />
  ) : scan.record ? (
    <Relief handle={scan.record.handle} label={say('Relief of {name}', { name: scan.name })} />
  ) : (
    <div class="relief" aria-hidden="true" />
  )

const isProfile = ({ record }: Scan): boolean => (record?.meta['shape'] as number[] | undefined)?.[0] === 1
