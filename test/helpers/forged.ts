/** Bundles that were changed on purpose, with hashes to match. */
import { forgedBundle } from '../../lab/trials/forging.ts'
import type { Handle } from '../../src/address/canonical.ts'
import { type Encoded, encoded, handleOf } from '../../src/kinds/kind.ts'
import { openBundle } from '../../src/verify/bundles/open-bundle.ts'

/** A bundle of striated marks with one number of one signature changed: its hashes and handles are all right, its numbers are not. */
export async function forgedSignature(zip: Uint8Array): Promise<{ zip: Uint8Array; artifact: Handle }> {
  const { dossier } = openBundle(zip)
  const signature = [...dossier!.artifacts.values()].find(({ kind }) => kind === 'signature.1d')!
  const data = ((await dossier!.read(signature.handle)) as Encoded).data.slice()
  new DataView(data.buffer).setFloat64(data.length - 16, 1, true)
  const made = encoded(signature.kind, signature.meta, data)
  const artifacts = new Map([[signature.handle, made]])
  return { zip: await forgedBundle(zip, { artifacts }), artifact: handleOf(made) }
}
