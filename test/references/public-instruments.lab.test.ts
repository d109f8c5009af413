/** What is stated of the instruments of public data sets, held against the files of their scans. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { knownSet, PUBLIC_TAGS } from '../../src/references/datasets.ts'
import { readManifest } from '../../src/references/manifest.ts'
import { publicTagOf } from '../../src/references/public-scans.ts'
import { readInstrument } from '../../src/x3p/instrument.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const MANIFESTS = [
  'bullets',
  'bullets-variability',
  'bullets-houstonf',
  'cartridges',
  'cartridges-weller',
  'cartridges-baldwin',
  'toolmarks',
  'cutters',
]

describe.runIf(hasShared('scans'))(titleFor('the instruments of public data sets', 'scans'), () => {
  test('are those that the files of their scans name, each once', async () => {
    const found = new Map<string, Set<string>>(PUBLIC_TAGS.map((tag) => [tag, new Set()]))
    for (const name of MANIFESTS) {
      for (const { scan } of (await readManifest(sharedPath(`manifests/${name}.csv`))).rows) {
        const bytes = readFileSync(sharedPath(`scans/${scan}`))
        const { manufacturer, model } = readInstrument(bytes)
        if (manufacturer === null) continue
        found.get(publicTagOf(sha256(bytes))!)!.add(JSON.stringify({ manufacturer, model }))
      }
    }
    for (const [tag, named] of found) {
      const stated = (knownSet(tag)!.instruments ?? []).map((one) => JSON.stringify(one))
      expect(stated, tag).toEqual([...named])
    }
  })
})
