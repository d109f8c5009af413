import { type Handle, sha256 as hashOf } from '../../address/canonical.ts'
import type { FileReading } from '../../marks/mark-type.ts'

/** A scan as a client sent it; `read` gives the bytes whose SHA-256 is `sha256`. */
export interface Upload {
  readonly filename: string
  readonly sha256: string
  readonly size: number
  /** How the file is read. Default: as it is. */
  readonly reading?: FileReading
  read(): Promise<Uint8Array>
}

/** An upload of bytes that are in memory. */
export const uploadOfBytes = (filename: string, data: Uint8Array): Upload => ({
  filename,
  sha256: hashOf(data),
  size: data.length,
  read: async () => data,
})

/** Uploads that are all read in one way. */
export const readAs = (uploads: readonly Upload[], reading: FileReading): Upload[] =>
  uploads.map((upload) => ({ ...upload, reading }))

/** A scan as a request names it: a file, or the handle of a surface that was decoded before. */
export type Given = Upload | Handle
