import type { Population } from '../../kinds/population.ts'
import type { Scoring } from '../mark-type.ts'
import { aboutPopulation, eachScan, populationWith, scannedMarks } from '../population.ts'
import { enoughToCompare } from '../scored.ts'
import { chanceOf, fewestSamples, toolmark, toolmarkScores } from './toolmark.ts'

/** Scores every pair of toolmarks: one scan a mark, its source the tool edge. */
export async function toolmarkPopulation(scoring: Scoring): Promise<[Population]> {
  const { session, config, watch, marks } = scoring
  const rows = marks.flatMap((mark) => mark.rows)
  const scored = await eachScan(scoring, rows, 'signatures', async (surface) => {
    const { signature } = await toolmark(session, config, surface)
    enoughToCompare('it', await session.value(signature), fewestSamples(config))
    return { signature, chance: await chanceOf(session, config, signature) }
  })
  const count = (scored.length * (scored.length - 1)) / 2
  const bar = watch.stage('pairs', count)
  const scores = await toolmarkScores(session, config, scored, {
    onPairs: (pairs) => bar.step(pairs),
    signal: watch.signal,
  })
  bar.done()
  const head = {
    ...(await aboutPopulation(scoring, 'toolmark')),
    score_kind: 'cmr-1d',
    cluster_scheme: 'unordered pair of tool edges',
    decimals: 4,
    marks: scannedMarks(scoring),
  } as const
  const population = populationWith(head, count, (add) => {
    for (const [i, row] of scores.entries()) row.forEach((score, j) => void add(i, i + 1 + j, score))
  })
  return [population]
}
