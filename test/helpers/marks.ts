/** Marks of a comparison from made-up surfaces. */
import { sha256 } from '../../src/address/canonical.ts'
import type { Session } from '../../src/graph/session.ts'
import { grid } from '../../src/kinds/kind.ts'
import { type Surface, surfaceKind } from '../../src/kinds/marks/surface.ts'
import { AS_IN_FILE, AS_SCANNED, type Mark, type Scan } from '../../src/marks/mark-type.ts'

/** A surface of 2 x 2 points that no other number gives. */
export const tinySurface = (number: number): Surface => ({
  heights: grid(Float64Array.of(0, 1e-6, 2e-6, number * 1e-6), 2, 2),
  dx: 1e-6,
  dy: 1e-6,
})

/** A scan whose file has the SHA-256 of `file`. */
export function scanOf(session: Session, surface: Surface, file = `${surface.heights.data}`): Scan {
  const ref = session.put(surfaceKind, surface)
  return {
    surface: ref,
    handle: ref.handle,
    sha256: sha256(new TextEncoder().encode(file)),
    filename: '',
    reading: AS_IN_FILE,
    notes: { checksum_of_description: true, mask: false },
  }
}

export const markOf = (...scans: Scan[]): Mark => ({
  scans,
  places: scans.map((_, i) => i + 1),
  read: AS_SCANNED,
})
