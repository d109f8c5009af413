/** Readers of files: containers, documents, scans, masks and arrays. */
import { encode } from 'fast-png'
import { zipSync } from 'fflate'
import { readNpz } from '../../../src/references/npz.ts'
import { openZip } from '../../../src/x3p/container.ts'
import { parseDocument } from '../../../src/x3p/document.ts'
import { checkLimits } from '../../../src/x3p/limits.ts'
import { keptPixels } from '../../../src/x3p/mask-picture.ts'
import { readNotes } from '../../../src/x3p/notes.ts'
import { readX3p, type X3pReading } from '../../../src/x3p/read.ts'
import { writeX3p } from '../../../src/x3p/write.ts'
import { decodeText } from '../../../src/x3p/xml-elements.ts'
import {
  absolute,
  doubles,
  HEIGHTS,
  increment,
  LIMITS,
  link,
  list,
  mainXml,
  matrix,
  x3p,
} from '../../../test/helpers/x3p-package.ts'
import type { Target } from './guided.ts'
import { must } from './outcome.ts'

const text = (value: string): Uint8Array => new Uint8Array(Buffer.from(value))

const [NY, NX] = [2, 3]
const mask = encode({ width: NX, height: NY, data: Uint8Array.of(0, 255, 255, 255, 0, 255), channels: 1 })
const masks = [
  mask,
  encode({ width: NX, height: NY, data: new Uint8Array(NX * NY * 4).fill(200), channels: 4 }),
  encode({ width: NX, height: NY, data: new Uint16Array(NX * NY).fill(999), channels: 1, depth: 16 }),
]

/** Coordinates of a 2 x 3 grid with heights, point after point. */
const cloud = doubles(...HEIGHTS.flatMap((z, i) => [1e-6 * (i % NX), 1e-6 * Math.floor(i / NX), z]))
const surface = doubles(...HEIGHTS)
const ofType = (Type: typeof Int16Array | typeof Float32Array): Uint8Array =>
  new Uint8Array(Type.from([1, 2, 3, 4, 5, 6]).buffer)
const validLink = '<ValidPointsLink>bindata/valid.bin</ValidPointsLink>'

/** Main documents, each with the point data that it describes. */
const DOCUMENTS = (
  [
    [{}, surface],
    [{ points: list('1', '2', '', '4', '5', '6') }, surface],
    [{ feature: 'PRF', size: matrix(6, 1), cy: '' }, surface],
    [
      { feature: 'PCL', cx: absolute('D'), cy: absolute('D'), size: '<ListDimension>6</ListDimension>' },
      cloud,
    ],
    [{ cz: absolute('I', '<Increment>1e-9</Increment><Offset>2e-6</Offset>') }, ofType(Int16Array)],
    [{ cz: absolute('F', '<Increment>1e-9</Increment>') }, ofType(Float32Array)],
    [{ cx: increment(-1e-6), cy: increment('2e-6') }, surface],
    [{ points: link('bindata\\data.bin', validLink) }, surface],
  ] as const
).map(([parts, data]) => ({ main: text(mainXml(parts)), data }))

const XML_WORDS = [
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?xml?>',
  '&amp;',
  '&#0;',
  '&x;',
  '<!DOCTYPE x [',
  '<!ENTITY a "b">',
  'xmlns:p=""',
  'p:',
  '<CX>',
  '</CX>',
  '<CY>',
  '<CZ>',
  '<AxisType>',
  '<Increment>',
  '<Offset>',
  '<DataType>',
  'I',
  'L',
  'F',
  'D',
  'A',
  'SUR',
  'PRF',
  'PCL',
  '<SizeX>',
  '<SizeY>',
  '<SizeZ>',
  '<Datum/>',
  '<Datum>',
  '1e-6',
  '-0',
  '1e999',
  'NaN',
  'Infinity',
  '4294967296',
  '99999999999999999999',
  '0x10',
  '-1',
  ' ',
  '\n',
  '\xef\xbb\xbf',
  '<ListDimension>',
  '<MatrixDimension>',
  '<PointDataLink>',
  '<ValidPointsLink>',
  '<MD5ChecksumPointData>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'bindata/data.bin',
  'main.xml',
  '<Rotation>',
  '<r11>',
]
const ZIP_WORDS = [
  'PK\x01\x02',
  'PK\x03\x04',
  'PK\x05\x06',
  'PK\x06\x06',
  'PK\x06\x07',
  'PK\x07\x08',
  'main.xml',
  '../',
]

const whole = writeX3p({
  heights: Float64Array.from({ length: 60 }, (_, i) => 1e-6 * Math.sin(i)),
  ny: 6,
  nx: 10,
  dx: 1e-6,
  dy: 1e-6,
})
const stored = zipSync({ 'main.xml': text(mainXml()), 'bindata/data.bin': doubles(...HEIGHTS) }, { level: 0 })
const PACKAGES = [whole, x3p(), stored, x3p({ files: { 'bindata/mask.png': mask } })]
const AS_WRITTEN: X3pReading = { units: 'file', mask: 'none' }

/** Reads a file as an upload is read: limits first. */
function readScan(bytes: Uint8Array, reading: X3pReading): void {
  checkLimits(bytes, LIMITS)
  const { heights, ny, nx, dx, dy } = readX3p(bytes, reading)
  must(heights.length === ny * nx, `${heights.length} heights for ${ny} x ${nx}`)
  must(dx > 0 && dy > 0 && Number.isFinite(dx + dy), `pitches ${dx} and ${dy}`)
  must(!heights.some((height) => Math.abs(height) === Number.POSITIVE_INFINITY), 'an infinite height')
  readNotes(bytes)
}

const READINGS: readonly X3pReading[] = [
  { units: 'file', mask: 'none' },
  { units: 'um', mask: 'none' },
  { units: 'file', mask: 'file' },
  { units: 'um', mask: 'file' },
]

/** The parts of a package in one input: how it is read, and the parts after their lengths. */
function packed(reading: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const pieces = parts.flatMap((part) => [Uint8Array.of(part.length & 255, part.length >> 8), part])
  return new Uint8Array(Buffer.concat([Uint8Array.of(reading), ...pieces]))
}

function unpacked(input: Uint8Array): { reading: X3pReading; parts: Uint8Array[] } {
  const parts: Uint8Array[] = []
  for (let at = 1; at + 2 <= input.length; ) {
    const length = input[at]! + 256 * input[at + 1]!
    parts.push(input.subarray(at + 2, at + 2 + length))
    at += 2 + length
  }
  return { reading: READINGS[(input[0] ?? 0) & 3]!, parts }
}

/** A package around any main document, point data, mask and valid points: its sums are always right. */
function readParts(input: Uint8Array): void {
  const { reading, parts } = unpacked(input)
  const [main = new Uint8Array(), data, picture, valid] = parts
  const files = {
    'main.xml': main,
    ...(data && { 'bindata/data.bin': data }),
    ...(picture && { 'bindata/mask.png': picture }),
    ...(valid && { 'bindata/valid.bin': valid }),
  }
  readScan(zipSync(files, { level: 0 }), reading)
}

function npy(descr: string, n: number, data: Uint8Array): Uint8Array {
  const header = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${n},), }`.padEnd(117)
  return new Uint8Array(Buffer.concat([Buffer.from(`\x93NUMPY\x01\x00\x76\x00${header}\n`, 'latin1'), data]))
}
const ARRAYS = [
  npy('<f8', 3, doubles(1, 2, 3)),
  npy('|u1', 3, Uint8Array.of(0, 1, 0)),
  npy('<U1', 3, new Uint8Array(Uint32Array.of(97, 98, 0x1f600).buffer)),
]

export const FILE_TARGETS: readonly Target[] = [
  {
    name: 'ZIP',
    share: 5,
    seeds: PACKAGES,
    words: ZIP_WORDS,
    run(input) {
      checkLimits(input, LIMITS)
      const archive = openZip(input)
      for (const entry of archive.entries) {
        must(archive.read(entry).length <= entry.size, 'an entry larger than it states')
      }
    },
  },
  {
    name: 'XML',
    share: 4,
    seeds: DOCUMENTS.map(({ main }) => main),
    words: XML_WORDS,
    run: (input) => void parseDocument(decodeText(input)),
  },
  {
    name: 'X3P as bytes',
    share: 3,
    seeds: PACKAGES,
    words: [...ZIP_WORDS, ...XML_WORDS],
    run: (input) => readScan(input, AS_WRITTEN),
  },
  {
    name: 'X3P by its parts',
    share: 4,
    words: XML_WORDS,
    seeds: [
      ...DOCUMENTS.map(({ main, data }) => packed(0, main, data, mask, Uint8Array.of(0b101011))),
      packed(1, text(mainXml({ cx: increment(1), cy: increment(2) })), surface),
      ...masks.map((picture) => packed(2, DOCUMENTS[0]!.main, surface, picture)),
    ],
    run: readParts,
  },
  {
    name: 'mask (PNG)',
    share: 3,
    seeds: masks,
    words: ['IHDR', 'IDAT', 'IEND', 'PLTE', 'tRNS', 'iCCP', '\x89PNG\r\n\x1a\n'],
    run(input) {
      const kept = keptPixels(input, NY, NX)
      must(kept.length === NY * NX && kept.every((one) => one <= 1), 'a mask that is no mask')
    },
  },
  {
    name: 'arrays (NPZ)',
    share: 2,
    words: [...ZIP_WORDS, "'descr': '", '<f8', '<i8', '<U9', '|O', '(', ',)', '9999999'],
    seeds: [packed(0, ...ARRAYS), packed(0, ARRAYS[0]!, ARRAYS[0]!, ARRAYS[1]!)],
    run(input) {
      const [scores, labels, ids] = unpacked(input).parts
      const files = {
        ...(scores && { 'scores.npy': scores }),
        ...(labels && { 'labels.npy': labels }),
        ...(ids && { 'cluster_ids.npy': ids }),
      }
      readNpz(zipSync(files, { level: 0 }), ['scores', 'labels', 'cluster_ids'])
    },
  },
]
