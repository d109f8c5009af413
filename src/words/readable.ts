import { readFile } from 'node:fs/promises'
import { MarkgraphError, phrase } from '../errors.ts'

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EEXIST: 'it exists already and is not a folder',
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'this disk cannot be written to',
  ENOSPC: 'the disk is full',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
}

/** What the file system has against a path, for a person; the system's own text for what is rare. */
export function fileReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}

/**
 * The bytes of a file; `what` says what it should be, as `the manifest`.
 * errors  `bad-value` names the path and says why it cannot be read
 */
export async function readable(what: string, path: string): Promise<NonSharedBuffer> {
  try {
    return await readFile(path)
  } catch (error) {
    const message = phrase('cannot read {what} {path}: {error}', { what, path, error: fileReason(error) })
    throw new MarkgraphError('bad-value', message, { path }, error)
  }
}
