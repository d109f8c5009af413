import { existsSync, realpathSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url))

/**
 * The folder in which the user called the command. `npm run --prefix` changes to the checkout before it starts a script, and
 * puts the original folder in INIT_CWD. Other programs started by npm pass these variables on, so this also checks that the
 * script is this one.
 */
function calledFrom(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { INIT_CWD: folder, npm_package_json: file, npm_lifecycle_script: script } = env
  const ours = file !== undefined && existsSync(file) && realpathSync(file) === PACKAGE
  return ours && script?.includes('src/cli/main.ts') ? folder : undefined
}

/** A path from the command line. A relative path starts at the folder in which the command was called. The data folder does not change. */
export function givenPath(path: string): string {
  const folder = calledFrom(process.env)
  return folder === undefined || folder === process.cwd() || isAbsolute(path) ? path : join(folder, path)
}

/** One more path of an option that takes several. */
export const givenPaths = (path: string, before: readonly string[] = []): string[] => [
  ...before,
  givenPath(path),
]
