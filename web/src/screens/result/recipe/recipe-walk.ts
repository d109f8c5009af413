import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { handleOfArtifact } from '../../../../../src/address/canonical.ts'

export type Recipe = NonNullable<Report['recipe']>
export type Run = NonNullable<Recipe['steps'][number]['runs']>[number]

const listed = (input: string | readonly string[]): string[] => [input].flat() as string[]

/**
 * The signatures that were compared, in the order of the scans: inputs `a` and `b` of the run that compares mark A with mark
 * B. Of several known marks, mark B is the one that agrees best.
 */
export function signaturesOf(recipe: Recipe): {
  readonly a: readonly string[]
  readonly b: readonly string[]
} {
  const { mark_a, mark_b } = recipe.inputs
  const scans = (mark: readonly string[]) => mark.map((sha256) => handleOfArtifact('scan', {}, sha256))
  const [ofA, ofB]: readonly string[][] = [scans(mark_a), scans(mark_b)]
  for (const { runs } of recipe.steps.filter(({ step }) => step === 'compare')) {
    for (const { inputs } of runs ?? []) {
      const { a, b } = inputs as { a?: string | string[]; b?: string | string[] }
      if (a === undefined || b === undefined) continue
      const both = { a: listed(a), b: listed(b) }
      const of = (signatures: readonly string[]) => scanBehind(recipe, signatures[0]) ?? ''
      if (ofA!.includes(of(both.a)) && ofB!.includes(of(both.b))) return both
    }
  }
  return { a: [], b: [] }
}

/**
 * The scan behind an artifact, found by walking back through the runs. Of several runs with one output the first made it: a
 * later one may give back what it was given, as a region does that was cut before.
 */
function scanBehind({ steps }: Recipe, handle: string | undefined): string | undefined {
  const runs = steps.flatMap(({ runs }) => runs ?? [])
  const made = new Map(runs.toReversed().map((run) => [run.output, run]))
  for (let at = handle; at !== undefined; ) {
    const run = made.get(at)
    if (!run) return at
    at = listed(Object.values(run.inputs)[0] ?? [])[0]
  }
  return undefined
}
