import '../styles/three.css'
import { useState } from 'preact/hooks'
import { say } from '../languages/say.ts'
import { decimals } from '../ui/number.ts'
import type { Geometry } from './geometry.ts'
import type { Shown } from './load-geometry.ts'
import type { View } from './renderer.ts'
import { SurfaceCanvas } from './surface-canvas.tsx'

interface Props {
  readonly a: Shown
  readonly b: Shown
  readonly titles: readonly [string, string]
  /** Whether heights are lengths, so that their exaggeration is a number with a meaning. */
  readonly metric: boolean
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Two surfaces side by side; whatever is done to one is done to the other. */
export function Surfaces({ a, b, titles, metric }: Props) {
  const [usual, setUsual] = useState(0) // exaggeration at which the relief of A is seen well; 0 until A is loaded
  const start: View = { turn: -20, tilt: -50, zoom: 0.9, exaggeration: 1, outlined: false }
  const [look, setLook] = useState(start)
  const view: View = { ...look, exaggeration: look.exaggeration * usual }
  const count = a.regions.length
  const set = (fields: Partial<View>) => setLook((now) => ({ ...now, ...fields }))
  const turn = (dx: number, dy: number) =>
    setLook((now) => ({
      ...now,
      turn: ((now.turn + dx * 0.5 + 540) % 360) - 180,
      tilt: clamp(now.tilt + dy * 0.5, -90, 0),
    }))
  return (
    <div class="surfaces">
      <div class="two">
        {[a, b].map((shown, i) => (
          <figure key={i === 0 ? 'a' : 'b'}>
            <figcaption>{titles[i]}</figcaption>
            <SurfaceCanvas
              shown={shown}
              label={titles[i]!}
              view={view}
              onTurn={turn}
              {...(i === 0 && {
                onReady: ({ relief }: Geometry) => setUsual(usualExaggeration(relief, metric ? LAND : MAP)),
              })}
            />
          </figure>
        ))}
      </div>
      <div class="fields">
        <Slider
          title={say('Turn')}
          unit="°"
          value={look.turn}
          low={-180}
          high={180}
          onSet={(v) => set({ turn: v })}
        />
        <Slider
          title={say('Tilt')}
          unit="°"
          value={-look.tilt}
          low={0}
          high={90}
          onSet={(v) => set({ tilt: -v })}
        />
        <Slider
          title={say('Zoom')}
          unit="×"
          value={look.zoom}
          low={0.5}
          high={6}
          step={0.1}
          onSet={(v) => set({ zoom: v })}
        />
        <Slider
          title={say('Heights')}
          unit={metric ? say('× (exaggerated {n} times)', { n: Math.round(view.exaggeration) }) : '×'}
          value={look.exaggeration}
          low={0.1}
          high={4}
          step={0.1}
          onSet={(v) => set({ exaggeration: v })}
        />
      </div>
      {count > 0 && (
        <label class="choice">
          <input
            type="checkbox"
            checked={look.outlined}
            onChange={({ currentTarget }) => set({ outlined: currentTarget.checked })}
          />
          <span>
            {say(count === 1 ? 'Outline 1 region that agrees' : 'Outline {n} regions that agree', {
              n: count,
            })}
          </span>
        </label>
      )}
      <p class="muted">
        {say('Drag to turn; both surfaces turn together.')}{' '}
        <button type="button" class="quiet" onClick={() => setLook(start)}>
          {say('Reset the view')}
        </button>
      </p>
    </div>
  )
}

// relief at first, of the longer side: long ridges are seen at more than a fine texture
const LAND = 0.12
const MAP = 0.025

function usualExaggeration([low, high]: Geometry['relief'], share: number): number {
  return high > low ? share / (high - low) : 1
}

interface SliderProps {
  readonly title: string
  readonly unit: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly step?: number
  readonly onSet: (value: number) => void
}

const Slider = ({ title, unit, value, low, high, step = 1, onSet }: SliderProps) => (
  <label class="field">
    <span>
      {title} <span>{`${decimals(value, step < 1 ? 1 : 0)} ${unit}`}</span>
    </span>
    <input
      type="range"
      min={low}
      max={high}
      step={step}
      value={value}
      onInput={({ currentTarget }) => onSet(Number(currentTarget.value))}
    />
  </label>
)
