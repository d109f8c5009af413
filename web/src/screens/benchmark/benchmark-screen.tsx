import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { go, usePlace } from '../../router.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { SplitPanel } from './split-panel.tsx'

/** The open benchmark: frozen splits, their kits and leaderboards, and submitting to them. */
export function BenchmarkScreen() {
  const splits = useLoaded(async () => (await got(() => api().GET('/benchmark/splits'))).splits, [])
  const chosen = usePlace().query.get('split')
  return (
    <>
      <h1>{say('Benchmark')}</h1>
      <p>
        {say(
          'Frozen pairs of marks with known sources. Score them with your own method, submit the likelihood ratios, and see them beside others. Figures are of these pairs; they are no error rates of examination.',
        )}
      </p>
      <Loaded of={splits} what={say('the splits')}>
        {(list) => {
          const split = list.find(({ name }) => name === chosen) ?? list[0]
          if (!split) return <p>{say('This service has no splits.')}</p>
          return (
            <>
              <label class="field">
                <span>{say('Split')}</span>
                <select
                  value={split.name}
                  onChange={({ currentTarget }) => go(`/benchmark?split=${currentTarget.value}`, true)}
                >
                  {list.map(({ name, title }) => (
                    <option key={name} value={name}>
                      {name}: {title}
                    </option>
                  ))}
                </select>
              </label>
              <SplitPanel key={split.name} split={split} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
