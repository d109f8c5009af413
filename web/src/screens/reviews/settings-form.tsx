import { type ArtifactRecord, artifactRecord } from '../../api/artifacts.ts'
import { api, got } from '../../api/client.ts'
import { markTypeOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { ArtifactPicture } from '../graph/artifact-picture.tsx'
import type { Review } from './next-step.ts'

interface Mark {
  /** As the fields of the form begin: `mark_a`, `mark_b`, `known_1`. */
  readonly name: string
  readonly title: string
  readonly scans: readonly string[]
}

interface MarkSettings {
  scans: string[]
  lands?: number[]
  edges?: (number[] | null)[]
  replica?: boolean
  mirrored?: boolean
}

const marksOf = ({ mark_a, mark_b, known }: Review['scans']): Mark[] => [
  { name: 'mark_a', title: say('Mark {side}', { side: 'A' }), scans: mark_a },
  ...(mark_b ? [{ name: 'mark_b', title: say('Mark {side}', { side: 'B' }), scans: mark_b }] : []),
  ...(known ?? []).map((scans, i) => ({
    name: `known_${i + 1}`,
    title: say('Known mark {n}', { n: i + 1 }),
    scans,
  })),
]

/** Order, edges and regions as the reviewer sets them, to be committed before there is a score. */
export function SettingsForm({ review, done }: { review: Review; done: () => void }) {
  const marks = marksOf(review.scans)
  const type = markTypeOf(review.domain)
  const hasPlaces = type?.places ?? false
  const send = async (form: FormData) => {
    const read: MarkSettings[] = []
    for (const mark of marks) read.push(await settingsOf(mark, form, hasPlaces))
    const [mark_a, ...others] = read
    const settings = review.scans.known ? { mark_a, known: others } : { mark_a, mark_b: others[0] }
    const params = { path: { id: review.id } }
    await got(() => api().POST('/v1/reviews/{id}/commit', { params, body: { settings } as never }))
    done()
  }
  return (
    <FoldForm title={say('Commit your settings')} submit={say('Commit them for good')} send={send}>
      {marks.map((mark) => (
        <fieldset key={mark.name}>
          <legend>{mark.title}</legend>
          {mark.scans.map((handle, i) => (
            <ScanFields key={handle} {...{ mark, handle, i, hasPlaces }} />
          ))}
          <Field label={say('How the scans show {mark}', { mark: mark.title })}>
            <select name={`${mark.name}_shown`}>
              <option value="">{say('directly')}</option>
              <option value="replica">{say('as a cast')}</option>
              <option value="mirrored">{say('as a mirror image')}</option>
            </select>
          </Field>
        </fieldset>
      ))}
    </FoldForm>
  )
}

interface ScanProps {
  readonly mark: Mark
  readonly handle: string
  readonly i: number
  readonly hasPlaces: boolean
}

/** What can be set on one scan. */
function ScanFields({ mark: { name, title, scans }, handle, i, hasPlaces }: ScanProps) {
  const mark = scans.length > 1 ? say('{mark}, scan {n}', { mark: title, n: i + 1 }) : title
  const record = useLoaded<ArtifactRecord>(() => artifactRecord(handle), [handle])
  return (
    <div class="fields">
      <Loaded of={record} what={say('the scan')}>
        {(one) => (
          <div>
            <ArtifactPicture record={one} />
          </div>
        )}
      </Loaded>
      {hasPlaces && scans.length > 1 && (
        <Field
          label={say('{mark}: place', { mark })}
          hint={say('Of the land on its bullet, from 1; it also gives the order')}
        >
          <input type="number" name={`${name}_land_${i}`} min={1} max={64} required />
        </Field>
      )}
      {hasPlaces && (
        <Field
          label={say('{mark}: edges', { mark })}
          hint={say('Groove edges as left:right in µm; empty: they are found')}
        >
          <input type="text" name={`${name}_edges_${i}`} pattern="[0-9.]+:[0-9.]+" />
        </Field>
      )}
      <Field
        label={say('{mark}: region', { mark })}
        hint={say('The file of this scan with a region of yours as its mask; may stay empty')}
      >
        <input type="file" name={`${name}_region_${i}`} accept=".x3p" />
      </Field>
    </div>
  )
}

/** The settings of one mark, its scans in the order of their places. */
async function settingsOf({ name, scans }: Mark, form: FormData, hasPlaces: boolean): Promise<MarkSettings> {
  const rows: { scan: string; land: number; edges: number[] | null }[] = []
  for (const [i, scan] of scans.entries()) {
    const edges = String(form.get(`${name}_edges_${i}`) ?? '')
    rows.push({
      scan: await withRegion(scan, form.get(`${name}_region_${i}`)),
      land: Number(form.get(`${name}_land_${i}`) ?? i + 1),
      edges: edges === '' ? null : edges.split(':').map(Number),
    })
  }
  rows.sort((a, b) => a.land - b.land)
  const shown = form.get(`${name}_shown`)
  return {
    scans: rows.map(({ scan }) => scan),
    ...(hasPlaces && scans.length > 1 && { lands: rows.map(({ land }) => land) }),
    ...(rows.some(({ edges }) => edges) && { edges: rows.map(({ edges }) => edges) }),
    ...(shown === 'replica' && { replica: true }),
    ...(shown === 'mirrored' && { mirrored: true }),
  }
}

/** The handle of a scan with the region that its file has, or of the whole scan. */
async function withRegion(scan: string, file: FormDataEntryValue | null): Promise<string> {
  if (!(file instanceof File) || file.size === 0) return scan
  const body = { scan: file, mask: 'file' } as never
  const { handle } = (await got(() => api().POST('/v1/artifacts', { body }))) as { handle: string }
  return handle
}
