import { arealCongruence, breechFace } from '../composition/impressed.ts'
import { mapLimited } from '../composition/limit.ts'
import { DEPLOYED } from '../composition/scorer-config.ts'
import type { Service } from '../composition/service.ts'
import { toolmarkScores, toolmarkSignatures } from '../composition/toolmark.ts'
import { MarkgraphError } from '../errors.ts'
import { decodeAll, type OnProgress } from './bullets.ts'
import type { Population, ScoredPair } from './document.ts'
import { type ManifestRow, marksOf } from './manifest.ts'

/** Scores every pair of toolmarks of a manifest: one scan a mark, its source the tool edge. */
export async function toolmarkPopulation(
  service: Service,
  rows: readonly ManifestRow[],
  folder: string,
  onProgress: OnProgress,
): Promise<Population> {
  const { graph } = service
  const { marks, surfaces, about } = await decodedMarks(service, rows, folder, onProgress)
  const reading = onProgress({ title: 'signatures', total: surfaces.length })
  const signatures = await toolmarkSignatures(graph, DEPLOYED, surfaces, () => reading.step())
  reading.done()
  const bar = onProgress({ title: 'pairs', total: (surfaces.length * (surfaces.length - 1)) / 2 })
  const scores = await toolmarkScores(graph, DEPLOYED, signatures, (pairs) => bar.step(pairs))
  bar.done()
  await graph.flush()
  return {
    ...about,
    id: 'toolmark',
    name: 'Screwdriver marks of 56 tool edges (tmaRks)',
    domain: 'toolmark',
    scoreKind: 'cmr-1d',
    clusterScheme: 'unordered pair of tool edges',
    marks,
    pairs: scores.flatMap((row, i) => Array.from(row, (score, j): ScoredPair => [i, i + 1 + j, score])),
    decimals: 4,
  }
}

/** The marks of a manifest of single scans, their surfaces in the same order, and what both say about the population. */
export async function decodedMarks(
  service: Service,
  rows: readonly ManifestRow[],
  folder: string,
  onProgress: OnProgress,
) {
  const marks = marksOf(rows)
  const several = marks.find((mark) => mark.rows.length > 1)
  if (several) {
    const message = `a mark of this domain is one scan, but ${several.mark} has ${several.rows.length}`
    throw new MarkgraphError('bad-value', message, { mark: several.mark })
  }
  const decoded = await decodeAll(service, rows, folder, onProgress)
  const scans = marks.map((mark) => decoded.get(mark.rows[0]!)!)
  const pitches = await Promise.all(scans.map(async ({ surface }) => (await service.graph.value(surface)).dx))
  return {
    marks: marks.map(({ mark, source }, i) => ({ mark, source, scans: [scans[i]!.sha256] })),
    surfaces: scans.map(({ surface }) => surface),
    about: { studies: rows.map(({ study }) => study), pitches },
  }
}

/** Scores every pair of breech faces of a manifest: one scan a mark, its source the slide. */
export async function breechFacePopulation(
  service: Service,
  rows: readonly ManifestRow[],
  folder: string,
  onProgress: OnProgress,
): Promise<Population> {
  const { graph } = service
  const { marks, surfaces, about } = await decodedMarks(service, rows, folder, onProgress)
  const width = graph.executor.threads + 1
  const reading = onProgress({ title: 'areal signatures', total: surfaces.length })
  const faces = await mapLimited(surfaces, width, async (surface) => {
    const face = await breechFace(graph, DEPLOYED, surface)
    reading.step()
    return face
  })
  reading.done()
  const pairs = faces.flatMap((_, i) => faces.slice(i + 1).map((_, j) => [i, i + 1 + j] as const))
  const bar = onProgress({ title: 'pairs', total: pairs.length })
  const scored = await mapLimited(pairs, width, async ([i, j]): Promise<ScoredPair> => {
    const congruence = await arealCongruence(graph, DEPLOYED, faces[i]!.signature, faces[j]!.signature)
    bar.step()
    return [i, j, (await graph.value(congruence)).score]
  })
  bar.done()
  await graph.flush()
  return {
    ...about,
    id: 'impressed',
    name: 'Breech faces of ten consecutively manufactured slides (Fadul 2011)',
    domain: 'impressed',
    scoreKind: 'cmr-2d',
    clusterScheme: 'unordered pair of slides',
    marks,
    pairs: scored,
    decimals: 0,
  }
}
