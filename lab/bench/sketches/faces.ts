import { join } from 'node:path'
import { faceLikeness } from '../../../src/numerics/sketches/face-likeness.ts'
import { packSketches } from '../../../src/numerics/sketches/packed-sketches.ts'
import type { Service } from '../../../src/service/service.ts'
import { faceSignatures } from '../candidates/signatures.ts'
import { timed } from '../service/measure.ts'
import { faceCrowd, faceSketchOf, type RealFace } from './face-crowd.ts'

const SETS = { Weller: 'cartridges-weller', Fadul: 'cartridges', Baldwin: 'cartridges-baldwin' }
const TIMED = 50_000 // pairs, for the time of one

interface Face extends RealFace {
  readonly set: string
  readonly source: string
  readonly sketch: Int16Array
}

const realFaces = async (service: Service, shared: string): Promise<Face[]> => {
  const faces: Face[] = []
  for (const [set, file] of Object.entries(SETS)) {
    const manifest = join(shared, 'manifests', `${file}.csv`)
    for (const face of await faceSignatures(service, manifest, join(shared, 'scans')))
      faces.push({ ...face, set, sketch: faceSketchOf(face) })
  }
  return faces
}

/** How many of the true matches of a set have less than each share of the faces of other sources ahead of them. */
interface Recall {
  readonly rows: readonly (readonly string[])[]
  readonly faces: readonly Face[]
  readonly simulated: readonly Int16Array[]
}

/**
 * Every breech face against all others of the three sets and a crowd of simulated ones: how many true matches have none, or less than
 * a share, of the faces of other sources ahead of them by their sketches.
 */
export async function faceRecall(
  service: Service,
  shared: string,
  ofCrowd: number,
  shares: readonly number[],
): Promise<Recall> {
  const faces = await realFaces(service, shared)
  const simulated = faceCrowd(faces, ofCrowd)
  const block = packSketches(faces.map(({ sketch }) => sketch))
  const crowd = packSketches(simulated)
  const many = packSketches(Array.from({ length: TIMED / 2 }, (_, i) => faces[i % faces.length]!.sketch))
  faceLikeness(faces[0]!.sketch, many) // compiles the loops
  const { cpu } = await timed(() => {
    for (const { sketch } of faces.slice(0, 2)) faceLikeness(sketch, many)
  })
  const a_pair = `${((1000 * cpu) / TIMED).toFixed(1)} µs`
  const rows = Object.keys(SETS).map((set) => {
    let [queries, best] = [0, 0]
    const ahead: number[] = []
    const extremes: [number[], number[]] = [[], []]
    for (const [i, own] of faces.entries()) {
      if (own.set !== set) continue
      const alike = faceLikeness(own.sketch, block).asRead
      const inCrowd = faceLikeness(own.sketch, crowd).asRead
      const others = [...faces.keys()].filter((j) => j !== i)
      const foreign = others.filter((j) => faces[j]!.source !== own.source).map((j) => alike[j]!)
      extremes[0].push(Math.max(...foreign))
      extremes[1].push(inCrowd.reduce((most, one) => Math.max(most, one), 0))
      const all = [...foreign, ...inCrowd]
      const ofMatches = others
        .filter((j) => faces[j]!.source === own.source)
        .map((j) => all.filter((one) => one >= alike[j]!).length / all.length)
      if (ofMatches.length === 0) continue
      queries += 1
      if (Math.min(...ofMatches) === 0) best += 1
      ahead.push(...ofMatches)
    }
    const within = shares.map((share) => `${ahead.filter((one) => one < share).length}`)
    const first = `${ahead.filter((one) => one === 0).length}`
    const ends = extremes.map((of) => of.toSorted((x, y) => x - y)[of.length >> 1]!.toFixed(0))
    return [set, a_pair, `${ahead.length}`, first, ...within, `${queries}`, `${best}`, ...ends]
  })
  return { rows, faces, simulated }
}
