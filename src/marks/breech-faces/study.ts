import { notScorable } from '../../words/not-scorable.ts'
import { fact } from '../../words/said.ts'
import type { Scoring } from '../mark-type.ts'
import { aboutPopulation, eachScan, pairsOfMarks, scannedMarks } from '../population.ts'
import { type ScoreTable, tableWith } from '../score-table.ts'
import { arealCongruence, breechFace } from './face.ts'

/** The scores of breech faces: one scan a mark, its source the slide. */
export async function breechFaceTable(scoring: Scoring): Promise<[ScoreTable]> {
  const { session, config, watch, marks, against } = scoring
  const rows = marks.flatMap((mark) => mark.rows)
  const faces = await eachScan(scoring, rows, 'areal signatures', async (surface, { region }) => {
    const face = await breechFace(session, config, surface, region)
    if ((await session.value(face.signature)).valid > 0) return face
    throw notScorable([fact('no_relief', { mark: null })])
  })
  const pairs = pairsOfMarks(faces.length, against)
  const bar = watch.stage('pairs', pairs.length)
  const scored = await session.mapMany(pairs, async ([i, j]) => {
    watch.signal?.throwIfAborted()
    const congruence = await arealCongruence(session, config, faces[i]!.signature, faces[j]!.signature)
    const { score } = await session.value(congruence)
    watch.scored?.(i, j, score)
    bar.step()
    return score
  })
  bar.done()
  const head = {
    ...(await aboutPopulation(scoring, 'impressed')),
    score_kind: 'cmr-2d',
    cluster_scheme: 'unordered pair of slides',
    decimals: 4,
    marks: scannedMarks(scoring),
  } as const
  const table = tableWith(head, pairs.length, (add) => {
    for (const [k, [i, j]] of pairs.entries()) add(i, j, scored[k]!)
  })
  return [table]
}
