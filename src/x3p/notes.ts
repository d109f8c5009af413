import { openZip } from './container.ts'
import { findMask } from './mask.ts'
import { digestIn, findLinked, hasMd5 } from './package-files.ts'
import { readMain } from './read.ts'

/** What a file says beside its heights that a reader of a result should know. */
export interface FileNotes {
  /** Whether main.xml has the checksum that the file gives for it; true when it gives none. */
  readonly checksum_of_description: boolean
  /** Whether the file has a mask of its own. */
  readonly mask: boolean
}

/** The notes of a file that `readX3p` reads. */
export function readNotes(bytes: Uint8Array): FileNotes {
  const archive = openZip(bytes)
  const { main, xml, document } = readMain(archive)
  const checksum = findLinked(archive.entries, main, document.checksumFile || 'md5checksum.hex')
  return {
    checksum_of_description: checksum === undefined || hasMd5(xml, digestIn(archive.read(checksum))),
    mask: findMask(archive.entries) !== undefined,
  }
}
