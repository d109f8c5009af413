import { testMarks, titleOf } from '../../api/meta.ts'
import { LANGUAGE } from '../../languages/chosen.ts'
import { say } from '../../languages/say.ts'

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
  /** In the middle of a sentence. */
  readonly inText: readonly [string, string]
} {
  if (!report.known) {
    return {
      short: ['A', 'B'],
      long: [say('Mark A'), say('Mark B')],
      inText: [say('mark {side}', { side: 'A' }), say('mark {side}', { side: 'B' })],
    }
  }
  const best = `K${report.known.best}`
  return {
    short: ['Q', best],
    long: [say('Questioned mark'), best],
    inText: [say('the questioned mark'), best],
  }
}

/** What was compared, in a few words. */
export function comparedMarks({ domain, scope }: Compared): string {
  if (!scope.known) {
    const title = titleOf(domain)
    return say('two {marks}', { marks: LANGUAGE === 'de' ? title : title.toLowerCase() })
  }
  const { questioned, many } = testMarks(domain)
  return say('{questioned} against {n} {marks}', { questioned, n: scope.known.length, marks: many })
}

/** `mark_a.2` and `known_3` as a reader calls them. */
export function placeName(where: string, question: boolean): string {
  const [mark = '', scan] = where.split('.')
  const name = placeNames(question)[mark] ?? mark.replace(/^known_(\d+)$/, 'K$1')
  return scan === undefined ? name : say('{mark}, scan {scan}', { mark: name, scan })
}

const placeNames = (question: boolean): Readonly<Record<string, string>> => ({
  mark_a: question ? say('Questioned mark') : say('Mark A'),
  mark_b: say('Mark B'),
  pair: question ? say('All marks') : say('Both marks'),
  request: say('The request'),
})
