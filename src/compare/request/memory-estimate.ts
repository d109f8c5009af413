import { type Handle, scanHandle } from '../../address/canonical.ts'
import { runKey } from '../../address/run.ts'
import { MarkgraphError, type Phrase, phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { type Row, usualCost } from '../../kinds/cost.ts'
import { surfaceKind } from '../../kinds/marks/surface.ts'
import type { RecipeRequest } from '../../kinds/recipe.ts'
import { AS_IN_FILE, type FileReading, type MarkType } from '../../marks/mark-type.ts'
import { type Need, type ScanRows, surfaceRow } from '../../marks/memory-estimate.ts'
import type { ScorerConfig } from '../../marks/scorer-config.ts'
import { decode } from '../../nodes/scan/decode.ts'
import type { Service } from '../../service/service.ts'
import { mib, operationCount } from '../../words/amounts.ts'
import { sizeOfX3p } from '../../x3p/header.ts'
import { fileReading, recordedSides } from './reading.ts'
import { sidesOf } from './sides.ts'
import type { Given, Upload } from './upload.ts'

const UM = 1e-6 // metres
const MAX_PITCH = 1e-3 // metres; more is a header in another unit

/** What the work on a scan is for. */
export interface Purpose {
  readonly type: MarkType
  readonly config: ScorerConfig
  /** The marks in the order of their scans, and how many scans each has. */
  readonly marks: readonly { readonly name: string; readonly scans: number }[]
}

/** A scan before its heights are read. */
interface Size {
  /** Its surface, where its pitch is known. */
  readonly row: Row | undefined
  readonly points: number
  /** Bytes of the file that are held until all scans are decoded, those of its heights, and what decoding takes for a moment. */
  readonly file: number
  readonly heights: number
  readonly decoding: number
}

/**
 * Takes the memory that a request on these scans will need, for the whole request, before its work begins. Sizes are those of the
 * headers; a file that cannot be read takes none and is refused when it is decoded. Without a purpose they are only decoded.
 * out     how many scans may be decoded at a time: fewer than there are threads for, where all of them would need more than the
 *         share of one request
 * errors  `too-large`: over the share of one request, or a scan with more points than its domain allows; `bad-value`: a config
 *         that would take too much
 */
export async function reserve(
  service: Service,
  session: Session,
  given: readonly Given[],
  purpose?: Purpose,
): Promise<number> {
  const sizes = await Promise.all(given.map((one) => sizeOf(service, session, one)))
  return take(service, session, sizes, purpose)
}

async function take(
  service: Service,
  session: Session,
  sizes: readonly (Size | undefined)[],
  purpose?: Purpose,
): Promise<number> {
  if (purpose) checkPoints(purpose, sizes)
  const bytesOf = memoryOf(service, sizes, purpose)
  let atOnce = service.settings.threads + 1 // as many as are computed at a time, and the next one
  while (atOnce > 1 && bytesOf(atOnce) > service.budget.share) atOnce -= 1
  const bytes = bytesOf(atOnce)
  if (bytes > 0) await session.during((wanted) => service.budget.take(Math.ceil(bytes), wanted))
  return atOnce
}

/** The bytes that a request needs at most, by the number of scans that are worked on at a time. */
function memoryOf(
  service: Service,
  sizes: readonly (Size | undefined)[],
  purpose?: Purpose,
): (atOnce: number) => number {
  const known = sizes.filter((size) => size !== undefined)
  const work = known.map(({ decoding, points }) => Math.max(decoding, purpose ? usualOf(points) : 0))
  // a comparison takes each scan as far as its signature, after which its heights can be read from the scan again
  const dropsHeights = purpose !== undefined && service.settings.keepScans
  const held = known.reduce((sum, { file, heights }) => sum + file + (dropsHeights ? 0 : heights), 0)
  const needs = purpose ? needsOf(service, purpose, sizes) : []
  const ofScans = needs.filter(({ ofScan }) => ofScan).map(({ cost }) => cost.bytes)
  const together = needs.filter(({ ofScan }) => !ofScan).map(({ cost }) => cost.bytes)
  return (atOnce) =>
    Math.max(
      held + sumOfLargest(work, atOnce),
      sumOfLargest(ofScans, Math.min(atOnce, service.settings.threads)),
      ...together,
    )
}

function needsOf(
  service: Service,
  { type, config, marks }: Purpose,
  sizes: readonly (Size | undefined)[],
): readonly Need[] {
  const rows = sizes.map((size) => size?.row)
  if (!rows.every((row) => row !== undefined)) return []
  const ofFirst = marks[0]!.scans
  return checkedNeeds(service, type, config, { a: rows.slice(0, ofFirst), b: rows.slice(ofFirst) })
}

/** What the work on one scan takes at most at a time. */
const usualOf = (points: number): number => usualCost([{ meta: {}, bytes: 8 * points }]).bytes

const sumOfLargest = (numbers: readonly number[], count: number): number =>
  numbers
    .toSorted((one, other) => other - one)
    .slice(0, count)
    .reduce((sum, one) => sum + one, 0)

/**
 * What the stages of a mark type take for scans of these sizes.
 * errors  `bad-value` when the config alone makes it too much, with the keys that do; `too-large` when the scans do
 */
export function checkedNeeds(
  { settings: { maxOperations, maxWorkBytes }, marks }: Pick<Service, 'settings' | 'marks'>,
  type: MarkType,
  config: ScorerConfig,
  scans: ScanRows,
): readonly Need[] {
  if (scans.a.length === 0 || scans.b.length === 0) return []
  const limit = { bytes: maxWorkBytes, operations: maxOperations }
  const over = (one: ScorerConfig): number => {
    const needs = type.needs(one, scans)
    const operations = needs.reduce((sum, { cost }) => sum + cost.operations, 0)
    const bytes = needs.reduce((most, { cost }) => Math.max(most, cost.bytes), 0)
    return Math.max(operations / limit.operations, bytes / limit.bytes)
  }
  if (over(config) <= 1) return type.needs(config, scans)
  const deployed = marks.configs.deployed(type.domain)
  const changed = Object.keys(config).filter(
    (key) => JSON.stringify(config[key]) !== JSON.stringify(deployed[key]),
  )
  const now = over(config)
  const decisive = changed.filter((key) => over({ ...config, [key]: deployed[key]! }) < 0.9 * now)
  const largest = type.needs(config, scans).toSorted((one, other) => weight(other) - weight(one))[0]!
  const { operations, bytes } = largest.cost
  const message = phrase(
    '{what} would take {operations} operations and {bytes} of memory, more than the {most} and {share} of one request',
    {
      what: largest.what,
      operations: operationCount(operations),
      bytes: amount(bytes),
      most: operationCount(maxOperations),
      share: mib(maxWorkBytes),
    },
  )
  if (over(deployed) > 1)
    throw new MarkgraphError('too-large', phrase('{message}; send smaller scans', { message }), {
      ...largest.cost,
    })
  const keys = decisive.length > 0 ? decisive : changed
  throw new MarkgraphError(
    'bad-value',
    phrase('scorer_config: {message}; change {keys}', { message, keys: keys.join(', ') }),
    { keys },
  )
}

const weight = ({ cost: { bytes, operations } }: Need): number =>
  Number.isFinite(operations) ? operations + bytes : Number.POSITIVE_INFINITY

const amount = (bytes: number): string | Phrase =>
  Number.isFinite(bytes) ? mib(bytes) : phrase('an unlimited amount')

function checkPoints({ type, marks }: Purpose, sizes: readonly (Size | undefined)[]): void {
  const names = marks.flatMap(({ name, scans }) =>
    Array.from({ length: scans }, (_, i) => phrase('scan {scan} of {mark}', { scan: i + 1, mark: name })),
  )
  for (const [i, size] of sizes.entries()) {
    if (!size || size.points <= type.mostPoints) continue
    const name = names[i]!
    throw new MarkgraphError(
      'too-large',
      phrase('{name} has {points} points; a scan of {mark} may have at most {most}', {
        name,
        points: size.points,
        mark: type.words.mark,
        most: type.mostPoints,
      }),
      { points: size.points, most: type.mostPoints },
    )
  }
}

/**
 * The same for a comparison that is done again, with the scans of the store. A session takes it once, however often it is done.
 * errors  `unknown-domain`, and those of `reserve`
 */
export async function reserveAgain(
  service: Service,
  session: Session,
  { domain, scorer_config, inputs }: Pick<RecipeRequest, 'domain' | 'scorer_config' | 'inputs'>,
): Promise<void> {
  if (session.holds) return
  const type = service.marks.of(domain)
  const config = service.marks.configs.parsed(scorer_config, type.domain)
  const marks = sidesOf(recordedSides(inputs))
  const sizes = await Promise.all(
    marks.flatMap(({ mark: { scans, read } }) =>
      scans.map((sha256, i) => ofStored(service, session, sha256, fileReading(read, i))),
    ),
  )
  const counted = marks.map(({ name, mark }) => ({ name, scans: mark.scans.length }))
  await take(service, session, sizes, { type, config, marks: counted })
}

async function ofStored(service: Service, session: Session, sha256: string, reading: FileReading) {
  const known = await decodedSurface(service, sha256, reading)
  if (known) return ofSurface(session, known)
  const read = async (): Promise<Uint8Array> => {
    const data = await service.store.read(sha256)
    return typeof data === 'string' ? new Uint8Array() : data
  }
  return ofFile(service, session, { read, size: 0, reading })
}

async function sizeOf(service: Service, session: Session, given: Given): Promise<Size | undefined> {
  if (typeof given === 'string') return ofSurface(session, given)
  return (await ofKnown(service, session, given)) ?? ofFile(service, session, given)
}

/** The size of a surface that was decoded before. It may have to be decoded again. */
async function ofSurface(session: Session, handle: Handle): Promise<Size | undefined> {
  const { kind, meta, bytes } = await session.row(handle)
  if (kind !== surfaceKind.name) return undefined
  return { row: { meta, bytes }, points: bytes / 8, file: 0, heights: bytes, decoding: 2 * bytes }
}

async function ofKnown(
  service: Service,
  session: Session,
  { sha256, reading = AS_IN_FILE }: Upload,
): Promise<Size | undefined> {
  const surface = await decodedSurface(service, sha256, reading)
  const isKept = !service.settings.keepScans || (await service.store.has(sha256))
  return surface && isKept ? ofSurface(session, surface) : undefined
}

/** The surface of a scan that was decoded in this reading before. */
async function decodedSurface(
  { store }: Service,
  sha256: string,
  { units, mask }: FileReading,
): Promise<Handle | undefined> {
  const scan = scanHandle(sha256)
  const key = runKey(decode, { units, mask: mask === 'file' ? 'file' : 'none' }, { scan })
  return (await store.outputs([key])).get(key)
}

const isPitch = (metres: number): boolean => metres > 0 && metres <= MAX_PITCH

async function ofFile(
  { sizing }: Service,
  session: Session,
  { read, size, reading = AS_IN_FILE }: Pick<Upload, 'read' | 'size' | 'reading'>,
): Promise<Size | undefined> {
  const found = await sizing.run(session.wanted, async () => sizeOfX3p(await read()))
  if (!found) return { row: undefined, points: 0, file: size, heights: 0, decoding: size }
  const { ny, nx, dx, dy } = found
  const unit = reading.units === 'um' ? UM : 1
  const pitch = (d: number | undefined): number => Math.abs(d ?? Number.NaN) * unit
  const [x, y] = [pitch(dx), pitch(dy)]
  return {
    // decoding refuses a pitch that no scan has, and says what is wrong with it
    row: isPitch(x) && isPitch(y) ? surfaceRow(ny, nx, y, x) : undefined,
    points: ny * nx,
    file: size, // until it is written
    heights: 8 * ny * nx,
    decoding: size + found.bytes + 8 * ny * nx, // with a copy for the thread
  }
}
