/** 0 below 0, 1 above 1, C2 in between. */
export function smoothStep(t: number): number {
  const x = Math.min(Math.max(t, 0), 1)
  return x * x * x * (x * (6 * x - 15) + 10)
}
