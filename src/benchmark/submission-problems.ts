import { MarkgraphError } from '../errors.ts'

const SHOWN = 20 // problems told in full

type Kind =
  | 'unknown pair'
  | 'repeated pair'
  | 'LR that is not finite and positive'
  | 'row without two fields'
  | 'missing pair'

/** The refusal of a submission: a `bad-value` with everything that is wrong with it. */
export const refused = (problems: readonly string[]): MarkgraphError =>
  new MarkgraphError(
    'bad-value',
    `the submission is refused and nothing of it is kept: ${problems.join('; ')}`,
  )

/** A client's own text, cut where it is long. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** The first problems in full, and how many of which kind come after them. */
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
