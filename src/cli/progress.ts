import { Presets, SingleBar } from 'cli-progress'
import { printError } from './print.ts'

const WINDOW_MS = 10_000 // the rate is computed over the last ten seconds

/** Shows the progress of a long job. */
export interface Progress {
  step(count?: number): void
  done(): void
}

/** Steps per second over the last ten seconds. */
function meter(): (value: number) => number {
  const seen: { at: number; value: number }[] = [{ at: performance.now(), value: 0 }]
  return (value) => {
    const at = performance.now()
    if (at - seen.at(-1)!.at > WINDOW_MS / 50) seen.push({ at, value })
    while (seen.length > 2 && at - seen[0]!.at > WINDOW_MS) seen.shift()
    const first = seen[0]!
    return (1000 * (value - first.value)) / Math.max(1, at - first.at)
  }
}

const shown = (rate: number): string => (rate >= 10 ? rate.toFixed(0) : rate.toPrecision(2))

/** On a terminal, a bar with rate and remaining time; otherwise one line for every tenth. Both go to standard error. */
export function progress(title: string, total: number): Progress {
  const rateOf = meter()
  let value = 0
  const left = (rate: number): number => (rate > 0 ? Math.ceil((total - value) / rate) : 0)
  if (process.stderr.isTTY) {
    const format = `${title} [{bar}] {value}/{total}, {rate}/s, {left} s left`
    const bar = new SingleBar({ format, stream: process.stderr }, Presets.shades_classic)
    bar.start(total, 0, { rate: '-', left: '-' })
    return {
      step(count = 1) {
        value += count
        const rate = rateOf(value)
        bar.update(value, { rate: shown(rate), left: left(rate) })
      },
      done: () => bar.stop(),
    }
  }
  let tenths = -1
  return {
    step(count = 1) {
      value += count
      const rate = rateOf(value)
      const tenth = Math.floor((10 * value) / total)
      if (tenth > tenths) {
        printError(`${title}: ${value} of ${total}, ${shown(rate)}/s, ${left(rate)} s left\n`)
      }
      tenths = Math.max(tenths, tenth)
    },
    done: () => {},
  }
}
