import { filesOfFormat } from './bundles/files-of-format.ts'
import { openBundle } from './bundles/open-bundle.ts'
import type { ZipFile } from './bundles/zip.ts'
import type { Engine } from './replay.ts'
import type { ReportVerification } from './shapes.ts'
import { badSignatures, type CheckSignatures } from './signatures/check-signatures.ts'
import { VALIDATION_FORMAT } from './validations/validation-file.ts'
import { verifyValidation } from './validations/verify-validation.ts'
import { damageVerdict } from './verdict.ts'
import { verifyDossier } from './verify-dossier.ts'

/**
 * Checks a bundle: every hash, every byte of the ZIP, its signatures, then every computation again, and its printed report.
 * in      `pdf`: a printed report that came by itself
 */
export async function verifyBundle(
  bytes: Uint8Array,
  engine: Engine,
  checkSignatures: CheckSignatures,
  pdf?: ZipFile,
): Promise<ReportVerification> {
  const validation = filesOfFormat(bytes, VALIDATION_FORMAT)
  if (validation) return verifyValidation(bytes, validation, engine, checkSignatures, pdf)
  const { subject, findings, dossier, manifest, signatureFiles, names, held } = openBundle(bytes)
  const notLookedAt = pdf ? [...names, pdf.path] : names
  if (!dossier || !manifest) {
    return damageVerdict(subject, findings, { signatures: [], not_looked_at: notLookedAt })
  }
  const signatures = await checkSignatures(manifest, signatureFiles)
  const bad = badSignatures(signatures)
  if (bad.length > 0) return damageVerdict(subject, bad, { signatures, not_looked_at: notLookedAt })
  return verifyDossier(dossier, engine, { files: subject.files, held, signatures, pdf })
}
