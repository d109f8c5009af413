import type { z } from 'zod'
import type { Handle } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Finding } from '../shapes.ts'
import { MANIFEST, type Manifest, manifestIn, SIGNATURES } from './manifest.ts'
import { checkFiles, container } from './open-bundle.ts'
import { fileReader, type ZipFile } from './zip.ts'

/** A bundle of documents and large files whose hashes were compared. */
interface OpenedLazy<M> {
  /** Undefined where it cannot be read. */
  readonly manifest: M | undefined
  readonly findings: readonly Finding[]
  readonly signatureFiles: readonly ZipFile[]
  /** A file by its path. Error `damaged`: there is none. */
  readonly file: (path: string) => Uint8Array
}

/** Reads such a bundle, and compares every hash and every byte of the ZIP. `files`: those of the ZIP `bytes`. */
export function openLazy<M extends Pick<Manifest, 'files'> & { readonly handle: Handle }>(
  bytes: Uint8Array,
  files: readonly ZipFile[],
  schema: z.ZodType<M>,
): OpenedLazy<M> {
  const byPath = new Map(files.map((one) => [one.path, one.data]))
  const file = fileReader(byPath)
  const signatureFiles = files.filter(({ path }) => path.startsWith(SIGNATURES))
  try {
    const manifest = manifestIn(file(MANIFEST), schema)
    const changed = checkFiles(manifest, byPath)
    const findings = changed.length > 0 ? changed : container(bytes, files, manifest)
    return { manifest, findings, signatureFiles, file }
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    const finding = { file: MANIFEST, what: 'changed', message: error.message, step: null } as const
    return { manifest: undefined, findings: [finding], signatureFiles, file }
  }
}
