import { useState } from 'preact/hooks'
import { api, got } from '../../../api/client.ts'
import { say } from '../../../languages/say.ts'
import { Relief } from '../../../pictures/relief.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { decimals } from '../../../ui/number.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { useSending } from '../../../ui/use-sending.ts'

interface Tried {
  readonly handle: string
  readonly short: number
  readonly long: number
}

/** The same surface in another band, beside the band of the scorer's lambda_s and lambda_c. Nothing of it goes into a likelihood ratio. */
export function WhatIf({ surface }: { surface: string }) {
  const config = useLoaded(() => got(() => api().GET('/v1/scorer-config')), [])
  const [tried, setTried] = useState<readonly Tried[]>([])
  const { failed, sending } = useSending()
  if (config.state !== 'ready') return null
  const { lambda_s, lambda_c } = config.value
  const banded = async (short: number, long: number): Promise<Tried> => {
    const body = { surface, lambda_s: short, lambda_c: long }
    return { handle: (await got(() => api().POST('/v1/steps/preprocess', { body }))).handle, short, long }
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const um = (name: string) => Number(form.get(name)) * 1e-6
    await sending(async () => {
      setTried(await Promise.all([banded(lambda_s, lambda_c), banded(um('short'), um('long'))]))
    })
  }
  return (
    <details>
      <summary>{say('What if the band were different?')}</summary>
      <form onSubmit={submit} class="fields">
        <label class="field">
          <span>{say('Short cutoff, µm')}</span>
          <input
            type="number"
            name="short"
            min="0.5"
            step="any"
            required
            defaultValue={(lambda_s * 1e6).toFixed(1)}
          />
        </label>
        <label class="field">
          <span>{say('Long cutoff, µm')}</span>
          <input
            type="number"
            name="long"
            min="1"
            step="any"
            required
            defaultValue={(lambda_c * 1e6).toFixed(0)}
          />
        </label>
        <button type="submit">{say('Show both')}</button>
      </form>
      {failed && <Notice kind="failure">{failed}</Notice>}
      {tried.length > 0 && (
        <>
          <Notice kind="note" title={say('Uncalibrated')}>
            {say(
              'This shows the surface only. A score under another band has no likelihood ratio, because the reference was scored under the deployed one.',
            )}
          </Notice>
          <div class="two">
            {tried.map(({ handle, ...band }, i) => {
              const cutoffs = { short: decimals(band.short * 1e6, 1), long: decimals(band.long * 1e6, 0) }
              return (
                <figure key={handle}>
                  <figcaption>
                    {say(
                      i === 0
                        ? 'lambda_s and lambda_c of the scorer: {short} to {long} µm'
                        : 'Tried: {short} to {long} µm',
                      cutoffs,
                    )}
                  </figcaption>
                  <Relief handle={handle} label={say('Band {short} to {long} µm', cutoffs)} />
                </figure>
              )
            })}
          </div>
        </>
      )}
    </details>
  )
}
