/** What a dishonest copy of this program would write: bundles that are changed, with every hash and handle to match. */

import { type Handle, handleOfJson, type Json } from '../../src/address/canonical.ts'
import { type Encoded, handleOf } from '../../src/kinds/kind.ts'
import { reportKind } from '../../src/kinds/report.ts'
import { bundleFiles, manifestFile } from '../../src/verify/bundles/documents.ts'
import { fileEntry, type Manifest, manifestOf } from '../../src/verify/bundles/manifest.ts'
import { type HeldFiles, openBundle } from '../../src/verify/bundles/open-bundle.ts'
import type { PrintFile } from '../../src/verify/bundles/print-file.ts'
import { filesOfZip, type ZipFile, zipOf } from '../../src/verify/bundles/zip.ts'
import type { Proved } from '../../src/verify/shapes.ts'
import type { Dossier } from '../../src/verify/sources/dossier.ts'
import type { EXIT_CODES } from '../../src/verify/verdict.ts'

/** A bundle that is true or forged, and what must be said of it. */
export interface Forgery {
  readonly name: string
  /** The bundle, or what makes it, where that takes a service of its own. */
  readonly zip: Uint8Array | (() => Promise<Uint8Array>)
  /** A printed report that comes by itself. */
  readonly pdf?: ZipFile
  readonly trust?: readonly string[]
  readonly expected: Expected
}
type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES]
export type Expected = { readonly exit: ExitCode } & Partial<
  Pick<Proved, 'computation' | 'reference' | 'refusal' | 'pdf'>
>

/** JSON objects that a forgery changes, whatever their types. */
// biome-ignore lint/suspicious/noExplicitAny: a forger heeds no types
type Loose = any

/** What is changed in a bundle. All else follows from it. */
export interface Changes {
  report?(body: Loose): Loose
  recipe?(body: Loose): Loose
  runs?(runs: Loose[]): Loose[]
  /** Other data of artifacts, by their handles. */
  readonly artifacts?: ReadonlyMap<Handle, Encoded>
  /** Artifacts that are added. */
  readonly added?: readonly Encoded[]
  pdf?(bytes: Uint8Array | null): Uint8Array | null
  print?(print: PrintFile | null): PrintFile | null
  /** Files of added scans. */
  readonly scans?: readonly ZipFile[]
}

/** The bundle with these changes: its hashes and handles are all right. */
export async function forgedBundle(zip: Uint8Array, changes: Changes): Promise<Uint8Array> {
  const { dossier, held } = openBundle(zip) as { dossier: Dossier; held: HeldFiles }
  const { report, recipe, runs, releases } = dossier
  let text = JSON.stringify({
    runs: changes.runs ? changes.runs(structuredClone(runs) as Loose[]) : runs,
    recipe: recipe && (changes.recipe ? changes.recipe(structuredClone(recipe.body)) : recipe.body),
    report: changes.report ? changes.report(structuredClone(report.body)) : report.body,
  })
  const part = (name: string) => JSON.parse(text)[name] as never
  const swap = (from: Handle, to: Handle): void => {
    text = text.replaceAll(from, to)
  }
  const other = new Map(changes.artifacts)
  for (const [from, made] of other) swap(from, handleOf(made))
  const recipeHandle = recipe && handleOfJson(part('recipe'))
  if (recipe) swap(recipe.handle, recipeHandle!)
  const body = reportKind.encode(part('report'))
  swap(report.handle, handleOf(body))
  other.set(report.handle, body)

  const artifacts = new Map<
    Handle,
    typeof dossier.artifacts extends ReadonlyMap<Handle, infer A> ? A : never
  >()
  const data = new Map<Handle, Encoded>()
  const add = (made: Encoded): void => {
    const { kind, meta, dataSha256 } = made
    artifacts.set(handleOf(made), { handle: handleOf(made), kind, meta, dataSha256, bytes: made.data.length })
    if (kind !== 'scan') data.set(handleOf(made), made)
  }
  for (const row of dossier.artifacts.values()) {
    const found = other.get(row.handle) ?? (await dossier.read(row.handle))
    if (typeof found === 'string') artifacts.set(row.handle, row)
    else add(found)
  }
  changes.added?.forEach(add)
  const pdf = held.pdf ?? null
  const print = held.print ?? null
  const { manifest, files } = bundleFiles({
    dossier: {
      runs: part('runs'),
      releases,
      artifacts,
      recipe: recipeHandle && { handle: recipeHandle, body: part('recipe') },
      report: { handle: handleOf(body), body: part('report') },
    },
    data,
    pdf: changes.pdf ? changes.pdf(pdf) : pdf,
    print: changes.print ? changes.print(print) : print,
    scans: true,
  })
  const old = [...filesOfZip(zip), ...(changes.scans ?? [])]
  const scan = (path: string): Uint8Array => old.find((file) => file.path === path)!.data
  return zipOf([
    manifestFile(manifest),
    ...files.map(({ path, data: own }) => ({ path, data: own ?? scan(path) })),
  ])
}

/** The bundle with other files, of which its manifest says that they were there from the start. */
export function withFiles(
  zip: Uint8Array,
  change: (files: readonly ZipFile[]) => readonly ZipFile[],
): Uint8Array {
  const [first, ...files] = filesOfZip(zip)
  const changed = change(files)
  const listed = changed.filter(({ path }) => !path.startsWith('signatures/'))
  return withManifest(zipOf([first!, ...changed]), (facts) => ({
    ...facts,
    files: listed.map(({ path, data }) => fileEntry(path, data)),
  }))
}

/** The bundle with another manifest, whose handle follows from it. */
export function withManifest(
  zip: Uint8Array,
  change: (facts: Omit<Manifest, 'handle'>) => Omit<Manifest, 'handle'>,
): Uint8Array {
  const [first, ...files] = filesOfZip(zip)
  const { handle: _, ...facts } = JSON.parse(new TextDecoder().decode(first!.data)) as Manifest
  return zipOf([manifestFile(manifestOf(change(facts))), ...files])
}

/** A report in the words of its codes and values. */
export const inItsWords = (body: Loose): Loose =>
  reportKind.decode(reportKind.encode(body)) as unknown as Json
