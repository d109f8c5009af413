import type { Phrase } from '../errors.ts'
import { type Cost, extentOf, type Row } from '../kinds/cost.ts'
import type { AnyNode, Inputs, Node } from '../kinds/node.ts'
import { costOf, type InputRows } from '../kinds/node.ts'

/** A stage of a comparison and what it takes, before any scan is read. */
export interface Need {
  readonly what: Phrase
  readonly cost: Cost
  /** Whether it is done for each scan by itself; otherwise it is done once for both marks. */
  readonly ofScan: boolean
}

/** What is known of the scans of both marks before they are read. */
export interface ScanRows {
  readonly a: readonly Row[]
  readonly b: readonly Row[]
}

export const needOf = <P, I extends Inputs>(
  node: Node<P, I, never> | Node<P, I, unknown>,
  inputs: InputRows<I>,
  params: P,
): Cost => costOf(node as unknown as AnyNode, inputs as InputRows<Inputs>, params)

/** The row of a surface of this size. */
export const surfaceRow = (ny: number, nx: number, dy: number, dx: number): Row => ({
  meta: { shape: [ny, nx], dx, dy },
  bytes: 8 * ny * nx,
})

/** The row of a signature of a surface on `pitch`. The striae may run along either axis of the surface. */
export function signatureRow(surface: Row, pitch: number): Row {
  const { height, width } = extentOf(surface)
  const count = Math.ceil(Math.max(height, width) / pitch)
  return { meta: { shape: [count], dx: pitch, length: count }, bytes: 8 * count }
}
