import { pairsOf, referenceSchema } from '../../kinds/reference.ts'

/** How the counts that a reference states differ from those of its pairs; undefined where they are the same. */
export function miscountOf(document: unknown): string | undefined {
  const { data } = referenceSchema.safeParse(document)
  if (!data) return undefined // of another release: its pairs are judged where they are used
  const { marks, sources, pairs, diagnostics, n_sources } = data
  const isThere = (mark: number): boolean => sources[marks[mark]?.source ?? -1] !== undefined
  if (!pairs.every(([a, b]) => isThere(a) && isThere(b))) {
    return 'a pair is of marks or sources that it does not list'
  }
  const { labels } = pairsOf(data)
  const km = labels.reduce((sum, label) => sum + label, 0)
  const counts = [
    ['n_km', diagnostics.n_km, km],
    ['n_knm', diagnostics.n_knm, labels.length - km],
    ['n_sources', n_sources, sources.length],
  ] as const
  const wrong = counts.find(([, stated, counted]) => stated !== counted)
  return wrong && `it states ${wrong[0]} ${wrong[1]}, and its rows give ${wrong[2]}`
}
