/**
 * Builds the page that checks a bundle as one HTML file, which works from a disk without any server: `npm run build:verifier`
 * writes `web/markgraph-verify.html`, or the file that is given.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { ENGINE_VERSION } from '../src/settings/version.ts'

const SOURCE = new URL('../web/src/verifier/', import.meta.url)

const COMMON: BuildOptions = {
  bundle: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  conditions: ['browser'],
  minify: true,
  legalComments: 'none',
}

/** A module and all that it imports as one script; `texts` are the modules `virtual:NAME`. */
export async function script(
  entry: string,
  texts: Readonly<Record<string, string>> = {},
  more: BuildOptions = {},
) {
  const { outputFiles } = await build({
    ...COMMON,
    ...more,
    entryPoints: [entry],
    plugins: [
      {
        name: 'texts',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'text' }))
          onLoad({ filter: /.*/, namespace: 'text' }, ({ path }) => ({
            contents: texts[path.slice('virtual:'.length)]!,
            loader: 'text',
          }))
        },
      },
    ],
  })
  return outputFiles![0]!.text
}

const source = (name: string): string => fileURLToPath(new URL(name, SOURCE))

/** The code of a worker of the page. */
export const workerScript = (): Promise<string> => script(source('worker.ts'))

/** The page with all its code. */
export async function verifierPage(): Promise<string> {
  const code = await script(source('single-file.ts'), { worker: await workerScript() })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'; connect-src 'none'">
<title>Verify a Markgraph bundle</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
.verify-drop { border: 2px dashed; padding: 2rem; text-align: center }
table { border-collapse: collapse; margin: 1rem 0 }
td, th { text-align: left; padding: .2rem .8rem; border-bottom: 1px solid; overflow-wrap: anywhere }
#verify-state { font-weight: bold }
</style>
<main>
<h1>Verify a bundle</h1>
<p>Every hash is compared and every computation is done again, in this browser, by Markgraph ${ENGINE_VERSION}. Nothing is
uploaded: this page can reach no network.</p>
<div id="verifier"></div>
</main>
<script>${code.replaceAll('</script', '<\\/script')}</script>
</html>
`
}

if (import.meta.main) {
  const path = process.argv[2] ?? fileURLToPath(new URL('../web/markgraph-verify.html', import.meta.url))
  const page = await verifierPage()
  await writeFile(path, page)
  process.stdout.write(`${path}: ${page.length} bytes\n`)
}
