import { filesOfFormat } from '../../verify/bundles/files-of-format.ts'
import { LABORATORY_FORMAT } from '../../verify/laboratory/laboratory-file.ts'
import { verifyBundle } from '../../verify/verify-bundle.ts'
import { verifyLaboratory } from './verify-laboratory.ts'

/** Checks a bundle of any form: of a report, of a validation, or of the laboratory. */
export async function verifyFile(
  ...[bytes, engine, checkSignatures, pdf]: Parameters<typeof verifyBundle>
): ReturnType<typeof verifyBundle> {
  const files = filesOfFormat(bytes, LABORATORY_FORMAT)
  return files
    ? verifyLaboratory(bytes, files, engine, checkSignatures, pdf)
    : verifyBundle(bytes, engine, checkSignatures, pdf)
}
