import { say } from '../../languages/say.ts'

/** `A and B and K1`. */
export const joined = (names: readonly string[]): string =>
  names.slice(1).reduce((one, other) => say('{one} and {other}', { one, other }), names[0] ?? '')
