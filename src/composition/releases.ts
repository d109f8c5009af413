import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RecipeRun } from '../graph/recipe.ts'

/** The nodes of each release with their versions. Each release adds a line; existing lines never change. */
type Releases = { readonly [engineVersion: string]: { readonly [node: string]: number } }

const FILE = fileURLToPath(new URL('../../releases.json', import.meta.url))

let known: Releases | undefined

/** The committed table of releases. */
export const releases = (): Releases => {
  known ??= JSON.parse(readFileSync(FILE, 'utf8')) as Releases
  return known
}

/** Whether the release contains the code of all these runs. */
export function fitsRelease(engineVersion: string, runs: readonly RecipeRun[]): boolean {
  const nodes = Object.hasOwn(releases(), engineVersion) ? releases()[engineVersion]! : undefined
  return nodes !== undefined && runs.every(({ node, version }) => nodes[node] === version)
}
