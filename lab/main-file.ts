import { fileURLToPath } from 'node:url'

/** The file of the command line. */
export const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))
