/** Small simulated scans, written as X3P. */
import { writeX3p } from '../../src/x3p/write.ts'
import { bulletScans } from './simulated.ts'

interface SmallBullet {
  readonly barrel?: number
  readonly lands?: number
  readonly pitch?: number
}

/** The land scans of a bullet at a coarse pitch. */
export const bullet = (
  seed: number,
  { barrel = 1, lands = 2, pitch = 2e-6 }: SmallBullet = {},
): Uint8Array[] =>
  bulletScans({ barrelSeed: barrel, bulletSeed: seed, lands, pitch, width: 1.6e-3, height: 0.3e-3 })

/** A scan of `ny` by `nx` points with these heights, metres. */
export const scanOf = (
  ny: number,
  nx: number,
  height: (row: number, column: number) => number,
  pitch = 2e-6,
) =>
  writeX3p({
    heights: Float64Array.from({ length: ny * nx }, (_, i) => height(Math.floor(i / nx), i % nx)),
    ny,
    nx,
    dx: pitch,
    dy: pitch,
  })

/** Bytes that are no ZIP, a ZIP that stops in the middle, and an X3P whose point data were changed. */
export const broken = (good: Uint8Array) => ({
  notZip: new TextEncoder().encode('this is not a scan'),
  truncated: good.slice(0, good.length >> 1),
})
