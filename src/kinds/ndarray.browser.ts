import type { NdArray } from 'ndarray'

/**
 * `data` as a C-order array of `shape`. The package makes code from text, which the page forbids, and its views are not used by
 * nodes: they read data, shape and size.
 */
const ndarray = (data: Float64Array, shape: number[]): NdArray<Float64Array> =>
  ({
    data,
    shape,
    offset: 0,
    dimension: shape.length,
    size: shape.reduce((product, length) => product * length, 1),
  }) as unknown as NdArray<Float64Array>

export default ndarray
