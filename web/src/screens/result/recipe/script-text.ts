import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { signaturesOf, surfaceBehind } from './recipe-walk.ts'

/** How the scans were read, where the recipe says that it was not as usual. */
const READ = [
  'mark_a_lands',
  'mark_b_lands',
  'n_lands',
  'mark_a_replica',
  'mark_b_replica',
  'mark_a_mirrored',
  'mark_b_mirrored',
] as const

/** A shell script that asks for the same comparison again, and looks whether its recipe has the same handle. */
export function scriptOf(report: Report, origin: string): string {
  const recipe = report.recipe!
  const inputs = recipe.inputs as Readonly<Record<string, unknown>>
  const { a, b } = signaturesOf(recipe)
  const surfaces = (signatures: readonly string[]) =>
    signatures.map((signature) => surfaceBehind(recipe, signature)).join(',')
  const fields = [
    `domain=${report.domain}`,
    `reference=${report.reference.id}`,
    `resolution=${String(report.provenance['resolution'] ?? 'specification')}`,
    `mark_a_handles=${surfaces(a)}`,
    `mark_b_handles=${surfaces(b)}`,
    ...READ.filter((name) => inputs[name] !== undefined).map((name) => `${name}=${String(inputs[name])}`),
    ...(['mark_a_edges', 'mark_b_edges'] as const)
      .filter((name) => inputs[name] !== undefined)
      .map((name) => `${name}=${edgesOf(inputs[name])}`),
  ]
  return [
    '#!/bin/sh',
    '# Compares the same scans again on this service, and looks whether the recipe has the same handle.',
    `found=$(curl -s ${origin}/v1/compare \\`,
    ...fields.map((field) => `  -F '${field}' \\`),
    `  -F include=recipe -F previews=false | grep -o '"recipe_handle":"[^"]*"')`,
    `[ "$found" = '"recipe_handle":"${report.recipe_handle}"' ] && echo 'the same recipe' || echo "another recipe: $found"`,
    '',
  ].join('\n')
}

/** Edges as a request gives them: micrometres, nothing where they were found. */
const edgesOf = (edges: unknown): string =>
  (edges as readonly (readonly [number, number] | null)[])
    .map((one) => (one ? one.map((metres) => Math.round(metres * 1e6)).join(':') : ''))
    .join(',')
