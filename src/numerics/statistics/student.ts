import { atan } from '../elementary/arctangent.ts'

/**
 * Share of Student's t distribution with ν degrees of freedom below `t`.
 * in      ν: a whole number from 1 on
 * source  Abramowitz and Stegun (1964), 26.7.3 and 26.7.4
 */
export function studentBelow(t: number, nu: number): number {
  const cos2 = nu / (nu + t * t)
  const sin = t / Math.sqrt(nu + t * t)
  let [term, sum] = [1, nu === 1 ? 0 : 1]
  const isOdd = nu % 2 === 1
  for (let k = isOdd ? 2 : 1; k <= nu - 3; k += 2) {
    term *= (k / (k + 1)) * cos2
    sum += term
  }
  const between = isOdd ? (2 / Math.PI) * (atan(t / Math.sqrt(nu)) + sin * Math.sqrt(cos2) * sum) : sin * sum
  return (1 + between) / 2
}

/** The value below which this share of Student's t distribution lies, by bisection; share over one half. */
export function studentQuantile(share: number, nu: number): number {
  let [low, high] = [0, 1]
  while (studentBelow(high, nu) < share) high *= 2
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (studentBelow(middle, nu) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
