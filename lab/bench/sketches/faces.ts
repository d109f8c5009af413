import { join } from 'node:path'
import { MAP_SIDE } from '../../../src/kinds/marks/signature.ts'
import { faceSketching } from '../../../src/marks/breech-faces/sketch.ts'
import { faceAgreements } from '../../../src/numerics/sketches/face-agreements.ts'
import { FINE, faceViews } from '../../../src/numerics/sketches/face-rings.ts'
import { faceLikeness } from '../../../src/numerics/sketches/face-sketch.ts'
import { packSketches } from '../../../src/numerics/sketches/packed-sketches.ts'
import type { Service } from '../../../src/service/service.ts'
import { faceSignatures, scoresOf } from '../candidates/signatures.ts'
import { timed, told } from '../service/measure.ts'
import { faceCrowd, type RealFace, type Searched, searchedOf, viewsOf } from './face-crowd.ts'

export const SETS = { Weller: 'cartridges-weller', Fadul: 'cartridges', Baldwin: 'cartridges-baldwin' }
const TIMED = 50_000 // pairs of sketches, for the time of one
const LAID = 1000 // pairs that are registered, for the time of one

export interface Face extends RealFace, Searched {
  readonly set: string
  readonly mark: string
  readonly source: string
}

export const realFaces = async (service: Service, shared: string): Promise<Face[]> => {
  const faces: Face[] = []
  for (const [set, file] of Object.entries(SETS)) {
    const manifest = join(shared, 'manifests', `${file}.csv`)
    for (const face of await faceSignatures(service, manifest, join(shared, 'scans')))
      faces.push({ ...face, set, ...searchedOf(face) })
  }
  return faces
}

/** The true matches of a face: those that the score puts ahead of every real face of another source of the set. */
export function matchesOf(faces: readonly Face[], own: Face, exact: ReadonlyMap<string, number>): number[] {
  const score = (j: number): number => exact.get(`${own.mark}\n${faces[j]!.mark}`) ?? Number.NaN
  const ofSet = [...faces.keys()].filter((j) => faces[j]!.set === own.set)
  const highest = Math.max(...ofSet.filter((j) => faces[j]!.source !== own.source).map(score))
  return ofSet.filter((j) => faces[j] !== own && faces[j]!.source === own.source && score(j) > highest)
}

/** How many of the true matches of a set have less than each share of the faces of other sources ahead of them. */
interface Recall {
  readonly rows: readonly (readonly string[])[]
  readonly faces: readonly Face[]
  readonly simulated: readonly Int16Array[]
}

/**
 * Every breech face against all others of the three sets and a crowd of simulated ones: how many true matches have none, or less than
 * a share, of the faces of other sources ahead of them, by their sketches, by registration, and by registration if they are among those that
 * go on from the sketches.
 */
export async function faceRecall(
  service: Service,
  shared: string,
  ofCrowd: number,
  shares: readonly number[],
): Promise<Recall> {
  const faces = await realFaces(service, shared)
  const { ref } = await service.references.get('impressed')
  const exact = await service.graph.within(async (session) => scoresOf(await session.value(ref)))
  const crowd = faceCrowd(faces, ofCrowd)
  const all = [...faces, ...crowd]
  const block = packSketches(all.map(({ sketch }) => sketch))
  const rings = all.map((one) => one.rings)
  const many = packSketches(Array.from({ length: TIMED / 2 }, (_, i) => faces[i % faces.length]!.sketch))
  faceLikeness(viewsOf(faces[0]!), many) // compiles the loops
  const sketching = await timed(() => {
    for (const own of faces.slice(0, 2)) faceLikeness(viewsOf(own), many)
  })
  const views = faceViews(faces[0]!.values, MAP_SIDE, FINE)
  const registering = await timed(() => void faceAgreements(FINE, views, rings.slice(0, LAID)))
  const a_pair = (cpu: number, pairs: number): string => `${((1000 * cpu) / pairs).toFixed(1)} µs`
  const rows = Object.keys(SETS).flatMap((set) => {
    const [sketches, registrations, both] = [new Tally(shares), new Tally(shares), new Tally(shares)]
    for (const [i, own] of faces.entries()) {
      if (own.set !== set) continue
      const alike = [
        faceLikeness(viewsOf(own), block).asRead,
        faceAgreements(FINE, faceViews(own.values, MAP_SIDE, FINE), rings).asRead,
      ]
      const foreign = [...all.keys()].filter((j) => faces[j]?.source !== own.source)
      const matches = matchesOf(faces, own, exact)
      const [ahead, registered] = alike.map((values) =>
        matches.map((j) => foreign.filter((other) => values[other]! >= values[j]!).length / foreign.length),
      ) as [number[], number[]]
      sketches.add(ahead)
      registrations.add(registered)
      both.add(registered.map((one, k) => (ahead[k]! < faceSketching.candidates.share ? one : 1)))
      if (i % 10 === 0) told([set, `${i}`])
    }
    return [
      [set, 'sketches', a_pair(sketching.cpu, TIMED), ...sketches.row()],
      [set, 'registrations', a_pair(registering.cpu, Math.min(LAID, rings.length)), ...registrations.row()],
      [set, 'both', '', ...both.row()],
    ]
  })
  return { rows, faces, simulated: crowd.map(({ sketch }) => sketch) }
}

/** How many true matches have no mark of another source ahead of them, and less than each share; the same of the best one of each mark. */
export class Tally {
  readonly #shares: readonly number[]
  readonly #matches: number[] = []
  readonly #best: number[] = []
  constructor(shares: readonly number[]) {
    this.#shares = shares
  }
  add(ahead: readonly number[]): void {
    this.#matches.push(...ahead)
    if (ahead.length > 0) this.#best.push(Math.min(...ahead))
  }
  row(): string[] {
    return [this.#matches, this.#best].flatMap((of) => [
      `${of.length}`,
      `${of.filter((one) => one === 0).length}`,
      ...this.#shares.map((share) => `${of.filter((one) => one < share).length}`),
    ])
  }
}
