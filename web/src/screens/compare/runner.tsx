import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../languages/say.ts'
import { Notice } from '../../ui/notice.tsx'
import { type Comparison, clear, isQuestion, notReady } from './comparison.ts'
import { Progress } from './progress.tsx'
import { forget, startRun, useRunning } from './running.ts'

/** Starts the comparison, shows how far it is, and can cancel it. */
export function Runner({ comparison }: { comparison: Comparison }) {
  const { run, failed, wanted } = useRunning(comparison)
  const missing = notReady(comparison)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (failed !== undefined) button.current?.focus() // it was away while the comparison ran
  }, [failed])
  if (run) return <Progress job={run.job} onCancel={run.cancel} />
  const blocked = missing !== undefined
  return (
    <section aria-label={say('Start')}>
      {failed && <Notice kind="failure">{failed}</Notice>}
      <p class="actions">
        <button
          ref={button}
          type="button"
          class="primary"
          aria-disabled={blocked}
          aria-describedby={blocked ? 'missing' : undefined}
          onClick={() => !blocked && startRun()}
        >
          {say(isQuestion(comparison) ? 'Compare with the known marks' : 'Compare A with B')}
        </button>
        <button
          type="button"
          onClick={() => {
            clear()
            forget()
          }}
        >
          {say('Start anew')}
        </button>
        {blocked && (
          <span id="missing" class="muted" role="status">
            {wanted ? say('The comparison begins when all scans are read.') : missing}
          </span>
        )}
      </p>
    </section>
  )
}
