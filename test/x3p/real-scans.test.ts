import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readX3p } from '../../src/x3p/read.ts'
import { refusal } from '../helpers/x3p-package.ts'

const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url))
const present = existsSync(`${SHARED}scans`)
const title = (text: string): string => (present ? text : `${text} (skipped: real scans are not here)`)
const load = (name: string): Uint8Array => new Uint8Array(readFileSync(`${SHARED}scans/${name}`))
const measured = (heights: Float64Array): number => heights.reduce((n, z) => (Number.isNaN(z) ? n : n + 1), 0)

describe.skipIf(!present)(title('files of other writers'), () => {
  it.each([
    ['hamby44-land1-float32', 'SUR', 422, 1515, 1.5625e-6, 605574],
    ['iso5436-sample1', 'SUR', 4, 4, 0.016016, 15],
    ['iso5436-sample1-bin', 'SUR', 4, 4, 0.016016, 15],
    ['iso5436-sample2', 'PCL', 4, 4, 1e-6, 16],
    ['pyramid', 'SUR', 5, 5, 1, 25],
  ])('%s decodes as %s of %i x %i', (name, featureType, ny, nx, dx, valid) => {
    const scan = readX3p(load(`samples/${name}.x3p`))
    expect(scan).toMatchObject({ featureType, ny, nx })
    expect(scan.dx / dx).toBeCloseTo(1, 9)
    expect(measured(scan.heights)).toBe(valid)
  })

  it('the ISO sample is the same inline and binary, the eighth point not measured', () => {
    const inline = readX3p(load('samples/iso5436-sample1.x3p')).heights
    const binary = readX3p(load('samples/iso5436-sample1-bin.x3p')).heights
    expect([inline[7], binary[7]]).toEqual([Number.NaN, Number.NaN])
    inline.forEach((z, i) => {
      if (i !== 7) expect(z).toBeCloseTo(binary[i]!, 13)
    })
  })

  it.each([
    ['hamby44-land1-units-in-micrometres', /a pitch of 7.8125 for 303 columns cannot be metres/],
    ['testing', /a pitch of 0.0274999996026357 for 30 columns cannot be metres/],
    ['csafe-logo', /MD5 mismatch: main.xml/],
  ])('%s is refused', (name, message) => {
    expect(refusal(load(`samples/${name}.x3p`))).toEqual({
      code: 'x3p-invalid',
      message: expect.stringMatching(message),
    })
  })

  it('csafe-logo decodes from its folder without its stale checksum', () => {
    const { 'csafe-logo/md5checksum.hex': _, ...rest } = unzipSync(load('samples/csafe-logo.x3p'))
    expect(readX3p(zipSync(rest))).toMatchObject({ ny: 419, nx: 741, dy: 6.45e-7 })
  })
})

describe.skipIf(!present)(title('real scans'), () => {
  const table = present
    ? readFileSync(`${SHARED}expected/bullet-lands.csv`, 'utf8').trim().split('\n').slice(1)
    : []

  it.each(table.map((line) => line.split(',')))('%s: %i x %i at %d µm as expected', (scan, ...expected) => {
    const { heights, ny, nx, dx } = readX3p(load(scan!))
    const valid = Number((measured(heights) / heights.length).toFixed(5))
    expect([ny, nx]).toEqual(expected.slice(0, 2).map(Number))
    expect(dx * 1e6).toBeCloseTo(Number(expected[2]), 9)
    expect(Math.abs(valid - Number(expected[3]))).toBeLessThan(1.1e-5)
  })

  it.each([
    ['cartridges/fadul/fadul-1-1.x3p', 545, 545, 6.25e-6],
    ['toolmarks/tmarks/T01LA-F60-01.x3p', 1, 667, 7.0498585701e-6],
  ])('%s decodes as %i x %i', (name, ny, nx, dx) => {
    expect(readX3p(load(name))).toMatchObject({ ny, nx, dx, dy: dx })
  })
})
