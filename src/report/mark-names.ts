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

/** A place of a warning: the mark, and the scan where it names one. */
function placeOf(
  answer: Compared,
  where: string,
): { readonly mark: MarkName; readonly scan?: string } | undefined {
  const [, side, known, scan] = /^(?:mark_([ab])|known_(\d+))(?:\.(\d+))?$/.exec(where) ?? []
  if (side === undefined && known === undefined) return undefined
  const mark = known === undefined ? markNames(answer)[side as 'a' | 'b'] : knownMark(Number(known))
  return { mark, ...(scan !== undefined && { scan }) }
}

/** What a warning is about, in a sentence: `mark_a.2` is `scan 2 of mark A`, `known_3` is `known mark K3`. */
export function placeInWords(answer: Compared, where: string): string {
  const place = placeOf(answer, where)
  if (!place) return where
  return place.scan === undefined ? place.mark.words : `scan ${place.scan} of ${place.mark.words}`
}

/** The same as the tables name it: `A 2`, `B 1` for a mark of one scan, `K3`. */
export function placeInTables(answer: Compared, where: string): string {
  const place = placeOf(answer, where)
  if (!place) return where
  const { mark, scan = where.startsWith('known') ? undefined : '1' } = place
  return scan === undefined ? mark.short : `${mark.short} ${scan}`
}
