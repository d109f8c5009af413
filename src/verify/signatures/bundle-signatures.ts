import type { KeyObject } from 'node:crypto'
import type { Certificate } from 'pkijs'
import { MarkgraphError } from '../../errors.ts'
import { filesOfFormat } from '../bundles/files-of-format.ts'
import { TIMESTAMP } from '../bundles/manifest.ts'
import { openBundle } from '../bundles/open-bundle.ts'
import { openLazy } from '../bundles/open-lazy.ts'
import { filesOfZip, zipOf } from '../bundles/zip.ts'
import { type LaboratoryManifest, laboratoryManifest } from '../laboratory/laboratory-file.ts'
import { type ValidationManifest, validationManifest } from '../validations/validation-file.ts'
import type { CheckSignatures } from './check-signatures.ts'
import { checkedSignatures, type PublicKey, type SignedManifest } from './dsse.ts'
import { signedBy } from './signature.ts'
import { checkedTimestamp } from './timestamp.ts'

/** Checks signatures and timestamp of a bundle; `key` and `authority` are what the reader trusts. */
export const signatureChecker =
  ({
    key,
    authority,
  }: {
    key?: PublicKey | undefined
    authority?: Certificate | undefined
  } = {}): CheckSignatures =>
  async (manifest, files) => {
    const token = files.find(({ path }) => path === TIMESTAMP)
    const signatures = await checkedSignatures(
      manifest,
      files.filter((one) => one !== token),
      key,
    )
    if (token) return [...signatures, await checkedTimestamp(manifest, token.data, authority)]
    const missing = `there is no ${TIMESTAMP}`
    return authority
      ? [...signatures, { file: TIMESTAMP, kind: 'timestamp', valid: false, message: missing, key: null }]
      : signatures
  }

/** The manifest of a bundle of any form whose hashes are right. Error `damaged`: it is not intact. */
export function intactManifest(zip: Uint8Array): SignedManifest {
  const { manifest, findings } =
    openedAs(zip, validationManifest) ?? openedAs(zip, laboratoryManifest) ?? openBundle(zip)
  if (manifest && findings.length === 0) return manifest
  const why = findings[0]?.message ?? 'it cannot be read'
  throw new MarkgraphError('damaged', `this bundle is not intact: ${why}`)
}

function openedAs(zip: Uint8Array, schema: typeof validationManifest | typeof laboratoryManifest) {
  const files = filesOfFormat(zip, schema.shape.format.value)
  return files && openLazy<ValidationManifest | LaboratoryManifest>(zip, files, schema)
}

/** A bundle with a signature, a timestamp, or both added. Error `damaged`: it is not intact as it is. */
export function addSignatures(
  zip: Uint8Array,
  { key, token }: { key?: KeyObject | undefined; token?: Uint8Array | undefined },
): Uint8Array {
  const manifest = intactManifest(zip)
  const added = [
    ...(key ? signedBy(key, manifest) : []),
    ...(token ? [{ path: TIMESTAMP, data: token }] : []),
  ]
  const names = new Set(added.map(({ path }) => path))
  return zipOf([...filesOfZip(zip).filter(({ path }) => !names.has(path)), ...added])
}
