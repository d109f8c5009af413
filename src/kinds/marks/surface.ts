import type { Instrument } from '../../x3p/instrument.ts'
import type { FileNotes } from '../../x3p/notes.ts'
import { arrayKind, bytesKind, type Grid, jsonKind } from '../kind.ts'

/** The bytes of an uploaded X3P file. */
export const scanKind = bytesKind('scan')

/** What an X3P file says beside its heights. */
export type { FileNotes }
export const fileNotesKind = jsonKind<FileNotes>('file-notes')

/** What it says of the instrument that measured it. */
export type { Instrument }
export const instrumentKind = jsonKind<Instrument>('instrument')

/** Heights in metres, (ny, nx), NaN = not measured; pitches in metres. A profile has one row. */
export interface Surface {
  readonly heights: Grid
  readonly dx: number
  readonly dy: number
}
export const surfaceKind = arrayKind<'heights', { dx: number; dy: number }>('surface', 'heights', {
  keep: 'without scans',
})

/** A surface as large as the scan and quickly computed from it: its bytes are not stored but computed again on demand. */
const passing = (name: string) =>
  arrayKind<'heights', { dx: number; dy: number }>(name, 'heights', { keep: false })

/** Heights minus their least-squares polynomial of degree 2. */
export const formRemovedKind = passing('surface.form-removed')

/**
 * A robust polynomial surface of degree 2, which shoulders and pits do not bend: the coefficient of x^i y^j at 3 j + i, x
 * and y scaled to [-1, 1]; rms and robust deviation of the residuals, metres. `valid`: share of the points that are
 * measured.
 */
export const robustFormKind = jsonKind<{
  readonly coefficients: readonly number[]
  readonly rms: number
  readonly deviation: number
  readonly valid: number
}>('form-robust')

/** Heights in the roughness band. */
export const bandpassedKind = passing('surface.bandpassed')

/** A land whose striae run along y, heights in metres, NaN = not measured. */
export const straightenedKind = passing('surface.straightened')

/**
 * A scan turned so that its striae run along y: `planes` is (2, ny, nx), heights in metres (0 where not measured) and
 * their weights from 0 to 1.
 */
export const orientedKind = arrayKind<'planes', { dx: number; dy: number }>('surface.oriented', 'planes', {
  keep: false,
})

/** Heights across the striae, (1, nx) metres, NaN = not measured. A scan with one row is a profile already. */
export const profileKind = arrayKind<'heights', { dx: number; dy: number }>('profile', 'heights')
