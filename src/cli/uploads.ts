import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Upload, uploadOfBytes } from '../compare/request/upload.ts'
import { MarkgraphError } from '../errors.ts'
import { readable } from '../words/readable.ts'

/** A scan on this machine's disk. Error: `bad-value` names the path and what would be right. */
export async function uploadOf(path: string): Promise<Upload> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false, // `readable` says what is wrong
  )
  if (isFolder) {
    const message = `cannot read the scan ${path}: it is a folder, not a file; name the X3P files in it, as ${path}/*.x3p`
    throw new MarkgraphError('bad-value', message, { path })
  }
  return uploadOfBytes(basename(path), await readable('the scan', path))
}

/** Does work on scans from these paths; an error about one of them names its path. */
export async function namingPaths<T>(paths: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const path = error instanceof MarkgraphError ? paths[error.details['upload'] as number] : undefined
    if (!(error instanceof MarkgraphError) || path === undefined) throw error
    throw new MarkgraphError(error.code, `${path}: ${error.message}`, error.details, error)
  }
}
