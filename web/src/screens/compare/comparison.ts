import type { paths } from '../../../../clients/typescript/src/index.ts'
import { markTypes } from '../../api/meta.ts'
import { shared } from '../../ui/shared.ts'
import type { Region } from './regions/region.ts'

export type Side = 'a' | 'b'
export const SIDES: readonly Side[] = ['a', 'b']

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

export interface Comparison {
  readonly domain: Domain
  /** Whether the visitor chose the domain; until then it follows what is detected. */
  readonly domainChosen: boolean
  readonly a: readonly Place[]
  readonly b: readonly Place[]
  /** What the scans of a side show, where it is not the mark itself. */
  readonly replica: Readonly<Record<Side, boolean>>
  readonly mirrored: Readonly<Record<Side, boolean>>
  readonly reference: string
  readonly resolution: '' | 'specification' | 'reference'
  readonly units: 'file' | 'um'
  readonly mask: 'auto' | 'file'
}

const empty = (): Comparison => ({
  domain: markTypes()[0]!.domain,
  domainChosen: false,
  a: [],
  b: [],
  replica: { a: false, b: false },
  mirrored: { a: false, b: false },
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

/** Changes one scan, if its place is still there. */
export function changeScan(side: Side, key: number, fields: Partial<Scan>): void {
  const changed = comparison()[side].map((place) =>
    place.key === key && place.scan ? { ...place, scan: { ...place.scan, ...fields } } : place,
  )
  change({ [side]: changed })
}

export const useComparison = asked.use

/** The places in a new order: the one at `from` stands at `to`. */
export function moved(places: readonly Place[], from: number, to: number): Place[] {
  const others = places.filter((_, i) => i !== from)
  return [...others.slice(0, to), places[from]!, ...others.slice(to)]
}

/** Why the comparison cannot begin yet; undefined when it can. */
export function notReady({ a, b }: Comparison): string | undefined {
  for (const [name, places] of [
    ['A', a],
    ['B', b],
  ] as const) {
    const scans = places.flatMap(({ scan }) => scan ?? [])
    if (scans.length === 0) return `Mark ${name} has no scan yet.`
    if (scans.some(({ error }) => error !== undefined)) {
      return `A scan of mark ${name} could not be read. Remove it, or give another one.`
    }
    if (scans.some(({ record, beingRead }) => record === undefined || beingRead))
      return `Scans of mark ${name} are still being read.`
  }
  return undefined
}
