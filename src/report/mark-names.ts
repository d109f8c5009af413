import type { OfMarks } from '../kinds/recipe.ts'
import { ENGLISH_PAGE, type FirstPageWords } from '../words/languages/first-page/english.ts'

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
export const knownMark = (n: number, { names }: FirstPageWords = ENGLISH_PAGE): MarkName => ({
  short: `K${n}`,
  words: names.known(n),
})

/** What is known of a comparison when its marks are named. */
export interface ComparisonMarks {
  readonly known?: { readonly best: number } | undefined
  readonly provenance: { readonly input_hashes: OfMarks }
}

/** Whether a questioned mark was compared with several known marks, or would have been. */
export const isOfKnown = ({ provenance }: ComparisonMarks): boolean =>
  provenance.input_hashes.known !== undefined

export function markNames(answer: ComparisonMarks, words: FirstPageWords = ENGLISH_PAGE): MarkNames {
  const { names } = words
  return isOfKnown(answer)
    ? { a: { short: 'Q', words: names.questioned }, b: knownMark(answer.known?.best ?? 1, words) }
    : { a: { short: 'A', words: names.a }, b: { short: 'B', words: names.b } }
}

/** What stands above the picture of a mark: `Mark A`. */
export function markTitle(answer: ComparisonMarks, side: 'a' | 'b', { titles }: FirstPageWords): string {
  if (!isOfKnown(answer)) return titles[side]
  return side === 'a' ? titles.questioned : titles.known(answer.known?.best ?? 1)
}

/** A list for each mark of a comparison, in the order of the request, with the short names of the marks. */
export function byMark<T>(
  answer: ComparisonMarks,
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

interface MarkPlace {
  readonly mark: MarkName
  /** How many scans the mark has. */
  readonly scans: number
  readonly scan?: string | undefined
}

/** A place of a warning: the mark, and the scan where it names one. */
function placeOf(
  answer: ComparisonMarks,
  where: string,
  words: FirstPageWords = ENGLISH_PAGE,
): MarkPlace | undefined {
  const [, side, known, scan] = /^(?:mark_([ab])|known_(\d+))(?:\.(\d+))?$/.exec(where) ?? []
  if (side === undefined && known === undefined) return undefined
  const mark =
    known === undefined ? markNames(answer, words)[side as 'a' | 'b'] : knownMark(Number(known), words)
  const { input_hashes: given } = answer.provenance
  const hashes = known === undefined ? given[`mark_${side as 'a' | 'b'}`] : given.known?.[Number(known) - 1]
  return { mark, scans: hashes?.length ?? 0, ...(scan !== undefined && { scan }) }
}

/**
 * What a warning is about, in a sentence: `mark_a.2` and `mark_a.3` are `scans 2 and 3 of mark A`, and all of its scans are
 * `mark A`.
 */
export function placesInWords(
  answer: ComparisonMarks,
  places: readonly string[],
  words: FirstPageWords = ENGLISH_PAGE,
): string {
  const found = places.map((where) => placeOf(answer, where, words) ?? otherPlace(where, words))
  const marks = Map.groupBy(found, ({ mark }) => mark.words)
  const phrases = [...marks].map(([name, all]) => {
    const scans = all.flatMap(({ scan }) => scan ?? [])
    if (scans.length === 0 || scans.length === all[0]!.scans) return name
    return words.scansOf(scans, words.join(scans), name)
  })
  return words.join(phrases)
}

/** A message with the names of the marks in place of the fields of the request: `mark_a` is `mark A`. */
export function withMarkNames(
  answer: ComparisonMarks,
  message: string,
  words: FirstPageWords = ENGLISH_PAGE,
): string {
  const fields = isOfKnown(answer) ? /\b(?:mark_a|known_\d+)\b/g : /\bmark_[ab]\b/g
  return message.replaceAll(fields, (field) => placesInWords(answer, [field], words))
}

/** A place that is no mark. */
function otherPlace(where: string, { thisComparison, request }: FirstPageWords): MarkPlace {
  const name = { pair: thisComparison, request }[where] ?? where
  return { mark: { short: where, words: name }, scans: 0 }
}

/** The same as the tables name it: `A 2`, `B 1` for a mark of one scan, `K3`; `this comparison` for the pair. */
export function placeInTables(
  answer: ComparisonMarks,
  where: string,
  words: FirstPageWords = ENGLISH_PAGE,
): string {
  const place = placeOf(answer, where)
  if (!place) return otherPlace(where, words).mark.words
  const { mark, scan = where.startsWith('known') ? undefined : '1' } = place
  return scan === undefined ? mark.short : `${mark.short} ${scan}`
}

/** Scans as tables name them, those of one mark together: `A 1 to 6, B 1, B 3`. */
export function scanNames(
  names: readonly string[],
  { range }: Pick<FirstPageWords, 'range'> = ENGLISH_PAGE,
): string {
  const runs: { readonly first: string; last: string; count: number }[] = []
  for (const name of names) {
    const run = runs.at(-1)
    if (run && isNext(run.last, name)) {
      run.last = name
      run.count += 1
    } else runs.push({ first: name, last: name, count: 1 })
  }
  return runs
    .flatMap(({ first, last, count }) => {
      if (count === 1) return first
      return count === 2 ? [first, last] : range(first, numberOf(last))
    })
    .join(', ')
}

const numberOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1)

const isNext = (name: string, next: string): boolean =>
  name.includes(' ') && next === `${name.slice(0, name.lastIndexOf(' '))} ${Number(numberOf(name)) + 1}`
