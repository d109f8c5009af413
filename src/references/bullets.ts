import { ingest, type Scan } from '../composition/ingest.ts'
import { mapLimited } from '../composition/limit.ts'
import { bulletPair } from '../composition/score-striated.ts'
import { DEPLOYED } from '../composition/scorer-config.ts'
import type { Service } from '../composition/service.ts'
import { land } from '../composition/striated.ts'
import type { Features } from '../nodes/features.ts'
import type { Population, ScoredPair } from './document.ts'
import { type ManifestMark, type ManifestRow, marksOf, uploadOfScan } from './manifest.ts'

export interface Steps {
  readonly title: string
  readonly total: number
}
export type OnProgress = (steps: Steps) => { step(count?: number): void; done(): void }

/** A bullet of the study with its signatures, ready to be paired. */
interface Bullet extends ManifestMark {
  readonly scans: readonly Scan[]
  readonly lands: readonly Awaited<ReturnType<typeof land>>[]
  readonly places: readonly number[]
}

/** Decodes the scans of a manifest through the graph, a few at a time, in manifest order. */
export async function decodeAll(
  service: Service,
  rows: readonly ManifestRow[],
  folder: string,
  onProgress: OnProgress,
): Promise<Map<ManifestRow, Scan>> {
  const bar = onProgress({ title: 'scans decoded', total: rows.length })
  const scans = await mapLimited(rows, service.graph.executor.threads + 1, async (row) => {
    const [scan] = await ingest(service, [await uploadOfScan(folder, row.scan)])
    bar.step()
    return scan!
  })
  bar.done()
  return new Map(rows.map((row, i) => [row, scans[i]!]))
}

/**
 * Scores every pair of bullets of a manifest, and every pair of lands of two bullets.
 * A land is the same land of the same barrel when the winning offset of the two bullets, which are known to come from
 * one barrel, puts them on one diagonal.
 */
export async function bulletPopulations(
  service: Service,
  rows: readonly ManifestRow[],
  folder: string,
  onProgress: OnProgress,
): Promise<[Population, Population]> {
  const { graph } = service
  const scans = await decodeAll(service, rows, folder, onProgress)
  const marks = marksOf(rows)
  const nLands = Math.max(...rows.map((row) => row.land))
  const bar = onProgress({ title: 'land signatures', total: rows.length })
  const bullets = await mapLimited(marks, 1, async (mark): Promise<Bullet> => {
    const own = mark.rows.map((row) => scans.get(row)!)
    const lands = await mapLimited(own, graph.executor.threads + 1, async ({ surface }) => {
      const one = await land(graph, DEPLOYED, surface)
      bar.step()
      return one
    })
    return { ...mark, scans: own, lands, places: mark.rows.map((row) => row.land) }
  })
  bar.done()

  const pairs = bullets.flatMap((_, i) => bullets.slice(i + 1).map((_, j) => [i, i + 1 + j] as const))
  const scoring = onProgress({ title: 'bullet pairs', total: pairs.length })
  const found = await mapLimited(pairs, graph.executor.threads + 1, async ([i, j]) => {
    const [a, b] = [bullets[i]!, bullets[j]!]
    const places = { a: a.places, b: b.places, nLands }
    const { features, score } = await bulletPair(graph, DEPLOYED, places, a.lands, b.lands)
    scoring.step()
    return { i, j, features: await graph.value(features), score: (await graph.value(score)).score }
  })
  scoring.done()
  await graph.flush()

  const pitches = await Promise.all(
    bullets.flatMap(({ scans: own }) => own.map(async ({ surface }) => (await graph.value(surface)).dx)),
  )
  const about = { domain: 'striated' as const, studies: rows.map(({ study }) => study), pitches, decimals: 6 }
  const whole: Population = {
    ...about,
    id: 'striated',
    name: 'Bullets of three Ruger barrels (Hamby 44 and 252, Houston)',
    scoreKind: 'bullet-contrast',
    clusterScheme: 'unordered pair of barrels',
    marks: bullets.map(({ mark, source, scans: own }) => ({
      mark,
      source,
      scans: own.map(({ sha256 }) => sha256),
    })),
    pairs: found.map(({ i, j, score }): ScoredPair => [i, j, score]),
  }
  return [whole, landPopulation(about, bullets, found, nLands)]
}

interface PairFound {
  readonly i: number
  readonly j: number
  readonly features: Features
}

function landPopulation(
  about: Pick<Population, 'domain' | 'studies' | 'pitches' | 'decimals'>,
  bullets: readonly Bullet[],
  found: readonly PairFound[],
  nLands: number,
): Population {
  const first = bullets.flatMap((_, i) =>
    bullets.slice(0, i).reduce((sum, { places }) => sum + places.length, 0),
  )
  const marks = bullets.flatMap((bullet, i) => {
    // The first bullet of a barrel gives its lands their numbers; the others follow by their offset from it.
    const origin = bullets.findIndex(({ source }) => source === bullet.source)
    const offset = origin === i ? 0 : found.find((pair) => pair.i === origin && pair.j === i)!.features.offset
    return bullet.places.map((place, k) => ({
      mark: `${bullet.mark}-land${place}`,
      source: `${bullet.source}-land${((place - 1 - offset + nLands) % nLands) + 1}`,
      scans: [bullet.scans[k]!.sha256],
    }))
  })
  const pairs = found.flatMap(({ i, j, features }) =>
    features.land_ccf_matrix.flatMap((row, r) =>
      row.map((ccf, c): ScoredPair => [first[i]! + r, first[j]! + c, ccf]),
    ),
  )
  return {
    ...about,
    id: 'striated_single',
    name: 'Single lands of three Ruger barrels (Hamby 44 and 252, Houston)',
    scoreKind: 'ccf',
    clusterScheme: 'unordered pair of lands of barrels',
    marks,
    pairs,
  }
}
