import type { Scoring } from '../mark-type.ts'
import { aboutPopulation, countOfPairs, eachScan, scannedMarks } from '../population.ts'
import type { ScoreTable } from '../score-table.ts'
import { enoughToCompare } from '../scored.ts'
import { chanceOf, fewestSamples, toolmark, toolmarkScores } from './toolmark.ts'

/** The scores of toolmarks: one scan a mark, its source the tool edge. Pairs are scored while the table is read. */
export async function toolmarkTable(scoring: Scoring): Promise<[ScoreTable]> {
  const { session, config, watch, marks, against } = scoring
  const rows = marks.flatMap((mark) => mark.rows)
  const scored = await eachScan(scoring, rows, 'signatures', async (surface) => {
    const { signature } = await toolmark(session, config, surface)
    const value = await session.value(signature)
    enoughToCompare(null, value, fewestSamples(config))
    return { signature, length: value.length, chance: await chanceOf(session, config, signature) }
  })
  const head = {
    ...(await aboutPopulation(scoring, 'toolmark')),
    score_kind: 'cmr-1d',
    cluster_scheme: 'unordered pair of tool edges',
    decimals: 4,
    marks: scannedMarks(scoring),
  } as const
  const count = countOfPairs(scored.length, against)
  async function* pieces(): AsyncGenerator<Float64Array> {
    const bar = watch.stage('pairs', count)
    const rows = toolmarkScores(session, config, scored, {
      onPairs: (pairs) => bar.step(pairs),
      onScore: watch.scored,
      signal: watch.signal,
      against,
    })
    for await (const { mark, first, scores } of rows) {
      const piece = new Float64Array(3 * scores.length)
      for (const [k, score] of scores.entries()) piece.set([mark, first + k, score], 3 * k)
      yield piece
    }
    bar.done()
  }
  return [{ head, count, pieces: pieces() }]
}
