declare module 'fft.js' {
  export default class FFT {
    constructor(size: number)
    /** exp(-i pi k / size) for k = 0, 1, …, interleaved (re, im). */
    readonly table: number[]
    transform(out: Float64Array, data: Float64Array): void
    inverseTransform(out: Float64Array, data: Float64Array): void
  }
}
