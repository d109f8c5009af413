import { type Style, typefaceFor } from './typefaces.ts'

/** Characters that have no shape: controls, bidi controls, joiners, lone surrogates, private and unassigned characters. */
const HIDDEN = /^[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]$/u

const MARK = /^\p{M}$/u
const MAX_MARKS = 3 // on one letter; more would reach into the lines above and below

/**
 * Makes every character of a text visible. A character becomes `[U+XXXX]` when it has no shape, when no font here has it,
 * or when it is one mark too many on its letter. The text may be any string, also with lone surrogates.
 */
export function visible(text: string, style: Style): string {
  let seen = ''
  let marks = 0
  for (const character of text) {
    const codePoint = character.codePointAt(0)!
    marks = MARK.test(character) ? marks + 1 : 0
    const drawn =
      marks <= MAX_MARKS && !HIDDEN.test(character) && typefaceFor(style, [codePoint]) !== undefined
    seen += drawn ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
  }
  return seen
}
