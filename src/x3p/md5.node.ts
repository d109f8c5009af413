import { createHash } from 'node:crypto'

/** MD5 of bytes, in hex. */
export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex')
