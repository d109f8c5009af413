import { encoded, type Kind } from '../kind.ts'

/** A mark in a few integers, by which it is found among many: `values` in the order that its node says, on pitch `dx` in metres. */
export interface Sketch {
  readonly values: Int16Array
  readonly dx: number
}

/** 16-bit integers, little-endian. A sketch of no values belongs to a mark that shows too little. */
export const sketchKind: Kind<Sketch> = {
  name: 'sketch',
  format: 'bytes',
  keep: true,
  encode({ values, dx }) {
    const data = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    return encoded('sketch', { dx, length: values.length }, data)
  },
  decode({ meta, data }) {
    const bytes = data.byteOffset % 2 === 0 ? data : data.slice()
    return {
      values: new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2),
      dx: Number(meta['dx']),
    }
  },
}

/** The sketches of scans that follow each other, as `Packed` has them: those of a search are compared block by block. */
export interface SketchBlock {
  readonly values: Int16Array
  /** Values of each sketch; 0 where a scan has none. */
  readonly lengths: Int32Array
}

/** The lengths of the sketches, then their values; little-endian integers. */
export const sketchBlockKind: Kind<SketchBlock> = {
  name: 'sketch-block',
  format: 'bytes',
  keep: true,
  encode({ values, lengths }) {
    const data = new Uint8Array(lengths.byteLength + values.byteLength)
    data.set(new Uint8Array(lengths.buffer, lengths.byteOffset, lengths.byteLength))
    data.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), lengths.byteLength)
    return encoded('sketch-block', { sketches: lengths.length }, data)
  },
  decode({ meta, data }) {
    const own = data.slice()
    const sketches = Number(meta['sketches'])
    return {
      lengths: new Int32Array(own.buffer, 0, sketches),
      values: new Int16Array(own.buffer, 4 * sketches),
    }
  },
}
