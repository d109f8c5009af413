import qrcode from 'qrcode-generator'
import { ENGLISH_SECTIONS, type SectionWords } from '../../words/languages/sections/english.ts'
import type { Scene, Shape } from '../figures/scene.ts'

const QUIET = 4 // modules of white around it, by ISO/IEC 18004

/** A text as a QR code of this width: one rectangle for each stretch of dark modules of a row. */
export function qrFigure(
  content: string,
  width = 96,
  { codeTitle, codeText }: SectionWords['handles'] = ENGLISH_SECTIONS.handles,
): Scene {
  const code = qrcode(0, 'M')
  code.addData(content)
  code.make()
  const count = code.getModuleCount()
  const size = width / (count + 2 * QUIET)
  const shapes: Shape[] = []
  for (let row = 0; row < count; row++) {
    for (let from = 0; from < count; ) {
      let to = from
      while (to < count && code.isDark(row, to)) to++
      if (to > from) {
        const [x, y] = [(from + QUIET) * size, (row + QUIET) * size]
        shapes.push({ kind: 'rect', x, y, w: (to - from) * size, h: size, fill: '#000000' })
      }
      from = to + 1
    }
  }
  return { width, height: width, title: codeTitle, description: codeText(content), shapes }
}
