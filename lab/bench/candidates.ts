/**
 * How many true matches a cheap sketch of each mark would keep, if only the pairs that are most alike by it were compared.
 *   npm run bench -- candidates ../shared
 * The exact scores are those of the bundled references. What a search would do with it is in lab/measured/scale.md.
 */
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import type { Service } from '../../src/service/service.ts'
import { withService } from '../with-service.ts'
import { faceLikeness, faceSketch } from './candidates/face-sketch.ts'
import { profileLikeness, profileSketch } from './candidates/profile-sketch.ts'
import { faceSignatures, scoresOf, toolmarkSignatures } from './candidates/signatures.ts'

const SHARES = [0.01, 0.02, 0.05]
const HEADER = [
  'sketch',
  'µs a pair',
  'queries',
  'kept at 1 %',
  '2 %',
  '5 %',
  'true matches',
  'kept at 1 %',
  '2 %',
  '5 %',
]

interface Named {
  readonly mark: string
  readonly source: string
}

const cpuMicroseconds = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/**
 * Of the true matches that the exact score puts ahead of every mark of another source: how many have less than this share of these
 * ahead of them by the sketch. First for the best match of each mark, then for all of them.
 */
function recall(
  marks: readonly Named[],
  exact: ReadonlyMap<string, number>,
  likeness: (i: number, j: number) => number,
) {
  const score = (i: number, j: number): number => exact.get(`${marks[i]!.mark}\n${marks[j]!.mark}`)!
  const best = { n: 0, kept: SHARES.map(() => 0) }
  const all = { n: 0, kept: SHARES.map(() => 0) }
  const counted = (of: typeof best, ahead: number): void => {
    of.n += 1
    for (const [k, share] of SHARES.entries()) if (ahead < share) of.kept[k] = of.kept[k]! + 1
  }
  for (const [i, { source }] of marks.entries()) {
    const others = [...marks.keys()].filter((j) => j !== i)
    const foreign = others.filter((j) => marks[j]!.source !== source)
    const aheadOf = (j: number, by: typeof likeness): number =>
      foreign.filter((k) => by(i, k) >= by(i, j)).length / foreign.length
    const found = others.filter((j) => marks[j]!.source === source && aheadOf(j, score) === 0)
    for (const j of found) counted(all, aheadOf(j, likeness))
    const [first] = found.toSorted((a, b) => score(i, b) - score(i, a))
    if (first !== undefined) counted(best, aheadOf(first, likeness))
  }
  return [best, all].flatMap(({ n, kept }) => [`${n}`, ...kept.map((count) => (count / n).toFixed(4))])
}

/** Likeness of every pair, and its cost. */
function measured<S>(
  name: string,
  marks: readonly Named[],
  sketches: readonly S[],
  of: (a: S, b: S) => number,
) {
  const n = marks.length
  const alike = new Float64Array(n * n)
  const start = cpuMicroseconds()
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const value = of(sketches[i]!, sketches[j]!)
      alike[i * n + j] = value
      alike[j * n + i] = value
    }
  }
  const cost = (cpuMicroseconds() - start) / ((n * (n - 1)) / 2)
  return (exact: ReadonlyMap<string, number>): string[] => [
    name,
    cost.toFixed(0),
    ...recall(marks, exact, (i, j) => alike[i * n + j]!),
  ]
}

const exactOf = async (service: Service, id: string): Promise<Map<string, number>> => {
  const { ref } = await service.references.get(id)
  return service.graph.within(async (session) => scoresOf(await session.value(ref)))
}

/** Uniform noise where a map is measured: what the outline of a scan alone would give away. */
function noiseLike(values: Float64Array, seed: number): Float64Array {
  const { uniform } = random(seed)
  return values.map((value) => (value === 0 ? 0 : uniform() - 0.5))
}

const [shared = '../shared'] = process.argv.slice(2)
const scans = join(shared, 'scans')
const manifest = (name: string): string => join(shared, 'manifests', `${name}.csv`)
const rows = await withService(async (service) => {
  const found: string[][] = []
  const toolmarks = await toolmarkSignatures(service, manifest('toolmarks'), scans)
  const ofToolmarks = await exactOf(service, 'toolmark')
  for (const [factor, size] of [
    [1, 1024],
    [2, 512],
    [4, 256],
  ] as const) {
    const sketches = toolmarks.map(({ values }) => profileSketch(values, factor, size))
    const name = `toolmarks (tmaRks, ${toolmarks.length}): correlation at ${10 * factor} µm`
    found.push(measured(name, toolmarks, sketches, (a, b) => profileLikeness(a, b, 0.3))(ofToolmarks))
  }
  const ofFaces = await exactOf(service, 'impressed')
  for (const [name, file] of [
    ['Weller', 'cartridges-weller'],
    ['Fadul', 'cartridges'],
  ] as const) {
    const faces = await faceSignatures(service, manifest(file), scans)
    const sketches = faces.map(({ values, nx }) => faceSketch(values, nx))
    if (name === 'Weller') {
      const noise = faces.map(({ values, nx }, i) => faceSketch(noiseLike(values, i + 1), nx))
      found.push(measured('noise with the outlines of these maps', faces, noise, faceLikeness)(ofFaces))
    }
    const title = `breech faces (${name}, ${faces.length}): turned spectrum`
    found.push(measured(title, faces, sketches, faceLikeness)(ofFaces))
  }
  return found
})
process.stdout.write(`${columns(HEADER, rows)}\n`)
