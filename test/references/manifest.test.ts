import { describe, expect, test } from 'vitest'
import { parseManifest } from '../../src/references/manifest.ts'

const NAMES = 'study,source,mark,land,scan'

/** A manifest whose only row has these further cells. */
const withCells = (columns: string, cells: string) =>
  parseManifest(`${NAMES},${columns}\ns,e,m,1,x.x3p,${cells}\n`)

describe('the reading of a scan', () => {
  test('stands in its row; what is empty is as the request says', () => {
    const manifest = [
      `${NAMES},units,mask,mirrored,replica,edges`,
      's,e,m,1,x.x3p,um,none,TRUE,,120:1900',
      's,e,m,2,y.x3p,,,true,false,',
    ]
    const { rows, warnings } = parseManifest(manifest.join('\n'))
    expect(rows).toEqual([
      {
        study: 's',
        source: 'e',
        mark: 'm',
        land: 1,
        scan: 'x.x3p',
        units: 'um',
        mask: 'none',
        mirrored: true,
        edges: [1.2e-4, 1.9e-3],
      },
      { study: 's', source: 'e', mark: 'm', land: 2, scan: 'y.x3p', mirrored: true, replica: false },
    ])
    expect(warnings).toEqual([])
  })

  test('has edges in one column or in two', () => {
    const [row] = withCells('left_groove_um,right_groove_um', '120,1900').rows
    expect(row?.edges).toEqual(withCells('edges', '120:1900').rows[0]?.edges)
    expect(withCells('left_groove_um,right_groove_um', ',').rows[0]?.edges).toBeUndefined()
  })

  test.each([
    [
      'mirrored,replica',
      'true,true',
      'line 2 of the manifest: the scan is read both as a cast (replica) and',
    ],
    ['mirrored', 'perhaps', 'line 2 of the manifest: mirrored must be true or false, or empty'],
    ['units', 'nm', 'line 2 of the manifest: units must be file or um, or empty'],
    ['mask', 'all', 'line 2 of the manifest: mask must be auto, file or none, or empty'],
    ['edges', '1900:120', 'line 2 of the manifest: edges must be left:right in micrometres'],
    [
      'left_groove_um,right_groove_um',
      '120,',
      'must be both empty, or left below right, not 120 and nothing',
    ],
    ['left_groove_um', '120', 'has a column left_groove_um but none called right_groove_um'],
    ['edges,left_groove_um,right_groove_um', ',120,1900', 'the manifest has edges in two ways'],
  ])('%s of %s is refused', (columns, cells, message) => {
    expect(() => withCells(columns, cells)).toThrow(message)
  })

  test('is not that of a file where the scan is a surface', () => {
    const handle = `sha256:${'0'.repeat(64)}`
    const manifest = `${NAMES},units\ns,e,m,1,${handle},um\n`
    expect(() => parseManifest(manifest)).toThrow('leave units empty there')
  })

  test('is of one kind for all lands of a mark', () => {
    const manifest = `${NAMES},mirrored\ns,e,m,1,x.x3p,true\ns,e,m,2,y.x3p,\n`
    expect(() => parseManifest(manifest)).toThrow(/mark m/)
  })
})

test('columns that nothing reads are warned of by name, and ignored', () => {
  const manifest = `${NAMES},Mirrored,region\ns,e,m,1,x.x3p,true,masked\n`
  const { rows, warnings } = parseManifest(manifest)
  expect(rows).toEqual([{ study: 's', source: 'e', mark: 'm', land: 1, scan: 'x.x3p' }])
  expect(warnings).toMatchObject([
    {
      code: 'unknown_column',
      values: { columns: ['Mirrored', 'region'], more: 0 },
      message: expect.stringMatching(/^nothing reads the columns "Mirrored", "region"; /),
      where: 'manifest',
    },
  ])
})
