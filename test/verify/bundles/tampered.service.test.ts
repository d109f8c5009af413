/** Every changed byte of a bundle is found, and the file is named; the long run of it is scripts/tamper.ts. */
import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { openBundle } from '../../../src/verify/bundles/open-bundle.ts'
import { filesOfZip, zipOf } from '../../../src/verify/bundles/zip.ts'
import { DOMAINS, type Domain, reportOf, smallReferences, zipOfReport } from '../../helpers/bundles.ts'
import { placesOf, tampered } from './tampered.ts'

const zips = {} as Record<Domain, Uint8Array>
beforeAll(async () => {
  const one = await smallReferences()
  for (const domain of DOMAINS) {
    zips[domain] = await zipOfReport(one.service, await reportOf(one.service, domain), false)
  }
  await one.close()
})

describe.each(DOMAINS)('a bundle of domain %s', (domain) => {
  test('one byte of a file changed: the file is named, and the step of an artifact', () => {
    const { missed, misnamed } = tampered(zips[domain], 20261122, 100)
    expect([missed, misnamed]).toEqual([0, []])
  })

  test('a file removed, added or moved: it is named', () => {
    const files = filesOfZip(zips[domain])
    for (const one of files) {
      const [found] = openBundle(zipOf(files.filter((file) => file !== one))).findings
      expect(found).toMatchObject({ file: one.path, what: 'missing' })
    }
    const added = { path: 'artifacts/more.json', data: new Uint8Array([1]) }
    expect(openBundle(zipOf([...files, added])).findings).toMatchObject([{ file: added.path, what: 'added' }])
    const [first, second, third, ...rest] = files
    const moved = openBundle(zipOf([first!, third!, second!, ...rest])).findings
    expect(moved).toMatchObject([{ file: second!.path, what: 'container' }])
    const twice = openBundle(zipOf([...files, files.at(-1)!])).findings
    expect(twice).toMatchObject([{ file: files.at(-1)!.path, what: 'container' }])
  })

  test('a byte of the ZIP beside the files changed, removed or added is found', () => {
    const zip = zips[domain]
    const inFile = new Uint8Array(zip.length)
    for (const { from, to } of placesOf(zip)) inFile.fill(1, from, to)
    const beside = [...inFile.keys()].filter((at) => inFile[at] === 0)
    const { uniform } = random(7)
    const missed: number[] = []
    const changed = zip.slice()
    for (let i = 0; i < 100; i++) {
      const at = beside[Math.floor(uniform() * beside.length)]!
      changed[at]! ^= 1 << Math.floor(uniform() * 8)
      if (openBundle(changed).findings.length === 0) missed.push(at)
      changed[at] = zip[at]!
    }
    expect(missed).toEqual([])
    expect(openBundle(new Uint8Array([...zip, 0])).findings).toHaveLength(1)
    expect(openBundle(zip.slice(0, -1)).findings).toHaveLength(1)
    expect(openBundle(zip).findings).toEqual([])
  })
})

test('what is no bundle is said to be none', () => {
  expect(openBundle(new Uint8Array()).findings[0]!.message).toMatch('the ZIP cannot be read')
  const other = zipOf([{ path: 'a.txt', data: new Uint8Array([1]) }])
  expect(openBundle(other).findings[0]!.message).toMatch('manifest.json is missing')
})

test('a ZIP that would take much more memory or time than it has bytes is refused', () => {
  const packed = new Uint8Array(zipSync({ 'a.txt': new Uint8Array(1000), 'b.txt': new Uint8Array(1000) }))
  expect(openBundle(packed).findings[0]!.message).toMatch('manifest.json is missing')
  const view = new DataView(packed.buffer)
  const entries = [...packed.keys()].filter(
    (at) => at + 4 <= packed.length && view.getUint32(at, true) === 0x02014b50,
  )
  expect(entries).toHaveLength(2)
  const changed = (offset: number, value: number): string => {
    const bytes = packed.slice()
    for (const at of entries) new DataView(bytes.buffer).setUint32(at + offset, value, true)
    return openBundle(bytes).findings[0]!.message
  }
  expect(changed(24, 2 ** 28)).toMatch('its packed entries hold 536870912 bytes, more than 268435456')
  expect(changed(20, packed.length - 50)).toMatch('they overlap')
})
