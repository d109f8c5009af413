import type { Report } from '../../../../../clients/typescript/src/index.ts'

export type Recipe = NonNullable<Report['recipe']>
export type Run = NonNullable<Recipe['steps'][number]['runs']>[number]

export const runsOf = ({ steps }: Recipe): Run[] => steps.flatMap(({ runs }) => runs ?? [])

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

/** The decoded surface behind an artifact, found by walking back through the runs. */
export function surfaceBehind(recipe: Recipe, handle: string): string | undefined {
  const made = new Map(runsOf(recipe).map((run) => [run.output, run]))
  for (let at: string | undefined = handle; at !== undefined; ) {
    const run = made.get(at)
    if (!run) return undefined
    if (run.node === 'decode') return at
    at = listed(Object.values(run.inputs)[0] as string | string[])[0]
  }
  return undefined
}
