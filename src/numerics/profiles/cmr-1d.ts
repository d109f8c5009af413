/** A window of signature a with its best place in signature b. */
interface Region1d {
  /** First sample and length of the window on a; on b it starts at x + lag. */
  readonly x: number
  readonly w: number
  readonly lag: number
  readonly corr: number
}

/**
 * Congruent matching regions of two profiles: windows of a that match b at the same shift.
 * in      two signatures on one pitch, NaN counted as 0 after centring; smallest correlation; tolerance on the lag in
 *         samples
 * method  windows of max(16, floor(n / 6)) samples, half overlapped; each votes for the lag where its normalized
 *         (zero-mean) correlation with b is largest. Votes below `minCorr` are dropped. The congruent set is the largest
 *         set of votes whose lags lie within `tolerance` of one of them (at a tie, of the first such vote).
 * out     the congruent regions, in order along a; none when a signature is shorter than a window
 * source  Song (2013), congruent matching cells, carried to one dimension; docs/method.md, "How are bullets compared?"
 */
export function congruentRegions1d(
  a: Float64Array,
  b: Float64Array,
  minCorr: number,
  tolerance: number,
): Region1d[] {
  const w = Math.max(16, Math.floor(a.length / 6))
  if (a.length < w || b.length < w) return []
  const votes: Region1d[] = []
  const step = Math.floor(w / 2)
  for (let x = 0; x + w <= a.length; x += step) {
    const best = bestMatch(a.subarray(x, x + w), b)
    if (best.corr >= minCorr) votes.push({ x, w, lag: best.at - x, corr: best.corr })
  }
  let congruent: Region1d[] = []
  for (const member of votes) {
    const set = votes.filter((vote) => Math.abs(vote.lag - member.lag) <= tolerance)
    if (set.length > congruent.length) congruent = set
  }
  return congruent
}

/** Where a window correlates best with b; corr -1 when the window is flat, or b is flat wherever the window is laid. */
function bestMatch(window: Float64Array, b: Float64Array): { at: number; corr: number } {
  const w = window.length
  const mean = sumOf(window) / w
  const centred = window.map((v) => v - mean)
  let energy = 0
  for (const v of centred) energy += v * v
  const best = { at: 0, corr: -1 }
  for (let at = 0; at + w <= b.length; at++) {
    let product = 0
    let sum = 0
    let squares = 0
    for (let i = 0; i < w; i++) {
      const v = b[at + i]!
      product += centred[i]! * v
      sum += v
      squares += v * v
    }
    const norm = energy * (squares - (sum * sum) / w)
    const corr = norm > 0 ? product / Math.sqrt(norm) : -1
    if (corr > best.corr) {
      best.at = at
      best.corr = corr
    }
  }
  return best
}

function sumOf(values: Float64Array): number {
  let sum = 0
  for (const v of values) sum += v
  return sum
}
