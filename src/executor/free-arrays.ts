import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const WHOLE = 40 // calls between two that look at the whole heap: one or two comparisons
const MAX_LEFT = 4 * 2 ** 20 // bytes of arrays that finished tasks may leave before they are freed

type Collect = (options: { readonly type: 'minor' | 'major' }) => void
let collect: Collect | undefined
let calls = 0
let least = 0 // bytes of arrays after the last call

/**
 * Frees the arrays that finished tasks have left in this thread. V8 counts arrays outside its heap, and waits until there are
 * 64 MiB of them in each thread. It takes half a millisecond, and 10 to 20 when it looks at the whole heap, where what has
 * outlived a few tasks stays otherwise. `all` looks at the whole heap now.
 */
export function freeArrays(all = false): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as Collect
  }
  calls += 1
  collect({ type: all || calls % WHOLE === 0 ? 'major' : 'minor' })
  least = arrayBytes()
}

/** The same once 4 MiB of new arrays are there: most tasks leave less than it takes to look for them. */
export function freeManyArrays(): void {
  const bytes = arrayBytes()
  if (bytes < least)
    least = bytes // V8 has freed some itself
  else if (bytes - least > MAX_LEFT) freeArrays()
}

const arrayBytes = (): number => getHeapStatistics().external_memory
