import { join } from 'node:path'
import { grid } from '../../../src/kinds/kind.ts'
import { MAP_SIDE } from '../../../src/kinds/marks/signature.ts'
import { faceSketchNode } from '../../../src/nodes/sketches/face-sketch.ts'
import { faceLikeness } from '../../../src/numerics/sketches/face-likeness.ts'
import { packSketches } from '../../../src/numerics/sketches/packed-sketches.ts'
import type { Service } from '../../../src/service/service.ts'
import { faceSignatures } from '../candidates/signatures.ts'
import { timed } from '../service/measure.ts'

const SETS = { Weller: 'cartridges-weller', Fadul: 'cartridges', Baldwin: 'cartridges-baldwin' }
const TIMED = 50_000 // pairs, for the time of one

/**
 * Every breech face against all others of the three sets: how many true matches have no face of another source ahead of them by their
 * sketches, and how many less than 5 % of these.
 */
export async function faceRecall(service: Service, shared: string): Promise<string[][]> {
  const faces: { set: string; source: string; sketch: Int16Array }[] = []
  for (const [set, file] of Object.entries(SETS)) {
    const manifest = join(shared, 'manifests', `${file}.csv`)
    for (const { source, values, ny, nx } of await faceSignatures(service, manifest, join(shared, 'scans'))) {
      const signature = { values: grid(values, MAP_SIDE, MAP_SIDE), dx: 25e-6, dy: 25e-6, valid: 0, ny, nx }
      faces.push({ set, source, sketch: faceSketchNode.run({ signature }, {}).values })
    }
  }
  const block = packSketches(faces.map(({ sketch }) => sketch))
  const many = packSketches(Array.from({ length: TIMED / 2 }, (_, i) => faces[i % faces.length]!.sketch))
  faceLikeness(faces[0]!.sketch, many) // compiles the loops
  const { cpu } = await timed(() => {
    for (const { sketch } of faces.slice(0, 2)) faceLikeness(sketch, many)
  })
  const a_pair = `${((1000 * cpu) / TIMED).toFixed(1)} µs`
  return Object.keys(SETS).map((set) => {
    let [matches, first, near, queries, best] = [0, 0, 0, 0, 0]
    for (const [i, own] of faces.entries()) {
      if (own.set !== set) continue
      const alike = faceLikeness(own.sketch, block)
      const others = [...faces.keys()].filter((j) => j !== i)
      const foreign = others.filter((j) => faces[j]!.source !== own.source)
      const ahead = others
        .filter((j) => faces[j]!.source === own.source)
        .map((j) => foreign.filter((k) => alike[k]! >= alike[j]!).length / foreign.length)
      if (ahead.length === 0) continue
      queries += 1
      if (Math.min(...ahead) === 0) best += 1
      matches += ahead.length
      first += ahead.filter((share) => share === 0).length
      near += ahead.filter((share) => share < 0.05).length
    }
    return [set, a_pair, `${matches}`, `${first}`, `${near}`, `${queries}`, `${best}`]
  })
}
