/** Command lines that are wrong, or whose files are. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { type Ended, ran, ranInTurn } from '../helpers/program.ts'

/** What is wrong, the command line, and what the sentence says. */
const WRONG: readonly (readonly [what: string, args: readonly string[], sentence: string])[] = [
  ['an unknown domain', ['compare', '--domain', 'fired', '--a', 'x', '--b', 'y'], 'must be one of'],
  [
    'a missing file',
    ['compare', '--domain', 'striated', '--a', 'no.x3p', '--b', 'no.x3p'],
    'cannot read the scan',
  ],
  [
    'a folder in place of a scan',
    ['compare', '--domain', 'striated', '--a', '.', '--b', '.'],
    'cannot read the scan .: it is a folder, not a file',
  ],
  [
    'a scan that is packed',
    ['compare', '--domain', 'striated', '--a', 'GZIP', '--b', 'GZIP'],
    'land.x3p.gz: the file is packed with gzip (.gz); unpack it and give the X3P inside',
  ],
  [
    'a scan of another format',
    ['detect', 'AL3D'],
    'scan.al3d: the file is an Alicona AL3D; export it as X3P',
  ],
  ['a folder to detect', ['detect', '.'], 'name the X3P files in it, as ./*.x3p'],
  ['text for a scan', ['scope', '--domain', 'impressed', 'TEXT'], 'notes.txt: the file is no ZIP container'],
  ['a handle that is none', ['report', 'abc'], 'is not a handle'],
  [
    'a folder in place of a manifest',
    ['study', 'run', '.', '--domain', 'toolmark'],
    'cannot read the manifest .: it is a folder, not a file',
  ],
  ['a folder in place of a reference', ['reference', 'import', '.'], 'it is a folder, not a file'],
  ['an unknown command', ['compute'], 'unknown command'],
  ['a kind that cannot be simulated', ['simulate', 'ear', '--source', '1', '--mark', '1'], 'kind must be'],
  ['an option that is missing', ['compare', '--a', 'x'], "required option '--domain"],
  ['a command within a command', ['reference', 'bild'], 'unknown command'],
  [
    'lands that are no numbers',
    ['compare', '--domain', 'striated', '--a', 'x', '--b', 'y', '--lands-a', '1,two'],
    'must be whole numbers from 1 to 64, separated by commas',
  ],
  [
    'edges in the wrong order',
    ['compare', '--domain', 'striated', '--a', 'x', '--b', 'y', '--edges-b', '9:1'],
    'must be left:right in micrometres for each land, separated by commas',
  ],
  [
    'edges without an end',
    ['compare', '--domain', 'striated', '--a', 'x', '--b', 'y', '--edges-b', '9:Infinity'],
    'must be left:right in micrometres for each land, separated by commas',
  ],
  [
    'edges of which one is missing',
    ['compare', '--domain', 'striated', '--a', 'x', '--b', 'y', '--edges-a', ':1500'],
    'must be left:right in micrometres for each land, separated by commas',
  ],
  [
    'a unit that is none',
    ['compare', '--domain', 'striated', '--a', 'x', '--b', 'y', '--units', 'mm'],
    'Allowed choices are file, um',
  ],
]

let folder: string
let ended: Ended[]
beforeAll(async () => {
  folder = await temporaryFolder()
  await writeFile(join(folder, 'land.x3p.gz'), Uint8Array.of(0x1f, 0x8b, 8, 0))
  await writeFile(join(folder, 'scan.al3d'), 'AliconaImaging\0\r\n')
  await writeFile(join(folder, 'notes.txt'), 'no scan at all')
  ended = await ranInTurn(
    WRONG.map(([, args]) => given(args)),
    env(),
  )
})
afterAll(() => rm(folder, { recursive: true }))

const env = () => ({ MARKGRAPH_DATA: join(folder, 'data') })
const FILES = { GZIP: 'land.x3p.gz', AL3D: 'scan.al3d', TEXT: 'notes.txt' } as Record<string, string>
const given = (args: readonly string[]) =>
  args.map((word) => (FILES[word] ? join(folder, FILES[word]) : word))

test.each(WRONG.map(([what, , sentence], i) => [what, sentence, i] as const))(
  'exits with 2 and one sentence for %s',
  (_, sentence, i) => {
    const { code, err } = ended[i]!
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).not.toContain('    at ')
  },
)

test.each(['an unknown domain', 'text for a scan', 'an option that is missing'])(
  'a process of its own says the same of %s',
  async (what) => {
    const i = WRONG.findIndex(([one]) => one === what)
    const alone = await ran(given(WRONG[i]![1]), env())
    expect(alone).toEqual(ended[i])
  },
)
