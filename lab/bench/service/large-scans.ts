import { strToU8, zipSync } from 'fflate'
import { random } from '../../../src/numerics/elementary/random.ts'

const PITCH = 1e-6 // metres
const STEP = 1e-8 // metres of one count of the int16 heights

/** How the texture of a scan runs. */
export type Texture = 'striae' | 'grains'

/**
 * A scan of side x side int16 points that compresses well: striae along y, or rows of one texture. The seed says which mark it is.
 * in      `noisy`: the share of rows that have noise of their own, so that the file is not a bomb
 */
export function largeScan(
  side: number,
  seed: number,
  texture: Texture = 'striae',
  noisy = 1 / 64,
): Uint8Array {
  const heights = new Int16Array(side * side)
  const { uniform } = random(seed)
  const line = new Int16Array(side)
  for (let x = 0, z = 0; x < side; x++) {
    z = 0.9 * z + 60 * (uniform() - 0.5)
    line[x] = Math.round(z)
  }
  const every = Math.round(1 / noisy)
  for (let y = 0; y < side; y++) {
    const row = heights.subarray(y * side, (y + 1) * side)
    const shift = texture === 'striae' ? 0 : Math.floor(uniform() * side)
    row.set(line.subarray(shift))
    row.set(line.subarray(0, shift), side - shift)
    if (y % every === 0) for (let x = 0; x < side; x++) row[x]! += Math.floor(3 * uniform())
  }
  const axis = (name: string, type: string, data: string, increment: number): string =>
    `<${name}><AxisType>${type}</AxisType><DataType>${data}</DataType><Increment>${increment}</Increment><Offset>0</Offset></${name}>`
  const main = `<?xml version="1.0" encoding="UTF-8"?>
<p:ISO5436_2 xmlns:p="http://www.opengps.eu/2008/ISO5436_2">
<Record1><Revision>ISO5436 - 2000</Revision><FeatureType>SUR</FeatureType><Axes>${axis('CX', 'I', 'D', PITCH)}${axis('CY', 'I', 'D', PITCH)}${axis('CZ', 'A', 'I', STEP)}</Axes></Record1>
<Record3><MatrixDimension><SizeX>${side}</SizeX><SizeY>${side}</SizeY><SizeZ>1</SizeZ></MatrixDimension><DataLink><PointDataLink>bindata/data.bin</PointDataLink></DataLink></Record3>
<Record4><ChecksumFile></ChecksumFile></Record4></p:ISO5436_2>`
  return zipSync(
    { 'main.xml': strToU8(main), 'bindata/data.bin': new Uint8Array(heights.buffer) },
    { mtime: new Date(1980, 0, 1), level: 6 },
  )
}
