import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A file of a package of fonts. */
export const fontFile = (path: string): Uint8Array => readFileSync(require.resolve(path))
