/**
 * Builds the web page into `web/dist`, which the server serves at `/`, and the single file that checks bundles from a disk:
 * `npm run build:page`. `npm ci` runs it. Where the
 * development dependencies are left out (`npm ci --omit=dev`) there is no builder, and the page that is there stays.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const CONFIG = fileURLToPath(new URL('../web/vite.config.ts', import.meta.url))
const ASSETS = fileURLToPath(new URL('../web/dist/assets/', import.meta.url))

const VERIFIER = fileURLToPath(new URL('../web/dist/markgraph-verify.html', import.meta.url))

/** Each asset beside itself in the two packed forms, so that the server packs nothing. */
async function pack(): Promise<void> {
  for (const name of await readdir(ASSETS)) {
    const bytes = await readFile(join(ASSETS, name))
    await writeFile(join(ASSETS, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }))
    await writeFile(join(ASSETS, `${name}.br`), await promisify(brotliCompress)(bytes))
  }
}

process.env['NODE_ENV'] = 'production' // tests build it too, and would put paths of their machine into it
const vite = await import('vite').catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  return undefined
})
if (vite === undefined) {
  process.stdout.write(
    'Vite is not installed, so the web page is not built here; web/dist of a full install has it.\n',
  )
} else {
  await vite.build({ configFile: CONFIG, logLevel: 'warn' })
  await pack()
  const { verifierPage } = await import('./build-verifier.ts')
  await writeFile(VERIFIER, await verifierPage())
}
