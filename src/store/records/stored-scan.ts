import { type Handle, handleOfArtifact } from '../../address/canonical.ts'
import type { ScanRow } from '../store.ts'

/** The handle of a file that was uploaded as a scan. */
export const scanHandle = (sha256: string): Handle => handleOfArtifact('scan', {}, sha256)

/** The scans, by handle, of those rows that nobody has changed. */
export const intactScans = (
  rows: readonly { readonly [name in keyof ScanRow]: string }[],
): Map<Handle, ScanRow> =>
  new Map(
    rows.flatMap(({ sha256, handle }) =>
      scanHandle(sha256) === handle ? [[scanHandle(sha256), { sha256, handle: scanHandle(sha256) }]] : [],
    ),
  )
