import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const LONGEST = 120_000 // milliseconds: a run takes some seconds, and one without its packages would never end

/**
 * Median seconds that an independent NumPy/SciPy implementation counts for itself, on one thread.
 * @param baseline path of its program
 * @param what `bullets` or `impressed`
 * @param args the scans, as the program wants them
 * @returns undefined if the program is not here
 * @throws Error if Python or a package of the program is missing, so that nothing is compared with nothing
 */
export function baselineSeconds(
  baseline: string,
  what: 'bullets' | 'impressed',
  args: readonly string[],
  runs: number,
): number | undefined {
  if (!existsSync(baseline)) return undefined
  const env = { ...process.env, OMP_NUM_THREADS: '1' }
  const run = (): number => {
    const found = JSON.parse(answerOf([baseline, what, ...args], env))
    return found.seconds ?? found.signatures_seconds + found.cmr_seconds
  }
  const seconds = Array.from({ length: runs }, run).sort((x, y) => x - y)
  return seconds[Math.floor(runs / 2)]
}

function answerOf(args: readonly string[], env: NodeJS.ProcessEnv): string {
  try {
    return execFileSync('python3', args, { env, encoding: 'utf8', timeout: LONGEST, killSignal: 'SIGKILL' })
  } catch (cause) {
    const needs = 'install python3-numpy, python3-scipy and python3-skimage, or take its program away'
    throw new Error(`the baseline in Python gave no answer: ${needs}`, { cause })
  }
}
