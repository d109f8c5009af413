import { describe, expect, test } from 'vitest'
import { parseManifest } from '../../src/references/manifest.ts'
import {
  guessedRows,
  linesOfCsv,
  manifestOf,
  missing,
  pairsOf,
  rowsOfManifest,
  sourcesByLength,
} from '../../web/src/scan-folder/rows.ts'

const short = (paths: readonly string[], lands = false) =>
  guessedRows(paths, 'ours', lands).map(({ source, mark, land }) => [source, mark, land])

describe('what the names of files say', () => {
  test('a mark is a file, and its source its name without the last part', () => {
    expect(short(['faces/TW01-01.x3p', 'faces/TW01-02.x3p', 'faces/slide 3_b.X3P'])).toEqual([
      ['TW01', 'TW01-01', ''],
      ['TW01', 'TW01-02', ''],
      ['slide 3', 'slide 3_b', ''],
    ])
  })

  test('the first characters of a name are its source where somebody says how many', () => {
    const rows = guessedRows(
      ['cut/I1Z2B2N01L1.x3p', 'cut/I1Z2B2N02L1.x3p', 'cut/K1Z1A1N01L1.x3p'],
      'ours',
      false,
    )
    expect(pairsOf(rows).km).toBe(0)
    const corrected = sourcesByLength(rows, 6)
    expect(corrected.map(({ source }) => source)).toEqual(['I1Z2B2', 'I1Z2B2', 'K1Z1A1'])
    expect(pairsOf(corrected).km).toBe(1)
  })

  test('folders are sources where there are several', () => {
    expect(short(['all/gun A/1.x3p', 'all/gun A/2.x3p', 'all/gun B/1.x3p'])).toEqual([
      ['gun A', 'gun A/1', ''],
      ['gun A', 'gun A/2', ''],
      ['gun B', 'gun B/1', ''],
    ])
  })

  test('lands are the last number, and their mark what stands before it', () => {
    expect(short(['Barrel1_Bullet2_Land-03.x3p', 'Barrel1_Bullet2_Land-04.x3p'], true)).toEqual([
      ['Barrel1_Bullet2', 'Barrel1_Bullet2_Land', '3'],
      ['Barrel1_Bullet2', 'Barrel1_Bullet2_Land', '4'],
    ])
  })
})

describe('a manifest in the folder', () => {
  test('is taken by path or by base name, with quotes and either line ending', () => {
    const text =
      '\uFEFFstudy,source,mark,scan\r\nours,"gun ""A"", left",a-1,deep/a1.x3p\r\nours,B,b-1,b1.x3p\r\nours,B,b-2,gone.x3p\r\n'
    expect(linesOfCsv(text)[1]).toEqual(['ours', 'gun "A", left', 'a-1', 'deep/a1.x3p'])
    const rows = rowsOfManifest(text, ['top/deep/a1.x3p', 'top/other/b1.x3p'])
    expect(rows?.map(({ path, source }) => [path, source])).toEqual([
      ['top/deep/a1.x3p', 'gun "A", left'],
      ['top/other/b1.x3p', 'B'],
    ])
    expect(rowsOfManifest('a,b\n1,2\n', [])).toBeUndefined()
    expect(linesOfCsv('a,b,\nc,d,e\n,,\n')).toEqual([
      ['a', 'b', ''],
      ['c', 'd', 'e'],
    ])
  })

  test('keeps how its scans are to be read: units and mask when a file is sent, the others in the manifest', () => {
    const rows = rowsOfManifest(
      'study,source,mark,scan,units,mirrored,region,edges\nours,A,a-1,a1.x3p,um,true,masked,\nours,B,b-1,b1.x3p,,,raw,100:900\n',
      ['a1.x3p', 'b1.x3p'],
    )!
    expect(rows.map(({ more }) => more)).toEqual([{ units: 'um', mirrored: 'true' }, { edges: '100:900' }])
    const sent = parseManifest(manifestOf(rows, (path) => `sha256:${'0'.repeat(62)}${path.slice(0, 2)}`)).rows
    expect(sent.map(({ units, mirrored, edges }) => [units, mirrored, edges])).toEqual([
      [undefined, true, undefined],
      [undefined, undefined, [expect.closeTo(1e-4), expect.closeTo(9e-4)]],
    ])
  })

  test('goes to the service as it was read', () => {
    const rows = guessedRows(['x/gun, "A"-1.x3p', 'x/gun, "A"-2.x3p', 'x/B-1.x3p'], 'ours', false)
    const sent = parseManifest(manifestOf(rows, (path) => `sha256:${'0'.repeat(60)}${path.length}`)).rows
    expect(sent.map(({ source, mark }) => [source, mark])).toEqual(
      rows.map(({ source, mark }) => [source, mark]),
    )
    expect(pairsOf(rows)).toEqual({ sources: 2, marks: 3, km: 1, knm: 2 })
    expect(missing(rows)).toBeUndefined()
    expect(missing(rows.slice(0, 2))).toContain('one source')
    expect(missing(rows.slice(1))).toContain('no same-source pair')
  })
})
