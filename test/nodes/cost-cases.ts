/** Runs of nodes whose cost is held against what they take: by name, for a size. */

import type { Row } from '../../src/kinds/cost.ts'
import type { Encoded } from '../../src/kinds/kind.ts'
import { grid } from '../../src/kinds/kind.ts'
import { chanceKind } from '../../src/kinds/marks/agreement.ts'
import { landOrientationKind } from '../../src/kinds/marks/orientation.ts'
import { arealSignatureKind, signatureKind } from '../../src/kinds/marks/signature.ts'
import { scanKind, surfaceKind } from '../../src/kinds/marks/surface.ts'
import type { InputRows } from '../../src/kinds/node.ts'
import { type AnyNode, type InputArtifacts, type Inputs, runNode } from '../../src/kinds/node.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { paramsFrom, scorerConfigs } from '../../src/marks/scorer-config.ts'
import { arealBand } from '../../src/nodes/breech-faces/areal-band.ts'
import { cmr2d } from '../../src/nodes/breech-faces/cmr-2d.ts'
import { primerRegion } from '../../src/nodes/breech-faces/primer-region.ts'
import { attribution1d } from '../../src/nodes/bullets/attribution.ts'
import { cmr1d, cmr1dBlock, toolmarkChance } from '../../src/nodes/bullets/cmr-1d.ts'
import { robustForm } from '../../src/nodes/bullets/robust-form.ts'
import { straighten } from '../../src/nodes/bullets/straighten.ts'
import { striae } from '../../src/nodes/bullets/striae.ts'
import { bandRms } from '../../src/nodes/scan/band-rms.ts'
import { collapseRatio } from '../../src/nodes/scan/collapse-ratio.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { drawnRegion } from '../../src/nodes/scan/drawn-region.ts'
import { formRemoval } from '../../src/nodes/scan/form-removal.ts'
import { mesh } from '../../src/nodes/scan/mesh.ts'
import { surfaceImage } from '../../src/nodes/scan/surface-image.ts'
import { surfaceTiles } from '../../src/nodes/scan/surface-tiles.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { writeX3p } from '../../src/x3p/write.ts'

const rowOf = ({ meta, data }: Encoded): Row => ({ meta, bytes: data.byteLength })

/** Inputs as they are known before they are read. */
export const rowsOf = (inputs: InputArtifacts): InputRows<Inputs> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, given]) => [
      name,
      Array.isArray(given) ? given.map(rowOf) : rowOf(given as Encoded),
    ]),
  ) as InputRows<Inputs>

interface Case {
  readonly node: AnyNode
  readonly params: unknown
  readonly inputs: InputArtifacts
}

const config = scorerConfigs(ALL_MARKS).deployed('toolmark')
const PITCH = 2e-6

/** Rough heights with striae along y, (side, side). */
function heightsOf(side: number): Float64Array {
  const { uniform } = random(1)
  const line = Float64Array.from({ length: side }, () => 1e-6 * uniform())
  return Float64Array.from({ length: side * side }, (_, i) => line[i % side]! + 1e-7 * uniform())
}

const surface = (side: number, pitch = PITCH): Encoded =>
  surfaceKind.encode({ heights: grid(heightsOf(side), side, side), dx: pitch, dy: pitch })

const withForm = (side: number): { surface: Encoded; form: Encoded } => {
  const one = surface(side)
  return { surface: one, form: runNode(robustForm as unknown as AnyNode, {}, { surface: one }) }
}

const ALONG_Y = landOrientationKind.encode({ turned: false, shear_deg: 1, tilt_deg: 1, striae_angle_deg: 89 })

/** A profile of local amplitude about 1. */
function profile(length: number, seed: number): Encoded {
  const { normal } = random(seed)
  const values = Float64Array.from({ length }, () => normal())
  const about = { dx: 10e-6, length, tilt_deg: 0, striae_angle_deg: 90, crop: [0, length] as const }
  return signatureKind.encode({ values: grid(values, length), ...about })
}

/** A map of a mark of `side` pixels, up to 256. */
function face(side: number, seed: number): Encoded {
  const { normal } = random(seed)
  const values = new Float64Array(256 * 256)
  const from = Math.floor((256 - side) / 2)
  for (let y = from; y < from + side; y++) {
    for (let x = from, z = 0; x < from + side; x++) {
      z = 0.8 * z + 0.6 * normal()
      values[256 * y + x] = z / side
    }
  }
  const about = { dx: 25e-6, dy: 25e-6, valid: side * side, ny: side, nx: side }
  return arealSignatureKind.encode({ values: grid(values, 256, 256), ...about })
}

const of =
  (node: unknown, params: unknown, inputs: (size: number) => InputArtifacts) =>
  (size: number): Case => ({
    node: node as AnyNode,
    params,
    inputs: inputs(size),
  })
const faces = (size: number) => ({ a: face(size, 1), b: face(size, 2) })
const profiles = (size: number) => ({ a: profile(size, 1), b: profile(size, 2) })
const cells = (more: object) => of(cmr2d, { ...paramsFrom(cmr2d, config), corr: -1, z: 0, ...more }, faces)

export const CASES: { readonly [name: string]: (size: number) => Case } = {
  decode: of(decode, { units: 'file', mask: 'none' }, (side) => ({
    scan: scanKind.encode(writeX3p({ heights: heightsOf(side), ny: side, nx: side, dx: PITCH, dy: PITCH })),
  })),
  'robust-form': of(robustForm, {}, (side) => ({ surface: surface(side) })),
  'form-removal': of(formRemoval, {}, (side) => ({ surface: surface(side) })),
  'collapse-ratio': of(collapseRatio, {}, withForm),
  'band-rms': of(bandRms, { lambda_s: 4e-6, lambda_c: 250e-6 }, withForm),
  striae: of(striae, paramsFrom(striae, config), withForm),
  straighten: of(straighten, {}, (side) => ({ ...withForm(side), orientation: ALONG_Y })),
  'areal-band': of(arealBand, paramsFrom(arealBand, config), (side) => ({ surface: surface(side) })),
  'primer-region': of(primerRegion, { ...paramsFrom(primerRegion, config), raw: 1e-9 }, (side) => ({
    surface: surface(side),
  })),
  'primer-region, fine': of(
    primerRegion,
    { ...paramsFrom(primerRegion, config), raw: 1e-9, pitch: 6e-6 },
    (side) => ({
      surface: surface(side),
    }),
  ),
  'drawn-region, wide edge': of(drawnRegion, { pitch: 4e-6, edge: 40e-6 }, (side) => ({
    surface: surface(side),
  })),
  'surface-image': of(surfaceImage, { max: 1024, style: 'relief' }, (side) => ({ surface: surface(side) })),
  'surface-image, small': of(surfaceImage, { max: 256, style: 'map' }, (side) => ({
    surface: surface(side),
  })),
  mesh: of(mesh, { max: 2048, form: 'removed' }, (side) => ({ surface: surface(side) })),
  'surface-tiles': of(surfaceTiles, {}, (side) => ({ surface: surface(side) })),
  'cmr-2d': cells({}),
  'cmr-2d, far search': cells({ search: 1e-3 }),
  'cmr-2d, small cells': cells({ cell: 75e-6 }),
  'cmr-2d, wide vote': cells({ home: 500e-6, tolerance: 250e-6, search: 500e-6 }),
  'cmr-1d': of(cmr1d, paramsFrom(cmr1d, config), profiles),
  'cmr-1d-block': of(cmr1dBlock, paramsFrom(cmr1dBlock, config), (size) => {
    const side = (seed: number) => [0, 1, 2, 3].map((i) => profile(size, seed + i))
    const chance = chanceKind.encode({ mean: 0.8, sd: 0.1 })
    return { a: side(1), b: side(5), chance_a: Array(4).fill(chance), chance_b: Array(4).fill(chance) }
  }),
  'toolmark-chance': of(toolmarkChance, paramsFrom(toolmarkChance, config), (size) => ({
    signature: profile(size, 1),
  })),
  'attribution-1d': of(attribution1d, { cmr_1d_corr: 0.5, cmr_1d_lag: 10, turned: false }, profiles),
}
