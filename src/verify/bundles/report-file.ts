import { canonicalJson, type Json } from '../../address/canonical.ts'
import { type Encoded, encoded } from '../../kinds/kind.ts'
import { reportKind } from '../../kinds/report.ts'
import { firstDifference } from '../difference.ts'

const text = new TextDecoder()
const parsed = (data: Uint8Array): { readonly [key: string]: Json } =>
  JSON.parse(text.decode(data)) as { readonly [key: string]: Json }

/** A report as a reader of a bundle gets it: with its words, which its data do not hold. Those of earlier releases hold them. */
export function reportFile(stored: Encoded): Uint8Array {
  if ('scope_note' in parsed(stored.data)) return stored.data
  return new TextEncoder().encode(canonicalJson(reportKind.decode(stored) as unknown as Json))
}

/** The report in such a file, as it is hashed. A copy, because a browser hands the whole memory behind a part to a worker. */
export function reportInFile(file: Uint8Array): Encoded {
  const report = parsed(file)
  if (!('notes' in report)) return encoded(reportKind.name, {}, file.slice())
  return reportKind.encode(report as unknown as ReturnType<typeof reportKind.decode>)
}

/**
 * Where the words of such a file are not those of its codes and values, with both. They take no part in its handle, so that a
 * changed sentence is found by comparing it.
 */
export function otherWords(file: Uint8Array): string | undefined {
  const found = firstDifference(parsed(file), parsed(reportFile(reportInFile(file))))
  if (!found) return undefined
  const [own, right] = [found.recorded, found.recomputed].map((one) => JSON.stringify(one))
  return `${found.path || 'the report'} is ${own}, but its code and values say ${right}`
}
