import { md5 as hash } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** MD5 of bytes, in hex. */
export const md5 = (bytes: Uint8Array): string => bytesToHex(hash(bytes))
