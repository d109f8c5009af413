import { api, got } from '../../../api/client.ts'
import { markTypeOf } from '../../../api/meta.ts'
import { wordsOf } from '../../../api/words.ts'
import {
  change,
  changeMark,
  changeScan,
  comparison,
  type Domain,
  markAt,
  marksOf,
  newKey,
  type Place,
  type Scan,
  type ScopeReport,
  type SurfaceRecord,
  scansOf,
} from '../comparison.ts'

const AT_ONCE = 2 // scans that are sent at a time

/** Adds files to a mark, by name, and reads each: surface, kind of mark, scope. Files are streamed; nothing is read here. */
export function addFiles(side: string, files: readonly File[]): void {
  const byName = files.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
  add(
    side,
    byName.map((file) => ({ name: file.name, file })),
  )
}

/** Adds surfaces that the service has already, under the names of their files or other ones; undefined is a gap. */
export const addRecords = (
  side: string,
  records: readonly (SurfaceRecord | undefined)[],
  nameOf = ({ meta }: SurfaceRecord): string => String(meta['filename'] ?? 'surface'),
): void =>
  add(
    side,
    records.map((record) => record && { name: nameOf(record), record }),
  )

function add(side: string, scans: readonly (Scan | undefined)[]): void {
  const places = scans.map((scan): Place => ({ key: newKey(), scan }))
  changeMark(side, { places: [...(markAt(side)?.places ?? []), ...places] })
  for (const { key } of places) inTurn(() => readScan(side, key))
}

/** Reads all files again, because it is now said otherwise how they are to be read. */
export function readAgain(): void {
  for (const { side, places } of marksOf(comparison())) {
    for (const { key, scan } of places) {
      if (scan?.file === undefined) continue
      changeScan(side, key, UNREAD)
      inTurn(() => readScan(side, key))
    }
  }
}

const UNREAD: Partial<Scan> = {
  record: undefined,
  striated: undefined,
  scope: undefined,
  error: undefined,
  edges: undefined,
  whole: undefined,
  region: undefined,
}

/** Checks the scope of one scan again. */
export const checkScopeOf = (side: string, key: number): void => inTurn(() => checkScope(side, key))

/** Checks the scope of every scan again, for another kind of mark or another reference. */
export function checkAgain(): void {
  for (const { side, places } of marksOf(comparison())) {
    for (const { key, scan } of places) {
      if (scan?.record) inTurn(() => checkScope(side, key))
    }
  }
}

/** Compares by the resolution that the reference was measured at, in place of the standard one. */
export function acceptResolution(): void {
  change({ resolution: 'reference' })
  checkAgain()
}

export function chooseDomain(domain: Domain): void {
  change({ domain, domainChosen: true, reference: '' })
  checkAgain()
}

async function readScan(side: string, key: number): Promise<void> {
  const scan = scanAt(side, key)
  if (!scan) return
  try {
    const { units, mask } = comparison()
    const record =
      scan.record ??
      (await got(() => api().POST('/v1/artifacts', { body: { scan: scan.file!, units, mask } })))
    changeScan(side, key, { record })
    if (!domainIsKnown()) {
      const { domain } = await got(() => api().POST('/detect', { body: { surface: record.handle } }))
      changeScan(side, key, { striated: markTypeOf(domain)?.striated })
      if (!comparison().domainChosen) followDetected(domain) // it may have been chosen meanwhile
    }
    await checkScope(side, key)
  } catch (error) {
    changeScan(side, key, { error: wordsOf(error) })
  }
}

const domainIsKnown = (): boolean =>
  comparison().domainChosen || scansOf(comparison()).some(({ striated }) => striated !== undefined)

/** Until the visitor chooses, the kind of mark is that of the first scan; striae may be those of a tool, which only a person knows. */
function followDetected(detected: Domain): void {
  if (comparison().domain === detected) return
  change({ domain: detected })
  checkAgain()
}

async function checkScope(side: string, key: number): Promise<void> {
  const scan = scanAt(side, key)
  if (!scan?.record) return
  const { domain, reference, resolution } = comparison()
  const asked = {
    surface: scan.record.handle,
    domain,
    mode: 'warn' as const,
    ...(reference && { reference }),
    ...(resolution && { resolution }),
  }
  try {
    const scope = await got(() => api().POST('/v1/scope', { body: asked }))
    if (comparison().domain === domain && comparison().reference === reference) {
      changeScan(side, key, { scope, striated: striatedBy(scope) })
    }
  } catch (error) {
    changeScan(side, key, { error: wordsOf(error) })
  }
}

/** Whether a scan shows striae, from its check of the texture, which says the same as `/detect`. */
function striatedBy({ checks }: ScopeReport): boolean | undefined {
  const texture = checks.find(({ name }) => name === 'modality')
  return texture && texture.value >= texture.threshold
}

export const scanAt = (side: string, key: number): Scan | undefined =>
  markAt(side)?.places.find((place) => place.key === key)?.scan

const waiting: (() => Promise<void>)[] = []
let running = 0
let held = false

/** While a comparison runs, it has the service for itself: what is left of reading waits. */
export function holdReading(hold: boolean): void {
  held = hold
  next()
}

function inTurn(work: () => Promise<void>): void {
  waiting.push(work)
  next()
}

function next(): void {
  while (!held && running < AT_ONCE && waiting.length > 0) {
    running += 1
    void waiting.shift()!().finally(() => {
      running -= 1
      next()
    })
  }
}
