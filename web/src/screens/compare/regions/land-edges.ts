/** Where the edges of a land lie on its scan, in micrometres across the striae, from the first sample. */
interface FoundEdges {
  readonly left: number
  readonly right: number
  /** Size of the scan across the striae. */
  readonly width: number
  /** Whether the striae run along x, so that edges are measured along y. */
  readonly turned: boolean
}

/**
 * Edges from the signature of a land: its crop counts columns of the straightened land. Striae along x were turned upright by
 * a quarter clockwise, which reverses the rows of the scan.
 */
export function edgesFound(meta: Record<string, unknown>, trace: Record<string, unknown>): FoundEdges {
  const [ny, nx] = meta['shape'] as [number, number]
  const [first, end] = trace['crop'] as [number, number]
  const angle = trace['striae_angle_deg'] as number // of the scan, from x
  const turned = Math.abs((((angle % 180) + 180) % 180) - 90) > 45
  const [count, pitch] = turned ? [ny, (meta['dy'] as number) * 1e6] : [nx, (meta['dx'] as number) * 1e6]
  const [from, to] = turned ? [count - end, count - 1 - first] : [first, end - 1]
  return { left: from * pitch, right: to * pitch, width: (count - 1) * pitch, turned }
}
