import { hash } from 'node:crypto'

/** SHA-256 of text (as UTF-8) or bytes, in hex. */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'hex')
