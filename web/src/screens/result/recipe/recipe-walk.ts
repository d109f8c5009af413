import type { Report } from '../../../../../clients/typescript/src/index.ts'

type Recipe = NonNullable<Report['recipe']>

const listed = (input: string | readonly string[]): string[] => [input].flat() as string[]

/** The signatures that were compared, in the order of the scans: inputs `a` and `b` of the first comparing run. */
export function signaturesOf(recipe: Recipe): {
  readonly a: readonly string[]
  readonly b: readonly string[]
} {
  for (const { runs } of recipe.steps.filter(({ step }) => step === 'compare')) {
    for (const { inputs } of runs ?? []) {
      const { a, b } = inputs as { a?: string | string[]; b?: string | string[] }
      if (a !== undefined && b !== undefined) return { a: listed(a), b: listed(b) }
    }
  }
  return { a: [], b: [] }
}
