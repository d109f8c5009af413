/** The page `/verify` of a server, and the single HTML file from a disk: what they say of bundles, and what they ask for. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifierPage } from '../../scripts/build-verifier.ts'
import { filesOfZip, zipOf } from '../../src/verify/bundles/zip.ts'
import { addSignatures } from '../../src/verify/signatures/bundle-signatures.ts'
import { newKeys, privateKeyIn } from '../../src/verify/signatures/signature.ts'
import { verifyBundle } from '../../src/verify/verify-bundle.ts'
import { engineOf } from '../../src/verify/verify-report.ts'
import { expectAllFromOrigin, noBrowser, type Opened, openBrowser, violations } from '../helpers/browser.ts'
import { reportOf, smallReferences, zipOfReport } from '../helpers/bundles.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { forgedSignature } from '../helpers/forged.ts'

if (noBrowser !== undefined) console.warn(`tests of the page /verify: skipped, ${noBrowser}`)

const WAIT_MS = 240_000
const signer = newKeys()

let opened: Opened
let at: (name: string) => string
/** What Node.js says of the bundle. */
let sentence: string
beforeAll(async () => {
  if (noBrowser !== undefined) return
  const folder = await temporaryFolder()
  at = (name) => join(folder, name)
  const one = await smallReferences()
  const zip = await zipOfReport(one.service, await reportOf(one.service, 'striated'))
  ;({ sentence } = await verifyBundle(zip, engineOf(one.service), async () => []))
  await one.close()
  const changed = zip.slice()
  changed[changed.length >> 1]! ^= 1
  const key = privateKeyIn(signer.privateKey, 'the signing key')
  const signed = addSignatures(zip, { key })
  const [envelope, pem] = filesOfZip(addSignatures((await forgedSignature(zip)).zip, { key })).slice(-2)
  await Promise.all([
    writeFile(at('bundle.zip'), zip),
    writeFile(at('changed.zip'), changed),
    writeFile(at('signed.zip'), signed),
    writeFile(at('forged.zip'), (await forgedSignature(zip)).zip),
    writeFile(at('of-another.zip'), zipOf([...filesOfZip(zip), envelope!, pem!])),
    writeFile(at('signer.pem'), signer.publicKey),
    writeFile(at('stranger.pem'), newKeys().publicKey),
    writeFile(at('secret.pem'), signer.privateKey),
    writeFile(at('verify.html'), await verifierPage()),
  ])
  opened = await openBrowser()
}, WAIT_MS)
afterAll(() => opened?.close())

const LAY_DOWN = `document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'mouse' }))`
const LET_GO = `{
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(document.querySelector('#mouse').files[0])
  document.querySelector('#mouse').remove()
  const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  document.querySelector('.verify-drop').dispatchEvent(dropped)
}`

/** Drops a file on the page as a mouse does. */
async function drop(page: Page, path: string): Promise<void> {
  await page.evaluate(LAY_DOWN)
  await page.setInputFiles('#mouse', path)
  await page.evaluate(LET_GO)
}

/** What the page says of a bundle: its verdict and all its words. */
async function verdictOf(page: Page, name: string): Promise<{ verdict: string | null; words: string }> {
  await drop(page, at(name))
  return verdictShown(page, name)
}

async function verdictShown(page: Page, name: string): Promise<{ verdict: string | null; words: string }> {
  await page.locator(`#verify-found[data-verdict][data-file="${name}"]`).waitFor({ timeout: WAIT_MS })
  const verdict = await page.getAttribute('#verify-found', 'data-verdict')
  const words = [await page.textContent('#verify-state'), await page.textContent('#verify-found')].join('\n')
  return { verdict, words }
}

describe.skipIf(noBrowser !== undefined).each(['served', 'from a disk'])('the page %s', (where) => {
  test('finds bundles verified, forged, signed and not signed, and sends nothing', async () => {
    const watched = await opened.page()
    const { page, asked, errors } = watched
    await page.goto(where === 'served' ? '/verify' : pathToFileURL(at('verify.html')).href)
    await page.locator('#bundle').waitFor()

    const plain = await verdictOf(page, 'bundle.zip')
    expect(plain.verdict).toBe('verified')
    expect(plain.words).toMatch(/^Verified: all \d+ computations were done again with the same result/)
    expect(await page.textContent('#verify-state')).toBe(sentence)
    expect(await violations(page)).toEqual([])

    const changed = await verdictOf(page, 'changed.zip')
    expect(changed.verdict).toBe('not verified')
    expect(changed.words).toMatch('was changed')

    const forged = await verdictOf(page, 'forged.zip')
    expect(forged.verdict).toBe('not verified')
    expect(forged.words).toMatch('step signature, land-signature: 1 of')

    const unknown = await verdictOf(page, 'signed.zip')
    expect(unknown.verdict).toBe('verified')
    expect(unknown.words).toMatch(/signed by the key [0-9a-f]{16}…, whose it is, only a key from elsewhere/)
    expect(await verdictOf(page, 'of-another.zip')).toMatchObject({
      verdict: 'not verified',
      words: expect.stringContaining('does not sign this bundle, or was changed'),
    })

    await page.setInputFiles('#key', at('signer.pem'))
    expect(await verdictOf(page, 'signed.zip')).toMatchObject({
      verdict: 'verified',
      words: expect.stringMatching(/signed by the key [0-9a-f]{16}…, the given one/),
    })
    expect((await verdictOf(page, 'bundle.zip')).words).toMatch(
      'there is no valid signature by the given key',
    )
    await page.setInputFiles('#key', at('stranger.pem'))
    const strange = await verdictOf(page, 'signed.zip')
    expect(strange.verdict).toBe('not verified')
    expect(strange.words).toMatch('there is no valid signature by the given key')
    await page.setInputFiles('#key', at('signer.pem')) // the bundle on the page is checked again
    expect((await verdictShown(page, 'signed.zip')).verdict).toBe('verified')
    await page.setInputFiles('#key', at('secret.pem'))
    await expect
      .poll(() => page.textContent('#verify-state'))
      .toBe('The check failed: the key is not a public Ed25519 key as PEM text')

    expect(errors).toEqual([])
    if (where === 'served') expectAllFromOrigin(watched, opened)
    else expect(asked.filter((url) => !/^(file|blob):/.test(url))).toEqual([])
  }, 400_000)
})

test.skipIf(noBrowser !== undefined)(
  'where the browser gives no means to check signatures, the page says so',
  async () => {
    const { page } = await opened.page()
    await page.addInitScript(`Object.defineProperty(crypto, 'subtle', { value: undefined })`)
    await page.goto('/verify')
    await page.locator('#bundle').waitFor()
    const found = await verdictOf(page, 'signed.zip')
    expect(found.verdict).toBe('verified')
    expect(found.words).toMatch(
      /not checked: .* browsers check no signatures there; markgraph verify checks it/,
    )
    await page.setInputFiles('#key', at('signer.pem'))
    await expect
      .poll(() => page.textContent('#verify-state'))
      .toMatch(/^The check failed: the key cannot be used: .*markgraph verify --key$/)
  },
  400_000,
)
