/** Marks and sources whose scores do not fit their labels. */
import type { Fact } from '../../words/fact.ts'
import { fact } from '../../words/said.ts'
import type { TestPairs } from './test-marks.ts'

interface Labelled {
  readonly mark: string
  readonly source: string
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * What speaks against the labels of test marks, by their mean log10 LRs: a mark that agrees with the marks of another source and
 * not with its own; one that stands apart from marks of its source that agree with each other; two sources that agree as one does,
 * in most of at least 2 pairs and at least half as much as marks of one source do.
 * in      pairs with their LRs; marks, by the places that `pairs.marks` names
 */
export function labelFindings(
  { names, marks: ends, evidence }: TestPairs,
  marks: readonly Labelled[],
): Fact[] {
  const sourceOf = marks.map(({ source }) => names.indexOf(source))
  const lrs = marks.map(() => new Map<number, number[]>()) // of a mark, with the marks of each source
  const between = new Map<string, number[]>()
  const within: number[] = []
  const sameSource: { a: number; b: number; lr: number }[] = []
  const put = <K>(map: Map<K, number[]>, key: K, lr: number): void => {
    const list = map.get(key) ?? []
    list.push(lr)
    map.set(key, list)
  }
  for (const [k, [i, j]] of ends.entries()) {
    const lr = evidence.log10Lr[k]!
    const [a, b] = [sourceOf[i]!, sourceOf[j]!]
    put(lrs[i]!, b, lr)
    put(lrs[j]!, a, lr)
    if (a !== b) put(between, `${Math.min(a, b)} ${Math.max(a, b)}`, lr)
    else {
      within.push(lr)
      sameSource.push({ a: i, b: j, lr })
    }
  }
  if (within.length === 0) return []
  const level = mean(within)
  const found: Fact[] = []
  for (const [i, { mark, source }] of marks.entries()) {
    const own = lrs[i]!.get(sourceOf[i]!)
    if (!own || mean(own) >= 0) continue
    const others = [...lrs[i]!]
      .filter(([other]) => other !== sourceOf[i])
      .map(([other, values]) => ({ other, lr: mean(values) }))
      .sort((x, y) => y.lr - x.lr)
    const [best] = others
    const label = { mark, source, own_log10: mean(own) }
    if (best && best.lr > 0) {
      found.push(fact('doubtful_label', { ...label, other: names[best.other]!, other_log10: best.lr }))
      continue
    }
    const rest = sameSource.filter(({ a, b }) => sourceOf[a] === sourceOf[i] && a !== i && b !== i)
    if (rest.length > 0 && mean(rest.map(({ lr }) => lr)) > 0) found.push(fact('stands_apart', label))
  }
  for (const [key, values] of between) {
    const above = values.filter((lr) => lr > 0).length
    if (values.length < 2 || 2 * above <= values.length || mean(values) < level / 2 || level <= 0) continue
    const [a, b] = key.split(' ').map((place) => names[Number(place)]!)
    found.push(fact('sources_agree', { source_a: a!, source_b: b!, pairs: values.length, above }))
  }
  return found
}
