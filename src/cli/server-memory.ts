import { platform } from 'node:process'

/**
 * The allocator of Linux keeps freed arrays for the next ones of the same thread, which took a server 100 MiB. With a fixed
 * threshold large arrays go back to the system at once; with huge pages that costs no time. Two pools of small blocks, where
 * every thread had its own, leave less of them unused (45 MiB).
 */
const ALLOCATOR = 'glibc.malloc.trim_threshold=4194304:glibc.malloc.hugetlb=1:glibc.malloc.arena_max=2'
const HEAP = '--max-semi-space-size=2' // MiB; the threads of a server make few short-lived objects, and no heap shrinks again

/**
 * Starts this program again in the same process, with settings that only a new program reads. Call it before anything else.
 * It does nothing on other systems, or when the environment sets the allocator already.
 */
export function startAgainWithServerMemory(): void {
  const { env, execArgv, execPath, argv, execve } = process
  if (platform !== 'linux' || !execve || 'GLIBC_TUNABLES' in env) return
  execve(execPath, [execPath, HEAP, ...execArgv, ...argv.slice(1)], { ...env, GLIBC_TUNABLES: ALLOCATOR })
}
