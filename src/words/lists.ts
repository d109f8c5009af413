/** The entries of a text that are separated by commas, without the spaces around them and without empty ones. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** `a, b and c`; one word is itself, and none is nothing. */
export const joinWithAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
