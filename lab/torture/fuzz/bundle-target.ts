import { sha256 } from '../../../src/address/canonical.ts'
import { manifestOf } from '../../../src/verify/bundles/manifest.ts'
import { openBundle } from '../../../src/verify/bundles/open-bundle.ts'
import { filesOfZip, type ZipFile, zipOf } from '../../../src/verify/bundles/zip.ts'
import { reportOf, smallReferences, zipOfReport } from '../../../test/helpers/bundles.ts'
import type { Target } from './guided.ts'
import { must } from './outcome.ts'

const MAX_FILE = 60_000 // bytes of a file that is changed; the others are pictures and documents

/** A bundle whose manifest fits its files again: a forger can do that, so hashes alone stop nobody here. */
function resealed(files: readonly ZipFile[]): Uint8Array {
  const [own, ...others] = files
  const { handle: _handle, files: _files, ...facts } = JSON.parse(new TextDecoder().decode(own!.data))
  const listed = others.map(({ path, data }) => ({ path, sha256: sha256(data), bytes: data.length }))
  const data = new TextEncoder().encode(JSON.stringify(manifestOf({ ...facts, files: listed })))
  return zipOf([{ path: own!.path, data }, ...others])
}

/** Evidence bundles: one file, or the manifest, is any bytes, and all hashes are right again. The first byte says which file. */
export async function bundleTarget(): Promise<Target> {
  const { service, close } = await smallReferences()
  const zip = await zipOfReport(service, await reportOf(service, 'toolmark'), false)
  await close()
  const files = filesOfZip(zip)
  must(openBundle(zip).findings.length === 0, 'the bundle is not intact')
  const small = files.flatMap((file, i) => (file.data.length < MAX_FILE ? [i] : []))
  return {
    name: 'evidence bundle',
    share: 2,
    words: ['sha256:', '"inputs":', '"runs":', '{', '}', '[', ']', 'null', '1e999', '"output":'],
    seeds: small.map((i, k) => new Uint8Array([k, ...files[i]!.data])),
    run(input) {
      const at = small[(input[0] ?? 0) % small.length]!
      const changed = files.map((file, i) => (i === at ? { ...file, data: input.slice(1) } : file))
      const { findings, dossier } = openBundle(at === 0 ? zipOf(changed) : resealed(changed))
      must(findings.length > 0 || dossier !== undefined, 'a bundle with no finding that cannot be checked')
    },
  }
}
