/** Random changes of single bytes of a bundle, and what a look at it says of each. */

import { random } from '../../../src/numerics/elementary/random.ts'
import { openBundle } from '../../../src/verify/bundles/open-bundle.ts'
import { filesOfZip } from '../../../src/verify/bundles/zip.ts'
import type { Finding } from '../../../src/verify/shapes.ts'

/** Where each file lies in the ZIP. */
interface Place {
  readonly path: string
  readonly from: number
  readonly to: number
}

export function placesOf(zip: Uint8Array): Place[] {
  return filesOfZip(zip).map(({ path, data }) => ({
    path,
    from: data.byteOffset - zip.byteOffset,
    to: data.byteOffset - zip.byteOffset + data.length,
  }))
}

interface Tampering {
  readonly changes: number
  /** Changes that nothing was said about. */
  readonly missed: number
  /** Changes for which another file was named than the changed one, or no step for an artifact. */
  readonly misnamed: string[]
  readonly byFile: ReadonlyMap<string, number>
}

/** Changes one byte at a time: each file is as likely as any other, and each byte of it. */
export function tampered(zip: Uint8Array, seed: number, changes: number): Tampering {
  const places = placesOf(zip).filter(({ from, to }) => to > from)
  const { uniform } = random(seed)
  const below = (n: number): number => Math.floor(uniform() * n)
  const byFile = new Map<string, number>()
  const misnamed: string[] = []
  let missed = 0
  const changed = zip.slice()
  for (let i = 0; i < changes; i++) {
    const { path, from, to } = places[below(places.length)]!
    const at = from + below(to - from)
    const old = changed[at]!
    changed[at] = old ^ (1 + below(255))
    const { findings, dossier } = openBundle(changed)
    changed[at] = old
    byFile.set(path, (byFile.get(path) ?? 0) + 1)
    if (dossier || findings.length === 0) missed += 1
    else if (!isNamed(path, findings)) misnamed.push(`${path}, byte ${at - from}: ${findings[0]!.message}`)
  }
  return { changes, missed, misnamed, byFile }
}

const isNamed = (path: string, [first]: readonly Finding[]): boolean =>
  first!.file === path &&
  first!.message.includes(path) &&
  (!path.startsWith('artifacts/') || first!.step !== null)
