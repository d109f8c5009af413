import type { RecipeRun } from '../graph/recipe.ts'

/** The nodes of each release with their versions. Each release adds a line; existing lines never change. */
export type Releases = { readonly [engineVersion: string]: { readonly [node: string]: number } }

/** Whether a release contains the code of all these runs. */
export function fits(
  releases: Releases,
  engineVersion: string,
  runs: readonly Pick<RecipeRun, 'node' | 'version'>[],
): boolean {
  const nodes = Object.hasOwn(releases, engineVersion) ? releases[engineVersion]! : undefined
  return nodes !== undefined && runs.every(({ node, version }) => nodes[node] === version)
}
