import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { orientationKind } from '../../kinds/marks/orientation.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { orientedKind } from '../../kinds/marks/surface.ts'
import { defineNode, keysWith } from '../../kinds/node.ts'
import { resample } from '../../numerics/filters/resample.ts'
import { columnMeans } from '../../numerics/profiles/profile.ts'

const SHORTEST = 10 // samples; if a crop would leave fewer, nothing is cropped

/**
 * The signature of a land: the mean profile across its striae, without the groove shoulders.
 * in      turned surface (2, ny, nx); its orientation
 * params  crop: share dropped at each end; pitch: metres between samples, null for the scan's own
 * source  docs/method.md, "How are bullets compared?"
 */
export const signature = defineNode({
  name: 'signature',
  version: 1,
  title: 'Signature of the land',
  stage: 'signature',
  params: z.strictObject({ crop: z.number().min(0).max(0.45), pitch: z.number().positive().nullable() }),
  configKeys: keysWith('signature_', 'crop', 'pitch'),
  inputs: { surface: orientedKind, orientation: orientationKind },
  output: signatureKind,
  run({ surface: { planes, dx }, orientation }, { crop, pitch }) {
    const [, ny, nx] = planes.shape as [number, number, number]
    const { data } = planes
    const whole = { top: 0, bottom: ny, left: 0, right: nx }
    const profile = columnMeans(data.subarray(0, ny * nx), data.subarray(ny * nx), nx, whole)
    const drop = Math.floor(crop * nx)
    const [from, to]: readonly [number, number] = nx - 2 * drop > SHORTEST ? [drop, nx - drop] : [0, nx]
    const values = resample(profile.slice(from, to), dx, pitch ?? dx)
    const cut: readonly [number, number] = [from, to]
    return {
      values: grid(values, values.length),
      dx: pitch ?? dx,
      length: values.length,
      ...orientation,
      crop: cut,
    }
  },
})
