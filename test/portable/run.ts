import { digests } from './digests.ts'

/** Entry point of the bundle that other engines run. */
export const run = (): Record<string, string> => digests()
