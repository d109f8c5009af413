/**
 * How many true matches the sketches of toolmarks, breech faces or lands keep among simulated marks, and how long a search through a million
 * of them takes.
 *   npm run bench -- sketches ../shared [CROWD [QUERIES]]
 *   npm run bench -- sketches ../shared faces|lands [CROWD]
 * Simulated marks have the texture of real ones: `lab/bench/sketches/crowd.ts`, `face-crowd.ts`. What was found is in lab/measured/sketches.md.
 */
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { ownThread } from '../../src/executor/own-thread.ts'
import type { ScorerConfig } from '../../src/marks/scorer-config.ts'
import { packSketches } from '../../src/numerics/sketches/packed-sketches.ts'
import type { LikenessWork } from '../../src/service/likeness-thread.ts'
import type { Service } from '../../src/service/service.ts'
import { withService } from '../with-service.ts'
import { scoresOf, toolmarkSignatures } from './candidates/signatures.ts'
import { quantile, told } from './service/measure.ts'
import { crowd, type RealMark, sharedBlock, sketchOf } from './sketches/crowd.ts'
import { faceRecall } from './sketches/faces.ts'
import { landRecall } from './sketches/lands.ts'
import { registeredWith } from './sketches/registered.ts'
import { searchStored } from './sketches/stored.ts'

const SHARES = [0.0001, 0.001, 0.01]
const REGISTERED = [0.01, 0.05, 0.1, 0.33] // shares of the marks that the second step lets through
const SETS = { tmaRks: 'toolmarks', cutters: 'cutters' }

const MILLION = 1_000_000
const [shared = '../shared', ofCrowd = '100000', queries = '150'] = process.argv.slice(2)
const ofFaces = process.argv[4] ?? '0'
const thread = ownThread<LikenessWork, Float64Array[]>(
  new URL('../../src/service/likeness-thread.ts', import.meta.url),
)

interface Tally {
  n: number
  readonly kept: number[]
}
const tally = (shares = SHARES): Tally => ({ n: 0, kept: shares.map(() => 0) })
const count = (of: Tally, ahead: number, shares = SHARES): void => {
  of.n += 1
  for (const [k, share] of shares.entries()) if (ahead < share) of.kept[k]! += 1
}
const row = (name: string, { n, kept }: Tally): string[] => [
  name,
  `${n}`,
  ...kept.map((one) => (one / n).toFixed(4)),
]

/** The exact scores of the bundled reference. */
const exactOf = async (service: Service): Promise<Map<string, number>> => {
  const { ref } = await service.references.get('toolmark')
  return service.graph.within(async (session) => scoresOf(await session.value(ref)))
}

/**
 * Every mark against the others of its set and a crowd. A true match is kept at a share where less than this share of the marks of
 * other sources, simulated and real, is at least as alike. Found by the score: ahead of every real mark of another source.
 */
async function recall(
  name: string,
  marks: readonly RealMark[],
  exact: Map<string, number>,
  config: ScorerConfig,
) {
  const registered = registeredWith(config, marks)
  const [second, secondBest] = [tally(REGISTERED), tally(REGISTERED)]
  const sketches = marks.map(({ values }) => sketchOf(values))
  const simulated = crowd(marks, Number(ofCrowd))
  const blocks = [...simulated, sharedBlock(sketches)]
  const [every, found, best] = [tally(), tally(), tally()]
  const extremes: number[][] = [[], []]
  const step = Math.max(1, Math.floor(marks.length / Number(queries)))
  for (const [i, { mark, source }] of marks.entries()) {
    if (i % step !== 0) continue
    const alike = await thread.run({ likeness: 'striae', sketch: sketches[i]!, blocks })
    const ofReal = alike.pop()!
    const ofCrowd = alike.flatMap((one) => [...one])
    const others = [...marks.keys()].filter((j) => j !== i)
    const foreign = others.filter((j) => marks[j]!.source !== source)
    const values = [...ofCrowd, ...foreign.map((j) => ofReal[j]!)]
    extremes[0]!.push(quantile(ofCrowd, 0.99))
    extremes[1]!.push(
      quantile(
        foreign.map((j) => ofReal[j]!),
        0.99,
      ),
    )
    const score = (j: number): number => exact.get(`${mark}\n${marks[j]!.mark}`)!
    const highest = foreign.reduce((most, j) => Math.max(most, score(j)), -Infinity)
    const matches = others
      .filter((j) => marks[j]!.source === source)
      .map((j) => ({ score: score(j), ahead: values.filter((v) => v >= ofReal[j]!).length / values.length }))
    for (const { score: own, ahead } of matches) {
      count(every, ahead)
      if (own > highest) count(found, ahead)
    }
    const first = matches.toSorted((one, other) => other.score - one.score)[0]
    const near = registered(i)
    const aheadBy = (value: number): number =>
      foreign.filter((j) => near[j]! >= value).length / foreign.length
    const found2 = others.filter((j) => marks[j]!.source === source && score(j) > highest)
    for (const j of found2) count(second, aheadBy(near[j]!), REGISTERED)
    if (found2.length > 0) count(secondBest, aheadBy(Math.max(...found2.map((j) => near[j]!))), REGISTERED)
    if (first && first.score > highest) count(best, first.ahead)
    if (i % 20 === 0) told([name, `${i}`])
  }
  const about = `${name}, ${marks.length} marks`
  const ends = extremes.map((of) => quantile(of, 0.5).toFixed(1))
  told([about, '99 % of the simulated and of the real marks of other sources are less alike than', ...ends])
  const rows = [
    row(`${about}: all true matches`, every),
    row('those ahead of every real other by the score', found),
    row('the best match of each mark', best),
  ]
  for (const one of rows) told(one)
  const ofSecond = [
    row(`${about}: those ahead by the score`, second),
    row('the best match of each mark', secondBest),
  ]
  return { rows, ofSecond, sketches, simulated }
}

const printStored = (rows: readonly string[][]): void =>
  void process.stdout.write(
    `${columns(['a million sketches on the disk', 'seconds', 'core seconds'], rows)}\n`,
  )

await withService(async (service) => {
  if (ofCrowd === 'faces') {
    const { rows, faces, simulated } = await faceRecall(service, shared, Number(ofFaces), SHARES)
    const head = [
      'breech faces',
      'a pair',
      'true matches',
      'first',
      ...SHARES.map((share) => `within ${100 * share} %`),
      'marks',
      'best match first',
      'most alike of other sources, median: real',
      'simulated',
    ]
    process.stdout.write(`${columns(head, rows)}\n\n`)
    if (simulated.length === 0) return
    const of = { likeness: 'faces', sketch: faces[0]!.sketch } as const
    printStored(await searchStored(of, [packSketches(simulated)], MILLION))
    return
  }
  if (ofCrowd === 'lands') {
    const { rows, sketch, simulated } = await landRecall(service, shared, Number(ofFaces), SHARES)
    const within = SHARES.map((share) => `within ${100 * share} %`)
    const head = ['bullets', 'matches that the score puts ahead', ...within, 'bullets with one', ...within]
    process.stdout.write(`${columns(head, rows)}\n\n`)
    if (simulated.length > 0)
      printStored(await searchStored({ likeness: 'striae', sketch }, simulated, MILLION))
    return
  }
  const exact = await exactOf(service)
  const config = service.marks.configs.deployed('toolmark')
  const rows: string[][] = []
  const ofSecond: string[][] = []
  let times: string[][] | undefined
  for (const [name, file] of Object.entries(SETS)) {
    const manifest = join(shared, 'manifests', `${file}.csv`)
    const marks = await toolmarkSignatures(service, manifest, join(shared, 'scans'))
    const found = await recall(name, marks, exact, config)
    rows.push(...found.rows)
    ofSecond.push(...found.ofSecond)
    times ??= await searchStored({ likeness: 'striae', sketch: found.sketches[0]! }, found.simulated, MILLION)
  }
  const header = ['true matches', 'n', ...SHARES.map((share) => `kept at ${100 * share} %`)]
  process.stdout.write(`${columns(header, rows)}\n\n`)
  const second = ['true matches', 'n', ...REGISTERED.map((share) => `registered at ${100 * share} %`)]
  process.stdout.write(`${columns(second, ofSecond)}\n\n`)
  printStored(times!)
})
await thread.close()
