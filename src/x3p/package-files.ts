/** Finds the files of an X3P package among the entries of its ZIP: the main document and the files it links to. */

import { md5 } from '#md5'
import { phrase, quote } from '../errors.ts'
import { invalid, notX3p } from './refusal.ts'
import type { ZipEntry } from './zip-directory.ts'
import { entryPath } from './zip-directory.ts'

/** Finds `main.xml`, in any letter case and folder. Of several, the one nearest to the root. */
export function findMain(entries: readonly ZipEntry[]): ZipEntry {
  const depth = (entry: ZipEntry): number => entry.path.split('/').length
  const found = entries.filter(
    (entry) => /(?:^|\/)main\.xml$/.test(entry.path) && !/^__macosx\//.test(entry.path),
  )
  const least = Math.min(...found.map(depth))
  const nearest = found.filter((entry) => depth(entry) === least)
  if (nearest.length === 0) {
    throw notX3p(phrase('the ZIP holds no main.xml, the main document of an X3P'), {
      entries: entries.length,
    })
  }
  return only(nearest, 'main.xml')
}

/** Finds the entry that `link` names: beside the main document, at the root, or the only entry whose path ends like it. */
export function findLinked(entries: readonly ZipEntry[], main: ZipEntry, link: string): ZipEntry | undefined {
  const path = entryPath(link)
  if (path === '') return undefined
  const folder = main.path.slice(0, main.path.lastIndexOf('/') + 1)
  for (const fits of [
    (entry: ZipEntry) => entry.path === folder + path,
    (entry: ZipEntry) => entry.path === path,
    (entry: ZipEntry) => entry.path.endsWith(`/${path}`),
  ]) {
    const found = entries.filter(fits)
    if (found.length > 0) return only(found, link)
  }
  return undefined
}

function only(found: readonly ZipEntry[], what: string): ZipEntry {
  const names = found.map((entry) => quote(entry.name)).slice(0, 4)
  if (found.length !== 1) {
    throw invalid(
      phrase('{what} names {found} entries of the ZIP, not one: {names}', {
        what: quote(what),
        found: found.length,
        names: names.join(', '),
      }),
      {
        names,
      },
    )
  }
  return found[0]!
}

/** Refuses `data` unless its MD5 is `written`. An empty `written` is not checked. */
export function checkMd5(data: Uint8Array, written: string, what: string): void {
  if (written === '') return
  const expected = written.toLowerCase()
  if (!/^[0-9a-f]{32}$/.test(expected)) {
    throw invalid(
      phrase('the MD5 given for {what} is {written}, not 32 hexadecimal digits', {
        what,
        written: quote(written),
      }),
      {
        written: written.slice(0, 60),
      },
    )
  }
  const found = md5(data)
  if (found !== expected) {
    throw invalid(
      phrase('MD5 mismatch: {what} has {found}, but {expected} is written in the file', {
        what,
        found,
        expected,
      }),
      {
        found,
        expected,
      },
    )
  }
}

/** Whether the MD5 of `data` is `written`. An empty `written` is not checked. */
export const hasMd5 = (data: Uint8Array, written: string): boolean =>
  written === '' || md5(data) === written.toLowerCase()

/** The digest in a checksum file: `<digest> *main.xml`, where only the digest counts. */
export function digestIn(checksumFile: Uint8Array): string {
  const text = new TextDecoder().decode(checksumFile.subarray(0, 1024)).trim()
  return text.split(/\s/)[0] ?? ''
}
