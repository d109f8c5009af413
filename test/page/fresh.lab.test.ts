import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { builtPage } from '../helpers/built-page.ts'
import { noBrowser, sharedBrowser } from '../helpers/chromium.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'

if (noBrowser !== undefined) console.warn(`test of a newcomer on the page: skipped, ${noBrowser}`)

const EXAMPLES = ['Two toolmarks, one edge', 'Two bullets, one barrel', 'Two breech faces, one slide']
const PATIENCE = 400_000

let data: string
let printed = ''
let stopped: () => Promise<unknown>
beforeAll(async () => {
  await builtPage()
  data = await temporaryFolder()
  // what npm starts, without npm, which hides how its child ended
  const [program, ...words] = packageJson.scripts.demo.split(' ')
  expect(program).toBe('node')
  const demo = spawn(process.execPath, [...words, '--keep'], {
    env: { ...process.env, PORT: '0', MARKGRAPH_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(demo, 'exit')
  stopped = () => {
    demo.kill('SIGINT') // a second time it is gone, which does nothing
    return ended
  }
  for await (const piece of demo.stdout) {
    printed += String(piece)
    if (printed.includes('Ctrl-C')) break
  }
}, PATIENCE)
afterAll(async () => {
  await stopped?.()
  await rm(data, { recursive: true, force: true })
})

test('the demo ends with a page that is alive and shows its result', async () => {
  const said = /Open this result: (http:\/\/127\.0\.0\.1:\d+)\/result\/(sha256:[0-9a-f]{64})/.exec(printed)
  const [, url, handle] = said!
  const page = await fetch(`${url}/result/${handle}`)
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  const report = (await (await fetch(`${url}/v1/reports/${handle}`)).json()) as { direction: string }
  expect(report.direction).toBe('same source')
})

test.skipIf(noBrowser !== undefined)(
  'a newcomer gets from `npm run demo` to the result of every example by one click; the times are printed',
  async () => {
    const [, url] = /Compare your own scans: (http:\S+)/.exec(printed)!
    const page = await (await sharedBrowser()).newPage()
    try {
      for (const title of EXAMPLES) {
        await page.goto(url!)
        const click = performance.now()
        await page.getByRole('button', { name: title }).click()
        await page.locator('.lr').waitFor({ timeout: 120_000 })
        const seconds = ((performance.now() - click) / 1000).toFixed(1)
        process.stdout.write(`${title}: ${seconds} s from the click to the likelihood ratio\n`)
        expect(await page.locator('.lr').textContent()).toMatch(/^LR [\d,.]+/)
      }
    } finally {
      await page.close()
    }
  },
  PATIENCE,
)

test('the demo ends when it is told to stop', async () => {
  expect(await stopped()).toEqual([0, null])
})
