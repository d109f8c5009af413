const NONE = [128, 128, 128, 40] as const

/** Draws heights as a relief lit from the upper left; points that were not measured are grey. */
export function shade(canvas: HTMLCanvasElement, rows: readonly (readonly (number | null)[])[]): void {
  const ny = rows.length
  const nx = rows[0]?.length ?? 0
  canvas.width = nx
  canvas.height = ny
  const context = canvas.getContext('2d')!
  const image = context.createImageData(nx, ny)
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const at = 4 * (y * nx + x)
      const z = rows[y]![x] ?? null
      if (z === null) {
        image.data.set(NONE, at)
        continue
      }
      const left = rows[y]![Math.max(0, x - 1)] ?? z
      const up = rows[Math.max(0, y - 1)]![x] ?? z
      const light = 150 + 260 * (z - left) + 160 * (z - up) + 50 * (z - 0.5)
      image.data.set([light, light * 0.97, light * 0.9, 255], at)
    }
  }
  context.putImageData(image, 0, 0)
}
