/**
 * The main document of an X3P as a typed header. Every number is checked here, so that later code can trust it.
 * source  ISO 5436-2, ISO 25178-72
 */
import { phrase } from '../errors.ts'
import { cutDataList } from './inline-list.ts'
import { invalid, tooLarge } from './refusal.ts'
import type { Element } from './xml-elements.ts'
import { child, count, number, oneOf, optionalChild, parseRoot, text } from './xml-elements.ts'

export type FeatureType = 'SUR' | 'PRF' | 'PCL'
export type DataType = 'I' | 'L' | 'F' | 'D' // int16, int32, float32, float64

export interface Axis {
  readonly type: 'I' | 'A'
  readonly dataType: DataType | undefined
  readonly increment: number | undefined
  readonly offset: number
}

/** Where the heights are: in a linked file, or as the text of a DataList. */
export type PointSource =
  | { kind: 'link'; link: string; md5: string; validLink: string; validMd5: string }
  | { kind: 'list'; list: string }

export interface X3pMeta {
  readonly date: string
  readonly creator: string
  readonly instrument: string
  readonly manufacturer: string
  readonly model: string
  readonly serial: string
  readonly probingType: string
  readonly probing: string
  readonly calibrationDate: string
  readonly comment: string
}

export interface X3pDocument {
  readonly featureType: FeatureType
  readonly axes: { readonly x: Axis; readonly y: Axis | undefined; readonly z: Axis }
  readonly nx: number // for a list of points: their number
  readonly ny: number
  readonly points: PointSource
  readonly checksumFile: string
  readonly meta: X3pMeta
}

const DATA_TYPES: readonly DataType[] = ['I', 'L', 'F', 'D']
const MAX_DOCUMENT = 1 << 18 // characters without the DataList; real files have 2000, and parsing can take quadratic time

export function parseDocument(xml: string): X3pDocument {
  const { rest, list } = cutDataList(xml)
  if (rest.length > MAX_DOCUMENT) {
    throw tooLarge(
      phrase('main.xml has {rest} characters beside its data, over {most}', {
        rest: rest.length,
        most: MAX_DOCUMENT,
      }),
      {
        length: rest.length,
      },
    )
  }
  const root = parseRoot(rest)
  const record1 = child(root, 'Record1')
  const axes = child(record1, 'Axes')
  const featureType = oneOf(text(record1, 'FeatureType'), ['SUR', 'PRF', 'PCL'], 'FeatureType')
  const y = featureType === 'PRF' ? undefined : readAxis(axes, 'CY')
  const record3 = child(root, 'Record3')
  const record2 = optionalChild(root, 'Record2')
  const instrument = optionalChild(record2, 'Instrument')
  const probing = optionalChild(record2, 'ProbingSystem')
  return {
    featureType,
    axes: { x: readAxis(axes, 'CX'), y, z: readAxis(axes, 'CZ') },
    ...readSize(record3, featureType),
    points: readSource(record3, list),
    checksumFile: text(optionalChild(root, 'Record4'), 'ChecksumFile'),
    meta: {
      date: text(record2, 'Date').slice(0, 64),
      creator: text(record2, 'Creator').slice(0, 256),
      instrument: `${text(instrument, 'Manufacturer')} ${text(instrument, 'Model')}`.trim().slice(0, 256),
      manufacturer: text(instrument, 'Manufacturer'),
      model: text(instrument, 'Model'),
      serial: text(instrument, 'Serial'),
      probingType: text(probing, 'Type'),
      probing: text(probing, 'Identification'),
      calibrationDate: text(record2, 'CalibrationDate').slice(0, 64),
      comment: text(record2, 'Comment').slice(0, 1024),
    },
  }
}

function readAxis(axes: Element, name: 'CX' | 'CY' | 'CZ'): Axis {
  const axis = child(axes, name)
  const type = text(axis, 'AxisType')
  const dataType = text(axis, 'DataType')
  const increment = number(text(axis, 'Increment'), `${name} Increment`)
  if (name === 'CZ' && increment === 0)
    throw invalid(phrase('CZ Increment is 0, which makes every height the same'))
  return {
    type: oneOf(type, ['I', 'A'], `${name} AxisType`),
    // Only stored values need a data type: x and y of a matrix follow from the position.
    dataType: dataType === '' && name !== 'CZ' ? undefined : oneOf(dataType, DATA_TYPES, `${name} DataType`),
    increment,
    offset: number(text(axis, 'Offset'), `${name} Offset`) ?? 0,
  }
}

function readSize(record3: Element, featureType: FeatureType): { nx: number; ny: number } {
  const matrix = optionalChild(record3, 'MatrixDimension')
  const listed = text(record3, 'ListDimension')
  if (featureType !== 'SUR' && listed !== '') return { nx: count(listed, 'ListDimension'), ny: 1 }
  if (matrix === undefined) {
    throw invalid(
      phrase('Record3 has no MatrixDimension{other}', {
        other: featureType === 'SUR' ? '' : ' or ListDimension',
      }),
    )
  }
  const nx = count(text(matrix, 'SizeX'), 'SizeX')
  const ny = count(text(matrix, 'SizeY') || '1', 'SizeY')
  const nz = count(text(matrix, 'SizeZ') || '1', 'SizeZ')
  if (nz !== 1)
    throw invalid(phrase('SizeZ is {nz}, but only surfaces of one layer are read', { nz }), {
      found: nz,
      expected: 1,
    })
  if (featureType === 'PRF' && ny !== 1) {
    throw invalid(phrase('SizeY is {ny}, but a profile has one row', { ny }), { found: ny, expected: 1 })
  }
  return { nx, ny }
}

function readSource(record3: Element, list: string | undefined): PointSource {
  const data = optionalChild(record3, 'DataLink')
  if ('DataList' in record3)
    throw invalid(phrase('Record3 has two DataLists, and it is unclear which one counts'))
  if (list !== undefined) {
    if (data !== undefined)
      throw invalid(phrase('Record3 has a DataLink and a DataList, and it is unclear which one counts'))
    return { kind: 'list', list }
  }
  const link = text(data, 'PointDataLink')
  if (link === '')
    throw invalid(phrase('Record3 has neither a PointDataLink nor a DataList, so there are no heights'))
  return {
    kind: 'link',
    link,
    md5: text(data, 'MD5ChecksumPointData'),
    validLink: text(data, 'ValidPointsLink'),
    validMd5: text(data, 'MD5ChecksumValidPoints'),
  }
}
