import type { Handle } from '../address/canonical.ts'
import type { RunWatch } from '../graph/watch.ts'
import { STAGES } from '../kinds/node.ts'

/** How far a stage of a comparison is, in runs of its nodes. */
export interface StageProgress {
  readonly stage: string
  readonly done: number
  /** Runs that the stage will have. Where the same is done for every scan, those of scans not begun yet are counted. */
  readonly total: number
}

/** What has no place in a methods section: the checks of single scans, and the report with its pictures. */
const SCOPE = 'scope'
const REPORT = 'report'
const ORDER: readonly string[] = [...STAGES.slice(0, 5), SCOPE, ...STAGES.slice(5), REPORT]

interface Counts {
  done: number
  /** Runs asked for of each scan, and those of several scans or of none. */
  readonly asked: Map<Handle | '', number>
}

/** Follows the runs of a comparison by stage, see `progressOf`. */
export interface Progress {
  readonly watch: RunWatch
  /** The stages that have begun, in the order of a methods section. */
  stages(): StageProgress[]
  /** The same, when nothing more will be asked for. */
  ended(): StageProgress[]
}

/**
 * Counts the runs of a comparison of so many scans by stage. A run belongs to the one scan behind its inputs, if there is
 * one. All scans of a stage have about as many runs as the one that is furthest, which gives the total before they begin.
 * `changed` is called after every change.
 */
export function progressOf(scans: number, changed: () => void = () => {}): Progress {
  const counts = new Map<string, Counts>()
  const sources = new Map<Handle, ReadonlySet<Handle>>()
  const watch: RunWatch = ({ node, stage, inputs }) => {
    const behind = new Set(inputs.flatMap((input) => [...(sources.get(input) ?? [])]))
    if (node === 'decode') behind.add(inputs[0]!)
    const scan = behind.size === 1 ? [...behind][0]! : ''
    const name = stage ?? (scan === '' ? REPORT : SCOPE)
    const own: Counts = counts.get(name) ?? { done: 0, asked: new Map() }
    counts.set(name, own)
    own.asked.set(scan, (own.asked.get(scan) ?? 0) + 1)
    changed()
    return (output) => {
      sources.set(output, behind)
      own.done += 1
      changed()
    }
  }
  const listed = (totalOf: (asked: Counts['asked']) => number): StageProgress[] =>
    ORDER.filter((stage) => counts.has(stage)).map((stage) => {
      const { done, asked } = counts.get(stage)!
      return { stage, done, total: totalOf(asked) }
    })
  return {
    watch,
    stages: () =>
      listed((asked) => {
        const ofScans = [...asked].flatMap(([scan, runs]) => (scan === '' ? [] : [runs]))
        const most = Math.max(0, ...ofScans) * scans
        return (asked.get('') ?? 0) + Math.max(most, sum(ofScans))
      }),
    ended: () => listed((asked) => sum([...asked.values()])),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)
