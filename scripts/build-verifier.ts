/**
 * Builds the page that checks a bundle as one HTML file, which works from a disk without any server: `npm run build:verifier`
 * writes `web/markgraph-verify.html`, or the file that is given.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'

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

/** The page with all its code. */
export async function verifierPage(): Promise<string> {
  // a module, as its words wait for the table of a language
  const code = await script(source('single-file.ts'), { worker: await workerScript() }, { format: 'esm' })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'; connect-src 'none'">
<title>Markgraph</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
.verify-drop { border: 2px dashed; padding: 2rem; text-align: center }
table { border-collapse: collapse; margin: 1rem 0 }
td, th { text-align: left; padding: .2rem .8rem; border-bottom: 1px solid; overflow-wrap: anywhere }
th { white-space: nowrap }
#verify-state { font-weight: bold }
.verify-field label { display: block }
.verify-field textarea { width: 100%; font-family: monospace }
.verify-sign { display: flex; gap: 1rem; align-items: flex-start; padding: 1rem 1.25rem; border: 2px solid; border-radius: 6px }
.verify-sign strong { font-size: 1.25rem }
.verify-sign p { margin: .35rem 0 0; color: light-dark(#17202a, #e6eaee) }
.verify-sign > span { font-size: 2.5rem; line-height: 1 }
[data-sign=false-name] .verify-sign p { color: inherit }
#verify-progress { width: 100% }
#verify-given { list-style: none; padding: 0 }
[data-sign=verified] .verify-sign { color: light-dark(#1d6233, #8fd6a4); background: light-dark(#e8f5ec, #16301e) }
[data-sign=differs] .verify-sign { color: light-dark(#8c1d18, #ffb3ab); background: light-dark(#fdeceb, #3d1d1b) }
[data-sign=false-name] .verify-sign { color: light-dark(#fdeceb, #3d1d1b); background: light-dark(#8c1d18, #ffb3ab); border: 6px double }
[data-sign=unknown] .verify-sign { color: light-dark(#6b4700, #ffd58a); background: light-dark(#fff4d6, #3a2f14); border-style: dashed }
[data-sign=open] .verify-sign { color: light-dark(#1a5a96, #7db7ee) }
[data-sign=intact] .verify-sign { border-style: dotted }
</style>
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
