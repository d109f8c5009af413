/** The replication kit, unpacked and used as a submitter would: both evaluators give the leaderboard's figures. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { readBaseline } from '../../src/benchmark/baseline.ts'
import { SPLIT_NAMES } from '../../src/benchmark/definitions.ts'
import { type Metrics, metricsOf } from '../../src/benchmark/kit/scoring.mjs'
import { replicationKit } from '../../src/benchmark/kit.ts'
import { readSubmission } from '../../src/benchmark/submission.ts'
import { temporaryFolder } from '../helpers/service.ts'
import { allOnes, csvOf, frozenSplit, type LrOf, perfect, randomLr } from '../helpers/submissions.ts'

function hasNumpy(): boolean {
  try {
    execFileSync('python3', ['-c', 'import numpy'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}
const run = (program: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(program, args, { maxBuffer: 2 ** 24 }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })

const IN_TURN = fileURLToPath(new URL('../helpers/evaluations-in-turn.py', import.meta.url))

/** What an evaluator says of each submission. */
async function evaluated(program: string, evaluator: string, paths: readonly string[]): Promise<Ended[]> {
  if (program === 'python3') return JSON.parse((await run(program, IN_TURN, evaluator, ...paths)).out)
  const ended: Ended[] = []
  for (const path of paths) ended.push(await run(program, evaluator, path))
  return ended
}

const python = hasNumpy()
const EVALUATORS = [
  { title: 'Node', program: process.execPath, file: 'evaluate.mjs', here: true },
  {
    title: python ? 'Python' : 'Python (SKIPPED: python3 with numpy is not here)',
    program: 'python3',
    file: 'evaluate.py',
    here: python,
  },
]

const KITS = new Map(SPLIT_NAMES.map((name) => [name, replicationKit(name)]))
const FILES = new Map([...KITS].map(([name, kit]) => [name, unzipSync(kit)]))
let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
  for (const files of FILES.values()) {
    for (const [path, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), bytes)
    }
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const CASES: readonly (readonly [title: string, lrOf: () => LrOf])[] = [
  ['random LRs', () => randomLr(17)],
  ['LRs of one', () => allOnes],
  ['perfect LRs', () => perfect],
  ['few distinct LRs at the ends of the doubles', () => (i) => ['5e-324', '1e308', '0.3', '.7'][i % 4]!],
]

describe.each(SPLIT_NAMES)('the kit of %s', (name) => {
  const { split, pairs, folds } = frozenSplit(name)
  // a split of 167,000 pairs takes a process some seconds: there the random LRs are enough
  const cases = CASES.slice(0, name.startsWith('toolmark') ? 1 : CASES.length)
  const known = new Map<number, Metrics>()
  /** The figures of a case here. */
  function scored(i: number): Metrics {
    const csv = () => csvOf(pairs, cases[i]![1]())
    const metrics = known.get(i) ?? metricsOf(readSubmission(csv(), pairs.ids, name), pairs.labels, folds)
    known.set(i, metrics)
    return metrics
  }

  test('holds pairs, folds, marks, provenance, scorer, baseline and evaluators', () => {
    const files = FILES.get(name)!
    expect(
      Object.keys(files)
        .map((path) => path.replace(`${name}/`, ''))
        .sort(),
    ).toEqual(
      [
        'README.md',
        'baseline.csv',
        'baseline.json',
        'evaluate.mjs',
        'evaluate.py',
        'marks.csv',
        'pairs.csv',
        'scorer.json',
        'scoring.mjs',
        'split.json',
      ].sort(),
    )
    const text = (file: string): string => strFromU8(files[`${name}/${file}`]!)
    const lines = text('pairs.csv').trim().split('\n')
    expect(lines).toHaveLength(split.n_pairs + 1)
    expect(lines[1]!.split(',')[0]).toBe(pairs.ids[0])
    expect(text('marks.csv').trim().split('\n')).toHaveLength(split.marks.length + 1)
    expect(JSON.parse(text('split.json'))).toEqual(split)
    expect(JSON.parse(text('baseline.json')).metrics).toEqual(readBaseline(name).metrics)
    expect(text('README.md')).toContain(split.split_hash)
  })

  describe.each(EVALUATORS)('$title', ({ program, file, here }) => {
    let ended: Ended[]
    beforeAll(async () => {
      if (!here) return
      const paths = [join(folder, name, 'baseline.csv')]
      for (const [title, lrOf] of cases) {
        const path = join(folder, `${name} ${file} ${title}.csv`)
        await writeFile(path, `\uFEFF${csvOf(pairs, lrOf()).replaceAll('\n', '\r\n')}`)
        paths.push(path)
      }
      ended = await evaluated(program, join(folder, name, file), paths)
    })

    test.skipIf(!here)(
      'gives the figures of the leaderboard on the baseline, to the last digit',
      async () => {
        const { code, out, err } = ended[0]!
        expect(err).toBe('')
        expect(code).toBe(0)
        expect(JSON.parse(out)).toEqual({
          split: name,
          split_hash: split.split_hash,
          metrics: readBaseline(name).metrics,
        })
      },
    )

    test.skipIf(!here).each(cases.map(([title], i) => [title, i] as const))('the same for %s', (_, i) => {
      const { out, err } = ended[i + 1]!
      expect(err).toBe('')
      expect(JSON.parse(out).metrics).toEqual(scored(i))
    })
  })
})

test('a kit is the same bytes every time', () => {
  expect(sha256(replicationKit('bullets-v1'))).toBe(sha256(KITS.get('bullets-v1')!))
})

describe.each(EVALUATORS)('$title refuses, with one sentence', ({ program, file, here }) => {
  const { pairs } = frozenSplit('cartridge-v1')
  const rows = csvOf(pairs, allOnes).trim().split('\n')
  const refused: readonly (readonly [title: string, lines: readonly string[], message: string])[] = [
    ['a missing pair', rows.slice(0, -1), `${pairs.ids.at(-1)} is missing`],
    ['a repeated pair', [...rows, rows[1]!], `row 191: ${pairs.ids[0]} is listed a second time`],
    ['an unknown pair', rows.with(1, 'x,1'), 'row 1: x is not a pair of this split'],
    ['NaN', rows.with(1, `${pairs.ids[0]},NaN`), 'row 1: the LR NaN is not finite and positive'],
    ['-1', rows.with(1, `${pairs.ids[0]},-1`), 'row 1: the LR -1 is not finite and positive'],
    ['1e400', rows.with(1, `${pairs.ids[0]},1e400`), 'row 1: the LR 1e400 is not finite and positive'],
    ['1e-400', rows.with(1, `${pairs.ids[0]},1e-400`), 'row 1: the LR 1e-400 is not finite and positive'],
    ['three fields', rows.with(1, `${rows[1]},x`), 'row 1 has 3 fields, but needs two: pair_id,lr'],
    ['a wrong header', rows.with(0, 'lr,pair_id'), 'must be pair_id,lr'],
  ]
  let ended: Ended[]
  beforeAll(async () => {
    if (!here) return
    const paths: string[] = []
    for (const [title, lines] of refused) {
      const path = join(folder, `${file} ${title}.csv`)
      await writeFile(path, lines.join('\n'))
      paths.push(path)
    }
    ended = await evaluated(program, join(folder, 'cartridge-v1', file), paths)
  })

  test.skipIf(!here).each(refused.map(([title, , message], i) => [title, message, i] as const))(
    '%s',
    (_, message, i) => {
      const { code, out, err } = ended[i]!
      expect([code, out]).toEqual([1, ''])
      expect(err.trim().split('\n')).toHaveLength(1)
      expect(err).toContain(message)
    },
  )

  test.skipIf(!here)('no submission, and one that is not there', async () => {
    const evaluator = join(folder, 'cartridge-v1', file)
    const none = await run(program, evaluator)
    expect(none).toMatchObject({ code: 1, out: '' })
    expect(none.err.trim()).toMatch(/^usage: \w+ evaluate\.\w+ submission\.csv$/)
    const gone = await run(program, evaluator, 'gone.csv')
    expect(gone).toMatchObject({ code: 1, out: '' })
    expect(gone.err.trim()).toMatch(/^gone\.csv cannot be read: .*no such file/i)
    expect(gone.err.trim().split('\n')).toHaveLength(1)
  })

  test.skipIf(!here)('pairs whose labels were turned', async () => {
    const other = join(folder, `turned ${file}`)
    await mkdir(other)
    for (const [path, bytes] of Object.entries(FILES.get('cartridge-v1')!)) {
      const text = path.endsWith('pairs.csv') ? strFromU8(bytes).replace(',0,', ',1,') : bytes
      await writeFile(join(other, path.split('/')[1]!), text)
    }
    const { code, err } = await run(program, join(other, file), join(other, 'baseline.csv'))
    expect(code).toBe(1)
    expect(err).toMatch(/pairs\.csv has the hash [0-9a-f]{64}, but the split is/)
  })
})
