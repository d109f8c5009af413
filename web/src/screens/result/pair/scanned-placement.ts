import type { Computation } from '../../graph/computation.ts'
import { nodeNameOf } from '../../graph/graph-model.ts'
import type { PairView } from './use-pair.ts'

/** A scan of a mark, and the surface that was read from it. */
export interface ReadScan {
  readonly mark: string
  readonly name: string
  readonly surface: string
}

/** The scans of a report that were read, in the order of the request. */
export function readScans({ ancestry, names }: Computation): ReadScan[] {
  const read = ancestry.edges.filter((run) => nodeNameOf(run) === 'decode')
  return [...names].flatMap(([handle, { mark, name }]) => {
    const surface = read.find(({ inputs }) => inputs[0] === handle)?.output
    return surface === undefined ? [] : [{ mark, name, surface }]
  })
}

const UM = 1e6 // micrometres in a metre

interface Surface {
  readonly handle: string
  readonly meta: Readonly<Record<string, unknown>>
}

/** Two surfaces as they were scanned, middle on middle; undefined where one of them is a profile. */
export function scannedPlacement(a: Surface, b: Surface): NonNullable<PairView['placement']> | undefined {
  const [ofA, ofB] = [sizeOf(a), sizeOf(b)]
  if (!ofA || !ofB) return undefined
  return {
    a: { surface: a.handle, regions: [] },
    b: { surface: b.handle, regions: [] },
    rotation_deg: 0,
    x_um: (ofA.width - ofB.width) / 2,
    y_um: (ofA.height - ofB.height) / 2,
  }
}

/** Width and height of a surface in micrometres; undefined for a profile. */
export function sizeOf({ meta }: Pick<Surface, 'meta'>): { width: number; height: number } | undefined {
  const [ny = 1, nx = 1] = meta['shape'] as number[]
  return ny < 2 ? undefined : { width: nx * Number(meta['dx']) * UM, height: ny * Number(meta['dy']) * UM }
}
