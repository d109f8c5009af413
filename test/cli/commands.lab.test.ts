import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAIN } from '../../lab/main-file.ts'
import { invented, withReferences } from '../../lab/trials/forgeries.ts'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import { BUNDLED, readReference } from '../../src/references/library.ts'
import { filesOfZip } from '../../src/verify/bundles/zip.ts'
import { uploadOf, zipOfReport } from '../helpers/bundles.ts'
import { readPdf } from '../helpers/pdf.ts'
import { type Commands, type Ended, openCommands } from '../helpers/program.ts'
import { bullet } from '../helpers/scans.ts'
import { faceScan } from '../helpers/simulated.ts'
import { strokes, writeStudy } from '../helpers/studies.ts'

let folder: string
let commands: Commands

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markgraph-cli-'))
  commands = openCommands({ MARKGRAPH_DATA: join(folder, 'data') })
})
afterAll(() => {
  commands.close()
  return rm(folder, { recursive: true })
})

/** Runs a command on the data folder of these tests. */
const markgraph = (...args: string[]): Promise<Ended> => commands.run(args)

/** A bundle of two bullets whose reference somebody made up. */
async function bundleUnderOwnReference(...marks: readonly string[][]): Promise<Uint8Array> {
  const own = invented(readReference(join(BUNDLED, 'striated.json')), 'own-laboratory')
  return withReferences([own], async (service) => {
    const [a, b] = await Promise.all(
      marks.map(async (paths) => ({
        scans: (await Promise.all(paths.map((one) => readFile(one)))).map(uploadOf),
      })),
    )
    const asked = { domain: 'striated', a: a!, b: b!, reference: own.id }
    const prepared = await prepareComparison(service, asked)
    const answer = await answerComparison(service, prepared, { include: new Set(), principal: '' })
    return zipOfReport(service, answer)
  })
}

/** The files of a mark of these tests. */
async function written(name: string, scans: readonly Uint8Array[]): Promise<string[]> {
  const paths = scans.map((_, i) => join(folder, `${name}-${i + 1}.x3p`))
  await Promise.all(scans.map((scan, i) => writeFile(paths[i]!, scan)))
  return paths
}

/** Two lands of a bullet of barrel 1. */
const bulletFiles = (mark: number): Promise<string[]> => written(`bullet-${mark}`, bullet(mark))

/** A breech face that is coarser than what is compared. */
const coarseFace = async (): Promise<string> =>
  (await written('face', [faceScan({ slideSeed: 1, cartridgeSeed: 1, pitch: 5e-6 })]))[0]!

describe('markgraph', () => {
  test('compares simulated bullets: a table for a person, the whole report with --json', async () => {
    const a = await bulletFiles(11)
    const b = await bulletFiles(12)
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

  test('prints every warning and the checks of every scan', async () => {
    const a = await bulletFiles(11)
    const b = await bulletFiles(12)
    const marks = ['--domain', 'striated', '--a', ...a, '--b', ...b]
    const read = ['--mask', 'none', '--edges-a', '150:1500,', '--replica-b']
    const { out } = await markgraph('compare', ...marks, ...read)
    expect(out).toMatch(/Warnings\n/)
    expect(out).toMatch(/mark_b +replica +it was read as a cast/)
    const scope = out.slice(out.indexOf('Scope'))
    for (const check of ['resolution', 'modality', 'coverage', 'signal', 'conditions', 'identity']) {
      expect(scope.split('\n')[1]).toContain(check)
    }
    for (const row of ['mark_a.1', 'mark_a.2', 'mark_b.1', 'mark_b.2', 'pair']) {
      expect(scope).toMatch(new RegExp(`^  ${row}  `, 'm'))
    }
    const json = JSON.parse((await markgraph('compare', ...marks, ...read, '--json')).out)
    expect(json.warnings).toContainEqual(expect.objectContaining({ code: 'replica', where: 'mark_b' }))
    expect(json.provenance).toMatchObject({
      mark_a_mask: ['none', 'none'],
      mark_a_edges: [[1.5e-4, 1.5e-3], null],
      mark_b_replica: true,
    })
  })

  test('exits with 3 and the reason when a scan is out of scope', async () => {
    const face = await coarseFace()
    const refused = await markgraph('compare', '--domain', 'impressed', '--a', face, '--b', face)
    expect(refused.code).toBe(3)
    expect(refused.out).toContain('coarser than 4 µm')
  })

  test('exits with 3 when there is a score and no likelihood ratio', async () => {
    const a = await bulletFiles(11)
    const b = await bulletFiles(12)
    const marks = ['--domain', 'striated', '--a', ...a, '--b', ...b]
    const { code, out } = await markgraph('compare', ...marks, '--scorer-config', '{"land_clip": 3}')
    expect(code).toBe(3)
    const [handle] = /Report +(sha256:\w+)/.exec(out)!.slice(1)
    const pdf = join(folder, 'none.pdf')
    const printed = await markgraph('report', handle!, '--out', pdf)
    expect(printed).toMatchObject({ code: 3, err: expect.stringContaining('no PDF was written') })
    expect(await readdir(folder)).not.toContain('none.pdf')
  })

  test('verify says what was proved: exit codes for a true bundle, another PDF, and an unknown reference', async () => {
    const a = await bulletFiles(11)
    const b = await bulletFiles(13)
    const marks = ['--domain', 'striated', '--a', ...a, '--b', ...b, '--json']
    const { report_handle: handle } = JSON.parse((await markgraph('compare', ...marks)).out)
    const at = (name: string): string => join(folder, name)
    const texts = ['--case-id', '2026-17', '--report-number', '3', '--examiner', 'A. Examiner']
    await markgraph('bundle', handle, '--scans', ...texts, '--out', at('b.zip'))
    await markgraph('report', handle, ...texts, '--out', at('r.pdf'))
    await markgraph('report', handle, '--case-id', '2026-18', '--out', at('other.pdf'))

    const whole = await markgraph('verify', at('b.zip'), '--pdf', at('r.pdf'))
    expect(whole).toMatchObject({ code: 0, err: '' })
    expect(whole.out).toMatch(/Reference +bundled/)
    expect(whole.out).toMatch(/PDF +equal/)
    expect(whole.out.trim().split('\n').at(-1)).toMatch(/^Verified: all \d+ computations/)

    const beside = await markgraph('verify', at('b.zip'), '--pdf', at('other.pdf'))
    expect(beside.code).toBe(1)
    expect(beside.out).toContain('other.pdf is another document than report.pdf')
    const stored = await markgraph('verify', handle, '--json')
    expect([stored.code, JSON.parse(stored.out).proved]).toEqual([
      0,
      {
        computation: 'equal',
        reference: 'bundled',
        refusal: null,
        pdf: 'absent',
        signatures: [],
        not_looked_at: [],
      },
    ])
    const trusts = [
      { entry: JSON.parse(stored.out).reference.handle, code: 0 },
      { entry: '0'.repeat(64), code: 2 }, // a key
      { entry: 'sha256:nothing', code: 2 },
    ]
    for (const { entry, code } of trusts) {
      const err = code === 0 ? '' : expect.stringContaining('a stored report is not signed')
      for (const what of [handle, '--all']) {
        const ended = await markgraph('verify', what, '--trust', entry)
        expect([ended.code, ended.err], entry).toEqual([code, err])
      }
    }
    expect((await markgraph('verify', '--all', '--pdf', at('r.pdf'))).err).toContain('give its handle')
    const wrong = await markgraph('verify', at('b.zip'), '--trust', at('r.pdf'))
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain('is not a public Ed25519 key as PEM text')

    await writeFile(at('own.zip'), await bundleUnderOwnReference(a, b))
    const own = await markgraph('verify', at('own.zip'), '--json')
    expect(own.code).toBe(4)
    const found = JSON.parse(own.out)
    expect(found).toMatchObject({ verified: false, proved: { computation: 'equal', reference: 'unknown' } })
    expect(found.sentence).toMatch(/the number is relative to whatever that reference is\.$/)
    const trusted = await markgraph('verify', at('own.zip'), '--trust', found.reference.handle)
    expect([trusted.code, trusted.out]).toEqual([0, expect.stringMatching(/Reference +trusted/)])
  })

  test('detects scans, checks them, and prints a report again', async () => {
    const a = await bulletFiles(11)
    const b = await bulletFiles(12)
    const face = await coarseFace()
    const detected = await markgraph('detect', a[0]!, face, '--json')
    expect(detected).toMatchObject({ code: 0, err: '' })
    const domains = detected.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(domains.map(({ file, domain }) => [file, domain])).toEqual([
      [a[0], 'striated'],
      [face, 'impressed'],
    ])
    const good = await markgraph('scope', '--domain', 'striated', ...a)
    expect(good.code).toBe(0)
    for (const check of ['resolution', 'modality', 'coverage', 'signal', 'conditions']) {
      expect(good.out).toContain(check)
    }
    const coarse = await markgraph('scope', '--domain', 'impressed', face)
    expect(coarse.code).toBe(3)
    expect(coarse.out).toMatch(/cannot be compared as impressed: .*coarser than 4 µm/)

    const compared = await markgraph('compare', '--domain', 'striated', '--a', ...a, '--b', ...b)
    const handle = /Report +(sha256:\w+)/.exec(compared.out)![1]!
    const again = await markgraph('report', handle)
    expect(again).toEqual(compared)
    const pdf = join(folder, 'report.pdf')
    const texts = [
      '--case-id',
      'K-17',
      '--report-number',
      'R 12',
      '--date',
      '22 November 2026',
      '--exhibit-a',
      'E 4',
      '--exhibit-b',
      'E 9',
    ]
    const signers = ['--signature', 'A. Examiner', '--signature', 'B. Reviewer']
    expect(await markgraph('report', handle, '--out', pdf, ...texts, ...signers)).toEqual({
      code: 0,
      out: `${pdf}\n`,
      err: '',
    })
    const { text } = await readPdf(await readFile(pdf))
    for (const words of ['K-17', 'R 12', '22 November 2026', 'E 4', 'E 9', 'A. Examiner', 'B. Reviewer']) {
      expect(text).toContain(words)
    }
    const seven = Array.from({ length: 7 }, () => ['--signature', 'X']).flat()
    expect((await markgraph('report', handle, '--out', pdf, ...seven)).err).toMatch(/at most 6/)
    const acts = await markgraph('events', '--subject', handle, '--json')
    const check = await markgraph('events', '--check')
    const made = await markgraph('case', 'new', 'K-17', '--name', 'Mill Lane')
    const added = await markgraph('case', 'add', 'K-17', '--report', handle, '--item', 'Item 1')
    const found = await markgraph('case', 'list', '--find', handle)
    const closed = await markgraph('case', 'close', 'K-17')
    const late = await markgraph('case', 'add', 'K-17', '--item', 'Item 2')
    const shown = await markgraph('case', 'show', 'K-17', '--json')
    expect(JSON.parse(acts.out).map(({ act }: { act: string }) => act)).toEqual(['exported', 'made'])
    expect(check.out).toMatch(/^\d+ rows follow from each other/)
    expect(made).toMatchObject({ code: 0, err: '' })
    for (const words of ['Mill Lane', 'Item 1', handle]) expect(added.out).toContain(words)
    expect(found.out).toMatch(/K-17 +open +1 +1 /)
    expect(closed.code).toBe(0)
    expect(late.err).toMatch(/K-17 is closed/)
    expect(JSON.parse(shown.out)).toMatchObject({
      number: 'K-17',
      state: 'closed',
      reports: [{ handle, version: 1 }],
    })
    expect(text).toContain(handle)
  })

  test('says why it cannot write, in one sentence', async () => {
    const [file] = await written('no-folder', [new Uint8Array(1)])
    const seeds = ['--source', '7', '--mark', '1']
    const { code, err } = await markgraph('simulate', 'toolmark', ...seeds, '--out', file!)
    expect({ code, err }).toEqual({
      code: 1,
      err: `markgraph: ${file}: it exists already and is not a folder\n`,
    })
  })

  test('with npm --prefix, paths start where it was called, and the checkout is left alone', async () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const args = ['simulate', 'toolmark', '--source', '8', '--mark', '1', '--profile', '--out', 'called-here']
    await promisify(execFile)('npm', ['run', '--silent', '--prefix', root, 'markgraph', '--', ...args], {
      cwd: folder,
    })
    expect(await readdir(join(folder, 'called-here'))).toEqual(['toolmark-8-1.x3p'])
    expect(await readdir(root)).not.toContain('called-here')
  })

  test('a plan is written before its run, byte for byte as the bundle of its dossier has it', async () => {
    const here = join(folder, 'planned')
    const manifest = await writeStudy(here, strokes(3, 4))
    const criteria = join(here, 'criteria.json')
    const plan = {
      name: 'first',
      chosen_by: 'A. Examiner',
      criteria: [{ measure: 'cllr', limit: 2, least_sources: 3 }],
    }
    await writeFile(criteria, JSON.stringify(plan))
    const given = ['--domain', 'toolmark', '--scans', here, '--criteria', criteria]
    const made = await markgraph('validation', 'plan', manifest, ...given)
    expect(made.code, made.err).toBe(0)
    const [handle] = /sha256:\w+/.exec(made.out)!
    const [before, zip] = ['plan.json', 'validation.zip'].map((name) => join(here, name))
    expect(await markgraph('validation', 'show', handle, '--plan', before!)).toMatchObject({
      code: 0,
      err: '',
    })
    const ran = await markgraph('validation', 'run', handle)
    expect(ran.out, ran.err).toMatch(/Dossier +sha256:/) // whether its criterion is met or not
    expect(await markgraph('validation', 'bundle', handle, '-o', zip!)).toMatchObject({ code: 0 })
    const inBundle = filesOfZip(await readFile(zip!)).find(({ path }) => path === 'plan.json')!
    expect(Buffer.from(inBundle.data)).toEqual(await readFile(before!))
  })

  test('reference build writes to the current folder unless --out says otherwise', async () => {
    const here = join(folder, 'build')
    const manifest = await writeStudy(here, strokes(3, 4))
    const env = { ...process.env, MARKGRAPH_DATA: join(here, 'data'), MARKGRAPH_THREADS: '1' }
    const args = ['reference', 'build', manifest, '--domain', 'toolmark', '--scans', here]
    await promisify(execFile)(process.execPath, [MAIN, ...args], { cwd: here, env })
    const built = JSON.parse(await readFile(join(here, 'toolmark.json'), 'utf8'))
    expect(built.diagnostics).toMatchObject({ n_km: 18, n_knm: 48 })
  })
})
