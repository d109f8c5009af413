import bidiFactory, { type Bidi, type BidiCharTypeName } from 'bidi-js'

/** A stretch of a line that reads in one direction, in the order of display. */
export interface Run {
  readonly text: string
  readonly rightToLeft: boolean
}

const bidi = (bidiFactory as unknown as () => Bidi)() // a CommonJS module whose types are those of an ES module

// bidi-js looks at UTF-16 units, and the halves of a pair have no type: a letter of the same type stands for the pair
const STAND_INS: { readonly [type in BidiCharTypeName]?: string } = {
  R: '\u05d0',
  AL: '\u0627',
  EN: '1',
  AN: '\u0660',
  NSM: '\u0301',
  ON: '!',
}
const unitOf = (character: string): string =>
  character.length === 1 ? character : (STAND_INS[bidi.getBidiCharTypeName(character)] ?? 'a')

/**
 * Splits a line that is set from left to right into runs in display order; the text of a run stays in the order of reading.
 * source  Unicode Standard Annex 9, for a left-to-right paragraph without embeddings, whose control characters `visible`
 *         has already made into text
 */
export function displayRuns(text: string): Run[] {
  const characters = [...text]
  const units = characters.map(unitOf).join('')
  const embedding = bidi.getEmbeddingLevels(units, 'ltr')
  const runs: { text: string; level: number }[] = []
  for (const place of bidi.getReorderedIndices(units, embedding)) {
    const [character, level] = [characters[place]!, embedding.levels[place]!]
    const last = runs.at(-1)
    if (!last || last.level !== level) runs.push({ text: character, level })
    else last.text = isRightToLeft(level) ? character + last.text : last.text + character
  }
  return runs.map((run) => ({ text: run.text, rightToLeft: isRightToLeft(run.level) }))
}

const isRightToLeft = (level: number): boolean => level % 2 === 1
