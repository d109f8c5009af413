import { sameJson } from '../../../../../src/verify/difference.ts'
import { causeOf, pairRuns, type SteppedRun } from '../../../../../src/verify/run-pairs.ts'
import { nodeOf } from '../../../api/meta.ts'
import { say } from '../../../languages/say.ts'
import { type Ancestry, type Group, nodeNameOf, type Run } from '../graph-model.ts'
import type { ScanNames } from '../scan-names.ts'

/** How a box of one computation differs from that of another. */
export interface Sign {
  readonly state: 'same' | 'differs' | 'follows' | 'only'
  readonly mark: string
  readonly words: string
}

export const SIGNS = {
  differs: { state: 'differs', mark: '≠', words: say('differs here') },
  only: { state: 'only', mark: '+', words: say('only here') },
  follows: { state: 'follows', mark: '→', words: say('follows from it') },
  same: { state: 'same', mark: '=', words: say('the same') },
} as const satisfies Record<string, Sign>

/** A setting or an input that two runs of one place do not share. */
export interface Change {
  readonly name: string
  readonly a: unknown
  readonly b: unknown
}

/** Two computations beside each other. */
export interface RunSigns {
  /** The sign of a box of either of them. */
  signOf(group: Group): Sign | undefined
  /** What a box does not share with that of the other one, without what only follows from it. */
  changesOf(group: Group): readonly Change[]
}

interface Side {
  readonly ancestry: Ancestry
  readonly names: ScanNames
}

interface Stepped extends SteppedRun {
  readonly code: string
}

const stepped = (run: Run): Stepped => {
  const [node = '', version = ''] = run.code.split('@')
  const step = nodeOf(nodeNameOf(run))?.stage ?? 'report'
  return {
    step,
    node,
    version: Number(version),
    params: run.params,
    inputs: run.roles,
    output: run.output,
    code: run.code,
  } as unknown as Stepped
}

const computationOf = ({ ancestry, names }: Side) => ({
  runs: ancestry.edges.map(stepped),
  scans: new Map([...names].map(([handle, { name }]) => [handle, name])),
})

const ORDER = ['differs', 'only', 'follows', 'same'] as const

/** Holds two computations against each other, run by run, in the same pairs as `diff` does. */
export function runSigns(a: Side, b: Side): RunSigns {
  const states = new Map<string, Sign['state']>()
  const changes = new Map<string, readonly Change[]>()
  const made = new Set<string>([...a.ancestry.edges, ...b.ancestry.edges].map(({ output }) => output))
  const note = ({ output }: Stepped, state: Sign['state']): void => {
    const known = states.get(output)
    if (known === undefined || ORDER.indexOf(state) < ORDER.indexOf(known)) states.set(output, state)
  }
  let parted = false
  for (const { a: one, b: two } of pairRuns(computationOf(a), computationOf(b))) {
    if (!one || !two) {
      note((one ?? two)!, 'only')
      continue
    }
    // what a report shows takes facts of the result as parameters: they follow from what differs before
    const isShown = one.step === 'report' && parted
    const cause = isShown ? undefined : causeOf(one, two, (handle) => made.has(handle))
    const state = cause ? 'differs' : isSame(one, two) ? 'same' : 'follows'
    note(one, state)
    note(two, state)
    if (!cause) continue
    parted = true
    const found = changesBetween(one, two, made)
    changes.set(one.output, found)
    changes.set(two.output, found)
  }
  return {
    signOf({ runs }) {
      const found = runs.flatMap(({ output }) => states.get(output) ?? [])
      const state = ORDER.find((one) => found.includes(one))
      return state && SIGNS[state]
    },
    changesOf({ runs }) {
      const all = runs.flatMap(({ output }) => changes.get(output) ?? [])
      return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
    },
  }
}

const isSame = (one: Stepped, two: Stepped): boolean =>
  one.code === two.code &&
  sameJson([one.params, one.inputs, one.output], [two.params, two.inputs, two.output])

function changesBetween(one: Stepped, two: Stepped, made: ReadonlySet<string>): Change[] {
  const code = one.version === two.version ? [] : [{ name: 'version', a: one.code, b: two.code }]
  const names = [...new Set([...Object.keys(one.params), ...Object.keys(two.params)])]
  const params = names.flatMap((name) => {
    const [a, b] = [one.params[name], two.params[name]]
    return sameJson([a ?? null], [b ?? null]) ? [] : [{ name, a, b }]
  })
  const inputs = Object.keys(one.inputs).flatMap((name) => {
    const [ofA, ofB] = [one.inputs[name], two.inputs[name] ?? []].map((input) => [input].flat() as string[])
    return ofA!.flatMap((a, i) => (a !== ofB![i] && !made.has(a) ? [{ name, a, b: ofB![i] }] : []))
  })
  return [...code, ...inputs, ...params]
}
