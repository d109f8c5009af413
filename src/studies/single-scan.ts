import { arealCongruence, breechFace } from '../composition/impressed.ts'
import { mapLimited } from '../composition/limit.ts'
import { enoughToCompare } from '../composition/scored.ts'
import { toolmark, toolmarkScores } from '../composition/toolmark.ts'
import { MarkgraphError } from '../errors.ts'
import type { Population } from '../kinds/population.ts'
import { aboutPopulation, naming, populationWith, type Scoring, surfaceOf } from './populations.ts'

/** Scores every pair of toolmarks: one scan a mark, its source the tool edge. */
export async function toolmarkPopulation(scoring: Scoring): Promise<[Population]> {
  const { graph, config, watch } = scoring
  const fewest = 2 * Math.round(config.toolmark_window / config.toolmark_pitch)
  const signatures = await eachScan(scoring, 'signatures', async (surface) => {
    const { signature } = await toolmark(graph, config, surface)
    enoughToCompare('it', await graph.value(signature), fewest)
    return signature
  })
  const bar = watch.stage('pairs', (signatures.length * (signatures.length - 1)) / 2)
  const scores = await toolmarkScores(graph, config, signatures, {
    onPairs: (pairs) => bar.step(pairs),
    signal: watch.signal,
  })
  bar.done()
  const head = {
    ...aboutPopulation(scoring, 'toolmark'),
    score_kind: 'cmr-1d',
    cluster_scheme: 'unordered pair of tool edges',
    decimals: 4,
    marks: scannedMarks(scoring),
  } as const
  const count = (signatures.length * (signatures.length - 1)) / 2
  const population = populationWith(head, count, (add) => {
    for (const [i, row] of scores.entries()) row.forEach((score, j) => void add(i, i + 1 + j, score))
  })
  return [population]
}

/** Scores every pair of breech faces: one scan a mark, its source the slide. */
export async function breechFacePopulation(scoring: Scoring): Promise<[Population]> {
  const { graph, config, watch } = scoring
  const faces = await eachScan(scoring, 'areal signatures', async (surface) => {
    const face = await breechFace(graph, config, surface)
    if ((await graph.value(face.signature)).valid > 0) return face
    throw new MarkgraphError('not-scorable', 'it shows no relief to compare')
  })
  const pairs = faces.flatMap((_, i) => faces.slice(i + 1).map((_, j) => [i, i + 1 + j] as const))
  const bar = watch.stage('pairs', pairs.length)
  const scored = await mapLimited(pairs, graph.executor.threads + 1, async ([i, j]) => {
    watch.signal?.throwIfAborted()
    const congruence = await arealCongruence(graph, config, faces[i]!.signature, faces[j]!.signature)
    bar.step()
    return (await graph.value(congruence)).score
  })
  bar.done()
  const head = {
    ...aboutPopulation(scoring, 'impressed'),
    score_kind: 'cmr-2d',
    cluster_scheme: 'unordered pair of slides',
    decimals: 0,
    marks: scannedMarks(scoring),
  } as const
  const population = populationWith(head, pairs.length, (add) => {
    for (const [k, [i, j]] of pairs.entries()) add(i, j, scored[k]!)
  })
  return [population]
}

const scannedMarks = ({ marks }: Scoring) =>
  marks.map(({ mark, source, rows }) => ({ mark, source, scans: rows.map(({ sha256 }) => sha256) }))

/** Does something with the scan of every mark, a few at a time; a refusal names the scan. */
async function eachScan<T>(
  { graph, marks, watch }: Scoring,
  title: string,
  work: (surface: ReturnType<typeof surfaceOf>) => Promise<T>,
): Promise<T[]> {
  const bar = watch.stage(title, marks.length)
  const found = await mapLimited(marks, graph.executor.threads + 1, async ({ rows: [row] }) => {
    watch.signal?.throwIfAborted()
    const one = await naming(row!, work(surfaceOf(row!)))
    bar.step()
    return one
  })
  bar.done()
  return found
}
