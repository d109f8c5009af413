import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import type { SimulatedSurface } from '../../src/simulate/surface.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { writeX3p } from '../../src/x3p/write.ts'

/** Scans as files, for tests that give files: three bullets, three toolmarks, and a file that is no scan. */
export async function simulatedFiles(folder: string) {
  await mkdir(folder, { recursive: true })
  const written = async (name: string, bytes: Uint8Array | string) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return path
  }
  const lands = (name: string, surfaces: readonly SimulatedSurface[]) =>
    Promise.all(surfaces.map((land, i) => written(`${name}-land${i + 1}.x3p`, writeX3p(land))))
  const bullet = (name: string, barrelSeed: number, bulletSeed: number) =>
    lands(name, simulateBullet({ barrelSeed, bulletSeed }))
  const toolmark = (name: string, edgeSeed: number, markSeed: number) =>
    written(`${name}.x3p`, writeX3p(simulateToolmark({ edgeSeed, markSeed })))
  return {
    bulletA: await bullet('a', 1, 11),
    bulletB: await bullet('b', 1, 12),
    bulletC: await bullet('c', 2, 21),
    toolmarkA: await toolmark('tool-a', 1, 1),
    toolmarkB: await toolmark('tool-b', 1, 2),
    toolmarkC: await toolmark('tool-c', 2, 3),
    notAScan: await written('note.x3p', 'this is no scan'),
  }
}
