/** Raw scans of breech faces whose files have a mask. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scanHandle } from '../../src/address/canonical.ts'
import { surfaceKind } from '../../src/kinds/marks/surface.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { scoreBreechFaces } from '../../src/marks/breech-faces/score.ts'
import { AS_IN_FILE, AS_SCANNED, type Mark } from '../../src/marks/mark-type.ts'
import { markTypes } from '../../src/marks/types.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { inThread } from '../helpers/in-thread.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const CADRE = 'scans/cartridges/cadre'
const config = markTypes(ALL_MARKS).configs.deployed('impressed')

/** A score of two scans; `raw` ones are read with their masks. */
async function scored(a: string, b: string): Promise<number> {
  const session = inThread().session()
  const mark = (name: string): Mark => {
    const mask = name.includes('raw') ? 'file' : 'auto'
    const scan = readFileSync(sharedPath(`${CADRE}/${name}.x3p`))
    const reading = { units: 'um', mask: mask === 'file' ? 'file' : 'none' } as const
    const surface = session.put(surfaceKind, decode.run({ scan }, reading))
    const notes = { checksum_of_description: true, mask: mask === 'file' }
    const about = { handle: scanHandle(''), sha256: '', filename: name }
    return {
      scans: [{ surface, ...about, reading: { ...AS_IN_FILE, units: 'um', mask }, notes }],
      places: [1],
      read: { ...AS_SCANNED, region: mask },
    }
  }
  const found = await scoreBreechFaces(session, { a: mark(a), b: mark(b), nPlaces: 1, config })
  expect(found.warnings).toEqual([])
  const { score } = await session.value(found.score)
  return score
}

test.skipIf(!hasShared(CADRE))(
  titleFor('the known match is above both non-matches with the masks of the files', CADRE),
  async () => {
    const match = await scored('kmPair_raw_K013sA1', 'kmPair_raw_K013sA2')
    const others = [
      await scored('kmPair_raw_K013sA1', 'knmPair_K227iG3'),
      await scored('kmPair_raw_K013sA2', 'knmPair_K227iG3'),
    ]
    expect(match).toBeGreaterThan(2 * Math.max(...others))
  },
  120_000,
)
