import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handleOf } from '../../src/kinds/kind.ts'
import { referenceKind } from '../../src/kinds/reference.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { markTypes } from '../../src/marks/types.ts'
import { referenceFromJson } from '../../src/references/import.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { type Commands, type Ended, openCommands, ranInTurn } from '../helpers/program.ts'
import { manifestOf, strokes, writeStudy } from '../helpers/studies.ts'

const REFERENCES = fileURLToPath(new URL('../../references/', import.meta.url))
const MARK_TYPES = markTypes(ALL_MARKS)
const MARKS = strokes(4, 3)
let folder: string
let scans: string
let commands: Commands

beforeAll(async () => {
  folder = await temporaryFolder()
  scans = join(folder, 'scans')
  await writeStudy(scans, MARKS)
  commands = openCommands({ MARKGRAPH_DATA: join(folder, 'data') })
})
afterAll(() => {
  commands.close()
  return rm(folder, { recursive: true, force: true })
})

const markgraph = (...args: string[]): Promise<Ended> => commands.run(args)
const inTurn = (...lines: string[][]): Promise<Ended[]> => commands.runAll(lines)
const run = (manifest: string, ...more: string[]) =>
  markgraph('study', 'run', manifest, '--domain', 'toolmark', '--scans', scans, ...more)

describe('a study on the command line', () => {
  let id: string

  test('runs with rate and remaining time, and writes its results', async () => {
    const out = join(folder, 'results.json')
    const done = await run(join(scans, 'manifest.csv'), '--name', 'four edges', '--out', out)
    expect(done).toMatchObject({ code: 0 })
    expect(done.err).toMatch(/pairs: 66 of 66, \d+\/s, 0 s left/)
    expect(done.out).toMatch(/State +done/)
    id = /Study +(\w+)/.exec(done.out)![1]!
    const { pairs, study } = JSON.parse(await readFile(out, 'utf8'))
    expect([study, pairs.length]).toEqual([id, 66])
    const asked = await inTurn(['study', 'list'], ['study', 'show', id], ['study', 'results', id])
    const [listed, shown, results] = asked.map(({ out }) => out)
    expect(listed).toMatch(new RegExp(`${id} +toolmark +done +66/66 +four edges`))
    expect(shown).toContain('edge4-3.x3p')
    const csv = results!.trim().split('\n')
    expect(csv).toHaveLength(67)
    expect(csv[1]).toContain(`edge1-1,edge1-2,edge1,edge1,1,${pairs[0].score},`)
  })

  test('becomes a reference that can be listed, shown, used and verified', async () => {
    const named = ['--id', 'four-edges', '--name', 'Four edges', '--population', 'The laboratory says so.']
    const made = await markgraph('study', 'reference', id, ...named)
    expect(made).toMatchObject({ code: 0 })
    expect(made.out).toContain('12 KM and 54 KNM pairs')
    const [a, b] = [join(scans, MARKS[0]!.scan), join(scans, MARKS[1]!.scan)]
    const both = ['compare', '--domain', 'toolmark', '--a', a, '--b', b]
    const [listed, shown, compared, verified] = (await inTurn(
      ['reference', 'list'],
      ['reference', 'show', 'four-edges'],
      [...both, '--reference', 'four-edges'],
      ['reference', 'verify', 'four-edges'],
    )) as [Ended, Ended, Ended, Ended]
    expect(listed.out).toMatch(/four-edges +toolmark +cmr-1d +12 +54/)
    expect(shown.out).toContain(`markgraph study ${id}`)
    // both scans are in the reference, so the pairs of their edge are left out: four edges of three marks remain
    expect(compared.out).toMatch(/Reference +Four edges \(9 KM, 27 KNM pairs\)/)
    expect(compared.out).toMatch(/mark_a +in_reference +.*all pairs of that source are left out/)
    expect(verified).toMatchObject({ code: 0 })
    for (const line of [
      /document +equal/,
      /scorer config +equal/,
      /diagnostics +equal/,
      /scores +equal +66/,
    ]) {
      expect(verified.out).toMatch(line)
    }
  })

  test('is scored under other settings, which a comparison then shows', async () => {
    const [a, b] = [join(scans, MARKS[0]!.scan), join(scans, MARKS[1]!.scan)]
    const on = ['--reference', 'four-edges', '--sensitivity']
    const compare = ['compare', '--domain', 'toolmark', '--a', a, '--b', b, ...on]
    const [before, scored, after] = (await inTurn(
      compare,
      ['reference', 'variants', 'four-edges'],
      compare,
    )) as [Ended, Ended, Ended]
    expect(before.out).toContain('has not been scored under other settings yet')
    expect(scored).toMatchObject({ code: 0 })
    expect(scored.out).toMatch(/^toolmark_lambda_s-low: source-disjoint Cllr 0\.\d{4}$/m)
    expect(scored.out).toMatch(/reference four-edges: its variants are scored\n$/)
    expect(after.out).toMatch(/Variants +32 variants, 32 with an LR/)
  })

  test('verify exits with 1 when a score is another, and with 0 when there are no scans to look at', async () => {
    const [first, second, ...rest] = MARKS
    const swapped = [{ ...first!, scan: second!.scan }, { ...second!, scan: first!.scan }, ...rest]
    const manifest = join(folder, 'swapped.csv')
    await writeFile(manifest, manifestOf(swapped))
    const verify = ['reference', 'verify']
    const [wrong, without] = (await inTurn(
      [...verify, 'four-edges', '--manifest', manifest, '--scans', scans],
      [...verify, 'striated'],
    )) as [Ended, Ended]
    expect(wrong).toMatchObject({ code: 1 })
    expect(wrong.out).toMatch(/scores +NOT EQUAL +the marks or their scans are others/)
    expect(without).toMatchObject({ code: 0 })
    expect(without.out).toMatch(/scores +not checked/)
  })

  test('a reference is imported under its id, once', async () => {
    const document = JSON.parse(await readFile(join(REFERENCES, 'striated.json'), 'utf8'))
    const path = join(folder, 'copy.json')
    await writeFile(path, JSON.stringify({ ...document, id: 'copy' }))
    const unsaid = await markgraph('reference', 'import', path)
    expect(unsaid).toMatchObject({ code: 2 })
    expect(unsaid.err).toContain('population is missing; say in a sentence who vouches')
    const once = ['reference', 'import', path, '--population', 'The laboratory says so.']
    expect((await inTurn(once, once)).map(({ code }) => code)).toEqual([0, 0])
    await writeFile(path, JSON.stringify({ ...document, id: 'copy', name: 'Other' }))
    const refused = await markgraph(...once)
    expect(refused).toMatchObject({ code: 2 })
    expect(refused.err).toContain('another reference is called copy')
  })

  test('a reference is exported, and is the same reference on another machine', async () => {
    const path = join(folder, 'exported.json')
    const [exported, printed, shown] = (await inTurn(
      ['reference', 'export', 'four-edges', path],
      ['reference', 'export', 'four-edges'],
      ['reference', 'show', 'four-edges'],
    )) as [Ended, Ended, Ended]
    expect(exported).toMatchObject({ code: 0, out: '' })
    expect(printed.out).toBe(await readFile(path, 'utf8'))
    const [imported, there] = (await ranInTurn(
      [
        ['reference', 'import', path],
        ['reference', 'show', 'four-edges'],
      ],
      { MARKGRAPH_DATA: join(folder, 'other') },
    )) as [Ended, Ended]
    expect(imported).toMatchObject({ code: 0 })
    expect(there.out).toBe(shown.out)
  })

  test('a bundled reference is exported with the handle of its document', async () => {
    const [exported, shown] = (await inTurn(
      ['reference', 'export', 'striated'],
      ['reference', 'show', 'striated'],
    )) as [Ended, Ended]
    expect(shown.out).toContain(handleOf(referenceKind.encode(referenceFromJson(exported.out, MARK_TYPES))))
  })

  test('a scan that cannot be read is named with its mark', async () => {
    await writeFile(join(scans, 'bad.x3p'), 'not a scan')
    const manifest = join(folder, 'bad.csv')
    await writeFile(manifest, manifestOf([...MARKS, { mark: 'm', source: 'e', scan: 'bad.x3p' }]))
    const study = ['study', 'run', manifest, '--domain', 'toolmark', '--scans', scans]
    const [bad, nothing] = (await inTurn(study, ['study', 'show', 'nothing'])) as [Ended, Ended]
    expect(bad).toMatchObject({ code: 2 })
    expect(bad.err).toContain('scan bad.x3p of mark m: ')
    expect(bad.err).not.toContain('    at ')
    expect(nothing.err).toContain('no study has the id "nothing"')
  })
})
