import type { Population } from '../../kinds/population.ts'
import type { Scoring } from '../mark-type.ts'
import {
  aboutPopulation,
  countOfPairs,
  eachScan,
  firstPartner,
  populationWith,
  scannedMarks,
} from '../population.ts'
import { enoughToCompare } from '../scored.ts'
import { chanceOf, fewestSamples, toolmark, toolmarkScores } from './toolmark.ts'

/** Scores the pairs of toolmarks: one scan a mark, its source the tool edge. */
export async function toolmarkPopulation(scoring: Scoring): Promise<[Population]> {
  const { session, config, watch, marks, against } = scoring
  const rows = marks.flatMap((mark) => mark.rows)
  const scored = await eachScan(scoring, rows, 'signatures', async (surface) => {
    const { signature } = await toolmark(session, config, surface)
    const value = await session.value(signature)
    enoughToCompare(null, value, fewestSamples(config))
    return { signature, length: value.length, chance: await chanceOf(session, config, signature) }
  })
  const count = countOfPairs(scored.length, against)
  const bar = watch.stage('pairs', count)
  const scores = await toolmarkScores(session, config, scored, {
    onPairs: (pairs) => bar.step(pairs),
    onScore: watch.scored,
    signal: watch.signal,
    against,
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
    for (const [i, row] of scores.entries()) {
      const first = firstPartner(i, scored.length, against)
      row.forEach((score, k) => void add(i, first + k, score))
    }
  })
  return [population]
}
