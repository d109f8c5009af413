/** The microscope, pictures and three dimensions. */
export const LOOKING = {}
