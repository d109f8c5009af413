import { weight } from './number.ts'

/** A ratio by its log10; below 1 as one over a number, as it is said in court. */
export const ratioOf = (log10: number): string => weight(10 ** log10)
