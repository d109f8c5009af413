import type { Features } from '../../kinds/marks/agreement.ts'
import type { Scoring, StudyMark } from '../mark-type.ts'
import { aboutPopulation, eachScan, pairsOfMarks, scannedMarks, scansOfRows } from '../population.ts'
import { type ScoreTable, tableWith } from '../score-table.ts'
import { enoughToCompare } from '../scored.ts'
import { type Land, land } from './lands.ts'
import { givenEdges, MIN_SAMPLES } from './lands-of-mark.ts'
import { bulletPair } from './score.ts'

/** A bullet of the study with its signatures, ready to be paired. */
interface Bullet extends StudyMark {
  readonly lands: readonly Land[]
  readonly places: readonly number[]
}

interface PairFound {
  readonly i: number
  readonly j: number
  readonly features: Features
  readonly score: number
}

/**
 * The scores of bullets, and of every pair of lands of two bullets that are paired.
 * Two lands are the same land of a barrel when their bullets are known to come from this barrel, and the winning offset
 * of the two bullets puts the lands on one diagonal.
 */
export async function bulletTables(scoring: Scoring): Promise<[ScoreTable, ScoreTable]> {
  const { session, config, marks, watch, against } = scoring
  const rows = marks.flatMap((mark) => mark.rows)
  const nLands = rows.reduce((most, { land: place }) => Math.max(most, place), 1)
  const lands = await eachScan(scoring, rows, 'land signatures', async (surface, read) => {
    const one = await land(session, config, surface, givenEdges(read, 0))
    enoughToCompare(null, await session.value(one.signature), MIN_SAMPLES)
    return one
  })
  const landOf = new Map(rows.map((row, i) => [row, lands[i]!]))
  const bullets = marks.map(
    (mark): Bullet => ({
      ...mark,
      lands: mark.rows.map((row) => landOf.get(row)!),
      places: mark.rows.map((row) => row.land),
    }),
  )

  const pairs = pairsOfMarks(bullets.length, against)
  const bar = watch.stage('pairs', pairs.length)
  const found = await session.mapMany(pairs, async ([i, j]): Promise<PairFound> => {
    watch.signal?.throwIfAborted()
    const [a, b] = [bullets[i]!, bullets[j]!]
    const places = { a: a.places, b: b.places, nLands }
    const pair = await bulletPair(session, config, places, a.lands, b.lands)
    const { score } = await session.value(pair.score)
    watch.scored?.(i, j, score)
    bar.step()
    return { i, j, features: await session.value(pair.features), score }
  })
  bar.done()

  const about = { ...(await aboutPopulation(scoring, 'striated')), decimals: 6 } as const
  const whole = {
    ...about,
    score_kind: 'bullet-contrast',
    cluster_scheme: 'unordered pair of barrels',
    marks: scannedMarks(scoring),
  } as const
  const bulletTable = tableWith(whole, found.length, (add) => {
    for (const { i, j, score } of found) add(i, j, score)
  })
  return [bulletTable, landTable(about, bullets, found, nLands)]
}

function landTable(
  about: Awaited<ReturnType<typeof aboutPopulation>> & { readonly decimals: number },
  bullets: readonly Bullet[],
  found: readonly PairFound[],
  nLands: number,
): ScoreTable {
  let lands = 0
  const first = bullets.map(({ places }) => {
    const start = lands
    lands += places.length
    return start
  })
  const numberOf = landNumbers(bullets, found, nLands)
  const marks = bullets.flatMap((bullet, i) =>
    bullet.rows.map((row) => ({
      mark: `${bullet.mark}-land${row.land}`,
      source: `${bullet.source}-land${numberOf(i, row.land)}`,
      tag: row.study,
      ...scansOfRows([row]),
    })),
  )
  const head = {
    ...about,
    score_kind: 'ccf',
    cluster_scheme: 'unordered pair of lands of barrels',
    marks,
  } as const
  const pairs = found.reduce((sum, { i, j }) => sum + bullets[i]!.rows.length * bullets[j]!.rows.length, 0)
  return tableWith(head, pairs, (add) => {
    for (const { i, j, features } of found) {
      for (const [r, row] of features.land_ccf_matrix.entries()) {
        for (const [c, ccf] of row.entries()) add(first[i]! + r, first[j]! + c, ccf)
      }
    }
  })
}

/**
 * The number of a land on its barrel, by the bullet and the place of the land on it. The first bullet of a barrel numbers the lands
 * of the barrel; the others follow by their offset from it, counted backwards when they were scanned upside down. A bullet that
 * was not compared with the first follows by one that was compared with both.
 */
function landNumbers(bullets: readonly Bullet[], found: readonly PairFound[], nLands: number) {
  const featuresOf = new Map(found.map(({ i, j, features }) => [`${i} ${j}`, features]))
  return function numberOf(i: number, place: number): number {
    const { source } = bullets[i]!
    const same = [...bullets.keys()].filter((k) => bullets[k]!.source === source)
    const origin = same[0]!
    const direct = featuresOf.get(`${origin} ${i}`)
    if (direct) {
      const slot = direct.upside_down ? nLands - place : place - 1
      return ((slot - direct.offset + nLands) % nLands) + 1
    }
    const link = same.find((k) => featuresOf.has(`${i} ${k}`))
    if (i === origin || link === undefined) return place
    const { offset, upside_down } = featuresOf.get(`${i} ${link}`)!
    const slot = (place - 1 + offset) % nLands
    return numberOf(link, upside_down ? nLands - slot : slot + 1)
  }
}
