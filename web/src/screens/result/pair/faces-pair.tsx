import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { api } from '../../../api/client.ts'
import { say } from '../../../languages/say.ts'
import { show } from '../../../languages/show.ts'
import { measuredBox } from '../../../pictures/measured-box.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { decimals, percent } from '../../../ui/number.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { paintMap } from './paint-map.ts'
import type { FacePair } from './use-pair.ts'

interface Props {
  readonly pair: FacePair
  /** What the two marks are called. */
  readonly names: readonly [string, string]
}

/** The maps of two breech faces on each other, with their cells. */
export function FacesPair({ pair, names }: Props) {
  const [nameA, nameB] = names
  const { registration, artifacts, cells, cell, pitch_um } = pair
  const [blend, setBlend] = useState(0.5)
  const [side, setSide] = useState<'a' | 'b'>('a')
  const maps = useLoaded(async () => {
    const [a, b] = await Promise.all([
      api().array(artifacts.a.signature),
      api().array(artifacts.b.registered),
    ])
    return { a, b }
  }, [artifacts.a.signature, artifacts.b.registered])
  const congruent = cells[side].filter((one) => one.congruent)
  const shift = Math.hypot(registration.shift_x, registration.shift_y) * pitch_um
  return (
    <>
      <p>
        {say(
          '{b} is turned by {turn}° and shifted by {shift} µm onto {a}. Of the {all} cells of {mark}, {n} are congruent (framed in blue); the others are framed in grey.',
          {
            a: nameA,
            b: nameB,
            turn: decimals(registration.rotation_deg, 0),
            shift: decimals(shift, 0),
            all: cells[side].length,
            mark: side === 'a' ? nameA : nameB,
            n: congruent.length,
          },
        )}
      </p>
      <Loaded of={maps} what={say('the maps')}>
        {({ a, b }) => (
          <figure class="faces">
            <Painted a={a} b={b} blend={blend} cells={cells} cell={cell} side={side} />
            <div>
              <label class="field">
                <span>
                  {show('Blend: {shares}', {
                    shares: <span>{`${percent(1 - blend)} ${nameA}, ${percent(blend)} ${nameB}`}</span>,
                  })}
                </span>
                <input
                  type="range"
                  min={0}
                  max={1}
                  step={0.05}
                  value={blend}
                  onInput={({ currentTarget }) => setBlend(Number(currentTarget.value))}
                />
              </label>
              <label class="field">
                <span>{say('Cells of')}</span>
                <select
                  value={side}
                  onChange={({ currentTarget }) => setSide(currentTarget.value as 'a' | 'b')}
                >
                  <option value="a">
                    {say('{mark}, looked for on {other}', { mark: nameA, other: nameB })}
                  </option>
                  <option value="b">
                    {say('{mark}, looked for on {other}', { mark: nameB, other: nameA })}
                  </option>
                </select>
              </label>
              <p class="muted">
                {say('Dark is low and light is high, after form and long waves were taken off.')}
              </p>
            </div>
          </figure>
        )}
      </Loaded>
    </>
  )
}

interface PaintedProps {
  readonly a: { readonly data: Float64Array; readonly shape: readonly number[] }
  readonly b: { readonly data: Float64Array; readonly shape: readonly number[] }
  readonly blend: number
  readonly cells: FacePair['cells']
  readonly cell: number
  readonly side: 'a' | 'b'
}

function Painted({ a, b, blend, cells, cell, side }: PaintedProps) {
  const [rows = 1, columns = 1] = a.shape
  const canvases = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)] as const
  const part = useMemo(() => {
    const measured = (i: number) => a.data[i] !== 0 || b.data[i] !== 0
    return measuredBox(rows, columns, (y, x) => measured(y * columns + x))
  }, [a, b])
  useEffect(() => {
    for (const [i, { data }] of [a, b].entries()) {
      const canvas = canvases[i]!.current
      if (canvas) paintMap(canvas, data, columns, part)
    }
  }, [a, b, part])
  const shown = cells[side].flatMap((one) => {
    // cells of B are drawn where they lie on A
    const place = side === 'a' ? one : one.congruent ? { y: one.y_other!, x: one.x_other! } : undefined
    return place ? [{ y: place.y, x: place.x, congruent: one.congruent, corr: one.corr }] : []
  })
  return (
    <div
      class="face-maps"
      role="img"
      aria-label={say('Both maps on each other with {n} cells', { n: shown.length })}
    >
      <canvas ref={canvases[0]} />
      <canvas ref={canvases[1]} style={`opacity: ${blend}`} />
      <svg viewBox={`${part.x} ${part.y} ${part.w} ${part.h}`} aria-hidden="true">
        {shown.map(({ x, y, congruent, corr }) => (
          <rect
            key={`${x} ${y}`}
            {...{ x, y, width: cell, height: cell }}
            class={congruent ? 'cell congruent' : 'cell'}
          >
            {corr !== null && <title>{say('correlation {value}', { value: decimals(corr, 2) })}</title>}
          </rect>
        ))}
      </svg>
    </div>
  )
}
