import { sha256 } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { markHash } from '../references/studies/mark-hash.ts'
import type { Split } from './split.ts'

/** The frozen pairs in the order of their ids; every array has one entry for each pair. */
export interface Pairs {
  readonly ids: readonly string[]
  /** 1 same source (KM), 0 different sources (KNM). */
  readonly labels: Uint8Array
  /** Marks by their index in the split. */
  readonly a: Uint16Array
  readonly b: Uint16Array
  /** Bit f is set when fold f tests the pair: when it holds out both sources. */
  readonly tested: Uint16Array
}

/** The id of a pair: SHA-256 of its two mark hashes, sorted, joined by a newline. */
const pairId = (one: string, other: string): string =>
  sha256(one < other ? `${one}\n${other}` : `${other}\n${one}`)

/**
 * Every unordered pair of marks of one data set that do not belong to one group, in the order of the ids.
 * errors  `bad-value`: two pairs have one id, because two marks have equal data
 */
export function derivedPairs({ marks, folds }: Pick<Split, 'marks' | 'folds'>): Pairs {
  const hashes = marks.map(({ scans }) => markHash(scans))
  const found: { id: string; a: number; b: number }[] = []
  marks.forEach((one, a) => {
    for (let b = a + 1; b < marks.length; b++) {
      if (one.group !== undefined && one.group === marks[b]!.group) continue
      if (one.set !== marks[b]!.set) continue
      found.push({ id: pairId(hashes[a]!, hashes[b]!), a, b })
    }
  })
  found.sort((x, y) => (x.id < y.id ? -1 : 1))
  const twin = found.findIndex(({ id }, i) => id === found[i + 1]?.id)
  if (twin >= 0) {
    const names = [found[twin]!, found[twin + 1]!].map(
      ({ a, b }) => `${marks[a]!.mark} with ${marks[b]!.mark}`,
    )
    throw new MarkgraphError('bad-value', `one pair id stands for two pairs: ${names.join(' and ')}`)
  }
  const heldOut = folds.map((sources) => new Set(sources))
  const sourceOf = (mark: number): number => marks[mark]!.source
  const foldsWith = marks.map(({ source }) =>
    heldOut.reduce((bits, sources, f) => bits | (Number(sources.has(source)) << f), 0),
  )
  return {
    ids: found.map(({ id }) => id),
    labels: Uint8Array.from(found, ({ a, b }) => Number(sourceOf(a) === sourceOf(b))),
    a: Uint16Array.from(found, ({ a }) => a),
    b: Uint16Array.from(found, ({ b }) => b),
    tested: Uint16Array.from(found, ({ a, b }) => foldsWith[a]! & foldsWith[b]!),
  }
}

/** The pairs that each of `n` folds tests, by their places, ascending. */
export const testedPairs = ({ tested }: Pick<Pairs, 'tested'>, n: number): Uint32Array[] =>
  Array.from({ length: n }, (_, fold) => {
    const places: number[] = []
    for (let i = 0; i < tested.length; i++) if ((tested[i]! >> fold) & 1) places.push(i)
    return Uint32Array.from(places)
  })

/** The folds that test a pair, ascending. */
export const foldsOf = (bits: number): number[] =>
  Array.from({ length: 16 }, (_, fold) => fold).filter((fold) => (bits >> fold) & 1)

/**
 * What a split's hash covers: SHA-256 of the RFC 8785 canonical JSON of
 * {"pairs": [[pair id, label, [folds that test it]], …], "protocol_version", "split"}, pairs in the order of their ids.
 * The text is assembled here, because the general function is slow on a list of 170,000 rows; the result is canonical.
 */
export function splitHash(name: string, protocolVersion: number, { ids, labels, tested }: Pairs): string {
  const lists = new Map<number, string>() // most pairs are tested by the same folds as many others
  for (const bits of new Set(tested)) lists.set(bits, foldsOf(bits).join(','))
  const rows = ids.map((id, i) => `["${id}",${labels[i]},[${lists.get(tested[i]!)}]]`)
  return sha256(
    `{"pairs":[${rows.join(',')}],"protocol_version":${protocolVersion},"split":${JSON.stringify(name)}}`,
  )
}

/** The pairs of a committed split; `bad-setting` when they do not have its hash. */
export function frozenPairs(split: Split): Pairs {
  const pairs = derivedPairs(split)
  const found = splitHash(split.name, split.protocol_version, pairs)
  if (found === split.split_hash) return pairs
  throw new MarkgraphError(
    'bad-setting',
    `the pairs of ${split.name} hash to ${found}, but its split_hash is ${split.split_hash}`,
  )
}
