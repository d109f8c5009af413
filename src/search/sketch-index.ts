import type { Handle } from '../address/canonical.ts'
import { scanOfSurface } from '../compare/request/ingest.ts'
import { scansOfCollection } from '../compare/request/named-marks.ts'
import { regionOf } from '../compare/request/reading.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import { type Sketch, type SketchBlock, sketchBlockKind } from '../kinds/marks/sketch.ts'
import { isLeftOut, orReason } from '../marks/candidates.ts'
import type { Mark, Sketching } from '../marks/mark-type.ts'
import { readingOfMark } from '../marks/population.ts'
import { markAsRead } from '../marks/read.ts'
import { configHash, type ScorerConfig } from '../marks/scorer-config.ts'
import { sketchBlock } from '../nodes/sketches/sketch-block.ts'
import type { Service } from '../service/service.ts'
import type { CollectedScan, CollectionRow, SketchBlockRow } from '../store/records/collections.ts'

const BLOCK = 4096 // scans

/** How much of a collection a search finds by sketches. */
export interface IndexState {
  /** `complete`: every scan is in it; `partial`: the next search adds the others; `none`: marks of this domain have no sketches. */
  readonly state: 'complete' | 'partial' | 'none'
  readonly scans: number
  /** Scans that have been sketched. */
  readonly sketches: number
  /** Bytes of its blocks. */
  readonly bytes: number
}

/** What a collection is searched by: blocks of sketches of all its scans, in their order. */
export interface SketchIndex {
  readonly blocks: readonly SketchBlockRow[]
  readonly scans: readonly CollectedScan[]
}

/** Sketches are comparable where they were made by one node under one scorer config. */
const versionOf = ({ version }: Sketching, config: ScorerConfig): string => `${version} ${configHash(config)}`

/** The state of the index of a collection, under the deployed scorer config. */
export async function indexState(
  { store, marks }: Pick<Service, 'store' | 'marks'>,
  { id, domain }: CollectionRow,
): Promise<IndexState> {
  const { scans } = await store.collections.size(id)
  const { sketching } = marks.of(domain)
  if (!sketching) return { state: 'none', scans, sketches: 0, bytes: 0 }
  const blocks = await store.collections.blocks(id, versionOf(sketching, marks.configs.deployed(domain)))
  const sketches = blocks.reduce((sum, block) => sum + block.scans, 0)
  const bytes = blocks.reduce((sum, block) => sum + block.bytes, 0)
  return { state: sketches < scans ? 'partial' : 'complete', scans, sketches, bytes }
}

/**
 * The index of a collection, with the scans that it did not have: they become blocks of their own, and no block is written anew.
 * Blocks are stored when this ends, so that work which stops goes on where it was.
 */
export async function completeIndex(
  service: Service,
  session: Session,
  sketching: Sketching,
  config: ScorerConfig,
  id: string,
): Promise<SketchIndex> {
  const { collections } = service.store
  const scans = await scansOfCollection(service.store, id)
  const version = versionOf(sketching, config)
  const blocks = await collections.blocks(id, version)
  const last = blocks.at(-1)
  let position = last ? last.position + last.scans : 0
  while (position < scans.length) {
    const some = scans.slice(position, position + BLOCK)
    const { handle } = await blockOf(service, session, sketching, config, some)
    const { bytes } = await session.row(handle)
    await session.flush() // before a row names it
    const block = { position, scans: some.length, bytes, block: handle }
    await collections.addBlock(id, version, block)
    blocks.push(block)
    position += some.length
  }
  return { blocks, scans }
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

/** Marks of a collection by the likeness of their sketches, most alike first: a mark counts with its best scan. */
export async function mostAlike(
  service: Service,
  session: Session,
  { blocks, scans }: SketchIndex,
  sketching: Sketching,
  sketches: readonly Sketch[],
): Promise<string[]> {
  const best = new Map<string, number>()
  const read = async (block: Handle): Promise<SketchBlock> =>
    session.value(await session.named(block, sketchBlockKind))
  for (const { values } of sketches) {
    const of = { likeness: sketching.likeness, sketch: values }
    const handles = blocks.map(({ block }) => block)
    const found = await service.sketches.likenesses(of, handles, read, session.wanted)
    for (const [b, alike] of found.entries()) {
      for (const [i, value] of alike.entries()) {
        const { mark } = scans[blocks[b]!.position + i]!
        if (value > (best.get(mark) ?? -1)) best.set(mark, value)
      }
    }
  }
  return [...best].sort(([, one], [, other]) => other - one).map(([mark]) => mark)
}
