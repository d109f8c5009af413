import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markgraph-cli-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a command on a data folder of its own; exit code, standard output and error. */
function markgraph(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, MARKGRAPH_DATA: join(folder, 'data'), MARKGRAPH_THREADS: '2' }
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { env, maxBuffer: 2 ** 28 }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })
}

async function simulated(kind: string, source: number, mark: number, ...more: string[]): Promise<string[]> {
  const out = join(folder, `${kind}-${source}-${mark}`)
  const seeds = ['--source', `${source}`, '--mark', `${mark}`]
  expect(await markgraph('simulate', kind, ...seeds, '--out', out, ...more)).toMatchObject({ code: 0 })
  return (await readdir(out)).sort().map((name) => join(out, name))
}

describe('markgraph', () => {
  test('compares simulated bullets: a table for a person, the whole report with --json', async () => {
    const a = await simulated('bullet', 1, 11, '--lands', '2', '--pitch-um', '2')
    const b = await simulated('bullet', 1, 12, '--lands', '2', '--pitch-um', '2')
    expect(a).toHaveLength(2)
    const table = await markgraph('compare', '--domain', 'striated', '--a', ...a, '--b', ...b)
    expect(table).toMatchObject({ code: 0, err: '' })
    for (const line of ['Likelihood ratio', '95% interval', 'In words', 'Reference', 'sha256:']) {
      expect(table.out).toContain(line)
    }
    const json = await markgraph('compare', '--domain', 'striated', '--a', ...a, '--b', ...b, '--json')
    expect(JSON.parse(json.out)).toMatchObject({
      calibrated: true,
      features: {},
      per_land: {},
      trace: {},
      recipe: {},
    })
    expect(table.out).toContain(JSON.parse(json.out).handle)
  })

  test('exits with 3 and the reason when a scan is out of scope', async () => {
    const [face] = await simulated('breech-face', 1, 1, '--pitch-um', '5')
    const refused = await markgraph('compare', '--domain', 'impressed', '--a', face!, '--b', face!)
    expect(refused.code).toBe(3)
    expect(refused.out).toContain('coarser than 4 µm')
  })

  test.each([
    ['an unknown domain', ['compare', '--domain', 'fired', '--a', 'x', '--b', 'y'], 'must be one of'],
    [
      'a missing file',
      ['compare', '--domain', 'striated', '--a', 'no.x3p', '--b', 'no.x3p'],
      'cannot read the scan',
    ],
    ['an unknown command', ['compute'], 'unknown command'],
    ['a kind that cannot be simulated', ['simulate', 'ear', '--source', '1', '--mark', '1'], 'kind must be'],
    ['an option that is missing', ['compare', '--a', 'x'], "required option '--domain"],
    ['a command within a command', ['reference', 'bild'], 'unknown command'],
    [
      'lands that are no numbers',
      ['compare', '--domain', 'striated', '--a', 'x', '--b', 'y', '--lands-a', '1,two'],
      'must be whole numbers from 1 to 64, separated by commas',
    ],
  ])('exits with 2 and one sentence for %s', async (_, args, sentence) => {
    const { code, err } = await markgraph(...args)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(err).not.toContain('    at ')
  })
})
