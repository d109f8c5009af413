/** Small studies of simulated marks. */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { parseManifest } from '../../src/references/manifest.ts'
import { createStudy } from '../../src/references/studies/study.ts'
import { scansInFolder } from '../../src/references/studies/study-scans.ts'
import type { Service } from '../../src/service/service.ts'
import { bullet } from './scans.ts'
import { faceScan, toolmarkScan } from './simulated.ts'

export interface Stroke {
  readonly mark: string
  readonly source: string
  /** Place on the mark, where marks have several scans. */
  readonly land?: number
  readonly scan: string
  readonly bytes: Uint8Array
}

/** As wide as the marks of the bundled reference, m. */
export const WIDE = 4.7e-3

/** Profiles of `edges` tool edges, `strokes` of each; those of the default width, m, are in the scope of own references only. */
export const strokes = (edges: number, strokes: number, width = 3e-3): Stroke[] =>
  Array.from({ length: edges * strokes }, (_, i) => {
    const edge = Math.floor(i / strokes) + 1
    const seeds = { edgeSeed: edge, markSeed: 1000 + i }
    const bytes = toolmarkScan({ ...seeds, pitch: 3.5e-6, width, asProfile: true })
    const mark = `edge${edge}-${(i % strokes) + 1}`
    return { mark, source: `edge${edge}`, scan: `${mark}.x3p`, bytes }
  })

/** Bullets of two lands, two of each barrel. */
export const bullets = (barrels: number): Stroke[] =>
  Array.from({ length: 2 * barrels }, (_, i) => {
    const [barrel, mark] = [Math.floor(i / 2) + 1, `bullet${i + 1}`]
    return bullet(100 + i, { barrel }).map((bytes, k) => {
      return { mark, source: `barrel${barrel}`, land: k + 1, scan: `${mark}-${k + 1}.x3p`, bytes }
    })
  }).flat()

/** Breech faces, two of each slide. */
export const faces = (slides: number): Stroke[] =>
  Array.from({ length: 2 * slides }, (_, i) => {
    const [slide, mark] = [Math.floor(i / 2) + 1, `face${i + 1}`]
    const seeds = { slideSeed: slide, cartridgeSeed: 100 + i }
    const bytes = faceScan({ ...seeds, pitch: 3.125e-6, diameter: 2e-3 })
    return { mark, source: `slide${slide}`, scan: `${mark}.x3p`, bytes }
  })

export const manifestOf = (marks: readonly Omit<Stroke, 'bytes'>[]): string => {
  const columns = (['source', 'mark', 'land', 'scan'] as const).filter(
    (name) => marks[0]?.[name] !== undefined,
  )
  const rows = marks.map((mark) => ['made-up', ...columns.map((name) => mark[name])].join())
  return [['study', ...columns].join(), ...rows, ''].join('\n')
}

/** Writes scans and `manifest.csv` into a folder. */
export async function writeStudy(folder: string, marks: readonly Stroke[]): Promise<string> {
  await mkdir(folder, { recursive: true })
  await Promise.all(marks.map(({ scan, bytes }) => writeFile(join(folder, scan), bytes)))
  const manifest = join(folder, 'manifest.csv')
  await writeFile(manifest, manifestOf(marks))
  return manifest
}

/** Takes a study that was written to a folder into a service; its id. */
export async function created(
  service: Service,
  folder: string,
  marks: readonly Stroke[],
  domain = 'toolmark',
): Promise<string> {
  const scans = await scansInFolder(service, domain, parseManifest(manifestOf(marks)).rows, folder, UNWATCHED)
  const about = { name: 'made up', domain, created: '2025-01-01T00:00:00Z' } as const
  return (await createStudy(service, { ...about, scans })).study.id
}
