import type { Handle } from '../../address/canonical.ts'
import { MarkgraphError, type Phrase, phrase } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import { arealSignatureKind } from '../../kinds/marks/signature.ts'
import { bandpassedKind } from '../../kinds/marks/surface.ts'
import { type AnySurface, anySurfaceKind, isAnySurface } from '../../kinds/views.ts'
import { needOf } from '../../marks/memory-estimate.ts'
import { mesh } from '../../nodes/scan/mesh.ts'
import { surfaceImage } from '../../nodes/scan/surface-image.ts'
import { surfaceTiles } from '../../nodes/scan/surface-tiles.ts'
import { reserveFor } from '../../service/reserve.ts'
import type { Service } from '../../service/service.ts'

/** Sides that are made, so that one artifact has few pictures in the store. */
const SIDES = [64, 128, 256, 512, 1024, 2048]
export const MIN_SIDE = SIDES[0]!
export const MAX_SIDE = SIDES.at(-1)!

export type Style = 'relief' | 'map'

const MAPS: ReadonlySet<string> = new Set([bandpassedKind.name, arealSignatureKind.name])

/** The picture of a surface with at most `max` pixels a side. Errors: `not-found`; `wrong-kind` when it is no surface; `too-large`. */
export async function imageOf(
  service: Service,
  session: Session,
  handle: Handle,
  max: number,
  style?: Style,
) {
  const { kind, surface } = await surfaceAt(session, handle, phrase('picture'))
  const params = { max: sideFor(max), style: style ?? (MAPS.has(kind) ? 'map' : 'relief') }
  await reserveFor(service, session, [handle], ([row]) => needOf(surfaceImage, { surface: row! }, params))
  return session.evaluate(surfaceImage, params, { surface })
}

/** The same as a mesh. */
export async function meshOf(
  service: Service,
  session: Session,
  handle: Handle,
  max: number,
  form: 'kept' | 'removed',
) {
  const { surface } = await surfaceAt(session, handle, phrase('mesh'))
  const params = { max: sideFor(max), form }
  await reserveFor(service, session, [handle], ([row]) => needOf(mesh, { surface: row! }, params))
  return session.evaluate(mesh, params, { surface })
}

/** The same as tiles at several resolutions. */
export async function tilesOf(service: Service, session: Session, handle: Handle) {
  const { surface } = await surfaceAt(session, handle, phrase('set of tiles'))
  await reserveFor(service, session, [handle], ([row]) => needOf(surfaceTiles, { surface: row! }, {}))
  return session.evaluate(surfaceTiles, {}, { surface })
}

async function surfaceAt(session: Session, handle: Handle, what: Phrase) {
  const row = await session.row(handle)
  if (!isAnySurface(row)) {
    const message = phrase(
      '{handle} is a {kind}, which has no {what}: only a surface or map of several rows has one',
      { handle, kind: row.kind, what },
    )
    throw new MarkgraphError('wrong-kind', message, { handle })
  }
  return { kind: row.kind, surface: { handle, kind: anySurfaceKind } as Ref<AnySurface> }
}

/** The greatest side that is made and is not over `max`. */
const sideFor = (max: number): number => SIDES.findLast((side) => side <= max) ?? MIN_SIDE
