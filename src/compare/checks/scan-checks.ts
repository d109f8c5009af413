import { MarkgraphError, phrase } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { ScopeChecks } from '../../kinds/scope.ts'
import { leavingOut } from '../../marks/scored.ts'
import { refusedScans, stopping } from '../../nodes/report/scope-report.ts'
import type { Fact } from '../../words/fact.ts'
import type { LoadedComparison } from '../request/request.ts'
import { sidesOf } from '../request/sides.ts'
import { scopeChecksOf } from './scope.ts'

type Checks = readonly Ref<ScopeChecks>[]

/** The checks of every scan: a list for each mark of `sidesOf`. Errors: those of a scan, which they name. */
export async function checkScans(session: Session, request: LoadedComparison): Promise<readonly Checks[]> {
  const { type, config, reference, resolution } = request
  const scope = { type, config, reference: reference.record, resolution }
  const sides = sidesOf(request)
  const scans = sides.flatMap(({ name, mark }) =>
    mark.scans.map(({ surface }, i) => ({
      what: phrase('scan {scan} of {mark}', { scan: i + 1, mark: name }),
      read: mark.read,
      surface,
      i,
    })),
  )
  const all = await session.map(scans, async ({ what, read, surface, i }) => {
    try {
      return await scopeChecksOf(session, scope, surface, read, i)
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      throw new MarkgraphError(
        error.code,
        phrase('{what}: {message}', { what, message: error.phrase }),
        error.details,
        error,
      )
    }
  })
  let at = 0
  return sides.map(({ mark }) => {
    at += mark.scans.length
    return all.slice(at - mark.scans.length, at)
  })
}

/** Whether a check refuses the comparison. */
export async function isBlocked(session: Session, checks: Checks): Promise<boolean> {
  const values = await Promise.all(checks.map((ref) => session.value(ref)))
  return values.some((one) => stopping(one.checks).length > 0)
}

/**
 * The reasons of a refusal by single scans of a mark with places, which say how to leave them out; null when that is no
 * way out.
 */
export async function withoutBlocked(
  session: Session,
  request: LoadedComparison,
  checks: readonly Checks[],
): Promise<readonly Fact[] | null> {
  const { type, nPlaces } = request
  if (!type.places) return null
  const sides = await Promise.all(
    sidesOf(request).map(async ({ name, mark }, side) => {
      const values = await Promise.all(checks[side]!.map((ref) => session.value(ref)))
      const bad = [...values.keys()].filter((i) => stopping(values[i]!.checks).length > 0)
      return { name, mark, values, bad }
    }),
  )
  if (sides.every(({ bad }) => bad.length === 0)) return null
  if (sides.some(({ mark, bad }) => bad.length === mark.scans.length)) return null
  return [
    ...sides.flatMap(({ name, values }) => refusedScans(name, values)),
    ...sides.flatMap(({ name, mark, bad }) => leavingOut(name, mark, bad, nPlaces)),
  ]
}
