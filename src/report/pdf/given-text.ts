import { visible } from './visible.ts'

const IN_PLACE = 160 // characters of a text that the first page has room for
export const IN_HEAD = 40

/** A text that somebody typed, in the forms that the report shows: `short` on the first page, `head` on all pages. */
export interface Given {
  readonly name: string
  readonly whole: string
  readonly isLong: boolean
  readonly short: string
  readonly head: string
}

export function given(name: string, whole: string): Given {
  const isLong = Array.from(visible(whole, 'regular')).length > IN_PLACE
  return { name, whole, isLong, short: shorten(whole, IN_PLACE), head: shorten(whole, IN_HEAD) }
}

/** A text as it can be seen, cut to so many characters. */
export function shorten(text: string, most: number): string {
  const seen = Array.from(visible(text, 'regular'))
  return seen.length > most ? `${seen.slice(0, most).join('')}…` : seen.join('')
}
