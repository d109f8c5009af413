import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('shim.c', import.meta.url))

/** Which calls on files fail: the bits of `shim.c`. */
export const CALLS = { writes: 1, syncs: 2, renames: 4, opens: 8, torn: 16 } as const

/** A fault of the disk or of the clock. */
export interface DiskFault {
  /** Sum of `CALLS`; 0 for none. */
  readonly calls?: number
  /** One call in so many fails. */
  readonly oneIn?: number
  readonly errno?: 'EIO' | 'ENOSPC' | 'EROFS'
  readonly slowSyncMs?: number
  readonly clockSeconds?: number
}

/** A disk and a clock that can be made to fail while a process uses them. */
export interface Shim {
  /** The variables of a process that is to run on them. */
  env(data: string): Record<string, string>
  set(fault: DiskFault): void
  /** How many calls have failed, and how many syncs took longer. */
  counts(): { failed: number; slow: number }
  close(): void
}

/** Whether the shim can be compiled and loaded here. */
export const hasShim: boolean = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

/** Compiles the shim into a folder. */
export function openShim(folder: string, seed: number): Shim {
  const [library, path] = [join(folder, 'shim.so'), join(folder, 'control')]
  execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, SOURCE, '-ldl'], { stdio: 'pipe' })
  writeFileSync(path, Buffer.alloc(32))
  const file = openSync(path, 'r+')
  const put = (place: number, value: number): void => {
    const word = Buffer.alloc(4)
    word.writeInt32LE(value | 0)
    writeSync(file, word, 0, 4, place * 4)
  }
  const get = (place: number): number => {
    const word = Buffer.alloc(4)
    readSync(file, word, 0, 4, place * 4)
    return word.readUInt32LE()
  }
  put(7, seed)
  return {
    env: (data) => ({ LD_PRELOAD: library, FAULT_CONTROL: path, FAULT_FOLDER: data }),
    set({ calls = 0, oneIn = 1, errno = 'EIO', slowSyncMs = 0, clockSeconds = 0 }) {
      put(0, 0) // none while the rest changes
      put(1, oneIn)
      put(2, constants.errno[errno])
      put(3, slowSyncMs)
      put(4, clockSeconds)
      put(0, calls)
    },
    counts: () => ({ failed: get(5), slow: get(6) }),
    close: () => closeSync(file),
  }
}
