/** Results. */
export const RESULT = {}
