/** Builds X3P files part by part, the wrong ones included, and reads what comes of them. */
import { createHash } from 'node:crypto'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { MarkgraphError } from '../../src/errors.ts'
import { checkLimits, type X3pLimits } from '../../src/x3p/limits.ts'
import { readX3p, type X3pScan } from '../../src/x3p/read.ts'

/** What a service allows by default. */
export const LIMITS: X3pLimits = { maxDecompressedBytes: 2 ** 29, maxCompressionRatio: 200 }

export interface Parts {
  feature?: string
  cx?: string // the inside of CX
  cy?: string
  cz?: string
  size?: string // the inside of Record3 before the data
  points?: string // the data part of Record3
  checksum?: string // the inside of Record4
  xml?: (xml: string) => string // last change to the main document
  main?: string | Uint8Array // the main document itself
  data?: Uint8Array | undefined
  files?: Zippable // further entries, or replaced ones
}

export const increment = (metres: number | string): string =>
  `<AxisType>I</AxisType><Increment>${metres}</Increment><Offset>0</Offset>`
export const absolute = (type: string, scale = ''): string =>
  `<AxisType>A</AxisType><DataType>${type}</DataType>${scale}`
export const matrix = (nx: number | string, ny: number | string, nz: number | string = 1): string =>
  `<MatrixDimension><SizeX>${nx}</SizeX><SizeY>${ny}</SizeY><SizeZ>${nz}</SizeZ></MatrixDimension>`
export const link = (path: string, more = ''): string =>
  `<DataLink><PointDataLink>${path}</PointDataLink>${more}</DataLink>`
export const list = (...datums: string[]): string =>
  `<DataList>${datums.map((d) => (d === '' ? '<Datum/>' : `<Datum>${d}</Datum>`)).join('\n')}</DataList>`

/** Little-endian bytes of float64 values. */
export const doubles = (...values: number[]): Uint8Array => new Uint8Array(Float64Array.from(values).buffer)
export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex')

/** The main document of a 3 x 2 surface (six values 1 to 6 µm in `data`), unless parts say otherwise. */
export function mainXml(parts: Parts = {}): string {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<p:ISO5436_2 xmlns:p="http://www.opengps.eu/2008/ISO5436_2">
  <Record1><Revision>ISO5436 - 2000</Revision><FeatureType>${parts.feature ?? 'SUR'}</FeatureType>
    <Axes><CX>${parts.cx ?? increment(1e-6)}</CX><CY>${parts.cy ?? increment(2e-6)}</CY><CZ>${parts.cz ?? absolute('D')}</CZ></Axes>
  </Record1>
  <Record3>${parts.size ?? matrix(3, 2)}${parts.points ?? link('bindata/data.bin')}</Record3>
  <Record4><ChecksumFile>${parts.checksum ?? ''}</ChecksumFile></Record4>
</p:ISO5436_2>`
  return parts.xml ? parts.xml(xml) : xml
}

/** A file whose heights have another checksum than its main document says. */
export const withWrongSum = (): Uint8Array =>
  x3p({
    points: link('bindata/data.bin', `<MD5ChecksumPointData>${'0'.repeat(32)}</MD5ChecksumPointData>`),
  })

export const HEIGHTS = [1e-6, 2e-6, 3e-6, 4e-6, 5e-6, 6e-6]

export function x3p(parts: Parts = {}): Uint8Array {
  const main = parts.main ?? mainXml(parts)
  const data = 'data' in parts ? parts.data : doubles(...HEIGHTS)
  return zipSync({
    'main.xml': typeof main === 'string' ? strToU8(main) : main,
    ...(data && { 'bindata/data.bin': data }),
    ...parts.files,
  })
}

export const read = (parts: Parts): X3pScan => readX3p(x3p(parts))

/** The error of reading `bytes`, held against limits first as an upload is; anything but a MarkgraphError is thrown on. */
export function refusal(bytes: Uint8Array, limits = LIMITS): { code: string; message: string } {
  try {
    checkLimits(bytes, limits)
    readX3p(bytes)
  } catch (error) {
    if (error instanceof MarkgraphError) return { code: error.code, message: error.message }
    throw error
  }
  return { code: 'decoded', message: '' }
}

/** A copy with a field of the directory records changed: of every entry, or of one. */
export function patched(
  bytes: Uint8Array,
  field: number,
  value: number,
  width: 2 | 4,
  name?: string,
): Uint8Array {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  const named = (at: number): string =>
    new TextDecoder().decode(copy.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)))
  for (let at = 0; at + 46 <= copy.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50 || (name !== undefined && named(at) !== name)) continue
    if (width === 2) view.setUint16(at + field, value, true)
    else view.setUint32(at + field, value, true)
  }
  return copy
}
