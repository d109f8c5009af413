import table from '../../bundled-references.json' with { type: 'json' }
import type { Handle } from '../address/canonical.ts'
import { MarkgraphError, quote } from '../errors.ts'
import type { ReportReference, Standing } from './shapes.ts'

/** The references that each release came with: their handles by id. Each release adds a line; existing lines never change. */
type BundledReferences = { readonly [engineVersion: string]: { readonly [id: string]: string } }

/** The committed table of bundled references. */
export const BUNDLED_REFERENCES: BundledReferences = table

const ofAll = Object.values(BUNDLED_REFERENCES).flatMap((one) => Object.entries(one))
const ids = new Set(ofAll.map(([id]) => id))
const handles = new Set(ofAll.map(([, handle]) => handle))

/** Whether a reference came with a release. */
export const isBundled = (handle: Handle): boolean => handles.has(handle)

/** Names a reference by its document. */
export const reportReference = (id: string | null, handle: Handle): ReportReference => ({
  id,
  handle,
  borrows_id: id !== null && ids.has(id) && !isBundled(handle),
})

/** Which references whoever checks trusts: by their handles, or because a key that is trusted has signed the bundle. */
export interface Trust {
  readonly references: ReadonlySet<string>
  /** SHA-256 of the public keys, as `markgraph keys new` prints them. */
  readonly keys: ReadonlySet<string>
}

/** Whether a text is the handle of a reference or the id of a key. */
export const isTrustEntry = (text: string): boolean => /^(sha256:)?[0-9a-f]{64}$/.test(text)

/**
 * What a list of handles and keys trusts.
 * errors  `bad-value`: an entry is neither
 */
export function trustIn(entries: readonly string[]): Trust {
  const wrong = entries.find((one) => !isTrustEntry(one))
  if (wrong !== undefined) {
    const message = `${quote(wrong)} cannot be trusted; give the handle of a reference (sha256: and 64 hex digits) or the id of a public key (64 hex digits)`
    throw new MarkgraphError('bad-value', message)
  }
  return {
    references: new Set(entries.filter((one) => one.startsWith('sha256:'))),
    keys: new Set(entries.filter((one) => !one.startsWith('sha256:'))),
  }
}

export const NO_TRUST = trustIn([])

/**
 * What is known of a reference.
 * in      `isOwn`: the service that checks has it under its id; `signers`: ids of the keys that have signed the bundle
 */
export function standingOf(
  handle: Handle | undefined,
  isOwn: boolean,
  { references, keys }: Trust,
  signers: readonly string[] = [],
): Standing {
  if (handle === undefined) return 'unknown'
  if (isBundled(handle)) return 'bundled'
  const vouched = signers.some((key) => keys.has(key))
  return isOwn || references.has(handle) || vouched ? 'trusted' : 'unknown'
}

const ofUnknown = (outcome: string | null): string =>
  `the ${outcome === 'calibrated' || outcome === null ? 'number' : 'result'} is relative to whatever that reference is`

/** Why nobody can rely on an unknown reference, in words. */
export function unknownWords(reference: ReportReference | null, outcome: string | null): string {
  if (!reference) return `its reference is unknown: ${ofUnknown(outcome)}`
  const { id, borrows_id } = reference
  if (borrows_id) {
    return `its reference calls itself ${id}, and no release of Markgraph came with this one: ${ofUnknown(outcome)}`
  }
  return `its reference ${id ?? reference.handle} is unknown here: ${ofUnknown(outcome)}`
}
