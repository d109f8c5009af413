import type { ComponentType } from 'preact'
import { Loaded } from '../../../ui/loaded.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import type { PairChoice } from './use-pair.ts'

/**
 * The two parts under a comparison microscope; of profiles there is nothing to see but their plots. Its code is loaded while
 * the pair is. A score moves marks by whole samples, so it is right to half of one.
 */
export function MicroscopePanel({ choice: { parts, pair, names } }: { choice: PairChoice }) {
  const code = useLoaded(async () => {
    const { Microscope } = await import('../../../microscope/microscope.tsx')
    return Microscope as ComponentType<Parameters<typeof Microscope>[0]>
  }, [])
  if (pair.state === 'ready' && !pair.value.placement) return null
  return (
    <section class="panel" aria-labelledby="microscope">
      <h2 id="microscope">Comparison microscope</h2>
      <Loaded of={pair} what="how the two lie on each other">
        {({ kind, placement, pitch_um }) => (
          <Loaded of={code} what="the microscope">
            {(Microscope) => (
              <Microscope
                key={parts.join(' ')}
                placement={placement!}
                names={names}
                upright={kind === 'map'}
                within={pitch_um / 2}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </section>
  )
}
