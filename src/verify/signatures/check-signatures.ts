import type { ZipFile } from '../bundles/zip.ts'
import type { Finding, SignatureCheck } from '../shapes.ts'
import type { SignedManifest } from './dsse.ts'

/** Looks at the signatures and timestamps of a bundle. */
export type CheckSignatures = (
  manifest: SignedManifest,
  files: readonly ZipFile[],
) => Promise<readonly SignatureCheck[]>

/** Signatures that are not of the bundle: what they say of it. */
export const badSignatures = (signatures: readonly SignatureCheck[]): Finding[] =>
  signatures.flatMap(({ valid, file, message }) =>
    valid === false ? [{ file, what: 'changed' as const, message, step: null }] : [],
  )

/** The keys of valid signatures. */
export const signers = (signatures: readonly SignatureCheck[]): string[] =>
  signatures.flatMap(({ valid, key }) => (valid && key ? [key] : []))

/** The files of signatures that could not be checked here. */
export const filesWithoutCheck = (signatures: readonly SignatureCheck[]): string[] =>
  signatures.filter(({ valid }) => valid === null).map(({ file }) => file)
