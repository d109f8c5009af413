import type { Session } from '../../graph/session.ts'
import type { FaceCell } from '../../kinds/marks/agreement.ts'
import { MAP_SIDE } from '../../kinds/marks/signature.ts'
import { startOfMap } from '../../nodes/breech-faces/areal-band.ts'
import { mapCorner } from '../../nodes/breech-faces/areal-signature.ts'
import { centredBox } from '../../numerics/areal/masked-grid.ts'
import { cosSin } from '../../numerics/elementary/trigonometry.ts'
import type { FacePair } from '../pair-view.ts'
import type { Placement } from '../placement.ts'
import type { BreechFace } from './face.ts'

const UM = 1e6 // micrometres in a metre

/**
 * How the part of a scan that is breech face lies on that of another one.
 * in      the pose of b on a, and the cells of a, both in pixels of the maps; `cell`: pixels of a side
 * out     see `Placement`; regions are the congruent cells of a with their places on b
 */
export async function facePlacement(
  session: Session,
  faces: { readonly a: BreechFace; readonly b: BreechFace },
  {
    registration,
    cell,
    cells,
  }: Pick<FacePair, 'registration' | 'cell'> & { readonly cells: readonly FaceCell[] },
): Promise<Placement> {
  const [a, b] = await Promise.all([mapOnScan(session, faces.a), mapOnScan(session, faces.b)])
  const { rotation_deg, shift_x, shift_y } = registration
  const { cos, sin } = cosSin((rotation_deg * Math.PI) / 180)
  const n = 4 * Math.ceil(Math.max(a.ny, a.nx, b.ny, b.nx) / 4) // the square that `transformedMap` turns
  const [centreA, centreB] = [a.centreOf(n), b.centreOf(n)]
  const region = (map: typeof a, y: number, x: number) => ({
    x_um: map.x(x),
    y_um: map.y(y),
    w_um: cell * map.pitch,
    h_um: cell * map.pitch,
  })
  const congruent = cells.filter(({ y_other, x_other }) => y_other !== null && x_other !== null)
  return {
    a: { surface: faces.a.surface.handle, regions: congruent.map(({ y, x }) => region(a, y, x)) },
    b: {
      surface: faces.b.surface.handle,
      regions: congruent.map(({ y_other, x_other }) => region(b, y_other!, x_other!)),
    },
    rotation_deg,
    x_um: centreA.x + shift_x * a.pitch - (cos * centreB.x - sin * centreB.y),
    y_um: centreA.y + shift_y * a.pitch - (sin * centreB.x + cos * centreB.y),
  }
}

/** Where the pixels of a map of 256 x 256 lie on its surface, in micrometres. */
async function mapOnScan(session: Session, { surface, bandpassed, signature }: BreechFace) {
  const [{ meta }, { top, left }, { ny, nx, dx: pitch }] = await Promise.all([
    session.row(surface.handle),
    session.evaluate(mapCorner, {}, { surface: bandpassed }).then((corner) => session.value(corner)),
    session.value(signature),
  ])
  const inSquare = centredBox(ny, nx, MAP_SIDE)
  const x = (pixel: number): number =>
    UM * (startOfMap(pitch, Number(meta['dx'])) + (left + pixel - inSquare.x) * pitch)
  const y = (pixel: number): number =>
    UM * (startOfMap(pitch, Number(meta['dy'])) + (top + pixel - inSquare.y) * pitch)
  return {
    ny,
    nx,
    pitch: pitch * UM,
    x,
    y,
    /** The middle of a square of n x n pixels in which the map is centred. */
    centreOf(n: number) {
      const box = centredBox(ny, nx, n)
      return { x: x(n / 2 - box.x + inSquare.x), y: y(n / 2 - box.y + inSquare.y) }
    },
  }
}
