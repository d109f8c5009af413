import { useState } from 'preact/hooks'
import { api, got } from '../../../api/client.ts'
import { say } from '../../../languages/say.ts'
import { Relief } from '../../../pictures/relief.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { useSending } from '../../../ui/use-sending.ts'
import type { Scan } from '../comparison.ts'
import { forgetRegion, setRegion } from './drawn-region.ts'
import { type Circle, extentOf, firstRegion, type Region } from './region.ts'
import { RegionPicture } from './region-picture.tsx'

interface Props {
  readonly side: string
  readonly placeKey: number
  readonly scan: Scan
}

/** The part of a breech face that is compared: the one that is found, or circles that a person draws. */
export function RegionEditor({ side, placeKey, scan }: Props) {
  const { name, beingRead = false } = scan
  const whole = scan.whole ?? scan.record!
  const extent = extentOf(whole.meta)
  const [region, draw] = useState<Region | undefined>(scan.region)
  const { failed, sending } = useSending()
  const use = () => sending(() => setRegion(side, placeKey, region!))
  const forget = () => {
    draw(undefined)
    if (scan.region) forgetRegion(side, placeKey)
  }
  return (
    <div class="edges">
      <Compared
        surface={scan.record!.handle}
        name={name}
        ratio={extent.width / extent.height}
        drawn={scan.region !== undefined}
      />
      {region ? (
        <>
          <RegionPicture surface={whole.handle} {...{ name, extent, region, draw }} />
          <Sliders
            title={say('Circle')}
            circle={region.outer}
            {...{ extent }}
            onSet={(outer) => draw({ ...region, outer })}
          />
          <Sliders
            title={say('Hole')}
            circle={region.hole}
            {...{ extent }}
            onSet={(hole) => draw({ ...region, hole })}
          />
          <p class="actions">
            <button type="button" class="primary" disabled={beingRead} onClick={use}>
              {say(beingRead ? 'Reading …' : 'Use this region')}
            </button>
            <button type="button" disabled={beingRead} onClick={forget}>
              {say('Use the region that is found')}
            </button>
          </p>
          <p class="muted" role="status">
            {region === scan.region
              ? say('This region is used. It is in the file that is compared, as its mask.')
              : say('This region is not used yet.')}
          </p>
        </>
      ) : (
        <p class="actions">
          <button type="button" onClick={() => draw(firstRegion(extent))}>
            {say('Draw another region')}
          </button>
        </p>
      )}
      {failed && <Notice kind="failure">{failed}</Notice>}
    </div>
  )
}

interface ComparedProps {
  readonly surface: string
  readonly name: string
  readonly ratio: number
  readonly drawn: boolean
}

/** What will be compared, as the map that is made of it. */
function Compared({ surface, name, ratio, drawn }: ComparedProps) {
  const map = useLoaded(
    () => got(() => api().POST('/v1/steps/areal-signature', { body: { surface } })),
    [surface],
  )
  return (
    <Loaded of={map} what={say('the region')}>
      {({ handle }) => (
        <figure class="edges-picture">
          <figcaption>
            {say(
              drawn
                ? 'The region that will be compared, in its band: the one you drew, without its edge.'
                : 'The region that will be compared, in its band: found by its shape.',
            )}
          </figcaption>
          <Relief handle={handle} label={say('Region of {name}', { name })} max={256} ratio={ratio} />
        </figure>
      )}
    </Loaded>
  )
}

interface SlidersProps {
  readonly title: string
  readonly circle: Circle
  readonly extent: { readonly width: number; readonly height: number }
  readonly onSet: (circle: Circle) => void
}

const STEP = 10 // µm

function Sliders({ title, circle, extent: { width, height }, onSet }: SlidersProps) {
  const rows = [
    ['x', say('from the left'), width],
    ['y', say('from the top'), height],
    ['r', say('radius'), Math.max(width, height) / 2],
  ] as const
  return (
    <fieldset class="sliders">
      <legend>{title}</legend>
      {rows.map(([field, words, most]) => (
        <label key={field} class="edge">
          <span>{words}</span>
          <input
            type="range"
            min={0}
            max={Math.floor(most)}
            step={STEP}
            value={circle[field]}
            aria-label={`${title}, ${words}`}
            onInput={({ currentTarget }) => onSet({ ...circle, [field]: Number(currentTarget.value) })}
          />
          <span>{Math.round(circle[field])} µm</span>
        </label>
      ))}
    </fieldset>
  )
}
