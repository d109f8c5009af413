/**
 * Simulated scans as X3P files. Each is simulated once for all test processes: most tests are not about the simulation, and a
 * face takes a second.
 */
import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { type BreechFaceOptions, simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { type BulletOptions, simulateBullet } from '../../src/simulate/bullet.ts'
import { simulateToolmark, type ToolmarkOptions } from '../../src/simulate/toolmark.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { fileOfResult, folderOfResults, keepResult } from './kept-results.ts'

const CODE = ['simulate', 'x3p', 'numerics/elementary']
let folder: string | undefined
const inThisProcess = new Map<string, readonly Uint8Array[]>()

/** Copies, as a test may change the bytes of its scan. */
function kept(key: string, simulate: () => readonly Uint8Array[]): Uint8Array[] {
  let scans = inThisProcess.get(key)
  if (!scans) {
    folder ??= folderOfResults('markgraph-simulated', CODE)
    const path = fileOfResult(folder, key)
    try {
      scans = deserialize(readFileSync(path)) as Uint8Array[]
    } catch {
      scans = simulate()
      keepResult(path, serialize(scans))
    }
    inThisProcess.set(key, scans)
  }
  return scans.map((scan) => Uint8Array.from(scan))
}

/** The lands of a simulated bullet, one X3P file each. */
export const bulletScans = (options: BulletOptions): Uint8Array[] =>
  kept(`bullet ${JSON.stringify(options)}`, () => simulateBullet(options).map((land) => writeX3p(land)))

/** A simulated breech face as X3P. */
export const faceScan = (options: BreechFaceOptions): Uint8Array =>
  kept(`face ${JSON.stringify(options)}`, () => [writeX3p(simulateBreechFace(options))])[0]!

/** A simulated toolmark as X3P. */
export const toolmarkScan = (options: ToolmarkOptions): Uint8Array =>
  kept(`toolmark ${JSON.stringify(options)}`, () => [writeX3p(simulateToolmark(options))])[0]!
