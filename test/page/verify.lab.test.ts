/** The page `/verify` of a server, and the single HTML file from a disk: what they say of bundles, and what they ask for. */
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invented } from '../../lab/trials/forgeries.ts'
import { forgedBundle } from '../../lab/trials/forging.ts'
import { verifierPage } from '../../scripts/build-verifier.ts'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import { handleOf } from '../../src/kinds/kind.ts'
import { referenceKind } from '../../src/kinds/reference.ts'
import { caseBundle } from '../../src/laboratory/bundles/laboratory-bundle.ts'
import { createCase } from '../../src/laboratory/cases.ts'
import { BUNDLED, readReference } from '../../src/references/library.ts'
import { filesOfZip, zipOf } from '../../src/verify/bundles/zip.ts'
import { addSignatures } from '../../src/verify/signatures/bundle-signatures.ts'
import { newKeys, privateKeyIn } from '../../src/verify/signatures/signature.ts'
import { NO_TRUST } from '../../src/verify/standing.ts'
import { verifyBundle } from '../../src/verify/verify-bundle.ts'
import { expectAllFromOrigin, noBrowser, type Opened, openBrowser, violations } from '../helpers/browser.ts'
import { printer, printingEngine, uploadOf, zipOfReport } from '../helpers/bundles.ts'
import { bundledComposition, testComposition } from '../helpers/composition.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { forgedSignature } from '../helpers/forged.ts'
import { bullet } from '../helpers/scans.ts'
import { keepScreen } from '../helpers/screens.ts'
import { testBundled } from '../helpers/service.ts'
import { strokes } from '../helpers/studies.ts'
import { validated } from '../helpers/validations.ts'

if (noBrowser !== undefined) console.warn(`tests of the page /verify: skipped, ${noBrowser}`)

const WAIT_MS = 240_000
const signer = newKeys()

const lands = (bulletSeed: number) => bullet(bulletSeed).map(uploadOf)
const SINGLE = readReference(join(BUNDLED, 'striated_single.json'))
const OWN = invented(SINGLE, 'own-laboratory')

/** The bundle of two bullets, or of a land of each, on a service. */
async function bundleOn(
  { service }: Awaited<ReturnType<typeof testComposition>>,
  { count, reference }: { count: number; reference?: string },
): Promise<Uint8Array> {
  const [a, b] = [11, 12].map((bullet) => ({ scans: lands(bullet).slice(0, count) }))
  const asked = { domain: 'striated', a: a!, b: b!, ...(reference && { reference }) }
  const prepared = await prepareComparison(service, asked)
  const answer = await answerComparison(service, prepared, { include: new Set(), principal: '' })
  return zipOfReport(service, answer)
}

let opened: Opened
let at: (name: string) => string
/** What Node.js says of the bundle. */
let sentence: string
beforeAll(async () => {
  if (noBrowser !== undefined) return
  const folder = await temporaryFolder()
  at = (name) => join(folder, name)
  const one = await bundledComposition()
  const zip = await bundleOn(one, { count: 1 })
  const engine = { ...(await printingEngine(one.service)), trust: NO_TRUST }
  ;({ sentence } = await verifyBundle(zip, engine, async () => []))
  const [handle] = await one.service.store.reports.handles(1)
  const row = await createCase(
    one.service,
    { number: '17', reports: [{ handle: handle!, replaces: null }] },
    '',
  )
  const ofCase = await caseBundle(one.service, await printer(), row)
  const pieces: Uint8Array[] = []
  for await (const piece of ofCase.stream()) pieces.push(piece)
  await one.close()
  const forger = await testComposition({}, undefined, { documents: [OWN] })
  const ofOwn = await bundleOn(forger, { count: 1, reference: OWN.id })
  const ofFalse = await bundleOn(forger, { count: 1 }) // its references have the ids of bundled ones
  await forger.close()
  const laboratory = await testBundled()
  const dossier = await validated(laboratory.app, strokes(4, 3))
  const validation = (await laboratory.app.inject(`/v1/dossiers/${dossier}/bundle.zip`)).rawPayload
  await laboratory.close()
  const pdf = filesOfZip(zip).find(({ path }) => path === 'report.pdf')!.data
  const changed = zip.slice()
  changed[changed.length >> 1]! ^= 1
  const key = privateKeyIn(signer.privateKey, 'the signing key')
  const signed = addSignatures(zip, { key })
  const [envelope, pem] = filesOfZip(addSignatures((await forgedSignature(zip)).zip, { key })).slice(-2)
  await Promise.all([
    writeFile(at('bundle.zip'), zip),
    writeFile(at('own-reference.zip'), ofOwn),
    writeFile(at('false-name.zip'), ofFalse),
    writeFile(at('validation.zip'), validation),
    writeFile(at('case.zip'), Buffer.concat(pieces)),
    writeFile(at('report.pdf'), pdf),
    writeFile(at('changed.pdf'), Buffer.concat([pdf, Buffer.from('% LR 1,000,000')])),
    writeFile(at('text.zip'), await forgedBundle(zip, { pdf: () => Buffer.from('LR 1,000,000') })),
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

const LAY_DOWN = `document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'mouse', multiple: true }))`
const LET_GO = `{
  const dataTransfer = new DataTransfer()
  for (const file of document.querySelector('#mouse').files) dataTransfer.items.add(file)
  document.querySelector('#mouse').remove()
  const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  document.querySelector('.verify-drop').dispatchEvent(dropped)
}`

/** Drops files on the page as a mouse does. */
async function drop(page: Page, ...paths: string[]): Promise<void> {
  await page.evaluate(LAY_DOWN)
  await page.setInputFiles('#mouse', paths)
  await page.evaluate(LET_GO)
}

/** Chooses a key or a printed report; what was found without it is not shown any longer. */
async function give(page: Page, name: string): Promise<void> {
  await page.setInputFiles('#files', at(name))
  await page.locator('#verify-given li', { hasText: name }).waitFor()
}

const KEEP_STATES = `{
  globalThis.states = []
  const state = document.querySelector('#verify-state')
  new MutationObserver(() => states.push(state.textContent)).observe(state, { childList: true })
}`

/** What the page says of a bundle: its verdict, its sign and all its words. */
interface Shown {
  readonly verdict: string | null
  readonly sign: string | null
  readonly words: string
}

async function verdictOf(page: Page, name: string): Promise<Shown> {
  await drop(page, at(name))
  return verdictShown(page, name)
}

async function verdictShown(page: Page, name: string): Promise<Shown> {
  await page.locator(`#verify-found[data-verdict][data-file="${name}"]`).waitFor({ timeout: WAIT_MS })
  const verdict = await page.getAttribute('#verify-found', 'data-verdict')
  const words = [await page.textContent('#verify-state'), await page.textContent('#verify-found')].join('\n')
  return { verdict, sign: await page.getAttribute('#verify-found', 'data-sign'), words }
}

describe.skipIf(noBrowser !== undefined)('the page', () => {
  test('from a disk finds bundles verified, forged and signed, and sends nothing', async () => {
    const { page, asked, errors } = await opened.page()
    await page.goto(pathToFileURL(at('verify.html')).href)
    await page.locator('#files').waitFor()
    expect((await verdictOf(page, 'forged.zip')).words).toMatch('step signature, land-signature: 1 of')
    const ofCase = await verdictOf(page, 'case.zip')
    expect(ofCase).toMatchObject({ verdict: 'verified', sign: 'verified' })
    expect(ofCase.words).toMatch('whether what people wrote into the case is true')
    await give(page, 'signer.pem')
    const verified = await verdictOf(page, 'signed.zip')
    expect(verified).toMatchObject({ verdict: 'verified', sign: 'verified' })
    expect(verified.words).toMatch(/signed by the key [0-9a-f]{16}…, the given one/)
    expect(await violations(page)).toEqual([])
    expect(errors).toEqual([])
    expect(asked.filter((url) => !/^(file|blob):/.test(url))).toEqual([])
  }, 400_000)

  test('from a disk speaks the language of the browser, in its theme, with the colours of the page', async () => {
    const { page, errors } = await opened.page({ locale: 'de-DE', colorScheme: 'dark' })
    const look = () =>
      page.evaluate(`['body', 'h1', '.verify-drop label'].map((of) => {
        const { color, backgroundColor, fontSize } = getComputedStyle(document.querySelector(of))
        return [color, backgroundColor, fontSize]
      })`)
    await page.goto('/verify')
    await page.locator('#files').waitFor()
    const served = await look()
    await page.goto(pathToFileURL(at('verify.html')).href)
    await page.locator('#files').waitFor()
    expect(await look()).toEqual(served)
    expect(await page.locator('header svg').isVisible()).toBe(true)
    expect(await page.textContent('h1')).toBe('Ein Paket nachprüfen')
    const { sign, words } = await verdictOf(page, 'of-another.zip')
    expect(sign).toBe('differs')
    expect(words).toMatch('Nicht bestätigt: etwas weicht ab')
    expect(words).toMatch('dass die Scans von den Asservaten stammen')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    expect(await violations(page)).toEqual([])
    expect(errors).toEqual([])
  }, 400_000)

  test('served finds bundles verified, forged, signed and not signed, and asks nobody else', async () => {
    const watched = await opened.page()
    const { page, errors } = watched
    await page.goto('/verify')
    await page.locator('#files').waitFor()

    await page.evaluate(KEEP_STATES)
    const plain = await verdictOf(page, 'bundle.zip')
    expect(plain.verdict).toBe('verified')
    const total = /all (\d+) computations/.exec(plain.words)![1]
    const states = await page.evaluate<string[]>('states')
    const counted = states.flatMap((text) => /^\d+ of (\d+) computations done/.exec(text)?.slice(1) ?? [])
    expect(counted.length).toBeGreaterThan(2)
    expect(new Set(counted)).toEqual(new Set([total]))
    expect(plain.words).toMatch(/^Verified: all \d+ computations were done again with the same result/)
    expect(await page.textContent('#verify-state')).toBe(sentence)
    expect(plain.sign).toBe('verified')
    await keepScreen(page, 'verified')
    expect(plain.words).toMatch('equal to what is printed again')
    expect(plain.words).toMatch(
      /Proved: every computation gives the same result .*the PDF is the printed report/,
    )
    expect(plain.words).toMatch(/Not proved: who made the bundle; that the scans are of the exhibits/)
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

    await give(page, 'signer.pem')
    expect((await verdictOf(page, 'bundle.zip')).words).toMatch(
      'there is no valid signature by the given key',
    )
    await give(page, 'stranger.pem')
    const strange = await verdictOf(page, 'signed.zip')
    expect(strange.verdict).toBe('not verified')
    expect(strange.words).toMatch('there is no valid signature by the given key')
    await give(page, 'secret.pem')
    await expect
      .poll(() => page.textContent('#verify-state'))
      .toBe('The check failed: the key is not a public Ed25519 key as PEM text')

    expect(errors).toEqual([])
    await page.getByRole('button', { name: 'Take away secret.pem' }).click()
    const validation = await verdictOf(page, 'validation.zip')
    expect(validation).toMatchObject({ verdict: 'verified', sign: 'verified' })
    expect(validation.words).toMatch(/^Verified: all 12 scans were read, all 66 pairs scored/)
    expect(validation.words).toMatch('equal to what is printed again')
    expect(await violations(page)).toEqual([])
    const own = await verdictOf(page, 'own-reference.zip')
    expect(own).toMatchObject({ verdict: 'equal, not all known', sign: 'unknown' })
    expect(own.words).toMatch('the number is relative to a reference that nobody vouched for here')
    expect(await violations(page)).toEqual([])
    await page.getByText('References that you trust').click()
    await page.fill('#trust', handleOf(referenceKind.encode(OWN)))
    await page.locator('#trust').blur()
    await page.locator('#verify-found[data-sign="verified"]').waitFor({ timeout: WAIT_MS })
    const borrowed = await verdictOf(page, 'false-name.zip')
    expect(borrowed).toMatchObject({ verdict: 'equal, not all known', sign: 'false-name' })
    expect(borrowed.words).toMatch('no release of Markgraph came with it')
    expect(await violations(page)).toEqual([])

    expect(await verdictOf(page, 'text.zip')).toMatchObject({ verdict: 'not verified', sign: 'differs' })
    await give(page, 'changed.pdf')
    const beside = await verdictOf(page, 'bundle.zip')
    expect(beside).toMatchObject({ verdict: 'not verified', sign: 'differs' })
    expect(beside.words).toMatch('changed.pdf is another document than report.pdf')
    await give(page, 'report.pdf')
    expect((await verdictShown(page, 'bundle.zip')).sign).toBe('verified')

    await drop(page, at('signer.pem'), at('report.pdf'), at('signed.zip')) // in one drop, whatever comes first
    const together = await verdictShown(page, 'signed.zip')
    expect(together).toMatchObject({ verdict: 'verified', sign: 'verified' })
    expect(together.words).toMatch('the bundle is signed, and was not changed after that')
    expect(await page.locator('#verify-given li').count()).toBe(3)
    expect((await page.locator('#files').boundingBox())!.width).toBeLessThanOrEqual(1) // it says that no file is chosen
    await drop(page, at('signer.pem'), at('stranger.pem'))
    const says = (words: RegExp) => expect.poll(() => page.textContent('#verify-state')).toMatch(words)
    await says(/^Nothing is taken: .* are two of one kind/)
    await drop(page, at('verify.html'))
    await says(/^Nothing is taken: verify.html is none of these/)

    expect(errors).toEqual([])
    expectAllFromOrigin(watched, opened)
  }, 400_000)
})

test.skipIf(noBrowser !== undefined)('the single file can be had from the page', async () => {
  const { page } = await opened.page()
  await page.goto('/verify')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'markgraph-verify.html' }).click()
  const { size } = await stat(await (await download).path())
  expect(size).toBe((await stat('web/dist/markgraph-verify.html')).size)
})

test.skipIf(noBrowser !== undefined)(
  'where the browser gives no means to check signatures, the page says so',
  async () => {
    const { page } = await opened.page()
    await page.addInitScript(`Object.defineProperty(crypto, 'subtle', { value: undefined })`)
    await page.goto('/verify')
    await page.locator('#files').waitFor()
    const found = await verdictOf(page, 'signed.zip')
    expect(found.verdict).toBe('equal, not all known') // the signature was not looked at
    expect(found.sign).toBe('open')
    expect(found.words).toMatch(
      /not checked: .* browsers check no signatures there; markgraph verify checks it/,
    )
    await give(page, 'signer.pem')
    await expect
      .poll(() => page.textContent('#verify-state'))
      .toMatch(/^The check failed: the key cannot be used: .*markgraph verify --key$/)
  },
  400_000,
)
