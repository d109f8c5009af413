/**
 * The check of signatures, in Node.js and in a browser: a DSSE envelope over an in-toto statement, Ed25519. Signatures lie in the
 * bundle beside the files that the manifest lists, so that they can be added later.
 * source  DSSE 1.0.2; in-toto attestation framework, statement v1; RFC 8032; RFC 8410 for the form of keys
 */
import { canonicalJson, type Json, sha256 } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import { asFile, type Manifest, SIGNATURES } from '../bundles/manifest.ts'
import type { ZipFile } from '../bundles/zip.ts'
import type { LaboratoryManifest } from '../laboratory/laboratory-file.ts'
import type { SignatureCheck } from '../shapes.ts'
import type { ValidationManifest } from '../validations/validation-file.ts'

const PAYLOAD_TYPE = 'application/vnd.in-toto+json'
const PREDICATE_TYPE = 'urn:markgraph:report:1'

/** What every Ed25519 key in DER begins with; 32 bytes follow. */
const DER_PREFIX = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00]
const ENCODED = /^[A-Za-z0-9+/]{59}=$/ // 44 bytes
const PEM = /^\s*-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----\s*$/

const utf8 = new TextEncoder()
const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const bytesOf = (encoded: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0))

/** A public Ed25519 key. */
export interface PublicKey {
  /** SHA-256 of `der`. */
  readonly id: string
  readonly der: Uint8Array<ArrayBuffer>
}

/** The key in a PEM text. Error `bad-value`: it is not a public Ed25519 key. `what` names it: `the given key`. */
export function publicKeyIn(pem: string, what: string): PublicKey {
  const encoded = PEM.exec(pem)?.[1]?.replaceAll(/\s/g, '') ?? ''
  const der = ENCODED.test(encoded) ? bytesOf(encoded) : new Uint8Array()
  if (DER_PREFIX.every((byte, i) => der[i] === byte)) return { id: sha256(der), der }
  throw new MarkgraphError('bad-value', `${what} is not a public Ed25519 key as PEM text`)
}

/** The PEM text of a key, as it is written into a bundle. */
export const pemOf = ({ der }: PublicKey): string =>
  `-----BEGIN PUBLIC KEY-----\n${base64(der)}\n-----END PUBLIC KEY-----\n`

/** The manifest of a bundle of any form. */
export type SignedManifest = Manifest | ValidationManifest | LaboratoryManifest

/** What is signed: which manifest the signer stands for, and which report, where the bundle is that of one. */
export function statementOf(manifest: SignedManifest): Uint8Array {
  const { engine_version, handle } = manifest
  const whole = { name: 'manifest.json', digest: { sha256: sha256(asFile(manifest)) } }
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    ...('report' in manifest
      ? {
          subject: [{ name: 'report', digest: { sha256: manifest.report.slice('sha256:'.length) } }, whole],
          predicate: {
            report: manifest.report,
            recipe: manifest.recipe,
            engine_version,
            manifest: handle,
          },
        }
      : {
          subject: [whole],
          predicate: { format: manifest.format, engine_version, manifest: handle },
        }),
    predicateType: PREDICATE_TYPE,
  }
  return utf8.encode(canonicalJson(statement as Json))
}

/** What DSSE signs: type and body with their lengths. The body is ASCII. */
export const toSign = (body: Uint8Array): Uint8Array<ArrayBuffer> =>
  utf8.encode(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${body.length} ${text.decode(body)}`)

/** The files of a signature by a key. */
export function filesOfSignature({ id }: PublicKey): { readonly envelope: string; readonly key: string } {
  const name = `${SIGNATURES}${id.slice(0, 16)}`
  return { envelope: `${name}.dsse.json`, key: `${name}.pem` }
}

const NO_CRYPTO =
  'this page was opened over plain HTTP from another machine, and browsers check no signatures there'

/** Why this machine cannot check signatures; undefined when it can. */
export async function cannotCheck(): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return NO_CRYPTO
  try {
    await crypto.subtle.importKey('raw', Uint8Array.of(1, ...new Uint8Array(31)), 'Ed25519', false, [
      'verify',
    ])
    return undefined
  } catch {
    return 'this browser knows no Ed25519 signatures'
  }
}

const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/ // 64 bytes

/** The signature in an envelope, and the envelope as text; undefined when it holds none. */
function signatureIn(data: Uint8Array): { envelope: string; signature: Uint8Array<ArrayBuffer> } | undefined {
  try {
    const envelope = text.decode(data)
    const sig: unknown = JSON.parse(envelope)?.signatures?.[0]?.sig
    if (typeof sig === 'string' && SIGNATURE.test(sig)) return { envelope, signature: bytesOf(sig) }
  } catch {
    // no text, or no JSON
  }
  return undefined
}

/**
 * Checks the signatures of a bundle. A signature is only worth as much as what is known of its key: `trusted` is the key that a
 * signature is wanted of.
 */
export async function checkedSignatures(
  manifest: SignedManifest,
  files: readonly ZipFile[],
  trusted?: PublicKey,
): Promise<SignatureCheck[]> {
  const envelopes = files.filter(({ path }) => path.endsWith('.dsse.json'))
  const why = envelopes.length > 0 ? await cannotCheck() : undefined
  const found = await Promise.all(
    envelopes.map((file) => checkedSignature(manifest, file, files, { trusted, why })),
  )
  const names = new Set(envelopes.flatMap(({ path }) => [path, path.replace(/dsse\.json$/, 'pem')]))
  const strange = files.filter(({ path }) => !names.has(path))
  if (trusted && !found.some(({ valid, key }) => valid && key === trusted.id)) {
    const message = `there is no valid signature by the given key ${trusted.id.slice(0, 16)}…`
    found.push({ file: SIGNATURES, kind: 'signature', valid: false, message, key: null })
  }
  return [
    ...found,
    ...strange.map(({ path: file }) => ({
      file,
      kind: 'signature' as const,
      valid: false,
      message: `${file} is neither a signature nor the public key of one`,
      key: null,
    })),
  ]
}

async function checkedSignature(
  manifest: SignedManifest,
  { path, data }: ZipFile,
  files: readonly ZipFile[],
  { trusted, why }: { readonly trusted: PublicKey | undefined; readonly why: string | undefined },
): Promise<SignatureCheck> {
  const answer = (valid: boolean | null, message: string, key: string | null = null) => ({
    file: path,
    kind: 'signature' as const,
    valid,
    key,
    message: valid === false ? `${path} ${message}` : message,
  })
  try {
    const found = signatureIn(data)
    if (!found) {
      return answer(
        false,
        'holds no signature; a DSSE envelope is JSON with an entry in `signatures`, whose `sig` is 64 bytes as base64',
      )
    }
    const { envelope, signature } = found
    const pem = text.decode(files.find((one) => one.path === path.replace(/dsse\.json$/, 'pem'))?.data)
    const key = publicKeyIn(pem, 'its key')
    const body = statementOf(manifest)
    const whole = envelopeOf(key, body, signature) === envelope
    if (!whole || pemOf(key) !== pem || path !== filesOfSignature(key).envelope) {
      return answer(false, 'does not sign this bundle, or was changed')
    }
    if (why !== undefined) return answer(null, `not checked: ${why}; markgraph verify checks it`, key.id)
    const own = await crypto.subtle.importKey('spki', key.der, 'Ed25519', false, ['verify'])
    if (!(await crypto.subtle.verify('Ed25519', own, signature, toSign(body)))) {
      return answer(false, 'is not a signature by its key')
    }
    const whose = trusted?.id === key.id ? 'the given one' : 'whose it is, only a key from elsewhere can show'
    return answer(true, `signed by the key ${key.id.slice(0, 16)}…, ${whose}`, key.id)
  } catch (error) {
    return answer(false, `cannot be read: ${(error as Error).message}`)
  }
}

/** The envelope, in canonical form. */
export const envelopeOf = ({ id }: PublicKey, body: Uint8Array, signature: Uint8Array): string =>
  canonicalJson({
    payload: base64(body),
    payloadType: PAYLOAD_TYPE,
    signatures: [{ keyid: id, sig: base64(signature) }],
  })
