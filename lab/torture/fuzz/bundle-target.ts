import { asFile, fileEntry, manifestWith } from '../../../src/verify/bundles/manifest.ts'
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
  const manifest = manifestWith({ ...facts, files: others.map(({ path, data }) => fileEntry(path, data)) })
  return zipOf([{ path: own!.path, data: asFile(manifest) }, ...others])
}

/** The files of a bundle of which one is changed: `seeds` are those that are small, with the number of each as their first byte. */
export function filesInTurn(zip: Uint8Array) {
  const files = filesOfZip(zip)
  const small = files.flatMap((file, i) => (file.data.length < MAX_FILE ? [i] : []))
  return {
    seeds: small.map((i, k) => new Uint8Array([k, ...files[i]!.data])),
    /** The bundle with an input in place of its file, all hashes right again, unless it is the manifest. */
    changed(input: Uint8Array): Uint8Array {
      const at = small[(input[0] ?? 0) % small.length]!
      const all = files.map((file, i) => (i === at ? { ...file, data: input.slice(1) } : file))
      return at === 0 ? zipOf(all) : resealed(all)
    },
  }
}

/** Evidence bundles: one file, or the manifest, is any bytes, and all hashes are right again. The first byte says which file. */
export async function bundleTarget(): Promise<Target> {
  const { service, close } = await smallReferences()
  const zip = await zipOfReport(service, await reportOf(service, 'toolmark'), false)
  await close()
  const { seeds, changed } = filesInTurn(zip)
  must(openBundle(zip).findings.length === 0, 'the bundle is not intact')
  return {
    name: 'evidence bundle',
    share: 2,
    words: ['sha256:', '"inputs":', '"runs":', '{', '}', '[', ']', 'null', '1e999', '"output":'],
    seeds,
    run(input) {
      const { findings, dossier } = openBundle(changed(input))
      must(findings.length > 0 || dossier !== undefined, 'a bundle with no finding that cannot be checked')
    },
  }
}
