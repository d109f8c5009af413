import type { OfMarks } from '../kinds/recipe.ts'

/** How a document calls a mark of a comparison. */
interface MarkName {
  /** In tables and figures: `A`, `Q`, `K2`. */
  readonly short: string
  /** In a sentence: `mark A`, `the questioned mark`, `known mark K2`. */
  readonly words: string
}

/** The mark that a report is about, and the one that it is shown beside: of several known marks the one that agrees best. */
export interface MarkNames {
  readonly a: MarkName
  readonly b: MarkName
}

/** Known mark n, counted from 1. */
export const knownMark = (n: number): MarkName => ({ short: `K${n}`, words: `known mark K${n}` })

const PAIR: MarkNames = { a: { short: 'A', words: 'mark A' }, b: { short: 'B', words: 'mark B' } }
const QUESTIONED: MarkName = { short: 'Q', words: 'the questioned mark' }

interface Compared {
  readonly known?: { readonly best: number } | undefined
  readonly provenance: { readonly input_hashes: OfMarks }
}

/** Whether a questioned mark was compared with several known marks, or would have been. */
export const isOfKnown = ({ provenance }: Compared): boolean => provenance.input_hashes.known !== undefined

export const markNames = (answer: Compared): MarkNames =>
  isOfKnown(answer) ? { a: QUESTIONED, b: knownMark(answer.known?.best ?? 1) } : PAIR

/** A list for each mark of a comparison, in the order of the request, with the short names of the marks. */
export function byMark<T>(
  answer: Compared,
  {
    mark_a,
    mark_b,
    known,
  }: { readonly mark_a: T; readonly mark_b: T; readonly known?: readonly T[] | undefined },
): { readonly name: string; readonly of: T }[] {
  const { a, b } = markNames(answer)
  const others = known?.map((of, i) => ({ name: knownMark(i + 1).short, of })) ?? [
    { name: b.short, of: mark_b },
  ]
  return [{ name: a.short, of: mark_a }, ...others]
}

/** What a warning is about, as the tables name it: `mark_a.2` is `A 2`, `known_3` is `K3`. */
export function placeInWords(answer: Compared, where: string): string {
  const [, side, known, scan] = /^(?:mark_([ab])|known_(\d+))(?:\.(\d+))?$/.exec(where) ?? []
  if (known !== undefined) return [knownMark(Number(known)).short, ...(scan ? [scan] : [])].join(' ')
  if (side === undefined) return where
  return `${markNames(answer)[side as 'a' | 'b'].short} ${scan ?? 1}`
}
