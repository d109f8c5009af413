/** The marks of a comparison: two, or a questioned mark and several known ones of one source, of which `b` is one. */
export interface Sides<M> {
  readonly a: M
  readonly b: M
  /** Two or more, in the order of the request; absent where one mark is compared with one. */
  readonly known?: readonly M[] | undefined
}

export interface Side<M> {
  /** As fields, warnings and refusals name it: `mark_a`, `mark_b`, `known_1`. */
  readonly name: string
  readonly mark: M
}

/** Every mark of a comparison once, in the order of the request. */
export const sidesOf = <M>({ a, b, known }: Sides<M>): Side<M>[] => [
  { name: 'mark_a', mark: a },
  ...(known?.map((mark, i) => ({ name: knownName(i), mark })) ?? [{ name: 'mark_b', mark: b }]),
]

/** The name of known mark `i`, which counts from 0. */
export const knownName = (i: number): string => `known_${i + 1}`

/** The same marks, each with what `change` makes of it. */
export function mapSides<M, R>({ a, b, known }: Sides<M>, change: (mark: M) => R): Sides<R> {
  const changed = known?.map(change)
  return { a: change(a), b: changed?.[known!.indexOf(b)] ?? change(b), ...(changed && { known: changed }) }
}
