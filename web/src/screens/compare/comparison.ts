import type { paths } from '../../../../clients/typescript/src/index.ts'
import { markTypes } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { shared } from '../../ui/shared.ts'
import { upper } from '../../ui/words.ts'
import type { Region } from './regions/region.ts'

export type Domain = paths['/v1/scope']['post']['requestBody']['content']['multipart/form-data']['domain']
type Answered<P extends keyof paths> = paths[P] extends {
  post: { responses: { 200: { content: { 'application/json': infer T } } } }
}
  ? T
  : never
export type SurfaceRecord = Answered<'/v1/artifacts'>
export type ScopeReport = Answered<'/v1/scope'>

/** A scan that was given for a mark, and what the service has said about it so far. */
export interface Scan {
  readonly name: string
  /** Absent for examples and scans given by handle. */
  readonly file?: File
  readonly record?: SurfaceRecord | undefined
  /** Whether it shows striae, or an impression. */
  readonly striated?: boolean | undefined
  readonly scope?: ScopeReport | undefined
  readonly error?: string | undefined
  /** Groove edges that the visitor set, in micrometres. */
  readonly edges?: readonly [left: number, right: number] | undefined
  /** The part of a breech face that the visitor drew, and the surface of the whole scan. */
  readonly region?: Region | undefined
  readonly whole?: SurfaceRecord | undefined
  /** It is sent again, with another region. */
  readonly beingRead?: boolean
}

/** A place on a mark: a scan, or a gap for a land that was not scanned. */
export interface Place {
  readonly key: number
  readonly scan: Scan | undefined
}

/** A mark: its scans in their places, and how they are read. */
export interface Mark {
  /** Stays the same while other marks come and go. */
  readonly side: string
  readonly places: readonly Place[]
  /** Whether the scans show a cast of the mark, or its mirror image. */
  readonly replica: boolean
  readonly mirrored: boolean
  /** Why a known mark would be left out; it counts all the same. */
  readonly leftOut: string
}

/** Whether questioned and known marks share something; empty where the visitor says nothing. */
export type Alike = '' | 'true' | 'false'

/** What the visitor says about the known marks of one source. */
export interface Stated {
  /** How many were made, as it was typed. */
  readonly made: string
  readonly ammunition: Alike
  readonly instrument: Alike
  readonly condition: Alike
}

/** The case that a comparison is made for: its result is added there. */
export interface InCase {
  readonly id: string
  readonly number: string
  /** The exhibit of the questioned mark, and the source of the known ones, as the case calls them. */
  readonly questioned: string
  readonly source: string
}

export interface Comparison {
  readonly inCase: InCase | undefined
  readonly domain: Domain
  /** Whether the visitor chose the domain; until then it follows what is detected. */
  readonly domainChosen: boolean
  /** Mark A; the questioned mark, where there are several known ones. */
  readonly a: Mark
  /** Mark B; two or more are known marks of one source. */
  readonly known: readonly Mark[]
  readonly stated: Stated
  readonly reference: string
  readonly resolution: '' | 'specification' | 'reference'
  readonly units: 'file' | 'um'
  readonly mask: 'auto' | 'file'
}

export const MAX_KNOWN = 8

const NO_SCANS = { places: [], replica: false, mirrored: false, leftOut: '' }
const NOTHING_STATED: Stated = { made: '', ammunition: '', instrument: '', condition: '' }

const empty = (): Comparison => ({
  inCase: undefined,
  domain: markTypes()[0]!.domain,
  domainChosen: false,
  a: { side: 'a', ...NO_SCANS },
  known: [{ side: 'b', ...NO_SCANS }],
  stated: NOTHING_STATED,
  reference: '',
  resolution: '',
  units: 'file',
  mask: 'auto',
})

const asked = shared(empty()) // this screen is loaded after the mark types
let lastKey = 0

export const newKey = (): number => ++lastKey

export const comparison = asked.now

/** Changes the comparison; it stays while the visitor looks at other screens. */
export const change = asked.change

export const clear = (): void => change(empty())

/** The marks: mark A or the questioned one first. */
export const marksOf = ({ a, known }: Comparison): readonly Mark[] => [a, ...known]

/** Whether a questioned mark is compared with several known ones. */
export const isQuestion = ({ known }: Comparison): boolean => known.length > 1

/** The scans of all marks. */
export const scansOf = (of: Comparison): Scan[] =>
  marksOf(of).flatMap(({ places }) => places.flatMap(({ scan }) => scan ?? []))

/** What the page calls a mark in the middle of a sentence. */
export function nameOf(of: Comparison, side: string): string {
  if (side === 'a') return isQuestion(of) ? say('the questioned mark') : say('mark A')
  return isQuestion(of) ? `K${of.known.findIndex((one) => one.side === side) + 1}` : say('mark B')
}

/** What the page calls a mark in its heading: which of two marks is which stands there before a second known mark does. */
export function headingOf(of: Comparison, side: string): string {
  if (side === 'a') return isQuestion(of) ? say('The questioned mark') : say('Mark A: the questioned mark')
  return isQuestion(of) ? nameOf(of, side) : say('Mark B: the known mark')
}

export const markAt = (side: string): Mark | undefined =>
  marksOf(comparison()).find((one) => one.side === side)

/** Changes one mark, if it is still there. */
export function changeMark(side: string, fields: Partial<Omit<Mark, 'side'>>): void {
  const { a, known } = comparison()
  const changed = (mark: Mark): Mark => (mark.side === side ? { ...mark, ...fields } : mark)
  change({ a: changed(a), known: known.map(changed) })
}

/** One more known mark of the source of mark B, and its side. */
export function addKnown(): string {
  const side = `k${newKey()}`
  change({ known: [...comparison().known, { side, ...NO_SCANS }] })
  return side
}

/** Whether a mark has several scans, though a mark of this kind is one. */
export const hasTooMany = ({ places }: Mark, domain: Domain): boolean =>
  places.length > 1 && markTypes().find((one) => one.domain === domain)?.places !== true

/** Makes each scan of a known mark a known mark of its own, as far as there may be so many. */
export function spreadKnown(side: string): void {
  const known = comparison().known.flatMap((mark) =>
    mark.side === side
      ? mark.places.map((place, i) =>
          i === 0 ? { ...mark, places: [place] } : { side: `k${newKey()}`, ...NO_SCANS, places: [place] },
        )
      : mark.places.length === 0
        ? []
        : mark,
  )
  if (known.length <= MAX_KNOWN) change({ known })
}

export const removeKnown = (side: string): void =>
  change({ known: comparison().known.filter((one) => one.side !== side) })

/** Changes one scan, if its place is still there. */
export function changeScan(side: string, key: number, fields: Partial<Scan>): void {
  const mark = markAt(side)
  if (!mark) return
  const places = mark.places.map((place) =>
    place.key === key && place.scan ? { ...place, scan: { ...place.scan, ...fields } } : place,
  )
  changeMark(side, { places })
}

export const useComparison = asked.use

/** The places in a new order: the one at `from` stands at `to`. */
export function moved(places: readonly Place[], from: number, to: number): Place[] {
  const others = places.filter((_, i) => i !== from)
  return [...others.slice(0, to), places[from]!, ...others.slice(to)]
}

/** Why the comparison cannot begin yet; undefined when it can. */
export function notReady(of: Comparison): string | undefined {
  for (const mark of marksOf(of)) {
    const { side, places } = mark
    const name = nameOf(of, side)
    const scans = places.flatMap(({ scan }) => scan ?? [])
    if (scans.length === 0) return say('{mark} has no scan yet.', { mark: upper(name) })
    if (scans.some(({ error }) => error !== undefined)) {
      return say('A scan of {mark} could not be read. Remove it, or give another one.', { mark: name })
    }
    if (scans.some(({ record, beingRead }) => record === undefined || beingRead))
      return say('Scans of {mark} are still being read.', { mark: name })
  }
  const full = marksOf(of).find((mark) => hasTooMany(mark, of.domain))
  if (full) {
    return say('{mark} has {n} scans, but a mark of this kind is one scan.', {
      mark: upper(nameOf(of, full.side)),
      n: full.places.length,
    })
  }
  const { made } = of.stated
  if (isQuestion(of) && made.trim() !== '' && !/^[1-9]\d*$/.test(made.trim()))
    return say('The number of known marks that were made is a whole number, from 1.')
  return undefined
}
