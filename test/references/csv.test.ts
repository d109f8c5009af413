import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { csvText, textOfCell } from '../../src/references/csv.ts'

const FORMULAS = ['=cmd', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', 'a;=1', "'=1", 'a\n=1']

describe('a text that a spreadsheet would run', () => {
  test.each(FORMULAS)('%j begins with an apostrophe, and is read back as it was', (text) => {
    const csv = csvText([[text, 'plain', -1.5]])
    const [row] = parse(csv) as string[][]
    expect(row![0]).not.toBe(text)
    for (const piece of row![0]!.split(/[;\n\r\t]/)) expect(piece).not.toMatch(/^\s*[=+\-@＝]/)
    expect(row!.map(textOfCell)).toEqual([text, 'plain', '-1.5'])
    expect(row![2]).toBe('-1.5')
  })
})
