import { afterEach, expect, test, vi } from 'vitest'
import type { Handle } from '../../src/address/canonical.ts'
import type { SketchBlock } from '../../src/kinds/marks/sketch.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { packSketches } from '../../src/numerics/sketches/packed-sketches.ts'
import { striaeLikeness } from '../../src/numerics/sketches/striae-likeness.ts'
import { type LoadedSketches, loadedSketches } from '../../src/service/loaded-sketches.ts'

const { below } = random(1)
const sketch = (): Int16Array => Int16Array.from({ length: 64 }, () => below(8001) - 4000)
const OWN = sketch()
const BLOCKS = new Map<Handle, SketchBlock>(
  ['a', 'b', 'c'].map((name) => [`sha256:${name}`, packSketches([sketch(), sketch()])] as const),
)
const HANDLES = [...BLOCKS.keys()]
const BYTES = 2 * (4 + 2 * 64) // of a block

let one: LoadedSketches
afterEach(() => one.close())

const read = vi.fn(async (handle: Handle) => BLOCKS.get(handle)!)
const likenesses = (handles: readonly Handle[]) =>
  one.likenesses({ likeness: 'striae', sketch: OWN }, handles, read)

test('blocks are read once, and give what they give outside of the threads', async () => {
  one = loadedSketches(10 * BYTES, 1)
  read.mockClear()
  for (const _ of [1, 2]) {
    expect(await likenesses(HANDLES)).toEqual([...BLOCKS.values()].map((block) => striaeLikeness(OWN, block)))
  }
  expect(read).toHaveBeenCalledTimes(3)
  expect(one.bytes).toBe(3 * BYTES)
})

test('beyond the budget the block that was used the longest ago goes', async () => {
  one = loadedSketches(2 * BYTES, 1)
  await likenesses(HANDLES)
  expect(one.bytes).toBe(2 * BYTES)
  read.mockClear()
  await likenesses([HANDLES[1]!, HANDLES[2]!])
  expect(read).not.toHaveBeenCalled()
  await likenesses([HANDLES[0]!])
  expect(read).toHaveBeenCalledTimes(1)
})

test('many blocks give the same in any number of threads', async () => {
  const blocks = Array.from({ length: 40 }, () => packSketches([sketch(), sketch()]))
  const handles = blocks.map((_, i): Handle => `sha256:${i}`)
  one = loadedSketches(100 * BYTES, 3)
  const of = { likeness: 'striae', sketch: OWN } as const
  const found = await one.likenesses(of, handles, async (handle) => blocks[handles.indexOf(handle)]!)
  expect(found).toEqual(blocks.map((block) => striaeLikeness(OWN, block)))
})
