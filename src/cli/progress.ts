import { Presets, SingleBar } from 'cli-progress'

/** Shows how far a long job is. */
export interface Progress {
  step(count?: number): void
  done(): void
}

/** A bar with rate and remaining time on a terminal; a plain line at every tenth when piped. Both on standard error. */
export function progress(title: string, total: number): Progress {
  if (process.stderr.isTTY) {
    const format = `${title} [{bar}] {value}/{total}, {eta_formatted} left`
    const bar = new SingleBar({ format, stream: process.stderr, etaBuffer: 50 }, Presets.shades_classic)
    bar.start(total, 0)
    return { step: (count = 1) => bar.increment(count), done: () => bar.stop() }
  }
  let value = 0
  let shown = -1
  return {
    step(count = 1) {
      value += count
      const tenth = Math.floor((10 * value) / total)
      if (tenth > shown) process.stderr.write(`${title}: ${value} of ${total}\n`)
      shown = Math.max(shown, tenth)
    },
    done: () => {},
  }
}
