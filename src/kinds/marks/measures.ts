import { jsonKind } from '../kind.ts'

/** What one scan of a mark is like: the value of each measure by its name. */
export type Measures = { readonly [name: string]: number }

export const measuresKind = jsonKind<Measures>('mark-measures')

/** Root mean square of a surface in a roughness band, metres. */
export const bandRmsKind = jsonKind<{ readonly rms: number }>('band-rms')
