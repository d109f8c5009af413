import { say } from '../languages/say.ts'

/** A file that may be given: the bundle, a printed report that came by itself, and the key that must have signed. */
export type GivenKind = 'bundle' | 'pdf' | 'key'

export const GIVEN_TITLES: Readonly<Record<GivenKind, string>> = {
  bundle: say('Bundle'),
  pdf: say('Printed report'),
  key: say('Key that must have signed it'),
}

const STARTS: readonly (readonly [GivenKind, string])[] = [
  ['bundle', 'PK'],
  ['pdf', '%PDF'],
  ['key', '-----BEGIN'],
]
const ENDINGS: readonly (readonly [GivenKind, RegExp])[] = [
  ['bundle', /\.zip$/i],
  ['pdf', /\.pdf$/i],
  ['key', /\.pem$/i],
]

/** What a file is, by its first bytes, or else by its name: a damaged bundle is a bundle. Undefined for none of these. */
export function givenKind(name: string, first: Uint8Array): GivenKind | undefined {
  const text = String.fromCharCode(...first.subarray(0, 16))
  const byStart = STARTS.find(([, start]) => text.startsWith(start))
  return (byStart ?? ENDINGS.find(([, ending]) => ending.test(name)))?.[0]
}

/** Sorts files by what they are; a sentence for those that cannot be taken. */
export async function sortedFiles(
  files: readonly File[],
): Promise<{ readonly given: ReadonlyMap<GivenKind, File>; readonly refused: string | undefined }> {
  const given = new Map<GivenKind, File>()
  for (const file of files) {
    const kind = givenKind(file.name, new Uint8Array(await file.slice(0, 16).arrayBuffer()))
    const refused =
      kind === undefined
        ? say('{file} is none of these: a bundle (.zip), a printed report (.pdf), a public key (.pem)', {
            file: file.name,
          })
        : given.has(kind)
          ? say('{first} and {second} are two of one kind; give one of them', {
              first: given.get(kind)!.name,
              second: file.name,
            })
          : undefined
    if (refused) return { given: new Map(), refused }
    given.set(kind!, file)
  }
  return { given, refused: undefined }
}
