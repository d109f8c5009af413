import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { artifactRecord } from '../../../api/artifacts.ts'
import { say } from '../../../languages/say.ts'
import type { Shown } from '../../../three/load-geometry.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import type { PairView } from './use-pair.ts'

interface Props {
  readonly pair: PairView
  readonly names: readonly [string, string]
}

/** Opens both surfaces in three dimensions. The code that draws them is loaded when it is wanted. */
export function ThreeDimensions({ pair, names }: Props) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <p class="actions">
        <button type="button" onClick={() => setOpen(true)}>
          {say('Show both in three dimensions')}
        </button>
      </p>
    )
  }
  return <Opened pair={pair} names={names} />
}

function Opened({ pair, names }: Props) {
  const loaded = useLoaded(async () => {
    const [{ Surfaces }, shown] = await Promise.all([import('../../../three/surfaces.tsx'), shownOf(pair)])
    return { Surfaces: Surfaces as ComponentType<Parameters<typeof Surfaces>[0]>, shown }
  }, [pair])
  return (
    <Loaded of={loaded} what={say('the surfaces')}>
      {({ Surfaces, shown: [a, b] }) => (
        <>
          <p class="muted">
            {pair.kind === 'map'
              ? say(
                  'The maps that were compared, B laid on A as it was registered. Heights are standardised.',
                )
              : say('The surfaces that were compared, with their striae upright and without their form.')}
          </p>
          <Surfaces a={a} b={b} titles={names} metric={pair.kind === 'striae'} />
        </>
      )}
    </Loaded>
  )
}

/** What is drawn of each mark, and where the regions lie on it. */
async function shownOf(pair: PairView): Promise<readonly [Shown, Shown]> {
  if (pair.kind === 'map') {
    const { artifacts, cells, cell } = pair
    const side = 256
    const regions = cells.a
      .filter(({ congruent }) => congruent)
      .map(({ x, y }) => ({ x: x / side, y: y / side, w: cell / side, h: cell / side }))
    const drawn = { regions, from: 0, to: 1, flat: false }
    return [
      { handle: artifacts.a.signature, ...drawn },
      { handle: artifacts.b.registered, ...drawn },
    ]
  }
  const of = async (side: 'a' | 'b'): Promise<Shown> => {
    const { straightened, crop } = pair.artifacts[side]
    const columns = await columnsOf(straightened)
    const back = pair.turned && side === 'b' // the surface is as it was scanned
    const regions = pair.windows[side].map(({ x_frac, w_frac }) => ({
      x: back ? 1 - x_frac - w_frac : x_frac,
      y: 0,
      w: w_frac,
      h: 1,
    }))
    return { handle: straightened, flat: true, regions, from: crop[0]! / columns, to: crop[1]! / columns }
  }
  return Promise.all([of('a'), of('b')])
}

async function columnsOf(handle: string): Promise<number> {
  const { meta } = await artifactRecord(handle)
  return (meta['shape'] as number[])[1]!
}
