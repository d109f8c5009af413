import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { ScanPicture } from '../../pictures/scan-picture.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { AddMarks } from './add-marks.tsx'
import { type Case, type ChangeCase, type Item, knownSources, questionedItems, scansOf } from './case.ts'

interface Props {
  readonly found: Case
  readonly change: ChangeCase
}

/** The marks of a case: the questioned ones on the left, the known sources with their test fires on the right. */
export function CaseMarks({ found, change }: Props) {
  const { failed, sending } = useSending()
  const isOpen = found.state === 'open'
  const remove = (item: Item) => sending(() => change({ items: found.items.filter((one) => one !== item) }))
  const onRemove = isOpen ? remove : undefined
  const questioned = questionedItems(found)
  const sources = knownSources(found)
  const taken = found.items.map(({ exhibit }) => exhibit)
  const kind = found.items.find(({ domain }) => domain)?.domain
  return (
    <>
      {failed && <Notice kind="failure">{failed}</Notice>}
      <div class="two">
        <section class="panel" aria-labelledby="questioned">
          <h2 id="questioned">{say('Questioned marks')}</h2>
          {questioned.length === 0 && <p class="muted">{say('None yet.')}</p>}
          <ul class="exhibits">
            {questioned.map((item, i) => (
              <Exhibit key={`${i} ${item.exhibit}`} item={item} label={`Q${i + 1}`} onRemove={onRemove} />
            ))}
          </ul>
          {isOpen && <AddMarks known={false} taken={taken} kind={kind} change={change} />}
        </section>
        <section class="panel" aria-labelledby="known-sources">
          <h2 id="known-sources">{say('Known sources and their test fires')}</h2>
          {sources.length === 0 && (
            <p class="muted">{say('None yet. Two or more test fires of a source say how well it marks.')}</p>
          )}
          {sources.map(({ short, name, items }) => (
            <section key={name} aria-label={say('{name}: {what}', { name: short, what: name })}>
              <h3>{say('{name}: {what}', { name: short, what: name })}</h3>
              <ul class="exhibits">
                {items.map((item, i) => (
                  <Exhibit
                    key={`${i} ${item.exhibit}`}
                    item={item}
                    label={`${short}.${i + 1}`}
                    onRemove={onRemove}
                  />
                ))}
              </ul>
            </section>
          ))}
          {isOpen && <AddMarks known taken={taken} kind={kind} change={change} />}
        </section>
      </div>
    </>
  )
}

interface ExhibitProps {
  readonly item: Item
  readonly label: string
  readonly onRemove: ((item: Item) => void) | undefined
}

/** One mark: its number in the case, its exhibit, a picture of its first scan. */
function Exhibit({ item, label, onRemove }: ExhibitProps) {
  const { exhibit, note } = item
  const scans = scansOf(item)
  const n = scans.length
  const count = say(n === 1 ? '1 scan' : '{n} scans', { n })
  return (
    <li>
      {scans[0] && (
        <ScanPicture handle={scans[0]} label={say('{exhibit}, its first scan', { exhibit })} max={128} />
      )}
      <span>
        <strong>{label}</strong> {exhibit === label ? '' : exhibit}
        <small class="muted"> {note ? say('{scans}; {note}', { scans: count, note }) : count}</small>
      </span>
      {onRemove && (
        <button type="button" class="quiet" onClick={() => onRemove(item)}>
          {show('Remove {exhibit}', { exhibit: <span class="visually-hidden">{exhibit}</span> })}
        </button>
      )}
    </li>
  )
}
