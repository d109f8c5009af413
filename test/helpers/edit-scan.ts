/** Real scans, and what users do to them. */
import { readFileSync } from 'node:fs'
import { type Edit, editedFile } from '../../lab/trials/edits.ts'
import { sharedPath } from './shared.ts'

export const bytesOf = (path: string): Uint8Array => readFileSync(sharedPath(`scans/${path}`))

/** A real scan with edits, as a file. */
export const edited = (path: string, ...edits: readonly Edit[]): Uint8Array =>
  editedFile(bytesOf(path), ...edits)
