import { type Cost, transformOperations } from '../../kinds/cost.ts'
import { powerOfTwo } from '../../numerics/fourier/fft.ts'

const EACH_LAG = 30 // operations for each shift of two profiles beside the transforms

/** Every one of some profiles correlated with every one of others over all lags, by transforms. In: their lengths in samples. */
export function correlationsCost(a: readonly number[], b: readonly number[]): Cost {
  const all = [...a, ...b]
  let operations = 0
  for (const na of a) for (const nb of b) operations += correlationOperations(na, nb)
  return { bytes: 40 * all.reduce((sum, one) => sum + one, 0) + 400 * longest(all), operations }
}

/** The congruence of every one of some profiles with every one of others. In: lengths and `distance` in samples; see `CongruenceOptions`. */
export function congruencesCost(
  a: readonly number[],
  b: readonly number[],
  { candidates, distance }: { readonly candidates: number; readonly distance: number },
): Cost {
  const { bytes, operations } = correlationsCost(a, b)
  const sum = (lengths: readonly number[]): number => lengths.reduce((all, one) => all + one, 0)
  const samples = sum(a) * b.length + sum(b) * a.length // of all pairs
  const sums = 88 * (sum(a) + sum(b)) // kept of each profile and its parts
  return {
    bytes: bytes + sums + 200 * (longest(a) + longest(b)),
    operations: operations + samples * (2 * distance + 78 * candidates),
  }
}

const longest = (lengths: readonly number[]): number => lengths.reduce((most, one) => Math.max(most, one), 0)

/** Two transforms of the next power of two, and sums at each lag. */
function correlationOperations(na: number, nb: number): number {
  const size = powerOfTwo(Math.max(2, na + nb))
  return 2 * transformOperations(size) + EACH_LAG * size
}
