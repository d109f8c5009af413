/**
 * How many true matches the sketches of toolmarks keep among simulated marks, and how long a search through them takes; and how many
 * those of breech faces keep among real ones.
 *   npm run bench -- sketches ../shared [CROWD [QUERIES]]
 *   npm run bench -- sketches ../shared faces
 * Simulated marks have the texture of real ones: `lab/bench/sketches/crowd.ts`. What was found is in lab/measured/sketches.md.
 */
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { ownThread } from '../../src/executor/own-thread.ts'
import type { LikenessWork } from '../../src/service/likeness-thread.ts'
import type { Service } from '../../src/service/service.ts'
import { withService } from '../with-service.ts'
import { scoresOf, toolmarkSignatures } from './candidates/signatures.ts'
import { quantile, told } from './service/measure.ts'
import { crowd, type RealMark, sharedBlock, sketchOf } from './sketches/crowd.ts'
import { faceRecall } from './sketches/faces.ts'
import { searchStored } from './sketches/stored.ts'

const SHARES = [0.0001, 0.001, 0.01]
const SETS = { tmaRks: 'toolmarks', cutters: 'cutters' }

const MILLION = 1_000_000
const [shared = '../shared', ofCrowd = '100000', queries = '150'] = process.argv.slice(2)
const thread = ownThread<LikenessWork, Float64Array[]>(
  new URL('../../src/service/likeness-thread.ts', import.meta.url),
)

interface Tally {
  n: number
  readonly kept: number[]
}
const tally = (): Tally => ({ n: 0, kept: SHARES.map(() => 0) })
const count = (of: Tally, ahead: number): void => {
  of.n += 1
  for (const [k, share] of SHARES.entries()) if (ahead < share) of.kept[k]! += 1
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
async function recall(name: string, marks: readonly RealMark[], exact: Map<string, number>) {
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
  return { rows, sketches, simulated }
}

await withService(async (service) => {
  if (ofCrowd === 'faces') {
    const head = [
      'breech faces',
      'a pair',
      'true matches',
      'first',
      'within 5 %',
      'marks',
      'best match first',
    ]
    process.stdout.write(`${columns(head, await faceRecall(service, shared))}\n`)
    return
  }
  const exact = await exactOf(service)
  const rows: string[][] = []
  let times: string[][] | undefined
  for (const [name, file] of Object.entries(SETS)) {
    const manifest = join(shared, 'manifests', `${file}.csv`)
    const marks = await toolmarkSignatures(service, manifest, join(shared, 'scans'))
    const found = await recall(name, marks, exact)
    rows.push(...found.rows)
    times ??= await searchStored(found.sketches[0]!, found.simulated, MILLION)
  }
  const header = ['true matches', 'n', ...SHARES.map((share) => `kept at ${100 * share} %`)]
  process.stdout.write(`${columns(header, rows)}\n\n`)
  process.stdout.write(`${columns(['a million sketches on the disk', 'seconds', 'core seconds'], times!)}\n`)
})
await thread.close()
