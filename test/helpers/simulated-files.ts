import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from './data-folder.ts'
import { keptOpen } from './kept-open.ts'
import { bulletScans, toolmarkScan } from './simulated.ts'

async function written() {
  const folder = await temporaryFolder()
  const write = async (name: string, bytes: Uint8Array | string) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return path
  }
  const bullet = (name: string, barrelSeed: number, bulletSeed: number) =>
    Promise.all(
      bulletScans({ barrelSeed, bulletSeed }).map((land, i) => write(`${name}-land${i + 1}.x3p`, land)),
    )
  const toolmark = (name: string, edgeSeed: number, markSeed: number) =>
    write(`${name}.x3p`, toolmarkScan({ edgeSeed, markSeed, height: 0.1e-3 }))
  return {
    folder,
    bulletA: await bullet('a', 1, 11),
    bulletB: await bullet('b', 1, 12),
    bulletC: await bullet('c', 2, 21),
    toolmarkA: await toolmark('tool-a', 1, 1),
    toolmarkB: await toolmark('tool-b', 1, 2),
    toolmarkC: await toolmark('tool-c', 2, 3),
    notAScan: await write('note.x3p', 'this is no scan'),
  }
}

/**
 * Scans as files, for tests that give files: three bullets, three toolmarks, and a file that is no scan. They are written once for
 * all files of this process, which may add their own to the folder.
 */
export const simulatedFiles = keptOpen(written, ({ folder }) => rm(folder, { recursive: true, force: true }))
