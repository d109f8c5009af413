import { type ErrorCode, MarkgraphError, type Phrase, phrase } from '../errors.ts'
import type { Reference } from '../kinds/reference.ts'
import { ALL_MARKS } from '../marks/all.ts'
import { markTypes } from '../marks/types.ts'
import {
  type AboutImport,
  checkedImport,
  type EncodedImport,
  encodedImport,
  referenceFromJson,
  referenceFromNpz,
} from './import.ts'

/** A reference as it was sent: its JSON form, or the arrays of an `.npz` with its sidecar. */
export interface SentReference extends AboutImport {
  readonly bytes: Uint8Array
  readonly sidecar?: string | undefined
}

/** What it says, or why it is refused: an error loses its code on the way out of a thread. */
export type ReadReference = EncodedImport | { readonly code: ErrorCode; readonly phrase: Phrase }

const MAX_ARRAY_BYTES = 64 * 2 ** 20
const types = markTypes(ALL_MARKS)

/** Entry point of a thread: reads and checks a reference, which may take seconds. */
export default function readReference({ bytes, sidecar, ...about }: SentReference): ReadReference {
  try {
    return encodedImport(checkedImport(referenceOf(bytes, sidecar), about))
  } catch (error) {
    if (error instanceof MarkgraphError) return { code: error.code, phrase: error.phrase }
    if (error instanceof RangeError && error.message.includes('call stack')) {
      return {
        code: 'bad-value',
        phrase: phrase('the reference is nested too deeply'),
      }
    }
    throw error
  }
}

function referenceOf(bytes: Uint8Array, sidecar: string | undefined): Reference {
  if (isZip(bytes)) {
    if (sidecar !== undefined) return referenceFromNpz(bytes, sidecar, types, MAX_ARRAY_BYTES)
    throw new MarkgraphError(
      'bad-value',
      phrase('an .npz holds scores without their provenance; send its sidecar too'),
    )
  }
  if (sidecar === undefined) return referenceFromJson(new TextDecoder().decode(bytes), types)
  throw new MarkgraphError(
    'bad-value',
    phrase('the reference is not an .npz, so it has no sidecar; leave it out'),
  )
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b // PK
