/** What the CSV of a submission may look like, and what is said of one that may not be. */
import { describe, expect, test } from 'vitest'
import { countsOf, csvOf, readLrs, readSubmission, submissionSchema } from '../../src/benchmark/submission.ts'
import { MarkgraphError } from '../../src/errors.ts'

const IDS = Array.from({ length: 30 }, (_, i) => i.toString(16).padStart(64, '0'))
const rows = IDS.map((id, i) => `${id},${i + 1}`)
const EXPECTED = Float64Array.from(IDS, (_, i) => i + 1)
const read = (text: string): Float64Array => readSubmission(text, IDS, 'a-split')
const csv = (...lines: readonly string[]): string => `${['pair_id,lr', ...lines].join('\n')}\n`

const problems = (text: string): string[] => problemsOf(() => read(text))

function problemsOf(reads: () => unknown): string[] {
  try {
    reads()
  } catch (error) {
    expect(error).toBeInstanceOf(MarkgraphError)
    expect((error as MarkgraphError).code).toBe('bad-value')
    const start = 'the submission is refused and nothing of it is kept: '
    expect((error as Error).message.startsWith(start)).toBe(true)
    return (error as Error).message.slice(start.length).split('; ')
  }
  throw new Error('the submission was accepted')
}

describe('accepted', () => {
  test.each([
    ['as documented', csv(...rows)],
    ['rows in another order', csv(...rows.toReversed())],
    ['a BOM', `\uFEFF${csv(...rows)}`],
    ['CRLF', csv(...rows).replaceAll('\n', '\r\n')],
    ['CR alone', csv(...rows).replaceAll('\n', '\r')],
    ['LF and CRLF mixed', csv(...rows).replace('\n', '\r\n')],
    ['quoted fields', csv(...rows).replace(/[^,\n]+/g, '"$&"')],
    ['a BOM before a quoted header', `\uFEFF${csv(...rows).replace('pair_id', '"pair_id"')}`],
    ['no line end at the end', csv(...rows).trimEnd()],
    ['empty lines', csv(...rows).replaceAll('\n', '\n\n  \n')],
    ['spaces around fields', csv(...rows).replaceAll(',', ' ,\t ')],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(EXPECTED)
  })

  test.each([
    ['1e-300', 1e-300],
    ['5e-324', Number.MIN_VALUE],
    ['1.7976931348623157e308', Number.MAX_VALUE],
    ['+2.5E+1', 25],
    ['.5', 0.5],
    ['3.', 3],
    ['0.1000000000000000055511151231257827', 0.1],
  ])('an LR of %s', (text, lr) => {
    expect(read(csv(...rows.slice(1), `${IDS[0]},${text}`))[0]).toBe(lr)
  })
})

describe('refused', () => {
  test.each([
    'NaN',
    'nan',
    'inf',
    'Infinity',
    '-1',
    '0',
    '-0',
    '0.0',
    '1e400',
    '1e-400',
    '',
    'one',
    '0x10',
    '1_0',
    '1,5',
  ])('an LR of %j', (lr) => {
    const quoted = lr.includes(',') ? `"${lr}"` : lr
    const [only, ...more] = problems(csv(`${IDS[0]},${quoted}`, ...rows.slice(1)))
    expect(only).toBe(`line 2: the LR ${JSON.stringify(lr)} is not a finite number above 0`)
    expect(more).toEqual([])
  })

  test('a missing pair', () => {
    expect(problems(csv(...rows.slice(1)))).toEqual([`${IDS[0]} is missing`])
  })
  test('a repeated pair, also when its LR is the same', () => {
    expect(problems(csv(...rows, rows[4]!))).toEqual([`line 32: ${IDS[4]} is listed a second time`])
  })
  test('an unknown pair, an upper-case id among them', () => {
    const upper = IDS[29]!.toUpperCase()
    expect(problems(csv(...rows.slice(0, 29), `${upper},1`))).toEqual([
      `line 31: ${JSON.stringify(upper)} is not a pair of a-split`,
      `${IDS[29]} is missing`,
    ])
  })
  test('a row that has not two fields', () => {
    const [first, second] = problems(csv(`${rows[0]},x`, IDS[1]!, ...rows.slice(2)))
    expect(first).toBe('line 2 has 3 fields, but needs two: pair_id,lr')
    expect(second).toBe('line 3 has 1 fields, but needs two: pair_id,lr')
  })
  test.each([
    ['lr,pair_id', 'lr,pair_id'],
    ['pair_id;lr', 'pair_id;lr'],
    ['Pair_ID,LR', 'Pair_ID,LR'],
    ['pair_id,lr,x', 'pair_id,lr,x'],
    [rows[0]!, `${rows[0]}`.slice(0, 80)],
  ])('a wrong header: %s', (header, shown) => {
    expect(problems(`${header}\n${rows.join('\n')}`)).toEqual([
      `the first line must be pair_id,lr, not ${JSON.stringify(shown)}`,
    ])
  })
  test.each(['', '\n\n', '\uFEFF'])('nothing: %j', (text) => {
    expect(problems(text)).toEqual(['it is empty, but the first line must be pair_id,lr'])
  })
  test('the header alone: every pair is missing', () => {
    expect(problems(csv())).toHaveLength(21)
  })
  test('a quote out of place, with what was wrong before it', () => {
    const found = problems(csv(`${IDS[0]},-1`, `${IDS[1]}",1`, ...rows.slice(2)))
    expect(found[0]).toContain('line 2: the LR "-1"')
    expect(found[1]).toMatch(/^the CSV cannot be read further: .*quote.* at line 3/i)
    expect(found).toHaveLength(2)
  })
  test('a quote that is never closed does not swallow the file', () => {
    expect(problems(csv(`"${rows[0]}`, ...Array(100).fill(rows[1])))[0]).toMatch(/cannot be read further/)
  })

  test('every problem is told: the first 20 in full, the others counted by kind', () => {
    const text = csv(
      ...IDS.slice(0, 10).map((id) => `${id},NaN`),
      ...IDS.slice(0, 9).map((id) => `${id},2`),
      ...Array.from({ length: 8 }, (_, i) => `unknown${i},1`),
      'one field',
    )
    const found = problems(text)
    expect(found.slice(0, 10).every((one, i) => one.startsWith(`line ${i + 2}: the LR "NaN"`))).toBe(true)
    expect(found.slice(10, 19).every((one) => one.endsWith('is listed a second time'))).toBe(true)
    expect(found[19]).toBe('line 21: "unknown0" is not a pair of a-split')
    expect(found.slice(20)).toEqual([
      'and 29 more problems: 8 × unknown pair, 1 × row without two fields, 20 × missing pair',
    ])
  })

  test('ten million rows: reading stops after twice as many as there are pairs', () => {
    const before = process.memoryUsage().rss
    const text = csv('a,1\n'.repeat(10_000_000))
    const found = problems(text)
    expect(found.at(-1)).toBe('it has more than 60 rows for 30 pairs, and the rest was not read')
    expect(found).toHaveLength(22)
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 2 ** 20) // the text itself is 40 MB
  })
  test('what is shown of a field is cut', () => {
    const [only] = problems(csv(...rows, `${'x'.repeat(900)},1`))
    expect(only!.length).toBeLessThan(150)
  })
})

describe('LRs by pair', () => {
  const named = Object.fromEntries(IDS.map((id, i) => [id, i + 1]))
  const readNamed = (given: Record<string, unknown>, isRepeated = false) =>
    readLrs(given, IDS, 'a-split', isRepeated)
  const [FIRST, ...REST] = IDS as [string, ...string[]]

  test('are read in the order of the pairs, and their CSV reads back the same', () => {
    const turned = Object.fromEntries(Object.entries(named).toReversed())
    expect(readNamed(turned)).toEqual(EXPECTED)
    const odd = Float64Array.from(IDS, (_, i) => (i === 0 ? 5e-324 : Math.PI ** (i - 15)))
    expect(read(csvOf(IDS, odd))).toEqual(odd)
  })
  test.each([0, -1, -0, JSON.parse('1e400'), null, '2', [1], {}])('refuses an LR of %j', (lr) => {
    const [only, ...more] = problemsOf(() => readNamed({ ...named, [FIRST]: lr }))
    expect(only).toMatch(/^lrs: the LR ".*" of "0{64}" is not a finite number above 0$/)
    expect(more).toEqual([])
  })
  test('refuses a missing pair, an unknown one and a repeated name, and tells them all', () => {
    const rest = Object.fromEntries(REST.map((id) => [id, 1]))
    expect(problemsOf(() => readNamed({ ...rest, nobody: 1 }, true))).toEqual([
      'lrs: "nobody" is not a pair of a-split',
      `${FIRST} is missing`,
      'a name is in the JSON more than once',
    ])
  })
})

test('names and values of JSON are counted, whatever stands in its strings', () => {
  const counts = (text: string, most = 100) => countsOf(new TextEncoder().encode(text), most)
  const csv = 'a,b:\n"[{,,'.repeat(1000)
  expect(counts(JSON.stringify({ csv, method: '\\"\\', url: null }))).toEqual({ names: 3, values: 4 })
  expect(counts('{"a":{"b":1,"b":2},"c":[]}')).toEqual({ names: 4, values: 6 })
  expect(counts('')).toEqual({ names: 0, values: 1 })
  for (const many of [
    '['.repeat(101),
    `[${'1,'.repeat(100)}1]`,
    '{"a":'.repeat(101),
    `"\\""${',[1]'.repeat(99)}`,
  ])
    expect(counts(many).values, many.slice(0, 30)).toBe(101)
})

describe('the fields beside it', () => {
  const given = { submitter: 'A', method: 'B', csv: '' }
  const isRead = (more: object): boolean => submissionSchema.safeParse({ ...given, ...more }).success

  test('submitter has 1 to 80 characters, method 1 to 120, on one line', () => {
    for (const [name, most] of [
      ['submitter', 80],
      ['method', 120],
    ] as const) {
      expect(isRead({ [name]: 'x'.repeat(most) })).toBe(true)
      expect(isRead({ [name]: '🔬'.repeat(most) })).toBe(true)
      expect(isRead({ [name]: 'x'.repeat(most + 1) })).toBe(false)
      for (const bad of ['', '   ', 'two\nlines', 'a\u0000', 1, null, undefined])
        expect(isRead({ [name]: bad }), String(bad)).toBe(false)
    }
  })
  test('either csv or lrs, and no field that is not known', () => {
    expect(isRead({ csv: undefined, lrs: {} })).toBe(true)
    for (const bad of [{ csv: undefined }, { lrs: {} }, { csv: undefined, lrs: [1] }, { lr: {} }])
      expect(isRead(bad), JSON.stringify(bad)).toBe(false)
  })
  test('url is absent or an absolute http(s) address of at most 300 characters', () => {
    const long = `https://lab.example/${'x'.repeat(280)}`
    for (const good of [undefined, null, 'http://lab.example', 'HTTPS://lab.example/a?b#c', long])
      expect(isRead({ url: good }), String(good)).toBe(true)
    for (const bad of [
      '',
      'lab.example',
      '/a',
      'ftp://a.example',
      'javascript:alert(1)',
      'https://',
      `${long}x`,
      7,
    ])
      expect(isRead({ url: bad }), String(bad)).toBe(false)
  })
})
