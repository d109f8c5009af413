import type { ComponentChildren } from 'preact'
import { say } from '../languages/say.ts'
import { decimal, figures, percent } from '../ui/number.ts'
import { MODES, type Mode } from './layout.ts'
import { LightDial } from './light-dial.tsx'
import type { Pose } from './pose.ts'
import { differenceInWords, LIGHT, type Scene, turnedB } from './scene.ts'

interface Props {
  readonly scene: Scene
  readonly onScene: (change: (scene: Scene) => Scene) => void
  /** How the score laid B. */
  readonly registered: Pose
  /** How exactly, in micrometres; undefined where no score laid it. */
  readonly within: number | undefined
  readonly nameB: string
  readonly regions: number
  readonly onWhole: () => void
  readonly onPoints: () => void
  readonly onFull: () => void
}

/** Everything that can be done to the picture, in words and sliders. */
export function Controls({ scene, onScene, registered, within, nameB, regions, ...on }: Props) {
  const set = (fields: Partial<Scene>) => onScene((one) => ({ ...one, ...fields }))
  const difference = differenceInWords(scene, registered)
  return (
    <div class="microscope-controls">
      <div class="actions">
        <fieldset class="modes">
          <legend class="visually-hidden">{say('How the marks are shown')}</legend>
          {(Object.keys(MODES) as Mode[]).map((mode) => (
            <label key={mode} class="choice">
              <input
                type="radio"
                name="microscope-mode"
                checked={scene.mode === mode}
                onChange={() => set({ mode })}
              />
              {MODES[mode]}
            </label>
          ))}
        </fieldset>
        {scene.mode !== 'overlay' && (
          <button type="button" onClick={() => set({ upright: !scene.upright })}>
            {say(scene.upright ? 'Line across' : 'Line upright')}
          </button>
        )}
        <button type="button" onClick={on.onWhole}>
          {say('Whole marks')}
        </button>
        <button
          type="button"
          onClick={on.onPoints}
          title={say('One point of the scan is one pixel of the screen')}
        >
          1:1
        </button>
        <button type="button" onClick={on.onFull}>
          {say('Fill the screen')}
        </button>
        {regions > 0 && (
          <Toggle on={scene.outlined} onToggle={() => set({ outlined: !scene.outlined })}>
            {say(regions === 1 ? 'Outline 1 region' : 'Outline {n} regions', { n: regions })}
          </Toggle>
        )}
        <Toggle on={scene.byHand} onToggle={() => set({ byHand: !scene.byHand })}>
          {say('Move {name} by hand', { name: nameB })}
        </Toggle>
      </div>
      <p class="muted" role="status">
        {placeText(nameB, difference, within)}{' '}
        {difference && (
          <button type="button" class="quiet" onClick={() => set({ pose: registered, byHand: false })}>
            {say('Lay it back')}
          </button>
        )}
      </p>
      <div class="lighting">
        <LightDial light={scene.light} onLight={(light) => set({ light })} />
        <div class="fields">
          <Slider
            title={say('Light from')}
            value={scene.light.from}
            words={`${scene.light.from}°`}
            low={0}
            high={359}
            step={1}
            onSet={(from) => set({ light: { ...scene.light, from } })}
          />
          <Slider
            title={say('Light above the surface')}
            value={scene.light.height}
            words={`${scene.light.height}°`}
            low={5}
            high={90}
            step={1}
            onSet={(height) => set({ light: { ...scene.light, height } })}
          />
          <Slider
            title={say('Relief')}
            value={Math.log2(scene.contrast)}
            words={`${figures(scene.contrast, 2)} ×`}
            low={-3}
            high={3}
            step={0.25}
            onSet={(power) => set({ contrast: 2 ** power })}
          />
          {scene.mode === 'overlay' && (
            <Slider
              title={say('Share of {name}', { name: nameB })}
              value={scene.blend}
              words={percent(scene.blend)}
              low={0}
              high={1}
              step={0.05}
              onSet={(blend) => set({ blend })}
            />
          )}
          {scene.byHand && (
            <Slider
              title={say('Turn of {name}', { name: nameB })}
              value={scene.pose.turn}
              words={`${decimal(scene.pose.turn.toFixed(1))}°`}
              low={registered.turn - 180}
              high={registered.turn + 180}
              step={0.1}
              onSet={(turn) => onScene((one) => turnedB(one, turn - one.pose.turn))}
            />
          )}
        </div>
      </div>
      <p>
        <button type="button" class="quiet" onClick={() => set({ light: LIGHT, contrast: 1 })}>
          {say('Usual light')}
        </button>
      </p>
    </div>
  )
}

function placeText(name: string, difference: string | undefined, within: number | undefined): string {
  if (within === undefined) {
    return difference
      ? say('{name} lies beside where it lay at first: {difference}.', { name, difference })
      : say('{name} lies as it was scanned, middle on middle: no score laid it.', { name })
  }
  return difference
    ? say('{name} lies beside where the score laid it: {difference}.', { name, difference })
    : say('{name} lies as the score laid it, which is right to {within} µm.', {
        name,
        within: figures(within, 2),
      })
}

interface ToggleProps {
  readonly on: boolean
  readonly onToggle: () => void
  readonly children: ComponentChildren
}

const Toggle = ({ on, onToggle, children }: ToggleProps) => (
  <label class="choice">
    <input type="checkbox" checked={on} onChange={onToggle} />
    <span>{children}</span>
  </label>
)

interface SliderProps {
  readonly title: string
  readonly value: number
  readonly words: string
  readonly low: number
  readonly high: number
  readonly step: number
  readonly onSet: (value: number) => void
}

const Slider = ({ title, value, words, low, high, step, onSet }: SliderProps) => (
  <label class="field">
    <span>
      {title} <span class="muted">{words}</span>
    </span>
    <input
      type="range"
      min={low}
      max={high}
      step={step}
      value={value}
      aria-valuetext={words}
      onInput={({ currentTarget }) => onSet(Number(currentTarget.value))}
    />
  </label>
)
