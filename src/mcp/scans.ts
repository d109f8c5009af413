import { constants } from 'node:buffer'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Upload, uploadOfBytes } from '../compare/request/upload.ts'
import { MarkgraphError } from '../errors.ts'
import type { Settings } from '../settings/settings.ts'
import { MIB, mib } from '../words/amounts.ts'

/** A scan as base64 text, with the name of its argument. */
export interface TextScan {
  readonly name: string
  readonly base64: string
}

/** Largest message in bytes: the scans of a request as base64, plus one mebibyte for the rest. */
export const messageBytes = ({ maxRequestBytes }: Settings): number =>
  Math.min(Math.ceil(maxRequestBytes / 3) * 4 + MIB, constants.MAX_STRING_LENGTH)

/**
 * Decodes scans sent as base64 (RFC 4648, either alphabet, padding optional). Their number and sizes are checked against the
 * limits of a request before the first scan is decoded.
 * errors  `too-large` over a limit, `bad-value` for text that is not base64
 */
export async function scansOf(settings: Settings, given: readonly TextScan[]): Promise<Upload[]> {
  const { maxFiles, maxFileBytes, maxRequestBytes } = settings
  if (given.length > maxFiles) {
    throw new MarkgraphError('too-large', `a request may hold at most ${maxFiles} files`, { maxFiles })
  }
  let total = 0
  for (const { name, base64 } of given) {
    const size = decodedSize(base64)
    if (size > maxFileBytes) {
      const message = `${name} is over ${mib(maxFileBytes)}, the limit of one file`
      throw new MarkgraphError('too-large', message, { maxFileBytes })
    }
    total += size
  }
  if (total > maxRequestBytes) {
    const message = `a request may hold at most ${mib(maxRequestBytes)}`
    throw new MarkgraphError('too-large', message, { maxRequestBytes })
  }
  const uploads: Upload[] = []
  for (const scan of given) {
    uploads.push(uploadOf(scan))
    await nextTurn() // let other requests use the event loop
  }
  return uploads
}

function uploadOf({ name, base64 }: TextScan): Upload {
  const size = decodedSize(base64)
  const data = new Uint8Array(size)
  // the decoder skips characters that are not base64, which makes the size too small
  const written = Buffer.from(data.buffer).write(base64, 'base64')
  if (written !== size || digits(base64) % 4 === 1) throw notBase64(name, base64)
  return uploadOfBytes(`${name}.x3p`, data)
}

/** Characters of the text before its padding. */
const digits = (text: string): number => text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)

const decodedSize = (text: string): number => Math.floor((digits(text) * 3) / 4)

function notBase64(name: string, text: string): MarkgraphError {
  const at = text.slice(0, digits(text)).search(/[^A-Za-z0-9+/_-]/)
  const why =
    at < 0 ? 'it ends in the middle of a byte' : `character ${at + 1} is ${JSON.stringify(text[at])}`
  return new MarkgraphError(
    'bad-value',
    `${name} must be the base64 text of an X3P file, without line breaks or a data: prefix, but ${why}`,
    { name },
  )
}
