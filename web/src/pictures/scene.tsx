import {
  HAIR,
  INK,
  KM,
  KNM,
  MUTED,
  type Scene,
  type Shape,
  type Text,
  THIS,
} from '../../../src/report/figures/scene.ts'
import { TINTS } from '../../../src/report/figures/verbal-scale.ts'

/** The colours of a scene, as those of the theme. */
const THEMED: Readonly<Record<string, string>> = {
  [INK]: 'var(--ink)',
  [MUTED]: 'var(--muted)',
  [HAIR]: 'var(--line)',
  [KM]: 'var(--same)',
  [KNM]: 'var(--different)',
  [THIS]: 'var(--this)',
  '#ffffff': 'var(--surface)',
  '#8c8c8c': 'var(--edge)',
  [TINTS.same]: 'var(--same-tint)',
  [TINTS.different]: 'var(--different-tint)',
}

const themed = (colour: string | undefined): string =>
  colour === undefined ? 'none' : (THEMED[colour] ?? colour)

/** A figure of the service, drawn in the colours of the theme; its description is the text alternative. */
export function Figure({ scene: { width, height, title, description, shapes } }: { scene: Scene }) {
  return (
    <figure class="scene">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
        {shapes.map((shape, i) => (
          <Drawn key={i} shape={shape.kind === 'text' ? inside(shape, width) : shape} />
        ))}
      </svg>
    </figure>
  )
}

const LETTER = 0.6 // width of a letter, of the size of the type

/** A label that would run out of the figure on the right is put to the left of its place. */
function inside(text: Text, width: number): Text {
  const runsOut = text.anchor === 'start' && text.x + text.text.length * text.size * LETTER > width
  return runsOut ? { ...text, x: text.x - 8, anchor: 'end' } : text
}

function Drawn({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'polyline':
      return (
        <polyline
          points={shape.points.map((point) => point.join(',')).join(' ')}
          fill="none"
          stroke={themed(shape.stroke)}
          stroke-width={shape.width}
          stroke-dasharray={shape.dash?.join(' ')}
        />
      )
    case 'rect': {
      const { x, y, w, h, fill, stroke, width } = shape
      return (
        <rect
          {...{ x, y, width: w, height: h }}
          fill={themed(fill)}
          stroke={themed(stroke)}
          stroke-width={width}
        />
      )
    }
    case 'text': {
      const { x, y, anchor, size, rotation, bold, fill, text } = shape
      return (
        <text
          {...{ x, y }}
          text-anchor={anchor}
          font-size={size}
          font-weight={bold ? 600 : undefined}
          transform={rotation ? `rotate(${-rotation} ${x} ${y})` : undefined}
          fill={themed(fill)}
        >
          {text}
        </text>
      )
    }
    case 'picture':
      return null // figures of the page show pictures as canvases
  }
}
