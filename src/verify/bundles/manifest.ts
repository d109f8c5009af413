import { z } from 'zod'
import { canonicalJson, handleOfJson, type Json, sha256 } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import { OUTCOMES } from '../../store/reports.ts'

/** The form of a bundle. It changes when the same report would give other bytes. */
export const FORMAT = 'markgraph-bundle/1' as const

export const MANIFEST = 'manifest.json'

/** Signatures and timestamps are added to a bundle later, so the manifest does not list them. */
export const SIGNATURES = 'signatures/'

/** The token of a timestamp authority. */
export const TIMESTAMP = `${SIGNATURES}timestamp.tsr`

const handle = z.templateLiteral(['sha256:', z.string().regex(/^[0-9a-f]{64}$/)])

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  report: handle,
  /** Null for a report without a likelihood ratio. */
  recipe: handle.nullable(),
  domain: z.string(),
  outcome: z.enum(OUTCOMES),
  api_version: z.string(),
  engine_version: z.string(),
  /** Whether the scans are in the bundle. */
  scans: z.boolean(),
  files: z.array(
    z.strictObject({
      path: z.string(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      bytes: z.number().int().nonnegative(),
    }),
  ),
  /** `sha256:` of the canonical JSON of all the rest. */
  handle,
})

/** What a bundle holds: its report, and the SHA-256 of every file but this one and the signatures. */
export type Manifest = z.infer<typeof manifestSchema>

/** The manifest that states these facts, with its handle. */
export const manifestOf = (facts: Omit<Manifest, 'handle'>): Manifest => ({
  ...facts,
  handle: handleOfJson(facts as unknown as Json),
})

const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The manifest in these bytes. Error `damaged`: they are not a manifest, or not as it was written. */
export function readManifest(bytes: Uint8Array): Manifest {
  const wrong = (why: string): MarkgraphError => new MarkgraphError('damaged', `${MANIFEST} ${why}`)
  let value: Json
  try {
    value = JSON.parse(text.decode(bytes)) as Json
  } catch {
    throw wrong('was changed: it is no JSON text')
  }
  const { data, error } = manifestSchema.safeParse(value)
  if (!data) {
    const issue = error.issues[0]!
    throw wrong(`is not one that this program reads: ${issue.path.join('.') || 'it'}: ${issue.message}`)
  }
  const { handle: own, ...facts } = data
  if (handleOfJson(facts) !== own) throw wrong(`was changed: its hash is not the one in its field handle`)
  if (canonicalJson(data) !== text.decode(bytes)) throw wrong('was changed: it is not in canonical form')
  return data
}

/** A file of a bundle as its manifest lists it. */
export const fileEntry = (path: string, data: Uint8Array): Manifest['files'][number] => ({
  path,
  sha256: sha256(data),
  bytes: data.byteLength,
})
