import { at, type Plot } from './axes.ts'
import { line, type Shape, THIS, text } from './scene.ts'

/**
 * Marks a comparison in a chart: a dashed upright line at `value`, and a label `down` points below the top. The label is left
 * of the line beyond the share `turn` of the width, else right of it.
 */
export function marker(
  plot: Plot,
  value: number,
  label: string,
  { down, turn }: { down: number; turn: number },
): Shape[] {
  const [x, bottom] = at(plot, value, 0)
  const right = x > plot.left + plot.width * turn
  return [
    line([x, bottom], [x, plot.top], { stroke: THIS, width: 1.4, dash: [3, 2] }),
    text([right ? x - 4 : x + 4, plot.top + down], label, 7.5, {
      anchor: right ? 'end' : 'start',
      bold: true,
      fill: THIS,
    }),
  ]
}
