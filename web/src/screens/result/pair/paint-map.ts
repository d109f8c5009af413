import type { Part } from '../../../pictures/measured-box.ts'

/** Draws a part of a standardised map in greys; 0 and NaN are not measured and stay transparent. */
export function paintMap(canvas: HTMLCanvasElement, values: Float64Array, columns: number, part: Part): void {
  canvas.width = part.w
  canvas.height = part.h
  const context = canvas.getContext('2d')!
  const image = context.createImageData(part.w, part.h)
  const measured = values.filter((z) => z !== 0 && !Number.isNaN(z))
  const rms = Math.sqrt(measured.reduce((sum, z) => sum + z * z, 0) / Math.max(1, measured.length)) || 1
  for (let y = 0; y < part.h; y++) {
    for (let x = 0; x < part.w; x++) {
      const z = values[(part.y + y) * columns + part.x + x]!
      if (z === 0 || Number.isNaN(z)) continue
      const grey = 128 + 58 * (z / rms)
      image.data.set([grey, grey, grey, 255], 4 * (y * part.w + x))
    }
  }
  context.putImageData(image, 0, 0)
}
