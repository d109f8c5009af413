/** A grid on a new pitch. */
export interface Averaged {
  readonly values: Float64Array
  readonly ny: number
  readonly nx: number
}

/**
 * Brings a grid to another, coarser pitch by averaging areas. Unlike taking every n-th sample, this limits aliasing.
 * in      (ny, nx) values in C order, NaN = not measured; pitches dy, dx and the new pitch in one unit, not finer
 * out     means over squares of the new pitch, weighted by the covered area; NaN where less than half is measured. A last
 *         row or column that is covered by less than half is left out. A grid already on the pitch is returned unchanged.
 * first   `edge`: the first square begins at the edge of the first value's area. `centre`: both have the same centre,
 *         so that scans of one surface on several pitches, all begun at one point, give the same squares.
 */
export function areaAverage(
  values: Float64Array,
  ny: number,
  nx: number,
  dy: number,
  dx: number,
  pitch: number,
  first: 'edge' | 'centre' = 'edge',
): Averaged {
  const same = (d: number): boolean => Math.abs(d / pitch - 1) < 1e-6
  if (same(dy) && same(dx)) return { values, ny, nx }
  const start = (d: number): number => (first === 'centre' ? (d - pitch) / 2 : 0)
  const across = overlaps(nx, dx, pitch, start(dx))
  const along = overlaps(ny, dy, pitch, start(dy))
  const outNx = across.first.length
  const outNy = along.first.length
  // Rows first: each input row once, into sums over new columns; then these into sums over new rows.
  const sums = new Float64Array(outNy * outNx)
  const weights = new Float64Array(outNy * outNx)
  const rowSum = new Float64Array(outNx)
  const rowWeight = new Float64Array(outNx)
  for (let r = 0; r < outNy; r++) {
    for (let i = 0; i < along.share[r]!.length; i++) {
      const y = along.first[r]! + i
      const part = along.share[r]![i]!
      averageRow(values.subarray(y * nx, (y + 1) * nx), across, rowSum, rowWeight)
      for (let c = 0; c < outNx; c++) {
        sums[r * outNx + c]! += part * rowSum[c]!
        weights[r * outNx + c]! += part * rowWeight[c]!
      }
    }
  }
  const out = sums.map((sum, i) => (weights[i]! >= 0.5 - 1e-9 ? sum / weights[i]! : Number.NaN))
  return { values: out, ny: outNy, nx: outNx }
}

/** For each new sample, the first old sample that it covers, and the share of the new one that each old one fills. */
interface Overlaps {
  readonly first: readonly number[]
  readonly share: readonly Float64Array[]
}

function overlaps(n: number, from: number, to: number, begin: number): Overlaps {
  const count = Math.max(1, Math.ceil((n * from - begin) / to - 0.5 - 1e-9))
  const first: number[] = []
  const share: Float64Array[] = []
  for (let i = 0; i < count; i++) {
    const low = begin + i * to
    const high = begin + (i + 1) * to
    const covered = (j: number): number =>
      Math.max(0, Math.min(high, (j + 1) * from) - Math.max(low, j * from)) / to
    let start = Math.max(0, Math.floor(low / from) - 1)
    let end = Math.min(n, Math.floor(high / from) + 2)
    while (start < end && covered(start) === 0) start += 1
    while (end > start && covered(end - 1) === 0) end -= 1
    const shares = Array.from({ length: end - start }, (_, j) => covered(start + j))
    first.push(start)
    share.push(Float64Array.from(shares))
  }
  return { first, share }
}

function averageRow(
  row: Float64Array,
  { first, share }: Overlaps,
  sums: Float64Array,
  weights: Float64Array,
): void {
  for (let c = 0; c < first.length; c++) {
    const parts = share[c]!
    let sum = 0
    let weight = 0
    for (let j = 0; j < parts.length; j++) {
      const value = row[first[c]! + j]!
      if (Number.isNaN(value)) continue
      sum += parts[j]! * value
      weight += parts[j]!
    }
    sums[c] = sum
    weights[c] = weight
  }
}
