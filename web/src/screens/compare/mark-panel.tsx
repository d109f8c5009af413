import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { markTypeOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { changeMark, type Domain, type Mark, markAt, moved, newKey } from './comparison.ts'
import { useDragging } from './regions/use-dragging.ts'
import { FileDrop } from './scans/file-drop.tsx'
import { PlaceCard } from './scans/place-card.tsx'
import { addFiles } from './scans/read-scans.ts'

interface Props {
  readonly mark: Mark
  /** In the middle of a sentence. */
  readonly name: string
  readonly title: string
  readonly domain: Domain
  /** What else is asked about the mark. */
  readonly children?: ComponentChildren
}

/** One mark: its scans in their places. */
export function MarkPanel({ mark, name, title, domain, children }: Props) {
  const { side, places } = mark
  const { places: gaps, part } = markTypeOf(domain) ?? {}
  const [said, tell] = useState('')
  const now = () => markAt(side)?.places ?? []
  const move = (from: number, to: number) => {
    if (to < 0 || to >= places.length || from === to) return
    changeMark(side, { places: moved(now(), from, to) })
    tell(say('Moved to place {place} of {n} on {mark}.', { place: to + 1, n: places.length, mark: name }))
  }
  const remove = (key: number) => changeMark(side, { places: now().filter((one) => one.key !== key) })
  const addGap = () => changeMark(side, { places: [...now(), { key: newKey(), scan: undefined }] })
  const { dragged, handlers } = useDragging(move)
  return (
    <section class="panel" aria-labelledby={`mark-${side}`}>
      <h2 id={`mark-${side}`}>{title}</h2>
      <FileDrop side={side} name={name} onFiles={(files) => addFiles(side, files)} />
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
            {say('Add a gap')}
          </button>
          <span class="muted">{say('for a {part} that was not scanned', { part: part ?? say('scan') })}</span>
        </p>
      )}
      {children}
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </section>
  )
}
