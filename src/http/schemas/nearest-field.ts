import { distance } from 'fastest-levenshtein'

const SHORTEST_START = 3 // letters a word needs to match as the start of another: `land` matches `lands`, `n` does not match `name`

/**
 * The known field that the writer of `unknown` most likely meant: the field that shares the most words with it, then the
 * one with the smallest edit distance, then the first. Undefined when `known` is empty.
 */
export function nearestField(unknown: string, known: readonly string[]): string | undefined {
  const words = wordsOf(unknown)
  const plain = words.join('_')
  let best: { readonly field: string; readonly shared: number; readonly edits: number } | undefined
  for (const field of known) {
    const theirs = wordsOf(field)
    const shared = words.filter((word) => theirs.some((other) => areAlike(word, other))).length
    const edits = distance(plain, theirs.join('_'))
    if (!best || shared > best.shared || (shared === best.shared && edits < best.edits))
      best = { field, shared, edits }
  }
  return best?.field
}

/** `markA-lands` and `mark_a_lands` have the same words. */
const wordsOf = (field: string): string[] =>
  field
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

function areAlike(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return word === other || (short.length >= SHORTEST_START && long.startsWith(short))
}
