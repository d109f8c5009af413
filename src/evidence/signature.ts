/**
 * Signatures of bundles: a DSSE envelope over an in-toto statement, signed with Ed25519. They lie in the bundle beside the files
 * that the manifest lists, so that they can be added later.
 * source  DSSE 1.0.2; in-toto attestation framework, statement v1; RFC 8032
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { canonicalJson, type Json, sha256 } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { manifestFile } from './documents.ts'
import { type Manifest, SIGNATURES } from './manifest.ts'
import type { Sealed } from './verification.ts'
import type { ZipFile } from './zip.ts'

const PAYLOAD_TYPE = 'application/vnd.in-toto+json'
const PREDICATE_TYPE = 'urn:markgraph:report:1'

/** A new pair of keys as PEM texts. */
export function newKeys(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: pemOf(publicKey),
  }
}

const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString()

/** The name of a key: SHA-256 of its public half. */
export const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')

/** The key in a PEM text. Error `bad-value`: it is no Ed25519 key of that sort. `what` names it: `the signing key`. */
export function keyIn(pem: string, sort: 'private' | 'public', what: string): KeyObject {
  try {
    const key = sort === 'private' ? createPrivateKey(pem) : createPublicKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
    throw new TypeError(`it is a key of type ${key.asymmetricKeyType}`)
  } catch (error) {
    const message = `${what} is no ${sort} Ed25519 key as PEM: ${(error as Error).message}`
    throw new MarkgraphError('bad-value', message, {}, error)
  }
}

/** What is signed: which report and which manifest the signer stands for. */
function statementOf(manifest: Manifest): Uint8Array {
  const { report, recipe, engine_version, handle } = manifest
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: 'report', digest: { sha256: report.slice('sha256:'.length) } },
      { name: 'manifest.json', digest: { sha256: sha256(manifestFile(manifest).data) } },
    ],
    predicateType: PREDICATE_TYPE,
    predicate: { report, recipe, engine_version, manifest: handle },
  }
  return Buffer.from(canonicalJson(statement as Json))
}

/** What DSSE signs: type and body with their lengths. */
const encoded = (body: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${body.length} `),
    Buffer.from(body),
  ])

const nameOf = (keyId: string): string => `${SIGNATURES}${keyId.slice(0, 16)}`

/** The files of a signature: the envelope, and the public key that it can be checked with. The same key gives the same bytes. */
export function signedBy(privateKey: KeyObject, manifest: Manifest): ZipFile[] {
  const publicKey = createPublicKey(privateKey)
  const keyId = keyIdOf(publicKey)
  const body = statementOf(manifest)
  const envelope = {
    payload: Buffer.from(body).toString('base64'),
    payloadType: PAYLOAD_TYPE,
    signatures: [{ keyid: keyId, sig: sign(null, encoded(body), privateKey).toString('base64') }],
  }
  return [
    { path: `${nameOf(keyId)}.dsse.json`, data: Buffer.from(canonicalJson(envelope)) },
    { path: `${nameOf(keyId)}.pem`, data: Buffer.from(pemOf(publicKey)) },
  ]
}

interface Envelope {
  readonly payload: string
  readonly payloadType: string
  readonly signatures: readonly { readonly keyid: string; readonly sig: string }[]
}

/**
 * Checks the signatures of a bundle. A signature is only worth as much as what is known of its key: `trusted` is the key that a
 * signature is wanted of.
 */
export function checkedSignatures(
  manifest: Manifest,
  files: readonly ZipFile[],
  trusted?: KeyObject,
): Sealed[] {
  const envelopes = files.filter(({ path }) => path.endsWith('.dsse.json'))
  const found = envelopes.map((file) => checkedSignature(manifest, file, files, trusted))
  const names = new Set(envelopes.flatMap(({ path }) => [path, path.replace(/dsse\.json$/, 'pem')]))
  const strange = files.filter(({ path }) => !names.has(path))
  if (trusted && !found.some(({ valid, keyId }) => valid && keyId === keyIdOf(trusted))) {
    const message = `there is no valid signature by the given key ${keyIdOf(trusted).slice(0, 16)}…`
    found.push({ file: SIGNATURES, kind: 'signature', valid: false, message, keyId: '' })
  }
  return [
    ...found.map(({ keyId: _, ...one }) => one),
    ...strange.map(({ path: file }) => ({
      ...{ file, kind: 'signature' as const, valid: false },
      message: `${file} is no signature and no key of one`,
    })),
  ]
}

function checkedSignature(
  manifest: Manifest,
  { path, data }: ZipFile,
  files: readonly ZipFile[],
  trusted?: KeyObject,
): Sealed & { readonly keyId: string } {
  const answer = (valid: boolean, message: string, keyId = '') => ({
    ...{ file: path, kind: 'signature' as const, valid, keyId },
    message: valid ? message : `${path} ${message}`,
  })
  try {
    const text = Buffer.from(data).toString('utf8')
    const envelope = JSON.parse(text) as Envelope
    const pem = Buffer.from(files.find((one) => one.path === path.replace(/dsse\.json$/, 'pem'))?.data ?? [])
    const key = keyIn(pem.toString('utf8'), 'public', 'its key')
    const keyId = keyIdOf(key)
    const [one, ...more] = envelope.signatures
    const body = statementOf(manifest)
    const expected = {
      payload: Buffer.from(body).toString('base64'),
      payloadType: PAYLOAD_TYPE,
      signatures: [{ keyid: keyId, sig: Buffer.from(one!.sig, 'base64').toString('base64') }],
    }
    const whole = canonicalJson(expected) === text && more.length === 0
    if (!whole || pemOf(key) !== pem.toString('utf8') || path !== `${nameOf(keyId)}.dsse.json`) {
      return answer(false, 'does not sign this bundle, or was changed')
    }
    if (!verify(null, encoded(body), key, Buffer.from(one!.sig, 'base64'))) {
      return answer(false, 'is not a signature by its key')
    }
    const ours = trusted && keyIdOf(trusted) === keyId
    const whose = ours ? 'the given one' : 'whose it is, only --key with a key from elsewhere can show'
    return answer(true, `signed by the key ${keyId.slice(0, 16)}…, ${whose}`, keyId)
  } catch (error) {
    return answer(false, `cannot be read: ${(error as Error).message}`)
  }
}
