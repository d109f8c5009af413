/** A pair of marks: their positions in the list of all marks, their score, and log10 of their likelihood ratio. */
export interface LinkedPair {
  readonly a: number
  readonly b: number
  readonly score: number
  readonly log10_lr: number
}

/** Marks that hang together by links. */
export interface Cluster {
  /** Positions in the list of all marks, ascending. */
  readonly marks: readonly number[]
  readonly links: number
  /** The strongest links that hold the marks together: one fewer than marks, best first. */
  readonly held_by: readonly LinkedPair[]
  /** The two parts that are left without the weakest of `held_by`, and how many links run between them, that one among them. */
  readonly parts: readonly [readonly number[], readonly number[]]
  readonly between: number
  /** Pairs of its marks whose likelihood ratio is under 1, and the lowest of them. */
  readonly contrary: number
  readonly lowest: LinkedPair | null
}

/** Sets of positions that grow together. */
class Sets {
  private readonly parents: Int32Array

  constructor(size: number) {
    this.parents = Int32Array.from({ length: size }, (_, i) => i)
  }

  of(one: number): number {
    let root = one
    while (this.parents[root] !== root) {
      this.parents[root] = this.parents[this.parents[root]!]!
      root = this.parents[root]!
    }
    return root
  }

  /** False where the two were in one set already. */
  join(one: number, other: number): boolean {
    const [a, b] = [this.of(one), this.of(other)]
    this.parents[Math.max(a, b)] = Math.min(a, b)
    return a !== b
  }
}

const byStrength = (one: LinkedPair, other: LinkedPair): number =>
  other.score - one.score || one.a - other.a || one.b - other.b

/**
 * The clusters of marks that links join, by single linkage: a maximum spanning tree of each (Kruskal 1956) holds it together, and the
 * weakest link of the tree is where it comes apart first.
 * in      pairs (n, 3): position of mark a, of mark b, score; each pair of the `size` marks at most once. `log10Lr` (n)
 *         `least`: log10 likelihood ratio that makes a pair a link
 * out     largest first, then by their first mark
 */
export function clustersOf(
  pairs: Float64Array,
  log10Lr: Float64Array,
  size: number,
  least: number,
): Cluster[] {
  const pair = (i: number): LinkedPair => ({
    a: pairs[3 * i]!,
    b: pairs[3 * i + 1]!,
    score: pairs[3 * i + 2]!,
    log10_lr: log10Lr[i]!,
  })
  const links: LinkedPair[] = []
  for (const [i, value] of log10Lr.entries()) if (value >= least) links.push(pair(i))
  links.sort(byStrength)
  const sets = new Sets(size)
  const tree = links.filter(({ a, b }) => sets.join(a, b))
  const linksIn = Map.groupBy(links, ({ a }) => sets.of(a))
  const contraryIn = new Map<number, { count: number; lowest: number }>()
  for (const [i, value] of log10Lr.entries()) {
    const root = sets.of(pairs[3 * i]!)
    if (value >= 0 || root !== sets.of(pairs[3 * i + 1]!)) continue
    const { count = 0, lowest = i } = contraryIn.get(root) ?? {}
    contraryIn.set(root, {
      count: count + 1,
      lowest: pairs[3 * i + 2]! < pairs[3 * lowest + 2]! ? i : lowest,
    })
  }
  const clusters = [...Map.groupBy(tree, ({ a }) => sets.of(a))].map(([root, held_by]): Cluster => {
    const all = linksIn.get(root)!
    const { count = 0, lowest } = contraryIn.get(root) ?? {}
    return {
      ...withoutWeakest(held_by, all, size),
      links: all.length,
      held_by,
      contrary: count,
      lowest: lowest === undefined ? null : pair(lowest),
    }
  })
  return clusters.sort(
    (one, other) => other.marks.length - one.marks.length || one.marks[0]! - other.marks[0]!,
  )
}

/** The marks of a tree, and how they part where its last link is taken away. */
function withoutWeakest(
  tree: readonly LinkedPair[],
  links: readonly LinkedPair[],
  size: number,
): Pick<Cluster, 'marks' | 'parts' | 'between'> {
  const marks = [...new Set(tree.flatMap(({ a, b }) => [a, b]))].sort((one, other) => one - other)
  const rest = new Sets(size)
  for (const { a, b } of tree.slice(0, -1)) rest.join(a, b)
  const first = rest.of(marks[0]!)
  const isFirst = (mark: number): boolean => rest.of(mark) === first
  return {
    marks,
    parts: [marks.filter(isFirst), marks.filter((mark) => !isFirst(mark))],
    between: links.filter(({ a, b }) => isFirst(a) !== isFirst(b)).length,
  }
}
