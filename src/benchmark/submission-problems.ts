import { MarkgraphError } from '../errors.ts'

const SHOWN = 20 // problems listed in full

type Kind =
  | 'unknown pair'
  | 'repeated pair'
  | 'LR that is not finite and positive'
  | 'row without two fields'
  | 'missing pair'

/** The refusal of a submission: a `bad-value` with every fault. */
export const refused = (problems: readonly string[]): MarkgraphError =>
  new MarkgraphError(
    'bad-value',
    `the submission is refused and nothing of it is kept: ${problems.join('; ')}`,
  )

/** Collects problems: the first ones in full, the others as counts of each kind. */
export function problemList() {
  const shown: string[] = []
  const notes: string[] = []
  const rest = new Map<Kind, number>()
  return {
    add(kind: Kind, text: () => string): void {
      if (shown.length < SHOWN) shown.push(text())
      else rest.set(kind, (rest.get(kind) ?? 0) + 1)
    },
    note(text: string): void {
      notes.push(text)
    },
    told(): string[] {
      const total = [...rest.values()].reduce((sum, count) => sum + count, 0)
      const kinds = [...rest].map(([kind, count]) => `${count} × ${kind}`)
      const more = total > 0 ? [`and ${total} more problems: ${kinds.join(', ')}`] : []
      return [...shown, ...more, ...notes]
    },
  }
}
