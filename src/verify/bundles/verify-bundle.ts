import type { Manifest } from './manifest.ts'
import { openBundle } from './open-bundle.ts'
import { notIntact, type ReportVerification, type Sealed } from './verification.ts'
import { type Engine, verifyDossier } from './verify.ts'
import type { ZipFile } from './zip.ts'

/** Looks at the signatures and timestamps of a bundle. */
export type Seals = (manifest: Manifest, files: readonly ZipFile[]) => Promise<readonly Sealed[]>

/**
 * Checks a bundle: every hash, every byte of the ZIP, its signatures, and then every computation again.
 * in      `seals`: how signatures are checked here
 */
export async function verifyBundle(
  bytes: Uint8Array,
  engine: Engine,
  seals: Seals,
): Promise<ReportVerification> {
  const { subject, findings, dossier, manifest, sealed } = openBundle(bytes)
  if (!dossier || !manifest) return notIntact(subject, findings)
  const signatures = await seals(manifest, sealed)
  const bad = signatures.filter(({ valid }) => valid === false)
  if (bad.length > 0) {
    const found = bad.map(({ file, message }) => ({ file, what: 'changed' as const, message, step: null }))
    return { ...notIntact(subject, found), signatures }
  }
  return { ...(await verifyDossier(dossier, engine, subject.files)), signatures }
}
