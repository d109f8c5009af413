import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RecipeRun } from '../graph/recipe.ts'
import { fits, type Releases } from './release-table.ts'

const FILE = fileURLToPath(new URL('../../releases.json', import.meta.url))

let known: Releases | undefined

/** The committed table of releases. */
export const releases = (): Releases => {
  known ??= JSON.parse(readFileSync(FILE, 'utf8')) as Releases
  return known
}

/** Whether the release contains the code of all these runs. */
export const fitsRelease = (engineVersion: string, runs: readonly RecipeRun[]): boolean =>
  fits(releases(), engineVersion, runs)
