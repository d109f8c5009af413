const CONTROLS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

const asCode = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * A text with its control characters written out, as `\u001b`: a terminal would obey them, and signs of the writing direction
 * show other text than there is. In JSON the text stays the same. Line ends and tabs stay: see `visibleLine`.
 */
export const visible = (text: string): string =>
  text.replace(CONTROLS, (sign) => (sign === '\n' || sign === '\t' ? sign : asCode(sign)))

/** The same of a text that stands in one line. */
export const visibleLine = (text: string): string => text.replace(CONTROLS, asCode)
