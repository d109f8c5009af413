import { type Handle, scanHandle } from '../../address/canonical.ts'
import type { ScanRow } from '../store.ts'

/** The scans, by handle, of those rows that nobody has changed. */
export const intactScans = (
  rows: readonly { readonly [name in keyof ScanRow]: string }[],
): Map<Handle, ScanRow> =>
  new Map(
    rows.flatMap(({ sha256, handle }) =>
      scanHandle(sha256) === handle ? [[scanHandle(sha256), { sha256, handle: scanHandle(sha256) }]] : [],
    ),
  )
