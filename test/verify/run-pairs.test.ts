import { expect, test } from 'vitest'
import type { Handle } from '../../src/address/canonical.ts'
import { causeOf, inputHandles, pairRuns, type SteppedRun, sharedRuns } from '../../src/verify/run-pairs.ts'

const SCANS = new Map([
  ['s1', 'A 1'],
  ['s2', 'A 2'],
  ['s3', 'B 1'],
])

const run = (
  step: string,
  node: string,
  inputs: Record<string, string | string[]>,
  output: string,
  params: SteppedRun['params'] = {},
): SteppedRun => ({
  step,
  node,
  version: 1,
  params,
  inputs: inputs as Record<string, Handle | Handle[]>,
  output: output as Handle,
})

/** Two scans against one; `best` is the scan of A whose regions are shown. `x` marks what the parameter changes. */
function report(best: 1 | 2, band: number, reference = 'r') {
  const x = String(band)
  return {
    scans: SCANS,
    runs: [
      run('report', 'regions', { a: `g${best}${x}`, b: `g3${x}` }, `regions${best}${x}`),
      ...[2, 1, 3].flatMap((i) => [
        run('signature', 'sign', { surface: `d${i}` }, `g${i}${x}`, { band }),
        run('decode', 'decode', { scan: `s${i}` }, `d${i}`),
      ]),
      run('calibrate', 'fit', { reference }, `fit ${reference}`),
      run('compare', 'score', { a: [`g1${x}`, `g2${x}`], b: [`g3${x}`] }, `score${x}`),
    ],
  }
}

const causes = (a: ReturnType<typeof report>, b: ReturnType<typeof report>) => {
  const made = new Set<string>([...a.runs, ...b.runs].map(({ output }) => output))
  return pairRuns(a, b).flatMap(({ a: one, b: two }) => {
    if (!one || !two) return [{ step: (one ?? two)!.step, what: 'run' }]
    const cause = causeOf(one, two, (handle) => made.has(handle))
    return cause ? [{ step: one.step, ...cause }] : []
  })
}

test('runs belong together by the scans behind them, though other lands agree best', () => {
  const pairs = pairRuns(report(1, 4), report(2, 5))
  const decoded = pairs.filter(({ a }) => a?.node === 'decode')
  expect(decoded.map(({ a, b }) => [a?.output, b?.output])).toEqual([
    ['d1', 'd1'],
    ['d2', 'd2'],
    ['d3', 'd3'],
  ])
  const regions = pairs.find(({ a }) => a?.node === 'regions')
  expect(regions?.b?.output).toBe('regions25')
})

test('a changed parameter is the first difference, and the scans do not differ', () => {
  expect(causes(report(1, 4), report(2, 5))[0]).toEqual({
    step: 'signature',
    what: 'parameter',
    name: 'band',
    a: 4,
    b: 5,
  })
})

test('of two differences the one of the earlier stage comes first', () => {
  const found = causes(report(1, 4), report(1, 5, 'other'))
  expect(found.map(({ step, what }) => `${step} ${what}`)).toEqual([
    'signature parameter',
    'signature parameter',
    'signature parameter',
    'calibrate input',
  ])
})

test('runs come in the order of the stages, in whatever order they are listed', () => {
  const { scans, runs } = report(2, 4)
  const order = (all: typeof runs) =>
    pairRuns({ scans, runs: all }, { scans, runs }).map(({ a }) => a?.output)
  expect(order(runs)).toEqual(order(runs.toReversed()))
  expect(order(runs)).toEqual(['d1', 'd2', 'd3', 'g14', 'g24', 'g34', 'score4', 'fit r', 'regions24'])
})

test('a scan that only one report has is the first difference', () => {
  const b = report(1, 4)
  const extra = run('decode', 'decode', { scan: 's4' }, 'd4')
  const more = { scans: new Map([...SCANS, ['s4', 'B 2']]), runs: [...b.runs, extra] }
  expect(causes(report(1, 4), more)).toEqual([{ step: 'decode', what: 'run' }])
})

test('a run that was found by what it gave is that of the other report, where both have what it gave', () => {
  const [a, b] = [report(1, 4), report(1, 4)]
  // somebody else's runs gave the same signature under another parameter, from a surface read in another way
  const found = b.runs.flatMap((one) =>
    (one.output as string) === 'g14'
      ? [
          { ...one, params: { band: 9 }, inputs: { surface: 'other' as Handle } },
          run('decode', 'decode', { scan: 's9' }, 'other'),
        ]
      : [one],
  )
  const mixed = {
    scans: b.scans,
    runs: [...found, run('report', 'report', { all: ['regions14', 'score4', 'fit r'] }, 'end')],
  }
  const whole = {
    ...a,
    runs: [...a.runs, run('report', 'report', { all: ['regions14', 'score4', 'fit r'] }, 'end')],
  }
  expect(causes(whole, mixed)).not.toEqual([])
  const shared = { scans: b.scans, runs: sharedRuns('end', mixed.runs, whole.runs, inputHandles) }
  expect(causes(whole, shared)).toEqual([])
  expect(shared.runs.map(({ output }) => output)).not.toContain('other')
})
