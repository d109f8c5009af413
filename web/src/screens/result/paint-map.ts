/** Draws a standardised map in greys; 0 and NaN are not measured and stay transparent. */
export function paintMap(canvas: HTMLCanvasElement, values: Float64Array, ny: number, nx: number): void {
  canvas.width = nx
  canvas.height = ny
  const context = canvas.getContext('2d')!
  const image = context.createImageData(nx, ny)
  const measured = values.filter((z) => z !== 0 && !Number.isNaN(z))
  const rms = Math.sqrt(measured.reduce((sum, z) => sum + z * z, 0) / Math.max(1, measured.length)) || 1
  for (const [i, z] of values.entries()) {
    if (z === 0 || Number.isNaN(z)) continue
    const grey = 128 + 58 * (z / rms)
    image.data.set([grey, grey, grey, 255], 4 * i)
  }
  context.putImageData(image, 0, 0)
}
