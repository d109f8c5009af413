/** A stretch of a line that reads in one direction, in the order of display. */
export interface Run {
  readonly text: string
  readonly rightToLeft: boolean
}

const RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u
const DIGIT = /\p{Nd}/u
const LEFT = /\p{L}/u
const MARK = /\p{M}/u

type Class = 'R' | 'L' | 'N' | 'D'

const classOf = (character: string): Class =>
  DIGIT.test(character) ? 'D' : RIGHT.test(character) ? 'R' : LEFT.test(character) ? 'L' : 'N'

/**
 * Splits a line that is set from left to right into runs in display order. Letters of right-to-left scripts have level 1,
 * digits after them level 2, what stands between two of them theirs, everything else 0; then levels are reversed.
 * source  Unicode Standard Annex 9, rules W7, N1, N2, I1 and L2 for a left-to-right paragraph without embeddings, whose
 *         control characters `visible` has already made into text
 */
export function displayRuns(text: string): Run[] {
  if (!RIGHT.test(text)) return text === '' ? [] : [{ text, rightToLeft: false }]
  const characters = [...text]
  const levels = levelsOf(characters)
  const runs: { text: string; level: number }[] = []
  for (const [i, character] of characters.entries()) {
    const last = runs.at(-1)
    if (last && last.level === levels[i]) last.text += character
    else runs.push({ text: character, level: levels[i]! })
  }
  for (const level of [2, 1]) reverseFrom(runs, level)
  return runs.map((run) => ({ text: run.text, rightToLeft: run.level === 1 }))
}

function levelsOf(characters: readonly string[]): number[] {
  const levels: (number | undefined)[] = []
  let strong: 'R' | 'L' = 'L'
  for (const [i, character] of characters.entries()) {
    if (MARK.test(character) && i > 0) {
      levels.push(levels[i - 1])
      continue
    }
    const found = classOf(character)
    if (found === 'R' || found === 'L') strong = found
    levels.push(found === 'N' ? undefined : found === 'L' || strong === 'L' ? 0 : found === 'R' ? 1 : 2)
  }
  return levels.map((level, i) => level ?? between(levels, i))
}

/** A neutral character takes the direction of its neighbours when both agree, or that of the line. */
function between(levels: readonly (number | undefined)[], i: number): number {
  const before = levels.slice(0, i).findLast((level) => level !== undefined) ?? 0
  const after = levels.slice(i).find((level) => level !== undefined) ?? 0
  return before > 0 && after > 0 ? 1 : 0
}

/** Reverses each stretch of runs that have at least this level. */
function reverseFrom(runs: { level: number }[], level: number): void {
  for (let from = 0; from < runs.length; ) {
    let to = from
    while (to < runs.length && runs[to]!.level >= level) to++
    if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse())
    from = Math.max(to, from + 1)
  }
}
