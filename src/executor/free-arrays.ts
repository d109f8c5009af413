import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const WHOLE = 40 // calls between two that look at the whole heap: one or two comparisons

type Collect = (options: { readonly type: 'minor' | 'major' }) => void
let collect: Collect | undefined
let calls = 0

/**
 * Frees the arrays that a finished task has left in this thread. V8 counts arrays outside its heap, and waits until there are
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
}
