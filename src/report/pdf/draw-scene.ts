import type { Scene } from '../figures/scene.ts'
import type { Canvas } from './canvas.ts'
import { visible } from './visible.ts'

/** Draws a scene with its top left corner at (x, y) of the current page. */
export function drawScene(canvas: Canvas, { shapes }: Scene, x: number, y: number): void {
  for (const shape of shapes) {
    if (shape.kind === 'polyline') {
      canvas.polyline(
        shape.points.map(([px, py]) => [x + px, y + py]),
        shape,
      )
    } else if (shape.kind === 'rect') {
      canvas.rect(x + shape.x, y + shape.y, shape.w, shape.h, shape)
    } else if (shape.kind === 'picture') {
      canvas.picture(x + shape.x, y + shape.y, shape.w, shape.h, shape.grey, shape.nx, shape.ny)
    } else {
      const { size, anchor, rotation = 0, bold, fill } = shape
      const style = bold ? 'bold' : 'regular'
      const words = visible(shape.text, style)
      canvas.text(x + shape.x, y + shape.y, words, { size, style, colour: fill, anchor, rotation })
    }
  }
}
