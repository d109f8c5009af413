import { availableParallelism } from 'node:os'
import type { Handle } from '../../../src/address/canonical.ts'
import { ownThread } from '../../../src/executor/own-thread.ts'
import { type PackedSketches, packSketches } from '../../../src/numerics/sketches/packed-sketches.ts'
import { loadedSketches } from '../../../src/service/loaded-sketches.ts'
import type { Service } from '../../../src/service/service.ts'
import { scoresOf } from '../candidates/signatures.ts'
import { told } from '../service/measure.ts'
import { type ManyFaces, type RealFace, viewsOf } from './face-crowd.ts'
import { matchesOf, realFaces, SETS, Tally } from './faces.ts'

const PART = 9_000 // sketches that a thread makes at a time
const THREADS = availableParallelism()
const SKETCH_BYTES = 2 ** 31

/** So many sketches of simulated faces, in parts. */
async function simulatedSketches(faces: readonly RealFace[], count: number): Promise<PackedSketches[]> {
  const maps = faces.map(({ values, ny, nx }) => ({ values, ny, nx }))
  const parts: PackedSketches[] = []
  let next = 0
  const make = async (): Promise<void> => {
    const thread = ownThread<ManyFaces, PackedSketches>(new URL('./many-faces-thread.ts', import.meta.url))
    for (let part = next++; part * PART < count; part = next++) {
      const seed = 1 + part * faces.length
      parts[part] = await thread.run({ faces: maps, seed, count: Math.min(PART, count - part * PART) })
      if (part % 10 === 0) told(['sketches', `${part * PART}`])
    }
    await thread.close()
  }
  await Promise.all(Array.from({ length: THREADS }, make))
  return parts
}

/**
 * Every breech face against all others of the three sets and so many sketches of simulated ones, by sketches alone: how many true matches
 * have none, or less than a share, of the sketches of other sources ahead of them.
 */
export async function recallAmongMany(
  service: Service,
  shared: string,
  count: number,
  shares: readonly number[],
): Promise<string[][]> {
  const faces = await realFaces(service, shared)
  const { ref } = await service.references.get('impressed')
  const exact = await service.graph.within(async (session) => scoresOf(await session.value(ref)))
  const blocks = [packSketches(faces.map(({ sketch }) => sketch)), ...(await simulatedSketches(faces, count))]
  const loaded = loadedSketches(SKETCH_BYTES, THREADS)
  const names = blocks.map((_, i) => `${i}` as Handle)
  const rows: string[][] = []
  for (const set of Object.keys(SETS)) {
    const tally = new Tally(shares)
    for (const own of faces.filter((face) => face.set === set)) {
      const of = { likeness: 'faces', sketch: viewsOf(own) } as const
      const found = await loaded.likenesses(of, names, async (name) => blocks[Number(name)]!)
      const [real, ...others] = found.map(({ asRead }) => asRead)
      const isOther = (j: number): boolean => faces[j]!.source !== own.source
      const ofOthers = [real!.filter((_, j) => isOther(j)), ...others]
      const n = ofOthers.reduce((sum, { length }) => sum + length, 0)
      const ahead = (least: number): number =>
        ofOthers.reduce((sum, values) => sum + values.filter((value) => value >= least).length, 0)
      tally.add(matchesOf(faces, own, exact).map((j) => ahead(real![j]!) / n))
    }
    rows.push([set, 'sketches', '', ...tally.row()])
    told(rows.at(-1)!)
  }
  await loaded.close()
  return rows
}
