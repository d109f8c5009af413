/** References, studies and validations. */
export const LABORATORY = {}
