/** A land of a bullet: its place around the bullet, from 1, and where it stands among all sketches. */
export interface PlacedLand {
  readonly place: number
  readonly position: number
}

/**
 * How alike bullets are to one by the sketches of their lands. Lands that lie on one another when one bullet is turned count together.
 * in      alike: of each land of the one, how alike it is to every sketch, 0 where there is no sketch; its places, in the same order; the
 *         lands of each bullet; mirrored: whether they may also follow one another the other way round, as those of a mirror image do
 * method  How much more alike a land is than the mean of all sketches is summed over the lands that lie on one another: lands that one
 *         bullet has and another lacks are worth nothing, for or against. The most of all turns counts
 * out     for each bullet, that sum
 */
export function turnedLands(
  alike: readonly Float32Array[],
  places: readonly number[],
  bullets: readonly (readonly PlacedLand[])[],
  mirrored: boolean,
): Float64Array {
  const means = alike.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length)
  const last = Math.max(...places)
  const directions = mirrored ? [1, -1] : [1]
  return Float64Array.from(bullets, (lands) => {
    const n = lands.reduce((most, { place }) => Math.max(most, place), last)
    let best = -Infinity
    for (const direction of directions) {
      for (let turn = 0; turn < n; turn++) {
        let sum = 0
        for (const [i, own] of places.entries()) {
          const there = (turn + direction * own + n) % n
          const land = lands.find(({ place }) => place % n === there)
          const value = land ? alike[i]![land.position]! : 0
          if (value > 0) sum += value - means[i]!
        }
        best = Math.max(best, sum)
      }
    }
    return best
  })
}
