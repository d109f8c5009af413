const Z = 1.959963984540054 // 97.5 % of a normal distribution

/**
 * The 95 % interval of a share that was counted.
 * in      kept: of so many, at least 1
 * source  score interval: Wilson, J. Am. Stat. Assoc. 22 (1927) 209
 */
export function shareInterval(kept: number, of: number): readonly [number, number] {
  const centre = (kept + (Z * Z) / 2) / (of + Z * Z)
  const half = (Z / (of + Z * Z)) * Math.sqrt((kept * (of - kept)) / of + (Z * Z) / 4)
  return [Math.max(0, centre - half), Math.min(1, centre + half)]
}
