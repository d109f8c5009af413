/** Signatures and timestamps of bundles. */
import { execFileSync } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifestFile } from '../../../src/verify/bundles/documents.ts'
import { openBundle } from '../../../src/verify/bundles/open-bundle.ts'
import { filesOfZip, zipOf } from '../../../src/verify/bundles/zip.ts'
import { addSignatures, signatureChecker } from '../../../src/verify/signatures/bundle-signatures.ts'
import { publicKeyIn } from '../../../src/verify/signatures/dsse.ts'
import { newKeys, privateKeyIn } from '../../../src/verify/signatures/signature.ts'
import { certificateIn } from '../../../src/verify/signatures/timestamp.ts'
import { reportOf, smallReferences, zipOfReport } from '../../helpers/bundles.ts'

let zip: Uint8Array
let other: Uint8Array
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seals-'))
  const one = await smallReferences()
  zip = await zipOfReport(one.service, await reportOf(one.service, 'toolmark'), false)
  other = await zipOfReport(one.service, await reportOf(one.service, 'toolmark', { marks: [1, 3] }), false)
  await one.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keys = newKeys()
const [key, trusted] = [privateKeyIn(keys.privateKey, 'a'), publicKeyIn(keys.publicKey, 'b')]
const seals = (bundle: Uint8Array, what: Parameters<typeof signatureChecker>[0] = {}) => {
  const { manifest, signatureFiles: files, findings } = openBundle(bundle)
  expect(findings).toEqual([])
  return signatureChecker(what)(manifest!, files)
}

describe('a signature', () => {
  test('holds for its bundle and key, and its bytes do not change', async () => {
    const signed = addSignatures(zip, { key })
    expect(Buffer.from(addSignatures(addSignatures(zip, { key }), { key })).equals(Buffer.from(signed))).toBe(
      true,
    )
    const [given] = await seals(signed, { key: trusted })
    expect([given!.valid, given!.message]).toEqual([true, expect.stringMatching(/the given one$/)])
    const [unknown] = await seals(signed)
    expect(unknown!.message).toMatch(
      /^signed by the key [0-9a-f]{16}…, whose it is, only a key from elsewhere/,
    )
  })

  test('by another key is not the one that is wanted, and none is none', async () => {
    const stranger = publicKeyIn(newKeys().publicKey, 'c')
    for (const bundle of [addSignatures(zip, { key }), zip]) {
      const found = await seals(bundle, { key: stranger })
      expect(found.at(-1)!.valid).toBe(false)
      expect(found.at(-1)!.message).toMatch(/^there is no valid signature by the given/)
    }
  })

  test('of another bundle does not hold', async () => {
    const signature = filesOfZip(addSignatures(other, { key })).slice(-2)
    const [found] = await seals(zipOf([...filesOfZip(zip), ...signature]))
    expect(found!.valid).toBe(false)
    expect(found!.message).toMatch(/does not sign this bundle, or was changed$/)
  })

  test('every changed byte of it, and of its key, is found', async () => {
    const files = filesOfZip(addSignatures(zip, { key }))
    for (const file of files.slice(-2)) {
      for (let at = 0; at < file.data.length; at += 3) {
        const data = file.data.slice()
        data[at]! ^= 1 << (at % 8)
        const found = await seals(zipOf(files.map((one) => (one === file ? { ...file, data } : one))))
        expect(
          found.some(({ valid }) => !valid),
          `${file.path}, byte ${at}`,
        ).toBe(true)
      }
    }
    const strange = { path: 'signatures/note.txt', data: new Uint8Array([1]) }
    expect((await seals(zipOf([...files, strange]))).at(-1)).toMatchObject({ valid: false })
  })

  test.each([
    ['with an empty list', { signatures: [] }],
    ['without a list', {}],
    ['with an entry that has none', { signatures: [{ keyid: 'a' }] }],
    ['with one of another length', { signatures: [{ sig: 'YQ==' }] }],
    ['that is null', null],
  ])('in an envelope %s is said to be none, and what an envelope has', async (_, envelope) => {
    const files = filesOfZip(addSignatures(zip, { key }))
    const name = files.at(-2)!.path
    const data = new TextEncoder().encode(JSON.stringify(envelope))
    const [found] = await seals(zipOf(files.map((one) => (one.path === name ? { path: name, data } : one))))
    expect(found).toMatchObject({ file: name, valid: false, key: null })
    expect(found!.message).toBe(
      `${name} holds no signature; a DSSE envelope is JSON with an entry in \`signatures\`, whose \`sig\` is 64 bytes as base64`,
    )
  })

  test('needs an Ed25519 key', () => {
    expect(() => privateKeyIn('no key', 'the signing key')).toThrow(
      /^the signing key is not a private Ed25519 key/,
    )
    const rsa = execFileSync('openssl', ['genpkey', '-algorithm', 'RSA', '-quiet'], { encoding: 'utf8' })
    expect(createPrivateKey(rsa).asymmetricKeyType).toBe('rsa')
    expect(() => privateKeyIn(rsa, 'the signing key')).toThrow(/a key of type rsa/)
    expect(() => publicKeyIn(rsa, 'the key')).toThrow('the key is not a public Ed25519 key as PEM text')
    const other = createPublicKey(rsa).export({ type: 'spki', format: 'pem' }).toString()
    expect(() => publicKeyIn(other, 'the key')).toThrow('the key is not a public Ed25519 key as PEM text')
  })
})

describe('a timestamp by openssl', () => {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const at = (name: string): string => join(folder, name)
  /** An authority: a root that signs the certificate of whoever makes tokens. */
  function authority(name: string, purpose: string): void {
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}-root.key`, '-out', `${name}-root.pem`, '-subj', `/CN=${name} root`, '-days', '30') // biome-ignore format: as one types it
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
      '-subj',
      `/CN=${name}`,
    )
    writeFileSync(at(`${name}.ext`), `extendedKeyUsage = critical,${purpose}\n`)
    openssl('x509', '-req', '-in', `${name}.csr`, '-CA', `${name}-root.pem`, '-CAkey', `${name}-root.key`, '-CAcreateserial', '-out', `${name}.pem`, '-days', '30', '-extfile', `${name}.ext`) // biome-ignore format: as one types it
    writeFileSync(
      at(`${name}.cnf`),
      `[tsa]\ndefault_tsa = t\n[t]\nserial = ${at(`${name}.serial`)}\nsigner_cert = ${at(`${name}.pem`)}\nsigner_key = ${at(`${name}.key`)}\nsigner_digest = sha256\ndefault_policy = 1.2.3.4.1\ndigests = sha256\ness_cert_id_alg = sha256\n`,
    )
    writeFileSync(at(`${name}.serial`), '01\n')
  }
  function token(name: string, bundle: Uint8Array): Uint8Array {
    writeFileSync(at('manifest.json'), manifestFile(openBundle(bundle).manifest!).data)
    openssl('ts', '-query', '-data', 'manifest.json', '-sha256', '-cert', '-out', 'request.tsq')
    openssl('ts', '-reply', '-config', `${name}.cnf`, '-queryfile', 'request.tsq', '-out', 'token.tsr')
    return readFileSync(at('token.tsr'))
  }
  const root = (name: string) => certificateIn(readFileSync(at(`${name}-root.pem`), 'utf8'))
  beforeAll(() => {
    authority('first', 'timeStamping')
    authority('second', 'timeStamping')
  })

  test('is checked against the certificate of its authority', async () => {
    const stamped = addSignatures(addSignatures(zip, { key }), { token: token('first', zip) })
    const found = await seals(stamped, { key: trusted, authority: root('first') })
    expect(found.map(({ valid }) => valid)).toEqual([true, true])
    expect(found[1]!.message).toMatch(/^seen at 20\d\d-.* by an authority under the given certificate$/)
    const [, unknown] = await seals(stamped, { key: trusted })
    expect(unknown!.message).toMatch(/who made it, only --tsa/)
  })

  test('by another authority, of another bundle, or changed, does not hold', async () => {
    const own = token('first', zip)
    const stamped = addSignatures(zip, { token: own })
    const fails = async (bundle: Uint8Array) => {
      const found = (await seals(bundle, { authority: root('first') })).at(-1)!
      expect(found.valid, found.message).toBe(false)
      return found.message
    }
    expect((await seals(stamped, { authority: root('second') })).at(-1)).toMatchObject({ valid: false })
    expect(await fails(addSignatures(other, { token: own }))).toMatch(/is of another manifest$/)
    expect(await fails(zip)).toMatch('there is no signatures/timestamp.tsr')
    expect(await fails(addSignatures(zip, { token: token('second', zip) }))).toMatch('timestamp.tsr')
    const changed = Uint8Array.from(own)
    changed[own.length - 10]! ^= 1 // in the signature, which is last
    await fails(addSignatures(zip, { token: changed }))
  })
})
