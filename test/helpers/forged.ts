/** Bundles that were changed on purpose, with hashes to match. */
import { type Handle, handleOfJson } from '../../src/address/canonical.ts'
import { type Encoded, encoded, handleOf } from '../../src/kinds/kind.ts'
import { reportKind } from '../../src/kinds/report.ts'
import { bundleFiles, manifestFile } from '../../src/verify/bundles/documents.ts'
import { openBundle } from '../../src/verify/bundles/open-bundle.ts'
import { filesOfZip, zipOf } from '../../src/verify/bundles/zip.ts'
import type { Dossier } from '../../src/verify/sources/dossier.ts'

/** A bundle of striated marks with one number of one signature changed: its hashes and handles are all right, its numbers are not. */
export async function forgedSignature(zip: Uint8Array): Promise<{ zip: Uint8Array; artifact: Handle }> {
  const { dossier } = openBundle(zip)
  const signature = [...dossier!.artifacts.values()].find(({ kind }) => kind === 'signature.1d')!
  const data = ((await dossier!.read(signature.handle)) as Encoded).data.slice()
  new DataView(data.buffer).setFloat64(data.length - 16, 1, true)
  const made = encoded(signature.kind, signature.meta, data)
  return { zip: await written(zip, dossier!, signature.handle, made), artifact: handleOf(made) }
}

/** The bundle that a dishonest copy of this program would write: one artifact is another, and all else follows from it. */
async function written(
  zip: Uint8Array,
  dossier: Dossier,
  instead: Handle,
  made: Encoded,
): Promise<Uint8Array> {
  const { report, recipe, runs, releases } = dossier
  let text = JSON.stringify({ runs, recipe: recipe!.body, report: report.body })
  const swap = (from: Handle, to: Handle): void => {
    text = text.replaceAll(from, to)
  }
  const part = (name: string) => JSON.parse(text)[name] as never
  swap(instead, handleOf(made))
  const recipeHandle = handleOfJson(part('recipe'))
  swap(recipe!.handle, recipeHandle)
  const body = reportKind.encode(part('report'))
  swap(report.handle, handleOf(body))
  const other = new Map([
    [instead, made],
    [report.handle, body],
  ])
  const artifacts: Dossier['artifacts'] = new Map(
    [...dossier.artifacts.values()].map((row) => {
      const now = other.get(row.handle)
      const found = now
        ? { ...row, handle: handleOf(now), dataSha256: now.dataSha256, bytes: now.data.length }
        : row
      return [found.handle, found]
    }),
  )
  const data = new Map<Handle, Encoded>()
  for (const { handle, kind } of dossier.artifacts.values()) {
    const found = other.get(handle) ?? (await dossier.read(handle))
    if (typeof found !== 'string' && kind !== 'scan') data.set(handleOf(found), found)
  }
  const { manifest, files } = bundleFiles({
    dossier: {
      runs: part('runs'),
      releases,
      artifacts,
      recipe: { handle: recipeHandle, body: part('recipe') },
      report: { handle: handleOf(body), body: part('report') },
    },
    data,
    pdf: new Uint8Array(),
    scans: true,
  })
  const old = filesOfZip(zip)
  const scan = (path: string): Uint8Array => old.find((file) => file.path === path)!.data
  return zipOf([
    manifestFile(manifest),
    ...files.map(({ path, data: own }) => ({ path, data: own ?? scan(path) })),
  ])
}
