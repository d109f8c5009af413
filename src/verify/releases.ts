import table from '../../releases.json' with { type: 'json' }
import type { RecipeRun } from '../kinds/recipe.ts'

/** The nodes of each release with their versions. Each release adds a line; existing lines never change. */
export type Releases = { readonly [engineVersion: string]: { readonly [node: string]: number } }

/** The committed table of releases. */
export const RELEASES: Releases = table

/** The nodes of a release. A table that came with a report is asked about releases that this program does not know. */
const nodesOfRelease = (engineVersion: string, others: Releases = {}): Releases[string] | undefined =>
  [RELEASES, others].find((one) => Object.hasOwn(one, engineVersion))?.[engineVersion]

/** Whether a release contains the code of all these runs. */
export function fitsRelease(
  engineVersion: string,
  runs: readonly Pick<RecipeRun, 'node' | 'version'>[],
  others?: Releases,
): boolean {
  const nodes = nodesOfRelease(engineVersion, others)
  return nodes !== undefined && runs.every(({ node, version }) => nodes[node] === version)
}
