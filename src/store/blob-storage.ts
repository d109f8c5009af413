import type { OpenBlob } from './store.ts'

/** Data by the SHA-256 of their content. Every read is hashed: what does not match is never served. */
export interface BlobStorage {
  /** Stores data permanently. Data that are there already stay as they are. */
  write(sha256: string, data: Uint8Array): Promise<void>
  /** The size in bytes; undefined when there are no data of this name. */
  size(sha256: string): Promise<number | undefined>
  read(sha256: string): Promise<Uint8Array | 'absent' | 'corrupt'>
  /** Opens data after a pass that has checked their hash; `seen` gets each piece, and must not keep it. */
  open(sha256: string, seen?: (piece: Uint8Array) => void): Promise<OpenBlob | 'absent' | 'corrupt'>
  /** Takes data that do not match their name out of the way, so that they can be written again. */
  setAside(sha256: string): Promise<void>
}
