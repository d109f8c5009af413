import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { parseHandle } from '../address/canonical.ts'
import { parseFileReading, type ReadingFields, refuseReading } from '../compare/request/parse-request.ts'
import { type Given, readAs, uploadOfBytes } from '../compare/request/upload.ts'
import { MarkgraphError, phrase, quote } from '../errors.ts'
import type { FileReading } from '../marks/mark-type.ts'
import type { Settings } from '../settings/settings.ts'
import { mib } from '../words/amounts.ts'
import type { Host } from './host.ts'
import { scansOf, type TextScan } from './scans.ts'
import { unescaped } from './unescaped.ts'

const LINK = 'markgraph://artifacts/'
const FILE = 'file://'

/** A scan that need not be sent: an artifact, or a file that the server can read. */
export const scanReference = z
  .union([z.string(), z.looseObject({ uri: z.string() })], {
    error: 'give a handle (sha256:…), a link or an absolute path as text, or an object with a uri,',
  })
  .describe(
    'The handle of a surface (sha256:…, from POST /v1/artifacts or a recipe), a resource link to it (markgraph://artifacts/…), or a file: an absolute path or a file:// link, over standard input and output only, in a folder that the user has allowed.',
  )
export type ScanReference = z.infer<typeof scanReference>

/** One scan of a call: as text or as a reference. */
export type GivenScan = TextScan | { readonly name: string; readonly reference: ScanReference }

/**
 * The scans of a call, in their order. Texts and files are held against the limits of a request.
 * errors  `bad-value`: text that is not base64, a file that cannot be read or is not in an allowed folder, a handle beside
 *         units or mask; `too-large`
 */
export async function givenScans(
  settings: Settings,
  { folders }: Pick<Host, 'folders'>,
  given: readonly GivenScan[],
  fields: ReadingFields,
): Promise<Given[]> {
  const reading = parseFileReading(fields)
  const texts = readAs(await scansOf(settings, given.filter(isText)), reading)
  const all: Given[] = []
  for (const one of given) {
    if (isText(one)) all.push(texts.shift()!)
    else {
      const scan = await referenced(settings, folders, one.name, one.reference, reading)
      if (typeof scan === 'string') refuseReading(fields, one.name, phrase('give the file'))
      all.push(scan)
    }
  }
  return all
}

const isText = (one: GivenScan): one is TextScan => 'base64' in one

async function referenced(
  settings: Settings,
  folders: Host['folders'],
  name: string,
  reference: ScanReference,
  reading: FileReading,
): Promise<Given> {
  const text = (typeof reference === 'string' ? reference : reference.uri).trim()
  if (text.startsWith('sha256:')) return parseHandle(text)
  if (text.startsWith(LINK)) return parseHandle(unescaped(text.slice(LINK.length)))
  const path = text.startsWith(FILE) ? pathOf(name, text) : text
  if (!isAbsolute(path)) {
    throw new MarkgraphError(
      'bad-value',
      `${name} is ${quote(text)}; give a handle (sha256:…), a link (markgraph://artifacts/…) or an absolute path`,
    )
  }
  return { ...uploadOfBytes(basename(path), await fileIn(settings, folders, name, path)), reading }
}

function pathOf(name: string, link: string): string {
  try {
    return fileURLToPath(link)
  } catch {
    throw new MarkgraphError(
      'bad-value',
      `${name} is ${quote(link)}, which is not a link to a file on this machine`,
    )
  }
}

/** The bytes of a file in one of the allowed folders, links followed. */
async function fileIn(
  { maxFileBytes }: Settings,
  folders: Host['folders'],
  name: string,
  path: string,
): Promise<Uint8Array> {
  const real = await allowedPath(folders, name, path)
  const found = await stat(real)
  const wrong = (why: string): MarkgraphError => new MarkgraphError('bad-value', `${name}: ${path} ${why}`)
  if (found.isDirectory()) throw wrong('is a folder; name the X3P files in it one by one')
  if (!found.isFile()) throw wrong('is not a file')
  if (found.size > maxFileBytes) {
    throw new MarkgraphError(
      'too-large',
      `${name}: ${path} is over ${mib(maxFileBytes)}, the limit of one file`,
    )
  }
  try {
    return new Uint8Array(await readFile(real))
  } catch (error) {
    throw wrong(`cannot be read: ${(error as Error).message}`)
  }
}

/** The path without links, if it is in an allowed folder. The same sentence for a file that is not there and one that is outside. */
async function allowedPath(folders: Host['folders'], name: string, path: string): Promise<string> {
  if (folders === undefined) {
    throw new MarkgraphError(
      'bad-value',
      `${name} is a path, which is read only over standard input and output; upload the scan to POST /v1/artifacts and give its handle`,
    )
  }
  if (folders.length === 0) {
    throw new MarkgraphError(
      'bad-value',
      `${name} is a path, but no folder is allowed: the user allows one with markgraph mcp --folder <folder>`,
    )
  }
  const real = await realpath(path).catch(() => undefined)
  if (real !== undefined && (await isInside(folders, real))) return real
  throw new MarkgraphError(
    'bad-value',
    `${name}: there is no file ${path} in the allowed folders ${folders.join(', ')}`,
  )
}

/** The path of a file that is not there yet, in an allowed folder. Error: `bad-value`. */
export async function newFileIn(folders: Host['folders'], name: string, path: string): Promise<string> {
  if (!isAbsolute(path)) throw new MarkgraphError('bad-value', `${name} must be an absolute path`)
  const folder = await realpath(dirname(path)).catch(() => undefined)
  const whole = folder && join(folder, basename(path))
  if (whole !== undefined && (await isInside(folders ?? [], whole))) return whole
  const where =
    folders === undefined
      ? 'files are written only over standard input and output; leave it out, and the document comes with the answer'
      : folders.length === 0
        ? 'no folder is allowed: the user allows one with markgraph mcp --folder <folder>'
        : `${path} is not in the allowed folders ${folders.join(', ')}`
  throw new MarkgraphError('bad-value', `${name}: ${where}`)
}

async function isInside(folders: readonly string[], real: string): Promise<boolean> {
  for (const folder of folders) {
    const within = relative(await realpath(folder).catch(() => folder), real)
    if (within !== '' && within !== '..' && !within.startsWith(`..${sep}`) && !isAbsolute(within)) return true
  }
  return false
}

/** The name of the argument, with that of the file where one is named. */
function nameOf(given: GivenScan): string {
  if (isText(given)) return given.name
  const { name, reference } = given
  return `${name} (${basename(typeof reference === 'string' ? reference : reference.uri)})`
}

/**
 * Names the scan in an error about a file that cannot be read, with what is to be done.
 * in      `given`, `scans`: the scans of the call with their names, and what they were read to, in one order
 */
export function namingScan(given: readonly GivenScan[], scans: readonly Given[]): (error: unknown) => never {
  const files = given.filter((_, i) => typeof scans[i] !== 'string')
  return (error) => {
    const at = error instanceof MarkgraphError ? error.details['upload'] : undefined
    const file = typeof at === 'number' ? files[at] : undefined
    if (!(error instanceof MarkgraphError) || file === undefined) throw error
    const message = `${nameOf(file)}: ${error.message}. Nothing was compared: ask for the file again. A file that cannot be read is no evidence.`
    throw new MarkgraphError(error.code, message, error.details, error)
  }
}
