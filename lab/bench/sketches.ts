/**
 * How many true matches the sketches of toolmarks, breech faces or lands keep among simulated marks, and how long a search through a million
 * of them takes.
 *   npm run bench -- sketches ../shared [CROWD [QUERIES]]
 *   npm run bench -- sketches ../shared faces|many-faces|lands [CROWD]
 * Simulated marks have the texture of real ones: `lab/bench/sketches/crowd.ts`, `face-crowd.ts`. What was found is in lab/measured/sketches.md.
 */
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { ownThread } from '../../src/executor/own-thread.ts'
import type { ScorerConfig } from '../../src/marks/scorer-config.ts'
import { toolmarkSketching } from '../../src/marks/toolmarks/sketch.ts'
import { type Likenesses, packSketches } from '../../src/numerics/sketches/packed-sketches.ts'
import { OTHER_WAYS } from '../../src/search/ranking.ts'
import type { LikenessWork } from '../../src/service/likeness-thread.ts'
import type { Service } from '../../src/service/service.ts'
import { withService } from '../with-service.ts'
import { scoresOf, toolmarkSignatures } from './candidates/signatures.ts'
import { quantile, told } from './service/measure.ts'
import { type RealMark, withCrowd } from './sketches/crowd.ts'
import { viewsOf } from './sketches/face-crowd.ts'
import { faceRecall } from './sketches/faces.ts'
import { landRecall } from './sketches/lands.ts'
import { recallAmongMany } from './sketches/many-faces.ts'
import { agreementsWith } from './sketches/registered.ts'
import { searchStored } from './sketches/stored.ts'

const SHARES = [0.0001, 0.001, 0.005, 0.01]
const REGISTERED = [0.02, 0.1, 0.2] // shares of the candidates that registration lets through
const SETS = { tmaRks: 'toolmarks', cutters: 'cutters' }

const MILLION = 1_000_000
const [shared = '../shared', ofCrowd = '100000', queries = '150'] = process.argv.slice(2)
const ofFaces = process.argv[4] ?? '0'
const { share } = toolmarkSketching.candidates
const thread = ownThread<LikenessWork, Likenesses[]>(
  new URL('../../src/service/likeness-thread.ts', import.meta.url),
)

interface Match {
  readonly score: number
  /** Shares of the marks of other sources that are ahead: by sketches, and after registration, 1 for a match that sketches lose. */
  readonly ahead: number
  readonly registered: number
  /** Marks of other sources that are ahead by any other way to read them. */
  readonly mirrored: number
}
interface Tally {
  n: number
  readonly kept: number[]
}
const LEFT = 0.001 // of all marks, after both steps
const tally = (): Tally => ({ n: 0, kept: [...SHARES, LEFT, 0].map(() => 0) })
const count = (of: Tally, { ahead, registered, mirrored }: Match): void => {
  of.n += 1
  const kept = [...SHARES.map((one) => ahead < one), registered < LEFT, mirrored < OTHER_WAYS]
  for (const [k, one] of kept.entries()) if (one) of.kept[k]! += 1
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
 * `both`: sketches let through as many as a search does, and registration a tenth of a per cent of all.
 * `mirrored`: if one of the two marks were mirrored, less than `OTHER_WAYS` marks would be more alike in any other way.
 */
async function recall(
  name: string,
  marks: readonly RealMark[],
  exact: Map<string, number>,
  config: ScorerConfig,
) {
  const { sketches, blocks, signatures } = withCrowd(marks, Number(ofCrowd))
  const agreements = agreementsWith(config, signatures)
  const [every, found, best] = [tally(), tally(), tally()]
  const registered: Tally = { n: 0, kept: REGISTERED.map(() => 0) }
  const extremes: number[][] = [[], []]
  const step = Math.max(1, Math.floor(marks.length / Number(queries)))
  for (const [i, { mark, source }] of marks.entries()) {
    if (i % step !== 0) continue
    const alike = await thread.run({ likeness: 'striae', sketch: sketches[i]!, blocks })
    const asRead = alike.flatMap((one) => [...one.asRead]) // the real marks come first
    const otherWay = alike.flatMap((one) => [...one.otherWay])
    const own = [...marks.keys()].filter((j) => j !== i && marks[j]!.source === source)
    const foreign = [...asRead.keys()].filter((j) => marks[j]?.source !== source)
    const ofReal = foreign.filter((j) => j < marks.length)
    extremes[0]!.push(quantile(asRead.slice(marks.length), 0.99))
    extremes[1]!.push(
      quantile(
        ofReal.map((j) => asRead[j]!),
        0.99,
      ),
    )
    const score = (j: number): number => exact.get(`${mark}\n${marks[j]!.mark}`)!
    const highest = ofReal.reduce((most, j) => Math.max(most, score(j)), -Infinity)
    const candidates = foreign
      .toSorted((one, other) => asRead[other]! - asRead[one]!)
      .slice(0, Math.ceil(share * foreign.length))
    const least = asRead[candidates.at(-1)!]!
    const near = agreements(i, [...candidates, ...own])
    const matches = own.map((j, k): Match => {
      const agreement = near[candidates.length + k]!
      const passed = candidates.filter((_, c) => near[c]! >= agreement).length
      return {
        score: score(j),
        ahead: foreign.filter((other) => asRead[other]! >= asRead[j]!).length / foreign.length,
        registered: asRead[j]! > least ? passed / foreign.length : 1,
        mirrored: foreign.filter((other) => otherWay[other]! >= asRead[j]!).length,
      }
    })
    for (const match of matches) {
      count(every, match)
      if (match.score <= highest) continue
      count(found, match)
      if (match.registered === 1) continue
      registered.n += 1
      for (const [k, of] of REGISTERED.entries())
        if ((match.registered * foreign.length) / candidates.length < of) registered.kept[k]! += 1
    }
    const first = matches.toSorted((one, other) => other.score - one.score)[0]
    if (first && first.score > highest) count(best, first)
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
  return { rows, ofRegistered: row(about, registered), sketches, blocks }
}

function faceHeader(): string[] {
  const within = ['first', ...SHARES.map((one) => `${100 * one} %`)]
  return ['breech faces', 'step', 'a pair', 'matches', ...within, 'marks', ...within]
}

const printStored = (rows: readonly string[][]): void =>
  void process.stdout.write(
    `${columns(['a million sketches on the disk', 'seconds', 'core seconds'], rows)}\n`,
  )

await withService(async (service) => {
  if (ofCrowd === 'faces') {
    const { rows, faces, simulated } = await faceRecall(service, shared, Number(ofFaces), SHARES)
    process.stdout.write(`${columns(faceHeader(), rows)}\n\n`)
    if (simulated.length === 0) return
    const of = { likeness: 'faces', sketch: viewsOf(faces[0]!) } as const
    printStored(await searchStored(of, [packSketches(simulated)], MILLION))
    return
  }
  if (ofCrowd === 'many-faces') {
    const rows = await recallAmongMany(service, shared, Number(ofFaces), SHARES)
    process.stdout.write(`${columns(faceHeader(), rows)}\n`)
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
  const registered: string[][] = []
  let times: string[][] | undefined
  for (const [name, file] of Object.entries(SETS)) {
    const manifest = join(shared, 'manifests', `${file}.csv`)
    const marks = await toolmarkSignatures(service, manifest, join(shared, 'scans'))
    const found = await recall(name, marks, exact, config)
    rows.push(...found.rows)
    registered.push(found.ofRegistered)
    times ??= await searchStored({ likeness: 'striae', sketch: found.sketches[0]! }, found.blocks, MILLION)
  }
  const shares = SHARES.map((one) => `kept at ${100 * one} %`)
  const both = `${100 * share} % registered, kept at ${100 * LEFT} %`
  const header = ['true matches', 'n', ...shares, both, `mirrored, among the first ${OTHER_WAYS}`]
  process.stdout.write(`${columns(header, rows)}\n\n`)
  const kept = REGISTERED.map((one) => `${100 * one} % of the candidates`)
  process.stdout.write(`${columns(['matches that sketches keep', 'n', ...kept], registered)}\n\n`)
  printStored(times!)
})
await thread.close()
