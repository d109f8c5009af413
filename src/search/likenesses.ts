/** How alike the sketches of a mark are to those of a collection: compared here, or by workers that keep parts of them in memory. */
import type { Handle, Json } from '../address/canonical.ts'
import type { Session } from '../graph/session.ts'
import { type Sketch, type SketchBlock, sketchBlockKind } from '../kinds/marks/sketch.ts'
import type { Sketching } from '../marks/mark-type.ts'
import { type Likenesses, noLikenesses } from '../numerics/sketches/packed-sketches.ts'
import type { Service } from '../service/service.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import type { SketchBlockRow } from '../store/records/collections.ts'
import type { Taken } from '../store/task-queue.ts'

const LEAST_SHARED = 16 // blocks: fewer are compared sooner than a worker is asked

/** A sketch, and the share of the blocks that one process compares it with. */
interface Share {
  readonly likeness: Sketching['likeness']
  readonly sketch: Int16Array
  readonly blocks: readonly Handle[]
}

/** A share as a worker is asked for it. */
interface Asked extends Omit<Share, 'sketch'> {
  readonly engine: string
  readonly client: string
  /** In base64. */
  readonly sketch: string
}

/** How alike each of these sketches is to that of each scan of a collection, in their order; 0 for a scan without one. */
export async function likenesses(
  service: Service,
  session: Session,
  blocks: readonly SketchBlockRow[],
  { likeness }: Sketching,
  sketches: readonly Sketch[],
): Promise<Likenesses[]> {
  const found: Likenesses[] = []
  for (const { values } of sketches)
    found.push(await likenessesOf(service, session, blocks, likeness, values))
  return found
}

/** The same of one sketch. Each worker has the same blocks in every search, so that it keeps those in memory and no others. */
async function likenessesOf(
  service: Service,
  session: Session,
  blocks: readonly SketchBlockRow[],
  likeness: Sketching['likeness'],
  sketch: Int16Array,
): Promise<Likenesses> {
  const last = blocks.at(-1)
  const all = noLikenesses(last ? last.position + last.scans : 0)
  const seats = blocks.length < LEAST_SHARED ? [] : ((await service.store.queue?.seats()) ?? [])
  const sharers = [...seats, undefined] // this process has a share too
  await Promise.all(
    sharers.map(async (seat, k) => {
      const own = blocks.filter((_, b) => b % sharers.length === k)
      const of = { likeness, sketch, blocks: own.map(({ block }) => block) }
      const answered = seat === undefined ? undefined : await askWorker(service, session, seat, of, own)
      for (const [b, some] of (answered ?? (await likenessesHere(service, session, of))).entries()) {
        const { position } = own[b]!
        all.asRead.set(some.asRead, position)
        all.otherWay.set(some.otherWay, position)
      }
    }),
  )
  return all
}

/** How alike the sketch is to those of each block. */
const likenessesHere = (
  { sketches }: Service,
  session: Session,
  { blocks, ...of }: Share,
): Promise<Likenesses[]> => {
  const read = async (block: Handle): Promise<SketchBlock> =>
    session.value(await session.named(block, sketchBlockKind))
  return sketches.likenesses(of, blocks, read, session.wanted)
}

/** The same by the worker in a seat; undefined when it does not answer. */
async function askWorker(
  { store }: Service,
  { wanted }: Session,
  seat: number,
  { sketch, ...of }: Share,
  rows: readonly SketchBlockRow[],
): Promise<Likenesses[] | undefined> {
  const [client = ''] = wanted.clients()
  const asked: Asked = { ...of, engine: ENGINE_VERSION, client, sketch: base64([sketch]) }
  const answer = await store.queue!.ask(seat, { client, body: asked as unknown as Json }, wanted.until)
  if (typeof answer !== 'string') return undefined
  const buffer = bytesOf(answer)
  const count = rows.reduce((sum, { scans }) => sum + scans, 0)
  if (buffer.byteLength !== 2 * count * Float32Array.BYTES_PER_ELEMENT) return undefined
  const values = new Float32Array(buffer)
  let at = 0
  const next = (scans: number): Float32Array => {
    at += scans
    return values.subarray(at - scans, at)
  }
  return rows.map(({ scans }) => ({ asRead: next(scans), otherWay: next(scans) }))
}

/** What a worker answers: the likenesses of each block, as read and in other ways, in base64; null to another version. */
export async function answerLikenesses(service: Service, { body, until }: Taken): Promise<Json> {
  const { engine, client, sketch, ...of } = body as unknown as Asked
  if (engine !== ENGINE_VERSION) return null
  const own = { ...of, sketch: new Int16Array(bytesOf(sketch)) }
  const graph = service.graph.by(client).until(until)
  const found = await graph.within((session) => likenessesHere(service, session, own))
  return base64(found.flatMap(({ asRead, otherWay }) => [asRead, otherWay]))
}

/** Arrays one after the other as text. */
const base64 = (arrays: readonly (Int16Array | Float32Array)[]): string =>
  Buffer.concat(
    arrays.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  ).toString('base64')

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64')).buffer
