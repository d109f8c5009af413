/** Keys, and the signatures of bundles made with them: see `dsse.ts` for what is signed, and for the check. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { MarkgraphError } from '../../errors.ts'
import type { ZipFile } from '../bundles/zip.ts'
import {
  envelopeOf,
  filesOfSignature,
  type PublicKey,
  pemOf,
  publicKeyIn,
  type SignedManifest,
  statementOf,
  toSign,
} from './dsse.ts'

/** A new pair of keys as PEM texts. */
export function newKeys(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

/** The private key in a PEM text. Error `bad-value`: it is no Ed25519 key. `what` names it: `the signing key`. */
export function privateKeyIn(pem: string, what: string): KeyObject {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
    throw new TypeError(`it is a key of type ${key.asymmetricKeyType}`)
  } catch (error) {
    const message = `${what} is not a private Ed25519 key as PEM text: ${(error as Error).message}`
    throw new MarkgraphError('bad-value', message, {}, error)
  }
}

const publicHalf = (key: KeyObject): PublicKey =>
  publicKeyIn(createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(), 'the signing key')

/** The `seal` of bundles that are signed with a key, if there is one. */
export const sealWith = (key: KeyObject | undefined): ((manifest: SignedManifest) => ZipFile[]) =>
  key ? (manifest) => signedBy(key, manifest) : () => []

/** The files of a signature: the envelope, and the public key that it can be checked with. The same key gives the same bytes. */
export function signedBy(privateKey: KeyObject, manifest: SignedManifest): ZipFile[] {
  const key = publicHalf(privateKey)
  const body = statementOf(manifest)
  const paths = filesOfSignature(key)
  const envelope = envelopeOf(key, body, sign(null, toSign(body), privateKey))
  return [
    { path: paths.envelope, data: Buffer.from(envelope) },
    { path: paths.key, data: Buffer.from(pemOf(key)) },
  ]
}
