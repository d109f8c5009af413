import { hash } from 'node:crypto'

/** MD5 of bytes, in hex. */
export const md5 = (bytes: Uint8Array): string => hash('md5', bytes, 'hex')
