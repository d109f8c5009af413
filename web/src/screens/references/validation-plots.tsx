import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'

const CHARTS = [
  ['tippett', say('Tippett plot')],
  ['det', say('DET curve')],
  ['reliability', say('Reliability')],
  ['ece', say('Empirical cross-entropy')],
] as const

/** The plots of the validation, under the protocol that the reader chooses. They are computed when first asked for. */
export function ValidationPlots({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section class="panel" aria-labelledby="validation">
      <h2 id="validation">{say('Validation')}</h2>
      {open ? (
        <Plots id={id} />
      ) : (
        <>
          <p>
            {say(
              'How the calibration does on pairs it was not fitted to. The protocols support different claims, and none of them is an error rate of examination.',
            )}
          </p>
          <button type="button" onClick={() => setOpen(true)}>
            {say('Show the plots')}
          </button>
        </>
      )}
    </section>
  )
}

function Plots({ id }: { id: string }) {
  const document = useLoaded(
    () =>
      got(() =>
        api().GET('/v1/references/{reference_id}/validation', { params: { path: { reference_id: id } } }),
      ),
    [id],
  )
  const [chosen, choose] = useState<string>()
  return (
    <Loaded of={document} what={say('the validation, which may take a minute the first time')}>
      {({ protocols }) => {
        const shown = protocols.filter(({ calibrations }) => calibrations && calibrations.length > 0)
        const protocol = shown.find((one) => one.protocol === chosen) ?? shown[0]
        const calibration = protocol?.calibrations?.[0]?.calibration
        if (!protocol || !calibration) return <p>{say('This reference is too small to be validated.')}</p>
        return (
          <>
            <label class="field">
              <span>{say('Protocol')}</span>
              <select value={protocol.protocol} onChange={({ currentTarget }) => choose(currentTarget.value)}>
                {shown.map((one) => (
                  <option key={one.protocol}>{one.protocol}</option>
                ))}
              </select>
            </label>
            <div class="plots">
              <Plot id={id} figure="scores.svg" title={say('Scores')} />
              {CHARTS.map(([chart, title]) => (
                <Plot
                  key={chart}
                  id={id}
                  title={title}
                  figure={`${chart}-${protocol.protocol}-${calibration}.svg`}
                />
              ))}
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

/** A figure as the service draws it, on paper in either theme. */
function Plot({ id, figure, title }: { id: string; figure: string; title: string }) {
  const path = { reference_id: id, figure }
  const drawn = useLoaded(
    () =>
      got(() =>
        api().GET('/v1/references/{reference_id}/validation/{figure}', { params: { path }, parseAs: 'text' }),
      ) as Promise<unknown>,
    [id, figure],
  )
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <Loaded of={drawn} what={title}>
        {(text) => {
          const alt = /<desc>([^<]*)<\/desc>/.exec(String(text))?.[1] ?? title
          return (
            <img class="paper" src={`data:image/svg+xml,${encodeURIComponent(String(text))}`} alt={alt} />
          )
        }}
      </Loaded>
    </figure>
  )
}
