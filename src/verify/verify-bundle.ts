import type { Manifest } from './bundles/manifest.ts'
import { openBundle } from './bundles/open-bundle.ts'
import type { ZipFile } from './bundles/zip.ts'
import type { Engine } from './replay.ts'
import { damageVerdict, type ReportVerification, type SignatureCheck } from './verdict.ts'
import { verifyDossier } from './verify-dossier.ts'

/** Looks at the signatures and timestamps of a bundle. */
export type CheckSignatures = (
  manifest: Manifest,
  files: readonly ZipFile[],
) => Promise<readonly SignatureCheck[]>

/** Checks a bundle: every hash, every byte of the ZIP, its signatures, and then every computation again. */
export async function verifyBundle(
  bytes: Uint8Array,
  engine: Engine,
  checkSignatures: CheckSignatures,
): Promise<ReportVerification> {
  const { subject, findings, dossier, manifest, signatureFiles } = openBundle(bytes)
  if (!dossier || !manifest) return damageVerdict(subject, findings)
  const signatures = await checkSignatures(manifest, signatureFiles)
  const bad = signatures.filter(({ valid }) => valid === false)
  if (bad.length > 0) {
    const found = bad.map(({ file, message }) => ({ file, what: 'changed' as const, message, step: null }))
    return { ...damageVerdict(subject, found), signatures }
  }
  return { ...(await verifyDossier(dossier, engine, subject.files)), signatures }
}
