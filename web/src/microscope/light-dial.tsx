import type { Light } from './light.ts'

interface Props {
  readonly light: Light
  readonly onLight: (light: Light) => void
}

const RADIUS = 40

/** The lamp above the marks, seen from above: in the middle it is over them, at the edge it grazes them. The sliders do the same. */
export function LightDial({ light, onLight }: Props) {
  const [angle, away] = [(light.from * Math.PI) / 180, (RADIUS * (90 - light.height)) / 90]
  const [x, y] = [Math.sin(angle) * away, -Math.cos(angle) * away]
  const place = ({ clientX, clientY, currentTarget }: PointerEvent): void => {
    const { left, top, width } = (currentTarget as Element).getBoundingClientRect()
    const perUnit = width / (2.4 * RADIUS)
    const [dx, dy] = [(clientX - left - width / 2) / perUnit, (clientY - top - width / 2) / perUnit]
    const from = Math.round((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360
    onLight({
      from,
      height: Math.max(5, Math.round(90 - (90 * Math.min(RADIUS, Math.hypot(dx, dy))) / RADIUS)),
    })
  }
  return (
    <svg
      class="light-dial"
      viewBox={`${-1.2 * RADIUS} ${-1.2 * RADIUS} ${2.4 * RADIUS} ${2.4 * RADIUS}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        place(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && place(event)}
    >
      <circle r={RADIUS} />
      <line x2={x} y2={y} />
      <circle class="lamp" cx={x} cy={y} r={6} />
    </svg>
  )
}
