import { type Style, typefaceFor } from './typefaces.ts'

/** Characters without a look of their own: controls, bidi controls, joiners, lone surrogates, private and unassigned ones. */
const HIDDEN = /^[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]$/u

/**
 * A text as it can be seen: each character that is hidden, or that no font here has, becomes `[U+XXXX]`, so that two
 * texts that differ also look different. Any string, lone surrogates included.
 */
export function visible(text: string, style: Style): string {
  let seen = ''
  for (const character of text) {
    const codePoint = character.codePointAt(0)!
    const drawn = !HIDDEN.test(character) && typefaceFor(style, [codePoint]) !== undefined
    seen += drawn ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
  }
  return seen
}
