import { type Phrase, phrase } from '../errors.ts'

export const MIB = 2 ** 20

/** A size, for a message. */
export const mib = (bytes: number): string =>
  bytes >= MIB ? `${Math.round(bytes / MIB)} MiB` : `${bytes} bytes`

/** A number of operations, for a message: in units that read alike in every language. */
export const operationCount = (operations: number): string | Phrase =>
  Number.isFinite(operations) ? `${Number((operations / 1e9).toPrecision(2))}·10^9` : phrase('endlessly many')
