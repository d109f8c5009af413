import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { launched, noBrowser } from '../helpers/browser.ts'
import { builtPage } from '../helpers/built-page.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'

if (noBrowser !== undefined) console.warn(`test of a newcomer on the page: skipped, ${noBrowser}`)

const EXAMPLES = ['Two toolmarks, one edge', 'Two bullets, one barrel', 'Two breech faces, one slide']

test.skipIf(noBrowser !== undefined)(
  'a newcomer gets from `npm run demo` to the result of every example by one click; the times are printed',
  { timeout: 400_000 },
  async () => {
    await builtPage()
    const demo = spawn('npm', ['run', '-s', 'demo', '--', '--keep'], {
      env: { ...process.env, PORT: '0', MARKGRAPH_DATA: await temporaryFolder() },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true, // a group of its own, so that the server under npm ends too
    })
    const ended = once(demo, 'exit')
    const browser = await launched()
    try {
      let printed = ''
      for await (const piece of demo.stdout) {
        printed += String(piece)
        if (printed.includes('Ctrl-C')) break
      }
      const [, url] = /Compare your own scans: (http:\S+)/.exec(printed)!
      const page = await browser.newPage()
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
      await browser.close()
      process.kill(-demo.pid!, 'SIGINT')
      await ended
    }
  },
)
