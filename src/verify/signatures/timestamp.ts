/**
 * The timestamp of a bundle: a token by which a timestamp authority says when it saw the manifest. pkijs checks the token and the
 * chain of its certificates.
 * source  RFC 3161; RFC 5652
 */
import { webcrypto } from 'node:crypto'
import { Certificate, CryptoEngine, ExtKeyUsage, SignedData, setEngine, TimeStampResp, TSTInfo } from 'pkijs'
import { MarkgraphError } from '../../errors.ts'
import { asFile, TIMESTAMP } from '../bundles/manifest.ts'
import type { SignatureCheck } from '../shapes.ts'
import type { SignedManifest } from './dsse.ts'

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'

setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as never }))

/** The certificate in a PEM text. Error `bad-value`. */
export function certificateIn(pem: string): Certificate {
  const base64 = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/.exec(pem)?.[1]
  try {
    return Certificate.fromBER(Buffer.from(base64!, 'base64'))
  } catch (error) {
    throw new MarkgraphError(
      'bad-value',
      'the certificate of the authority is not a certificate as PEM text',
      {},
      error,
    )
  }
}

/** What an answer of an authority holds; undefined when it is none. */
function tokenIn(answer: Uint8Array): { readonly signed: SignedData; readonly info: TSTInfo } | undefined {
  try {
    const response = TimeStampResp.fromBER(answer)
    const signed = new SignedData({ schema: response.timeStampToken!.content })
    return { signed, info: TSTInfo.fromBER(signed.encapContentInfo.eContent!.getValue()) }
  } catch {
    return undefined
  }
}

/**
 * Checks a token against the manifest and the certificate of an authority.
 * in      `trusted`: without it, nothing is known of who made the token, and the answer says so
 */
export async function checkedTimestamp(
  manifest: SignedManifest,
  token: Uint8Array,
  trusted?: Certificate,
): Promise<SignatureCheck> {
  const answer = (valid: boolean | null, message: string): SignatureCheck => ({
    file: TIMESTAMP,
    kind: 'timestamp',
    valid,
    message: valid === false ? `${TIMESTAMP} ${message}` : message,
    key: null,
  })
  const found = tokenIn(token)
  if (!found) {
    return answer(
      false,
      'holds no timestamp; it must be the answer of an authority, as `openssl ts -reply` writes it',
    )
  }
  const { signed, info } = found
  try {
    const data = Uint8Array.from(asFile(manifest)).buffer
    const time = info.genTime.toISOString()
    if (!(await info.verify({ data }))) return answer(false, 'is of another manifest')
    if (!trusted)
      return answer(null, `a token says ${time}; who made it, only --tsa with a certificate can show`)
    const { signatureVerified, signerCertificate } = await signed.verify({
      signer: 0,
      data,
      trustedCerts: [trusted],
      checkChain: true,
      checkDate: info.genTime,
      extendedMode: true,
    })
    const purposes = signerCertificate?.extensions?.find(
      ({ parsedValue }) => parsedValue instanceof ExtKeyUsage,
    )
    if (!signatureVerified) return answer(false, 'is not signed by an authority under the given certificate')
    if (!(purposes?.parsedValue as ExtKeyUsage | undefined)?.keyPurposes.includes(TIME_STAMPING)) {
      return answer(false, 'is signed by a certificate that is not for timestamps')
    }
    return answer(true, `seen at ${time} by an authority under the given certificate`)
  } catch (error) {
    return answer(false, `cannot be verified: ${(error as Error).message}`)
  }
}
