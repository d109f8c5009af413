/** A disk that can be filled up. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** Leaves so many bytes free. */
  fill(free: number): void
  /** Gives back what `fill` took. */
  clear(): void
  /** Makes it one that cannot be written, after all files on it are closed. */
  seal(): void
  /** After all files on it are closed. */
  remove(): void
}

const BALLAST = 'ballast'

/** A file system in memory of so many bytes; it must be allowed to mount one. */
export function smallDisk(bytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'markgraph-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  const ballast = join(folder, BALLAST)
  const clear = (): void => rmSync(ballast, { force: true })
  return {
    folder,
    clear,
    fill(free) {
      clear()
      const { bavail, bsize } = statfsSync(folder)
      const file = openSync(ballast, 'w')
      const block = Buffer.alloc(bsize, 1)
      try {
        for (let left = bavail * bsize - free; left >= bsize; left -= bsize) writeSync(file, block)
      } catch (error) {
        // a server on it has meanwhile taken the rest
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    seal() {
      execFileSync('mount', ['-o', 'remount,ro', folder], { stdio: 'pipe' })
    },
    remove() {
      execFileSync('umount', [folder], { stdio: 'pipe' })
      rmSync(folder, { recursive: true })
    },
  }
}

/** Whether a small disk can be mounted here. */
export const hasSmallDisks: boolean = (() => {
  try {
    smallDisk(2 ** 20).remove()
    return true
  } catch {
    return false
  }
})()

/** A title that says so when a suite is skipped because no disk can be mounted. */
export const diskTitle = (title: string): string =>
  hasSmallDisks ? title : `${title} (SKIPPED: a tmpfs cannot be mounted here; run the tests as root)`
