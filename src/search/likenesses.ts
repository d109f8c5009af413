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

/** The sketches of a mark, and the blocks that they are compared with. */
interface Comparison {
  readonly likeness: Sketching['likeness']
  readonly sketches: readonly Int16Array[]
  readonly blocks: readonly Handle[]
}

/** A comparison as a worker is asked for it: sketches in base64. */
interface Asked extends Omit<Comparison, 'sketches'> {
  readonly engine: string
  readonly client: string
  readonly sketches: readonly string[]
}

/**
 * How alike each of these sketches is to that of each scan of a collection, in their order; 0 for a scan without one. Where there are
 * workers, each of them compares the same blocks in every search, so that it keeps only those in memory.
 */
export async function likenesses(
  service: Service,
  session: Session,
  blocks: readonly SketchBlockRow[],
  { likeness }: Sketching,
  sketches: readonly Sketch[],
): Promise<Likenesses[]> {
  const last = blocks.at(-1)
  const all = sketches.map(() => noLikenesses(last ? last.position + last.scans : 0))
  const seats = blocks.length < LEAST_SHARED ? [] : ((await service.store.queue?.seats()) ?? [])
  const sharers = [...seats, undefined] // this process has a share too
  await Promise.all(
    sharers.map(async (seat, k) => {
      const own = blocks.filter((_, b) => b % sharers.length === k)
      const of = {
        likeness,
        sketches: sketches.map(({ values }) => values),
        blocks: own.map(({ block }) => block),
      }
      const answered = seat === undefined ? undefined : await askWorker(service, session, seat, of, own)
      const found = answered ?? (await compare(service, session, of))
      for (const [s, { asRead, otherWay }] of all.entries()) {
        for (const [b, { position }] of own.entries()) {
          asRead.set(found[s]![b]!.asRead, position)
          otherWay.set(found[s]![b]!.otherWay, position)
        }
      }
    }),
  )
  return all
}

/** For each sketch, how alike it is to those of each block. */
async function compare(
  { sketches: loaded }: Service,
  session: Session,
  { likeness, sketches, blocks }: Comparison,
): Promise<Likenesses[][]> {
  const read = async (block: Handle): Promise<SketchBlock> =>
    session.value(await session.named(block, sketchBlockKind))
  const found: Likenesses[][] = []
  for (const sketch of sketches) {
    found.push(await loaded.likenesses({ likeness, sketch }, blocks, read, session.wanted))
  }
  return found
}

/** The same by the worker in a seat; undefined when it does not answer. */
async function askWorker(
  { store }: Service,
  { wanted }: Session,
  seat: number,
  { sketches, ...of }: Comparison,
  rows: readonly SketchBlockRow[],
): Promise<Likenesses[][] | undefined> {
  const [client = ''] = wanted.clients()
  const asked: Asked = { ...of, engine: ENGINE_VERSION, client, sketches: sketches.map(base64) }
  const answer = await store.queue!.ask(seat, { client, body: asked as unknown as Json }, wanted.until)
  if (typeof answer !== 'string') return undefined
  const { buffer } = bytesOf(answer)
  const scans = rows.reduce((sum, row) => sum + row.scans, 0)
  if (buffer.byteLength !== 2 * scans * sketches.length * Float32Array.BYTES_PER_ELEMENT) return undefined
  const values = new Float32Array(buffer)
  let at = 0
  const next = (count: number): Float32Array => {
    at += count
    return values.subarray(at - count, at)
  }
  return sketches.map(() => rows.map(({ scans }) => ({ asRead: next(scans), otherWay: next(scans) })))
}

/** What a worker answers: for each sketch and block the likenesses, as read and in other ways, in base64; null for another version. */
export async function answerLikenesses(service: Service, { body, until }: Taken): Promise<Json> {
  const { engine, client, sketches, ...of } = body as unknown as Asked
  if (engine !== ENGINE_VERSION) return null
  const own = sketches.map((sketch) => new Int16Array(bytesOf(sketch).buffer))
  const found = await service.graph
    .by(client)
    .until(until)
    .within((session) => compare(service, session, { ...of, sketches: own }))
  const parts = found.flat().flatMap(({ asRead, otherWay }) => [asRead, otherWay])
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  ).toString('base64')
}

const base64 = ({ buffer, byteOffset, byteLength }: Int16Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** The bytes of a text in base64, alone in their buffer. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64'))
