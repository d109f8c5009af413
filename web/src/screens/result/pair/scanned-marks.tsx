import { useState } from 'preact/hooks'
import { artifactRecord } from '../../../api/artifacts.ts'
import { markTypeOf } from '../../../api/meta.ts'
import { say } from '../../../languages/say.ts'
import { Profile } from '../../../pictures/profile.tsx'
import { Field } from '../../../ui/field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { computationOf } from '../../graph/computation.ts'
import { useMicroscope } from './microscope-panel.tsx'
import { type ReadScan, readScans, scannedPlacement } from './scanned-placement.ts'

/** The marks of a result without a likelihood ratio under the microscope, as they were scanned: any scan of one beside any of another. */
export function ScannedMarks({ report }: { report: Scanned }) {
  const scans = useLoaded(
    async () => readScans(await computationOf(report.report_handle)),
    [report.report_handle],
  )
  if (scans.state !== 'ready') return null
  const [first, ...others] = [...Map.groupBy(scans.value, ({ mark }) => mark).values()]
  return first && others.length > 0 ? (
    <Chosen sides={[first, others.flat()]} upright={markTypeOf(report.domain)?.layout === 'map'} />
  ) : null
}

interface Scanned {
  readonly report_handle: string
  readonly domain: string
}

type Sides = readonly [readonly ReadScan[], readonly ReadScan[]]

function Chosen({ sides, upright }: { sides: Sides; upright: boolean }) {
  const [chosen, choose] = useState<readonly [number, number]>([0, 0])
  const [a, b] = [sides[0][chosen[0]]!, sides[1][chosen[1]]!]
  return (
    <section class="panel" aria-labelledby="microscope">
      <h2 id="microscope">{say('Comparison microscope')}</h2>
      <div class="fields">
        {sides.map(
          (scans, side) =>
            scans.length > 1 && (
              <Field key={scans[0]!.surface} label={side === 0 ? say('First mark') : say('Second mark')}>
                <select
                  value={chosen[side]}
                  onChange={({ currentTarget }) => {
                    const scan = Number(currentTarget.value)
                    choose(side === 0 ? [scan, chosen[1]] : [chosen[0], scan])
                  }}
                >
                  {scans.map(({ surface, name }, i) => (
                    <option key={surface} value={i}>
                      {name}
                    </option>
                  ))}
                </select>
              </Field>
            ),
        )}
      </div>
      <Pair key={`${a.surface} ${b.surface}`} a={a} b={b} upright={upright} />
    </section>
  )
}

function Pair({ a, b, upright }: { a: ReadScan; b: ReadScan; upright: boolean }) {
  const code = useMicroscope()
  const placement = useLoaded(async () => {
    return scannedPlacement(await artifactRecord(a.surface), await artifactRecord(b.surface))
  }, [a.surface, b.surface])
  return (
    <Loaded of={placement} what={say('both marks')}>
      {(found) =>
        found ? (
          <Loaded of={code} what={say('the microscope')}>
            {(Microscope) => (
              <Microscope placement={found} names={[a.name, b.name]} upright={upright} within={undefined} />
            )}
          </Loaded>
        ) : (
          [a, b].map(({ surface, name }) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <Profile handle={surface} label={say('Profile of {mark} as it was scanned', { mark: name })} />
            </figure>
          ))
        )
      }
    </Loaded>
  )
}
