import { readFileSync } from 'node:fs'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readNotes } from '../../src/x3p/notes.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { hasShared, sharedPath } from '../helpers/shared.ts'
import { refusal } from '../helpers/x3p-package.ts'

const present = hasShared('scans')
const title = (text: string): string => (present ? text : `${text} (skipped: real scans are not here)`)
const load = (name: string): Uint8Array => new Uint8Array(readFileSync(sharedPath(`scans/${name}`)))
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
    ['hamby44-land1-units-in-micrometres', /a pitch of 7.8125 for 303 columns cannot be metres.*units=um/],
    ['testing', /a pitch of 0.0274999996026357 for 30 columns cannot be metres.*units=um/],
  ])('%s is refused', (name, message) => {
    expect(refusal(load(`samples/${name}.x3p`))).toEqual({
      code: 'x3p-invalid',
      message: expect.stringMatching(message),
    })
  })

  it('csafe-logo decodes from its folder, and its stale checksum is noted', () => {
    const logo = load('samples/csafe-logo.x3p')
    expect(readX3p(logo)).toMatchObject({ ny: 419, nx: 741, dy: 6.45e-7 })
    expect(readNotes(logo).checksum_of_description).toBe(false)
    const { 'csafe-logo/md5checksum.hex': _, ...rest } = unzipSync(logo)
    expect(readNotes(zipSync(rest)).checksum_of_description).toBe(true)
  })

  it('iso5436-sample3, x incremental and y absolute, is the surface of iso5436-sample1 at the heights of its own offset', () => {
    const [one, three] = [1, 3].map((n) => readX3p(load(`samples/iso5436-sample${n}.x3p`)))
    expect(three).toMatchObject({ ny: 4, nx: 4, dx: one!.dx, dy: 2 })
    expect(measured(three!.heights)).toBe(15)
    const offset = three!.heights[0]! - one!.heights[0]!
    three!.heights.forEach((z, i) => {
      if (i === 7) expect(z).toBeNaN()
      else expect(z - one!.heights[i]! - offset).toBeCloseTo(0, 12)
    })
  })

  it('hamby44-land1-units-in-micrometres is a land when it is read in micrometres', () => {
    const land = readX3p(load('samples/hamby44-land1-units-in-micrometres.x3p'), {
      units: 'um',
      mask: 'none',
    })
    expect(land).toMatchObject({ dx: 7.8125e-6, nx: 303 })
    const finite = land.heights.filter((z) => !Number.isNaN(z))
    const range =
      finite.reduce((most, z) => Math.max(most, z), -1) - finite.reduce((least, z) => Math.min(least, z), 1)
    expect(range).toBeGreaterThan(10e-6)
    expect(range).toBeLessThan(1e-3)
  })
})

describe.skipIf(!present)(title('real scans'), () => {
  const table = present
    ? readFileSync(sharedPath('expected/bullet-lands.csv'), 'utf8').trim().split('\n').slice(1)
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

describe.skipIf(!present)(title('masks of raw cartridge scans'), () => {
  const inMicrometres = { units: 'um', mask: 'none' } as const

  // Where the raw and the masked scan of one cartridge show the same heights, found by correlating their texture.
  it.each([
    ['A1', 165, 167],
    ['A2', 79, 177],
  ])('%s: every point of the masked scan lies inside the mask of the raw one', (name, atY, atX) => {
    const raw = readX3p(load(`cartridges/cadre/kmPair_raw_K013s${name}.x3p`), { units: 'um', mask: 'file' })
    const masked = readX3p(load(`cartridges/cadre/kmPair_K013s${name}.x3p`), inMicrometres)
    expect(raw.dx).toBe(masked.dx)
    let inside = 0
    for (let y = 0; y < masked.ny; y++) {
      for (let x = 0; x < masked.nx; x++) {
        if (Number.isNaN(masked.heights[y * masked.nx + x])) continue
        if (!Number.isNaN(raw.heights[(y + atY) * raw.nx + x + atX])) inside += 1
      }
    }
    expect(inside).toBe(measured(masked.heights))
    expect(measured(raw.heights)).toBeLessThan(0.15 * raw.heights.length)
  })

  it('a file without a mask is refused when its mask is asked for', () => {
    expect(() => readX3p(load('cartridges/cadre/kmPair_K013sA1.x3p'), { units: 'um', mask: 'file' })).toThrow(
      /the file has no mask/,
    )
  })
})
