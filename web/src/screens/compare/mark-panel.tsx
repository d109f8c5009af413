import { useState } from 'preact/hooks'
import { markTypeOf } from '../../api/meta.ts'
import { change, comparison, type Domain, moved, newKey, type Place, type Side } from './comparison.ts'
import { useDragging } from './regions/use-dragging.ts'
import { FileDrop } from './scans/file-drop.tsx'
import { PlaceCard } from './scans/place-card.tsx'
import { addFiles } from './scans/read-scans.ts'

interface Props {
  readonly side: Side
  readonly places: readonly Place[]
  readonly domain: Domain
}

/** One mark: its scans in their places. */
export function MarkPanel({ side, places, domain }: Props) {
  const name = side.toUpperCase()
  const { places: gaps, part } = markTypeOf(domain) ?? {}
  const [said, say] = useState('')
  const move = (from: number, to: number) => {
    if (to < 0 || to >= places.length || from === to) return
    change({ [side]: moved(comparison()[side], from, to) })
    say(`Moved to place ${to + 1} of ${places.length} on mark ${name}.`)
  }
  const remove = (key: number) => change({ [side]: comparison()[side].filter((one) => one.key !== key) })
  const addGap = () => change({ [side]: [...comparison()[side], { key: newKey(), scan: undefined }] })
  const { dragged, handlers } = useDragging(move)
  return (
    <section class="panel" aria-labelledby={`mark-${side}`}>
      <h2 id={`mark-${side}`}>Mark {name}</h2>
      <FileDrop side={side} onFiles={(files) => addFiles(side, files)} />
      <ol class="places" {...handlers}>
        {places.map((place, i) => (
          <PlaceCard
            key={place.key}
            {...{ side, place, domain, place_number: i + 1, dragged: dragged === i }}
            onMove={(by) => move(i, i + by)}
            onRemove={() => remove(place.key)}
          />
        ))}
      </ol>
      {gaps && places.length > 0 && (
        <p class="actions">
          <button type="button" onClick={addGap}>
            Add a gap
          </button>
          <span class="muted">for a {part} that was not scanned</span>
        </p>
      )}
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </section>
  )
}
