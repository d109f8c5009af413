import type { Reference } from '../../../src/kinds/reference.ts'
import { breechFace } from '../../../src/marks/breech-faces/face.ts'
import { UNWATCHED } from '../../../src/marks/mark-type.ts'
import { surfaceOf } from '../../../src/marks/population.ts'
import { toolmark } from '../../../src/marks/toolmarks/toolmark.ts'
import { readManifest } from '../../../src/references/manifest.ts'
import { scansInFolder } from '../../../src/references/studies/study-scans.ts'
import type { Service } from '../../../src/service/service.ts'

/** The signatures of the toolmarks of a manifest, at the deployed pitch. */
export async function toolmarkSignatures(service: Service, manifest: string, scans: string) {
  const rows = await scansInFolder(service, 'toolmark', (await readManifest(manifest)).rows, scans, UNWATCHED)
  const config = service.marks.configs.deployed('toolmark')
  return service.graph.within((session) => {
    session.save()
    return session.map(rows, async (row) => {
      const { signature } = await toolmark(session, config, surfaceOf(row))
      const { values } = await session.value(signature)
      return { mark: row.mark, source: row.source, values: Float64Array.from(values.data) }
    })
  })
}

/** The areal signatures of the breech faces of a manifest. */
export async function faceSignatures(service: Service, manifest: string, scans: string) {
  const rows = await scansInFolder(
    service,
    'impressed',
    (await readManifest(manifest)).rows,
    scans,
    UNWATCHED,
  )
  const config = service.marks.configs.deployed('impressed')
  return service.graph.within((session) => {
    session.save()
    return session.map(rows, async (row) => {
      const { signature } = await breechFace(session, config, surfaceOf(row), 'auto')
      const { values } = await session.value(signature)
      const [ny, nx] = values.shape as [number, number]
      return { mark: row.mark, source: row.source, ny, nx, values: Float64Array.from(values.data) }
    })
  })
}

/** The scores of a reference by the names of its marks. */
export function scoresOf({ marks, pairs }: Pick<Reference, 'marks' | 'pairs'>): Map<string, number> {
  const found = new Map<string, number>()
  for (const [a, b, score] of pairs) {
    found.set(`${marks[a]!.mark}\n${marks[b]!.mark}`, score)
    found.set(`${marks[b]!.mark}\n${marks[a]!.mark}`, score)
  }
  return found
}
