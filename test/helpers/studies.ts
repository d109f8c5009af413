/** Small studies of simulated toolmarks. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Service } from '../../src/composition/service.ts'
import { parseManifest } from '../../src/references/manifest.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { scansInFolder } from '../../src/studies/scans.ts'
import { createStudy } from '../../src/studies/study.ts'
import { writeX3p } from '../../src/x3p/write.ts'

export interface Stroke {
  readonly mark: string
  readonly source: string
  readonly scan: string
  readonly bytes: Uint8Array
}

/** Profiles of `edges` tool edges, `strokes` of each. */
export const strokes = (edges: number, strokes: number): Stroke[] =>
  Array.from({ length: edges * strokes }, (_, i) => {
    const edge = Math.floor(i / strokes) + 1
    const surface = simulateToolmark({ edgeSeed: edge, markSeed: 1000 + i, pitch: 3.5e-6, asProfile: true })
    const mark = `edge${edge}-${(i % strokes) + 1}`
    return { mark, source: `edge${edge}`, scan: `${mark}.x3p`, bytes: writeX3p(surface) }
  })

export const manifestOf = (marks: readonly Pick<Stroke, 'mark' | 'source' | 'scan'>[]): string =>
  [
    'study,source,mark,scan',
    ...marks.map(({ source, mark, scan }) => `made-up,${source},${mark},${scan}`),
    '',
  ].join('\n')

/** Writes scans and `manifest.csv` into a folder. */
export async function writeStudy(folder: string, marks: readonly Stroke[]): Promise<string> {
  await mkdir(folder, { recursive: true })
  await Promise.all(marks.map(({ scan, bytes }) => writeFile(join(folder, scan), bytes)))
  const manifest = join(folder, 'manifest.csv')
  await writeFile(manifest, manifestOf(marks))
  return manifest
}

export const silent = { stage: () => ({ step() {}, done() {} }) }

/** Takes a study that was written to a folder into a service; its id. */
export async function created(service: Service, folder: string, marks: readonly Stroke[]): Promise<string> {
  const scans = await scansInFolder(service, 'toolmark', parseManifest(manifestOf(marks)), folder, silent)
  const about = { name: 'made up', domain: 'toolmark', created: '2025-01-01T00:00:00Z' } as const
  return (await createStudy(service, { ...about, scans })).study.id
}
