import type { paths } from '../../../../../clients/typescript/src/index.ts'
import { api, got } from '../../../api/client.ts'
import { type Loading, useLoaded } from '../../../ui/use-loaded.ts'

export type PairView =
  paths['/v1/reports/{handle}/pair']['get']['responses'][200]['content']['application/json']
export type StriaePair = Extract<PairView, { kind: 'striae' }>
export type FacePair = Extract<PairView, { kind: 'map' }>

/** How part `a` of mark A and part `b` of mark B lie on each other. */
export function usePair(handle: string, a: number, b: number): Loading<PairView> {
  return useLoaded<PairView>(
    () =>
      got(() => api().GET('/v1/reports/{handle}/pair', { params: { path: { handle }, query: { a, b } } })),
    [handle, a, b],
  )
}
