import type { Meta } from '../address/run.ts'

/** What one run of a node takes at most, by estimate. */
export interface Cost {
  /** Bytes of working memory: inputs, everything between, and the output. */
  readonly bytes: number
  /** Arithmetic operations of its inner loops; about 10^9 take a second. */
  readonly operations: number
}

/** What is known of an input before it is read. */
export interface Row {
  readonly meta: Meta
  readonly bytes: number
}

const COPIES = 5 // of its inputs, for a node that says nothing else: lent, decoded, two between, output
const PER_NUMBER = 300 // operations for each float64 of the inputs: a few filters and fits
const SMALL = 1_048_576 // bytes that any run takes

/** The cost of a node whose time and memory grow with the size of its inputs, and with nothing else. */
export function usualCost(inputs: readonly Row[], copies = COPIES): Cost {
  const bytes = inputs.reduce((sum, one) => sum + one.bytes, 0)
  return { bytes: copies * bytes + SMALL, operations: (PER_NUMBER * bytes) / 8 }
}

/** The dimensions of an array, by its row. */
export const shapeOf = ({ meta }: Row): readonly number[] => meta['shape'] as readonly number[]

/** A number among the metadata of an artifact. */
export const numberOf = ({ meta }: Row, name: string): number => Number(meta[name])

/** Height and width of a surface in metres, by its row. */
export function extentOf(surface: Row): { readonly height: number; readonly width: number } {
  const [ny = 1, nx = 1] = shapeOf(surface)
  return { height: ny * numberOf(surface, 'dy'), width: nx * numberOf(surface, 'dx') }
}

/** How often 1 is doubled until it is at least `x`. */
export function doublings(x: number): number {
  let count = 0
  for (let power = 1; power < x && count < 64; power *= 2) count += 1
  return count
}

/** Operations of a complex Fourier transform of `size` points. */
export const transformOperations = (size: number): number => 5 * size * Math.max(1, doublings(size))
