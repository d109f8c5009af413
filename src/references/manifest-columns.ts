/** The columns of a manifest, for its reader and for the page that writes one. */

export const REQUIRED = ['study', 'source', 'mark', 'scan'] as const

/** Groove edges, the same as `edges`, in two columns. */
export const GROOVES = ['left_groove_um', 'right_groove_um'] as const

/** How a file is read. A scan that is named by its handle was read already. */
export const FILE_READING = ['units', 'mask'] as const

export const OPTIONAL = ['land', 'set', ...FILE_READING, 'mirrored', 'replica', 'edges', ...GROOVES] as const
