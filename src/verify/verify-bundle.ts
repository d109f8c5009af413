import { MANIFEST, type Manifest } from './bundles/manifest.ts'
import { openBundle } from './bundles/open-bundle.ts'
import { filesOfZip, type ZipFile } from './bundles/zip.ts'
import type { Engine } from './replay.ts'
import type { ReportVerification, SignatureCheck } from './shapes.ts'
import { VALIDATION_FORMAT } from './validations/validation-file.ts'
import { verifyValidation } from './validations/verify-validation.ts'
import { damageVerdict } from './verdict.ts'
import { verifyDossier } from './verify-dossier.ts'

/** Looks at the signatures and timestamps of a bundle. */
export type CheckSignatures = (
  manifest: Manifest,
  files: readonly ZipFile[],
) => Promise<readonly SignatureCheck[]>

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
  const validation = filesOfValidation(bytes)
  if (validation) return verifyValidation(bytes, validation, engine, pdf)
  const { subject, findings, dossier, manifest, signatureFiles, names, held } = openBundle(bytes)
  const notLookedAt = pdf ? [...names, pdf.path] : names
  if (!dossier || !manifest) {
    return damageVerdict(subject, findings, { signatures: [], not_looked_at: notLookedAt })
  }
  const signatures = await checkSignatures(manifest, signatureFiles)
  const bad = signatures.filter(({ valid }) => valid === false)
  if (bad.length > 0) {
    const found = bad.map(({ file, message }) => ({ file, what: 'changed' as const, message, step: null }))
    return damageVerdict(subject, found, { signatures, not_looked_at: notLookedAt })
  }
  return verifyDossier(dossier, engine, { files: subject.files, held, signatures, pdf })
}

/** The files of a ZIP whose manifest says that it is the bundle of a validation. */
function filesOfValidation(bytes: Uint8Array): ZipFile[] | undefined {
  try {
    const files = filesOfZip(bytes)
    const manifest = files.find(({ path }) => path === MANIFEST)
    const { format } = JSON.parse(new TextDecoder().decode(manifest?.data)) as { format?: unknown }
    return format === VALIDATION_FORMAT ? files : undefined
  } catch {
    return undefined // what is wrong with it is said where bundles are read
  }
}
