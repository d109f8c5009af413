import { z } from 'zod'
import { scanOfSurface } from '../compare/request/ingest.ts'
import { regionOf } from '../compare/request/reading.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Sketch, SketchBlock } from '../kinds/marks/sketch.ts'
import type { Wire } from '../kinds/wire.ts'
import { isLeftOut, orReason } from '../marks/candidates.ts'
import type { Mark, Sketching } from '../marks/mark-type.ts'
import { readingOfMark } from '../marks/population.ts'
import { markAsRead } from '../marks/read.ts'
import { configHash, type ScorerConfig } from '../marks/scorer-config.ts'
import { sketchBlock } from '../nodes/sketches/sketch-block.ts'
import { selectInPlace } from '../numerics/elementary/median.ts'
import { type PlacedLand, turnedLands } from '../numerics/sketches/turned-lands.ts'
import type { Service } from '../service/service.ts'
import type { CollectedScan, CollectionRow, SketchBlockRow } from '../store/records/collections.ts'

const BLOCK = 4096 // scans

/** How much of a collection a search finds by sketches. */
export const indexSchema = z
  .object({
    state: z
      .enum(['complete', 'partial', 'none'])
      .describe(
        '`complete`: every scan has been sketched; `partial`: the next search does the others, if there are more marks than it scores; `none`: marks of this domain have no sketches.',
      ),
    scans: z.number().int().describe('Scans of the collection.'),
    sketches: z.number().int().describe('Scans that have been sketched.'),
    bytes: z.number().int().describe('Bytes of the sketches.'),
  })
  .meta({ id: 'CollectionIndex' })
type IndexState = Wire<typeof indexSchema>

/** Sketches are comparable where they were made by one node under one scorer config. */
export const sketchVersion = ({ version }: Sketching, config: ScorerConfig): string =>
  `${version} ${configHash(config)}`

/** The state of the index of a collection, under the deployed scorer config. */
export async function indexState(
  { store, marks }: Pick<Service, 'store' | 'marks'>,
  { id, domain }: CollectionRow,
): Promise<IndexState> {
  const { scans } = await store.collections.size(id)
  const { sketching } = marks.of(domain)
  if (!sketching) return { state: 'none', scans, sketches: 0, bytes: 0 }
  const blocks = await store.collections.blocks(id, sketchVersion(sketching, marks.configs.deployed(domain)))
  const sketches = blocks.reduce((sum, block) => sum + block.scans, 0)
  const bytes = blocks.reduce((sum, block) => sum + block.bytes, 0)
  return { state: sketches < scans ? 'partial' : 'complete', scans, sketches, bytes }
}

/**
 * The blocks of sketches of all scans of a collection. Scans that have none become blocks of their own, and no block is written anew.
 * Blocks are stored when this ends, so that work which stops goes on where it was.
 */
export async function completeIndex(
  service: Service,
  session: Session,
  sketching: Sketching,
  config: ScorerConfig,
  id: string,
): Promise<readonly SketchBlockRow[]> {
  const { collections } = service.store
  const version = sketchVersion(sketching, config)
  const blocks = await collections.blocks(id, version)
  const last = blocks.at(-1)
  let position = last ? last.position + last.scans : 0
  for (;;) {
    const some = await collections.scans(id, position, BLOCK)
    if (some.length === 0) return blocks
    const { handle } = await blockOf(service, session, sketching, config, some)
    const { bytes } = await session.row(handle)
    await session.flush() // before a row names it
    const block = { position, scans: some.length, bytes, block: handle }
    await collections.addBlock(id, version, block)
    blocks.push(block)
    position += some.length
  }
}

/** The sketches of these scans. One that shows too little, or is read in a way that a search cannot repeat, has none. */
async function blockOf(
  service: Service,
  session: Session,
  sketching: Sketching,
  config: ScorerConfig,
  scans: readonly CollectedScan[],
): Promise<Ref<SketchBlock>> {
  const found = await session.map(scans, (scan) =>
    orReason(sketchOfScan(service, session, sketching, config, scan)),
  )
  const sketches: Ref<Sketch>[] = []
  const places: number[] = []
  for (const [i, one] of found.entries()) {
    if (isLeftOut(one)) continue
    sketches.push(one)
    places.push(i)
  }
  return session.evaluate(sketchBlock, { scans: scans.length, places }, { sketches })
}

async function sketchOfScan(
  service: Service,
  session: Session,
  sketching: Sketching,
  config: ScorerConfig,
  scan: CollectedScan,
): Promise<Ref<Sketch>> {
  const scans = [await scanOfSurface(service, session, scan.surface)]
  const read = { ...readingOfMark(scan.mark, [scan]), region: regionOf(scans) }
  const mark: Mark = { scans, places: [1], read }
  const [sketch] = await sketching.sketches(session, config, await markAsRead(session, mark))
  return sketch!
}

interface Alike {
  readonly alike: readonly Float32Array[]
  readonly places: readonly number[] | null
  readonly mirrored: boolean
}

/**
 * So many marks of a collection, the most alike first.
 * in      alike: of each sketch of the mark that is searched for, how alike it is to that of every scan; places: those of its lands
 *         around a bullet, of other marks null, which have one scan; mirrored: see `turnedLands`
 */
export async function mostAlike(
  { store: { collections } }: Pick<Service, 'store'>,
  id: string,
  { alike, places, mirrored }: Alike,
  most: number,
): Promise<string[]> {
  if (!places) {
    const scans = await collections.at(id, greatest(alike[0]!, most))
    return [...new Set(scans.map(({ mark }) => mark))]
  }
  const marks = new Map<string, PlacedLand[]>()
  const count = alike[0]!.length
  for (let position = 0; position < count; ) {
    const some = await collections.scans(id, position, Math.min(BLOCK, count - position))
    if (some.length === 0) break // somebody removed the collection
    for (const { mark, land } of some) {
      const lands = marks.get(mark)
      if (lands) lands.push({ place: land, position })
      else marks.set(mark, [{ place: land, position }])
      position += 1
    }
  }
  const names = [...marks.keys()]
  return greatest(turnedLands(alike, places, [...marks.values()], mirrored), most).map((i) => names[i]!)
}

/** The places of so many of the greatest values, the greatest first; of equal ones the first. */
export function greatest(values: ArrayLike<number>, most: number): number[] {
  const places: number[] = []
  const least = leastOf(values, most)
  for (let i = 0; i < values.length; i++) if (values[i]! >= least) places.push(i)
  return places.sort((i, j) => values[j]! - values[i]! || i - j).slice(0, most)
}

/** The least of so many of the greatest values. */
function leastOf(values: ArrayLike<number>, most: number): number {
  if (values.length <= most) return -Infinity
  const copy = Float64Array.from(values)
  selectInPlace(copy, copy.length - most)
  return copy[copy.length - most]!
}
