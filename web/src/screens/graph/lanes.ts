interface Computed {
  readonly inputs: readonly string[]
  readonly output: string
}

/**
 * In which lane each run of a graph stands: in its own, or, where that is the last one, in the first lane that rests on it. So no
 * line goes back from the last lane.
 */
export function lanesIn<Run extends Computed>(
  runs: readonly Run[],
  ownLane: (run: Run) => number,
  last: number,
): {
  readonly laneOf: (run: Run) => number
  /** The first lane in which one of these is used. */
  readonly firstUse: (handles: readonly string[]) => number
} {
  const users = new Map<string, Run[]>()
  for (const run of runs) {
    for (const input of run.inputs) users.set(input, [...(users.get(input) ?? []), run])
  }
  const lanes = new Map<Run, number>()
  const laneOf = (run: Run): number => {
    const known = lanes.get(run)
    if (known !== undefined) return known
    const own = ownLane(run)
    const lane = own < last ? own : firstUse([run.output])
    lanes.set(run, lane)
    return lane
  }
  const firstUse = (handles: readonly string[]): number =>
    Math.min(last, ...handles.flatMap((handle) => (users.get(handle) ?? []).map(laneOf)))
  return { laneOf, firstUse }
}
