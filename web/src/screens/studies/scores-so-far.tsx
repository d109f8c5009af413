import { useEffect, useRef, useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { whole } from '../../ui/number.ts'
import { Legend, Matrix, MOST_PAIRS } from './score-matrix.tsx'
import type { Study } from './use-study.ts'

type Found = paths['/v1/studies/{id}/scores']['get']['responses'][200]['content']['application/json']

const STEPS = 10 // of the pairs, after which a screen reader is told how many are scored

/** The matrix of a study as it fills. Nothing where it has no scores yet, or where another process scores it. */
export function ScoresSoFar({ study }: { study: Study }) {
  const found = useScores(study)
  if (!found || found.pairs.length === 0) return null
  const { pairs, against, score_kind } = found
  const isPaired = (a: number, b: number): boolean =>
    against === null ? a !== b : Math.min(a, b) < against && Math.max(a, b) >= against
  const all = study.pairs_total
  const told = Math.floor((Math.floor((pairs.length * STEPS) / all) * all) / STEPS)
  return (
    <section class="panel" aria-labelledby="scores-so-far">
      <h2 id="scores-so-far">{say('Scores so far')}</h2>
      <p>{countText(pairs.length, all)}</p>
      <p class="visually-hidden" role="status">
        {countText(told, all)}
      </p>
      <Matrix of={found} order="source" awaits={isPaired} />
      <Legend kind={score_kind} />
    </section>
  )
}

const countText = (n: number, all: number): string =>
  say('{n} of {all} pairs have a score. Empty cells have none yet.', { n: whole(n), all: whole(all) })

/** The scores so far: whenever the study says that it is further, those that were added are asked for. */
function useScores({ id, state, pairs_done, pairs_total }: Study): Found | undefined {
  const [found, setFound] = useState<Found>()
  const next = useRef(0)
  const isAsking = useRef(false)
  useEffect(() => {
    if (state !== 'running') next.current = 0 // a run counts its scores anew
    if (state !== 'running' || isAsking.current || pairs_done === 0 || pairs_total > MOST_PAIRS) return
    const ask = async () => {
      const from = next.current
      const params = { path: { id }, query: { from } }
      const answer = await got(() => api().GET('/v1/studies/{id}/scores', { params }))
      next.current = answer.next
      setFound((before) =>
        before && from > 0 ? { ...answer, pairs: [...before.pairs, ...answer.pairs] } : answer,
      )
    }
    isAsking.current = true
    ask()
      .catch(() => {}) // the study itself says what is wrong; its next event asks again
      .finally(() => {
        isAsking.current = false
      })
  }, [id, state, pairs_done, pairs_total])
  return found
}
