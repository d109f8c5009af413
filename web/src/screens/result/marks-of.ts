import { testMarks, titleOf } from '../../api/meta.ts'

interface Compared {
  readonly domain: string
  readonly scope: { readonly known?: readonly unknown[] }
  readonly known?: { readonly best: number }
}

/** Whether a questioned mark was compared with several known ones. */
export const isQuestion = ({ scope }: Pick<Compared, 'scope'>): boolean => scope.known !== undefined

/** The two marks that are shown beside each other: A and B, or the questioned mark and the known one that agrees best. */
export function shownMarks(report: Compared): {
  readonly short: readonly [string, string]
  readonly long: readonly [string, string]
} {
  if (!report.known) return { short: ['A', 'B'], long: ['Mark A', 'Mark B'] }
  const best = `K${report.known.best}`
  return { short: ['Q', best], long: ['Questioned mark', best] }
}

/** What was compared, in a few words. */
export function comparedMarks({ domain, scope }: Compared): string {
  if (!scope.known) return `two ${titleOf(domain).toLowerCase()}`
  const { questioned, many } = testMarks(domain)
  return `${questioned} against ${scope.known.length} ${many}`
}

/** `mark_a.2` and `known_3` as a reader calls them. */
export function placeName(where: string, question: boolean): string {
  const [mark = '', scan] = where.split('.')
  const name = placeNames(question)[mark] ?? mark.replace(/^known_(\d+)$/, 'K$1')
  return scan === undefined ? name : `${name}, scan ${scan}`
}

const placeNames = (question: boolean): Readonly<Record<string, string>> => ({
  mark_a: question ? 'Questioned mark' : 'Mark A',
  mark_b: 'Mark B',
  pair: question ? 'All marks' : 'Both marks',
  request: 'The request',
})
