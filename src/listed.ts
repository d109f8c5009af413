/** The entries of a text that are separated by commas, without the spaces around them and without empty ones. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
