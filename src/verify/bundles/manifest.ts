import { z } from 'zod'
import {
  canonicalJson,
  type Handle,
  handleOfJson,
  type Json,
  SHA256_HEX,
  sha256,
} from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import { OUTCOMES } from '../../kinds/report.ts'

/** The form of a bundle: 2 has `print.json`, which releases before 1.0.0 do not know. */
export const FORMATS = ['markgraph-bundle/1', 'markgraph-bundle/2'] as const

export const MANIFEST = 'manifest.json'

/** Signatures and timestamps are added to a bundle later, so the manifest does not list them. */
export const SIGNATURES = 'signatures/'

/** The token of a timestamp authority. */
export const TIMESTAMP = `${SIGNATURES}timestamp.tsr`

export const handleInFile = z.templateLiteral(['sha256:', z.string().regex(SHA256_HEX)])

export const listedFiles = z.array(
  z.strictObject({
    path: z.string(),
    sha256: z.string().regex(SHA256_HEX),
    bytes: z.number().int().nonnegative(),
  }),
)

const manifestSchema = z.strictObject({
  format: z.enum(FORMATS),
  report: handleInFile,
  /** Null for a report without a likelihood ratio. */
  recipe: handleInFile.nullable(),
  domain: z.string(),
  outcome: z.enum(OUTCOMES),
  api_version: z.string(),
  engine_version: z.string(),
  /** Whether the scans are in the bundle. */
  scans: z.boolean(),
  files: listedFiles,
  /** `sha256:` of the canonical JSON of all the rest. */
  handle: handleInFile,
})

/** What a bundle holds: its report, and the SHA-256 of every file but this one and the signatures. */
export type Manifest = z.infer<typeof manifestSchema>

/** A manifest that states these facts, with its handle. */
export const manifestWith = <Facts extends object>(facts: Facts): Facts & { readonly handle: Handle } => ({
  ...facts,
  handle: handleOfJson(facts as unknown as Json),
})

/** The manifest of a comparison that states these facts. */
export const manifestOf = (facts: Omit<Manifest, 'handle'>): Manifest => manifestWith(facts)

const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The manifest of a comparison in these bytes: see `manifestIn`. */
export const readManifest = (bytes: Uint8Array): Manifest => manifestIn(bytes, manifestSchema)

/** The manifest of some form in these bytes. Error `damaged`: they are not one, or not as it was written. */
export function manifestIn<M extends { readonly handle: Handle }>(
  bytes: Uint8Array,
  schema: z.ZodType<M>,
): M {
  const wrong = (why: string): MarkgraphError => new MarkgraphError('damaged', `${MANIFEST} ${why}`)
  let value: Json
  try {
    value = JSON.parse(text.decode(bytes)) as Json
  } catch {
    throw wrong('was changed: it is no JSON text')
  }
  const { data, error } = schema.safeParse(value)
  if (!data) {
    const issue = error!.issues[0]!
    throw wrong(`is not one that this program reads: ${issue.path.join('.') || 'it'}: ${issue.message}`)
  }
  const { handle: own, ...facts } = data
  if (handleOfJson(facts as Json) !== own)
    throw wrong(`was changed: its hash is not the one in its field handle`)
  if (canonicalJson(data as unknown as Json) !== text.decode(bytes))
    throw wrong('was changed: it is not in canonical form')
  return data
}

/** A file of a bundle as its manifest lists it. */
export const fileEntry = (path: string, data: Uint8Array): Manifest['files'][number] => ({
  path,
  sha256: sha256(data),
  bytes: data.byteLength,
})

/** A document as a bundle has it: its canonical JSON. */
export const asFile = (value: unknown): Uint8Array => new TextEncoder().encode(canonicalJson(value as Json))
