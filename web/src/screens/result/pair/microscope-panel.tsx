import type { ComponentType } from 'preact'
import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { say } from '../../../languages/say.ts'
import { BulletMap } from '../../../microscope/bullet-map.tsx'
import { Profile } from '../../../pictures/profile.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { shownMarks } from '../marks-of.ts'
import type { PairChoice, StriaePair } from './use-pair.ts'

interface Props {
  readonly report: Report
  readonly choice: PairChoice
}

/**
 * The two parts under a comparison microscope; profiles as their plots. Its code is loaded while the pair is. A score moves
 * marks by whole samples, so it is right to half of one.
 */
export function MicroscopePanel({ report, choice: { parts, pair, names, lands, choose } }: Props) {
  const code = useMicroscope()
  if (pair.state === 'ready' && !pair.value.placement) {
    return <Profiles pair={pair.value as StriaePair} names={names} />
  }
  const { short } = shownMarks(report)
  return (
    <section class="panel" aria-labelledby="microscope">
      <h2 id="microscope">{say('Comparison microscope')}</h2>
      {lands && <Lands report={report} names={short} chosen={parts} onChoose={choose} />}
      <Loaded of={pair} what={say('how the two lie on each other')}>
        {({ kind, placement, pitch_um }) => (
          <Loaded of={code} what={say('the microscope')}>
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

/** The microscope, once its code is there. */
export function useMicroscope() {
  return useLoaded(async () => {
    const { Microscope } = await import('../../../microscope/microscope.tsx')
    return Microscope as ComponentType<Parameters<typeof Microscope>[0]>
  }, [])
}

interface LandsProps {
  readonly report: Report
  readonly names: readonly [string, string]
  readonly chosen: readonly [number, number]
  readonly onChoose: (a: number, b: number) => void
}

/** The lands around both bullets, where the report says where they are. */
function Lands({ report, names, chosen, onChoose }: LandsProps) {
  const { n_lands: count, mark_a_lands: a, mark_b_lands: b } = report.provenance as unknown as Places
  if (!count || !a || !b || count < 2) return null
  return <BulletMap names={names} count={count} places={[a, b]} chosen={chosen} onChoose={onChoose} />
}

interface Places {
  readonly n_lands?: number
  readonly mark_a_lands?: readonly number[]
  readonly mark_b_lands?: readonly number[]
}

/** Of profiles there is nothing to see but their plots. */
const Profiles = ({ pair: { artifacts }, names }: { pair: StriaePair; names: readonly [string, string] }) => (
  <section class="panel" aria-labelledby="profiles">
    <h2 id="profiles">{say('Both profiles as they were scanned')}</h2>
    {[artifacts.a, artifacts.b].map(({ surface }, i) => (
      <figure key={names[i]}>
        <figcaption>{names[i]}</figcaption>
        <Profile handle={surface} label={say('Profile of {mark} as it was scanned', { mark: names[i]! })} />
      </figure>
    ))}
  </section>
)
