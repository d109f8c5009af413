import { existsSync, realpathSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url))

/**
 * Where the person is who called. `npm run --prefix` changes to the checkout before it starts a script, and says in
 * INIT_CWD where it was called; a program that npm started for something else passes these variables on, so the script
 * must be this one.
 */
function calledFrom(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { INIT_CWD: folder, npm_package_json: file, npm_lifecycle_script: script } = env
  const ours = file !== undefined && existsSync(file) && realpathSync(file) === PACKAGE
  return ours && script?.includes('src/cli/main.ts') ? folder : undefined
}

/** A path of the command line: a relative one starts where the command was called. The data folder stays where it is. */
export function givenPath(path: string): string {
  const folder = calledFrom(process.env)
  return folder === undefined || folder === process.cwd() || isAbsolute(path) ? path : join(folder, path)
}

/** One more path of an option that takes several. */
export const givenPaths = (path: string, before: readonly string[] = []): string[] => [
  ...before,
  givenPath(path),
]
