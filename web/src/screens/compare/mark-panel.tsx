import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { markTypeOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import {
  changeMark,
  comparison,
  type Domain,
  hasTooMany,
  MAX_KNOWN,
  type Mark,
  markAt,
  moved,
  newKey,
  spreadKnown,
} from './comparison.ts'
import { useDragging } from './regions/use-dragging.ts'
import { FileDrop } from './scans/file-drop.tsx'
import { PlaceCard } from './scans/place-card.tsx'
import { addFiles, checkAgain } from './scans/read-scans.ts'

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
  const panel = useRef<HTMLElement>(null)
  const toFiles = () => panel.current?.querySelector('input')?.focus()
  const remove = (key: number) => {
    changeMark(side, { places: now().filter((one) => one.key !== key) })
    toFiles() // the button is gone
  }
  const spread = () => {
    spreadKnown(side)
    checkAgain() // a check on its way belongs to the mark as it was
    toFiles()
  }
  const tooMany = hasTooMany(mark, domain)
  const canSpread = side !== 'a' && comparison().known.length + places.length - 1 <= MAX_KNOWN
  const isRead = places.every(({ scan }) => scan?.record !== undefined || scan?.error !== undefined)
  const addGap = () => changeMark(side, { places: [...now(), { key: newKey(), scan: undefined }] })
  const { dragged, handlers } = useDragging(move)
  return (
    <section class="panel" aria-labelledby={`mark-${side}`} ref={panel}>
      <h2 id={`mark-${side}`}>{title}</h2>
      <FileDrop side={side} name={name} onFiles={(files) => addFiles(side, files)} />
      {tooMany && (
        <div class="check warn">
          {say('A mark of this kind is one scan, and {mark} has {n}.', { mark: name, n: places.length })}{' '}
          {canSpread ? (
            <button type="button" disabled={!isRead} onClick={spread}>
              {say('Make each scan a known mark')}
            </button>
          ) : (
            say('Remove the others.')
          )}
        </div>
      )}
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
