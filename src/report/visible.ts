import { type Style, typefaceFor } from './typefaces.ts'

/** Characters without a look of their own: controls, bidi controls, joiners, lone surrogates, private and unassigned ones. */
const HIDDEN = /^[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]$/u

const MARK = /^\p{M}$/u
const MOST_MARKS = 3 // on one letter: more of them would stand in the lines above and below

/**
 * A text as it can be seen: each character that is hidden, that no font here has, or that is one mark too many on its
 * letter, becomes `[U+XXXX]`, so that nothing in it is hidden. Any string, lone surrogates included.
 */
export function visible(text: string, style: Style): string {
  let seen = ''
  let marks = 0
  for (const character of text) {
    const codePoint = character.codePointAt(0)!
    marks = MARK.test(character) ? marks + 1 : 0
    const drawn =
      marks <= MOST_MARKS && !HIDDEN.test(character) && typefaceFor(style, [codePoint]) !== undefined
    seen += drawn ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
  }
  return seen
}
