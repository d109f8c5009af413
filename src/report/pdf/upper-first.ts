/** A text with a capital letter at its start, to begin a sentence or a heading with. */
export const upperFirst = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
