/**
 * Builds the page that checks a bundle as one HTML file, which works from a disk without any server: `npm run build:verifier`
 * writes `web/markgraph-verify.html`, or the file that is given.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, transform } from 'esbuild'

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
  loader: { '.ttf': 'binary', '.woff': 'binary' },
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

const STYLES = new URL('../styles/', SOURCE)

/** What the single file has in place of the frame of the page. */
const FRAME = `
header { display: flex; align-items: center; gap: .5rem; padding: .6rem max(1.5rem, calc((100% - 60rem) / 2)); border-bottom: 1px solid var(--line); background: var(--surface); font-size: var(--lead); font-weight: 700 }
header svg { width: 1.6rem; height: 1.6rem }
main { max-width: 63rem; margin: 0 auto; padding: 2rem 1.5rem 4rem }
#verifier { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 1.25rem 1.5rem }
@media (max-width: 40rem) { main { padding: 1.25rem 1rem 3rem } #verifier { padding: 1rem } }
`

/** The colours, type and controls of the page, and what it says of a bundle. */
async function styles(): Promise<string> {
  const files = ['base.css', 'controls.css', 'verify.css']
  const texts = await Promise.all(files.map((name) => readFile(fileURLToPath(new URL(name, STYLES)), 'utf8')))
  const { code } = await transform([...texts, FRAME].join(''), {
    loader: 'css',
    minify: true,
    target: 'es2022',
  })
  return code.trim()
}

/** The page with all its code. */
export async function verifierPage(): Promise<string> {
  // a module, as its words wait for the table of a language
  const code = await script(source('single-file.ts'), { worker: await workerScript() }, { format: 'esm' })
  const logo = await readFile(fileURLToPath(new URL('../icon.svg', SOURCE)), 'utf8')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'; connect-src 'none'">
<title>Markgraph</title>
<style>${await styles()}</style>
<header>${logo} Markgraph</header>
<main>
<div id="page"></div>
<!-- A laboratory that passes this file on may list here, one a line, the references and keys that it trusts. -->
<script type="text/plain" id="trusted">
</script>
</main>
<script type="module">${code.replaceAll('</script', '<\\/script')}</script>
</html>
`
}

if (import.meta.main) {
  const path = process.argv[2] ?? fileURLToPath(new URL('../web/markgraph-verify.html', import.meta.url))
  const page = await verifierPage()
  await writeFile(path, page)
  process.stdout.write(`${path}: ${page.length} bytes\n`)
}
