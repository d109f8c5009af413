import { useRef, useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { sentence, wordsOf } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { SEVERITIES } from '../../ui/words.ts'

type Scope = paths['/v1/scope']['post']['responses'][200]['content']['application/json']

interface Held {
  readonly name: string
  /** Absent while it is being checked. */
  readonly scope?: Scope
  /** Why it could not be checked. */
  readonly failure?: string
}

interface Props {
  readonly reference: string
  readonly domain: string
}

/** Holds scans of a case against what a reference covers, one after another. Nothing is compared. */
export function ForMyCase({ reference, domain }: Props) {
  const [held, setHeld] = useState<readonly Held[]>([])
  const round = useRef(0)
  const hold = async (files: readonly File[]) => {
    const own = ++round.current
    setHeld(files.map(({ name }) => ({ name })))
    for (const [i, file] of files.entries()) {
      const found = await scopeOf(file, reference, domain)
      if (own !== round.current) return // other scans were chosen meanwhile
      setHeld((all) => all.map((one, k) => (k === i ? { ...one, ...found } : one)))
    }
  }
  return (
    <section class="panel" aria-labelledby="for-my-case">
      <h2 id="for-my-case">{say('Can I use it for my case?')}</h2>
      <p>
        {say(
          'Choose scans of your case. Each is held against what this reference covers: its resolution, its kind of mark and the conditions of its scans. No two are compared.',
        )}
      </p>
      <label class="field">
        <span>{say('Scans of the case (X3P)')}</span>
        <input
          type="file"
          multiple
          accept=".x3p"
          onChange={({ currentTarget }) => void hold([...(currentTarget.files ?? [])])}
        />
      </label>
      {held.length > 0 && (
        <>
          <p role="status">{answerOf(held)}</p>
          <ul class="reasons">
            {held.map((one, i) => (
              <li key={`${i} ${one.name}`}>
                {show('{name}: {text}', { name: <strong>{one.name}</strong>, text: saidOf(one) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

async function scopeOf(file: File, reference: string, domain: string): Promise<Partial<Held>> {
  try {
    const body = { scan: file, domain, reference } as never
    return { scope: await got(() => api().POST('/v1/scope', { body })) }
  } catch (error) {
    return { failure: wordsOf(error) }
  }
}

type Severity = keyof typeof SEVERITIES

/** The worst of the checks of a scan. */
const severityOf = ({ checks }: Scope): Severity =>
  (['refuse', 'warn'] as const).find((worst) => checks.some(({ severity }) => severity === worst)) ?? 'ok'

/** `passes`, or which checks do not, and why. */
function saidOf({ scope, failure }: Held): string {
  if (failure !== undefined) return failure
  if (!scope) return '…'
  const noted = scope.checks.filter(({ severity }) => severity !== 'ok')
  if (noted.length === 0) return SEVERITIES.ok
  return `${SEVERITIES[severityOf(scope)]}. ${noted.map(({ reason }) => sentence(reason)).join(' ')}`
}

function answerOf(held: readonly Held[]): string {
  const all = held.length
  const done = held.filter(({ scope, failure }) => scope || failure)
  if (done.length < all) return say('{n} of {all} scans are checked.', { n: done.length, all })
  const count = (severity: Severity): number =>
    done.filter(({ scope }) => scope && severityOf(scope) === severity).length
  const [refused, cautions] = [count('refuse'), count('warn')]
  const unread = done.filter(({ failure }) => failure !== undefined).length
  if (refused > 0 || unread > 0) return notAsTheyAre(refused, unread, all)
  if (cautions === 0) return say('Yes: every scan lies within what this reference covers.')
  return say(
    cautions === 1
      ? 'Yes, with caution: 1 of {all} scans differs from those of this reference, as said below.'
      : 'Yes, with caution: {n} of {all} scans differ from those of this reference, as said below.',
    { n: cautions, all },
  )
}

/** Some scans are refused, or cannot be read. */
function notAsTheyAre(refused: number, unread: number, all: number): string {
  if (refused === 0) {
    return say('Not as they are: {unread} cannot be read. The reasons are below.', { unread })
  }
  if (unread === 0) {
    return say(
      refused === 1
        ? 'Not as they are: 1 of {all} scans is refused. The reasons are below.'
        : 'Not as they are: {n} of {all} scans are refused. The reasons are below.',
      { n: refused, all },
    )
  }
  return say(
    refused === 1
      ? 'Not as they are: 1 of {all} scans is refused, {unread} cannot be read. The reasons are below.'
      : 'Not as they are: {n} of {all} scans are refused, {unread} cannot be read. The reasons are below.',
    { n: refused, all, unread },
  )
}
