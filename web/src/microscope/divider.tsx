import { say } from '../languages/say.ts'
import { percent } from '../ui/number.ts'

interface Props {
  readonly label: string
  readonly upright: boolean
  /** Where it is, from 0 to 1. */
  readonly line: number
  readonly onLine: (share: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
const STEP = 0.02
const FINE = 0.005

/** The line at which the marks are joined. */
export const Divider = ({ label, upright, line, onLine }: Props) => (
  <div
    class="divider"
    role="slider"
    tabIndex={0}
    aria-label={label}
    aria-orientation={upright ? 'horizontal' : 'vertical'}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(100 * line)}
    aria-valuetext={say('{share} first mark', { share: percent(line) })}
    style={upright ? { left: `${100 * line}%` } : { top: `${100 * line}%` }}
    onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
    onPointerMove={({ buttons, clientX, clientY, currentTarget }) => {
      if (buttons === 0) return
      const { left, top, width, height } = currentTarget.parentElement!.getBoundingClientRect()
      onLine(upright ? (clientX - left) / width : (clientY - top) / height)
    }}
    onKeyDown={(event) => {
      const step = STEPS[event.key]
      if (!step) return
      event.preventDefault()
      onLine(line + step * (event.shiftKey ? FINE : STEP))
    }}
  />
)
