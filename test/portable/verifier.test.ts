/** Browsers check a bundle with the same result as Node.js: the single HTML file from a disk, and the workers in every browser. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { script, verifierPage, workerScript } from '../../scripts/build-verifier.ts'
import { engineOf } from '../../src/evidence/stored.ts'
import { verifyBundle } from '../../src/evidence/verify-bundle.ts'
import { DOMAINS, type Domain, reportOf, smallReferences, zipOfReport } from '../helpers/bundles.ts'
import type { TestComposition } from '../helpers/composition.ts'
import { ENGINES } from './engines.ts'

let one: TestComposition
let folder: string
const zips = {} as Record<Domain, Uint8Array>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verifier-'))
  one = await smallReferences()
  for (const domain of DOMAINS)
    zips[domain] = await zipOfReport(one.service, await reportOf(one.service, domain))
})
afterAll(async () => {
  await one.close()
  await rm(folder, { recursive: true, force: true })
})

const inNode = (domain: Domain) => verifyBundle(zips[domain], engineOf(one.service), async () => [])

const BROWSERS = ENGINES.filter(({ name }) => name !== 'Node.js 26')
for (const { name, missing, answer } of BROWSERS) {
  if (missing !== undefined) console.warn(`check of bundles in ${name}: skipped, ${missing}`)
  test.skipIf(missing !== undefined).each(DOMAINS)(
    `a bundle of domain %s is verified in ${name}, with the handles of Node.js`,
    { timeout: 300_000 },
    async (domain) => {
      const texts = { worker: await workerScript(), bundle: Buffer.from(zips[domain]).toString('base64') }
      const code = await script('web/src/verifier/embedded.ts', texts, { globalName: 'bundle' })
      expect(await answer(code)).toEqual(await inNode(domain))
    },
  )
}

const inChromium = BROWSERS.find(({ name }) => name === 'Chromium')!
test.skipIf(inChromium.missing !== undefined)(
  'the single HTML file checks a bundle from a disk, and asks for nothing else',
  { timeout: 300_000 },
  async () => {
    const [page, bundle] = [join(folder, 'markgraph-verify.html'), join(folder, 'bundle.zip')]
    await writeFile(page, await verifierPage())
    await writeFile(bundle, zips.striated)
    const browser = await chromium.launch({
      executablePath: inChromium.executable,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    })
    try {
      const opened = await browser.newPage()
      const asked: string[] = []
      opened.on('request', (request) => asked.push(request.url()))
      await opened.goto(pathToFileURL(page).href)
      await opened.setInputFiles('#bundle', bundle)
      await opened.waitForSelector('#verify-found[data-verdict]', { timeout: 240_000 })
      const { sentence } = await inNode('striated')
      expect(await opened.textContent('#verify-state')).toBe(sentence)
      expect(asked.filter((url) => !/^(file|blob):/.test(url))).toEqual([])
      const changed = zips.striated.slice()
      changed[changed.length >> 1]! ^= 1
      const other = join(folder, 'changed.zip') // a browser hears of no change to a file that it has
      await writeFile(other, changed)
      await opened.setInputFiles('#bundle', other)
      await opened.waitForSelector('#verify-found[data-verdict="not verified"]', { timeout: 240_000 })
      expect(await opened.textContent('#verify-state')).toMatch('was changed')
    } finally {
      await browser.close()
    }
  },
)
