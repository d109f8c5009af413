/** A pair of marks: their positions in the list of all marks, their score, and log10 of their likelihood ratio. */
interface LinkedPair {
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

/** Pairs of marks (n, 3): position of mark a, of mark b, score; and log10 of their likelihood ratios (n). */
export interface RatedPairs {
  readonly pairs: Float64Array
  readonly log10Lr: Float64Array
}

const pairAt = ({ pairs, log10Lr }: RatedPairs, i: number): LinkedPair => ({
  a: pairs[3 * i]!,
  b: pairs[3 * i + 1]!,
  score: pairs[3 * i + 2]!,
  log10_lr: log10Lr[i]!,
})

/** The clusters of marks whose pairs are all at hand: see `linking`. Each pair of the `size` marks is there at most once. */
export function clustersOf(rated: RatedPairs, size: number, least: number): Cluster[] {
  const { link, contradict, clusters } = linking(size, least)
  link(rated)
  contradict(rated)
  return clusters()
}

/**
 * The clusters of marks that links join, by single linkage: a maximum spanning tree of each (Kruskal 1956) holds it together, and the
 * weakest link of the tree is where it comes apart first. Pairs come in parts: `link` takes each part, after them `contradict`
 * takes each in the same order, then `clusters` gives the result. Only links are held.
 * in      `size` marks; each pair of them at most once. `least`: log10 likelihood ratio that makes a pair a link
 * out     largest first, then by their first mark
 */
export function linking(size: number, least: number) {
  const links: LinkedPair[] = []
  const sets = new Sets(size)
  let tree: readonly LinkedPair[] | undefined
  const contraryIn = new Map<number, { count: number; lowest: LinkedPair }>()
  /** The strongest links that hold all marks together. */
  function grow(): readonly LinkedPair[] {
    links.sort(byStrength)
    tree ??= links.filter(({ a, b }) => sets.join(a, b))
    return tree
  }
  return {
    /** How many links there are. */
    count: (): number => links.length,
    link(part: RatedPairs): void {
      for (const [i, value] of part.log10Lr.entries()) if (value >= least) links.push(pairAt(part, i))
    },
    contradict(part: RatedPairs): void {
      grow()
      for (const [i, value] of part.log10Lr.entries()) {
        if (value >= 0) continue
        const root = sets.of(part.pairs[3 * i]!)
        if (root !== sets.of(part.pairs[3 * i + 1]!)) continue
        const { count, lowest } = contraryIn.get(root) ?? { count: 0, lowest: pairAt(part, i) }
        const isLower = part.pairs[3 * i + 2]! < lowest.score
        contraryIn.set(root, { count: count + 1, lowest: isLower ? pairAt(part, i) : lowest })
      }
    },
    clusters(): Cluster[] {
      const trees = [...Map.groupBy(grow(), ({ a }) => sets.of(a))]
      const linksIn = Map.groupBy(links, ({ a }) => sets.of(a))
      const clusters = trees.map(([root, held_by]): Cluster => {
        const all = linksIn.get(root)!
        const { count, lowest } = contraryIn.get(root) ?? { count: 0, lowest: null }
        return {
          ...withoutWeakest(held_by, all, size),
          links: all.length,
          held_by,
          contrary: count,
          lowest,
        }
      })
      return clusters.sort(
        (one, other) => other.marks.length - one.marks.length || one.marks[0]! - other.marks[0]!,
      )
    },
  }
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
