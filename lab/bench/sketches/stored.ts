import type { Handle } from '../../../src/address/canonical.ts'
import { type SketchBlock, sketchBlockKind } from '../../../src/kinds/marks/sketch.ts'
import {
  type PackedSketches,
  packedLength,
  packSketches,
} from '../../../src/numerics/sketches/packed-sketches.ts'
import type { LikenessWork } from '../../../src/service/likeness-thread.ts'
import { openService, type Service } from '../../../src/service/service.ts'
import { settings } from '../../../src/settings/settings.ts'
import { mib, timed, told, withFolder } from '../service/measure.ts'

/** Sketches of a block, as in the index of a collection. */
export const BLOCK = 4096
const AT_ONCE = 10 // searches
const MOST_BYTES = 2 ** 31 // of sketches in memory

/**
 * Searches through sketches that are on the disk: the first one after a start, the next one, and ten at a time. The blocks are those of an
 * index. What the system still has in its own memory of the files, it need not read from the disk.
 */
export async function searchStored(
  { likeness, sketch }: Pick<LikenessWork, 'likeness' | 'sketch'>,
  simulated: readonly PackedSketches[],
  count: number,
): Promise<string[][]> {
  return withFolder(async (dataFolder) => {
    const own = { ...settings({}), dataFolder, logLevel: 'silent', sketchBytes: MOST_BYTES } as const
    const before = await openService(own)
    const handles = await storeBlocks(before, simulated, count)
    await before.close()
    const again = await openService(own)
    try {
      const search = (client: string): Promise<unknown> =>
        again.graph.within(async (session) => {
          const read = async (block: Handle): Promise<SketchBlock> =>
            session.value(await session.named(block, sketchBlockKind))
          return again.sketches.likenesses({ likeness, sketch }, handles, read, {
            clients: () => [client],
          })
        })
      const alone = [await timed(() => search('one')), await timed(() => search('one'))]
      const start = performance.now()
      const ended = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, i) => {
          await search(`client ${i}`)
          return (performance.now() - start) / 1000
        }),
      )
      const ofMemory = (bytes: number): string[] => [mib(bytes / 2 ** 20), '']
      const rows = [
        ...['the first search', 'the next'].map((name, i) => {
          const { wall, cpu } = alone[i]!
          return [name, (wall / 1000).toFixed(1), (cpu / 1000).toFixed(1)]
        }),
        [`${AT_ONCE} at once: the first to end`, Math.min(...ended).toFixed(1), ''],
        [`${AT_ONCE} at once: the last to end`, Math.max(...ended).toFixed(1), ''],
        ['sketches in memory', ...ofMemory(again.sketches.bytes)],
        ['highest resident memory, with the crowd', ...ofMemory(process.resourceUsage().maxRSS * 1024)],
      ]
      for (const row of rows) told(row)
      return rows
    } finally {
      await again.close()
    }
  })
}

/** Stores the sketches, over and over until there are so many, as blocks of an index. */
export async function storeBlocks(
  service: Service,
  simulated: readonly PackedSketches[],
  count: number,
): Promise<Handle[]> {
  const own = simulated.flatMap(sketchesOf)
  const handles: Handle[] = []
  await service.graph.within(async (session) => {
    for (let from = 0; from < count; from += BLOCK) {
      const some = Array.from({ length: BLOCK }, (_, i) => own[(from * 7 + i) % own.length]!)
      some[0] = Int16Array.of(from / BLOCK) // no two blocks are equal
      handles.push(session.bring(sketchBlockKind.encode(packSketches(some))))
      await session.flush()
    }
  })
  return handles
}

/** The sketches of a block one by one. */
function sketchesOf({ values, lengths }: PackedSketches): Int16Array[] {
  let at = 0
  return [...lengths].map((length) => {
    const one = values.slice(at, at + length)
    at += packedLength(length)
    return one
  })
}
