import type { Handle } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { codeOf } from '../graph/recipe.ts'
import type { InputRefs, Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { AnyNode, Inputs } from '../kinds/node.ts'
import { type Dossier, type RecordedRun, short } from './sources/dossier.ts'
import type { RunCheck } from './verdict.ts'

/** Why this program cannot do a recorded run, whatever its inputs; undefined when it can. */
export function codeMissing(run: RecordedRun, nodes: ReadonlyMap<string, AnyNode>): string | undefined {
  const { node, version } = run
  const own = nodes.get(node)
  if (own?.version === version) return undefined
  const here = own ? codeOf({ node, version: own.version }) : `no ${node}`
  return `${codeOf(run)} made it, and this program has ${here}`
}

/** Whether the comparison as a whole, done again, has made this artifact without a run. */
export const isMade = (session: Session, handle: Handle): Promise<boolean> =>
  session.row(handle).then(
    () => true,
    () => false,
  )

/**
 * Does every recorded run again, each on its own: from what was recomputed and is equal, or else from the recorded data of its
 * inputs. So a run is judged by itself, whatever became of the runs before it.
 * in      `session` of a graph that starts empty; what it has computed meanwhile is not computed twice
 */
export function replayRuns(
  dossier: Dossier,
  nodes: ReadonlyMap<string, AnyNode>,
  session: Session,
): Promise<RunCheck[]> {
  const byOutput = new Map<Handle, Promise<RunCheck>[]>()
  const brought = new Map<Handle, Promise<string | undefined>>()

  /** Makes the data of an artifact readable; otherwise says what is missing in the first place. */
  function obtain(handle: Handle): Promise<string | undefined> {
    const found = brought.get(handle) ?? obtained(handle)
    brought.set(handle, found)
    return found
  }
  async function obtained(handle: Handle): Promise<string | undefined> {
    const states = await Promise.all(byOutput.get(handle) ?? [])
    if (states.some(({ status }) => status === 'equal')) return undefined
    const data = await dossier.read(handle)
    if (typeof data !== 'string') {
      session.bring(data)
      return undefined
    }
    if (data === 'absent' && (await isMade(session, handle))) return undefined
    const [before] = states
    if (before?.status === 'not recomputable') return before.reason!
    const { kind = 'artifact', dataSha256 = handle } = dossier.artifacts.get(handle) ?? {}
    const named =
      kind === 'scan' ? `scan with the SHA-256 ${short(dataSha256)}…` : `${kind} ${short(handle)}…`
    const missing = `the ${named} is ${data === 'damaged' ? 'damaged' : 'not'} in ${dossier.place}`
    return before ? `${missing}, and ${before.run.node} gives another one now` : missing
  }
  async function settle(run: RecordedRun): Promise<RunCheck> {
    const not = (reason: string): RunCheck => ({ run, status: 'not recomputable', reason, recomputed: null })
    const missing = codeMissing(run, nodes)
    if (missing !== undefined) return not(missing)
    const node = nodes.get(run.node)!
    try {
      const inputs: Record<string, Ref<unknown> | Ref<unknown>[]> = {}
      for (const [name, spec] of Object.entries(node.inputs)) {
        const kind = 'list' in spec ? spec.list : spec
        const handles = [run.inputs[name] ?? []].flat() as Handle[]
        const why = (await Promise.all(handles.map(obtain))).find((one) => one !== undefined)
        if (why !== undefined) return not(why)
        // a node takes what has the form of its input: a profile is a surface with one row
        const refs = handles.map((handle) => ({ handle, kind }))
        inputs[name] = 'list' in spec ? refs : refs[0]!
      }
      const { handle } = await session.evaluate(node, run.params, inputs as InputRefs<Inputs>)
      if (handle === run.output) return { run, status: 'equal', reason: null, recomputed: handle }
      const reason = `${run.node} gave ${short(run.output)}…, and gives ${short(handle)}… now`
      return { run, status: 'not equal', reason, recomputed: handle }
    } catch (error) {
      if (!(error instanceof MarkgraphError || error instanceof TypeError)) throw error
      return {
        run,
        status: 'not equal',
        reason: `${run.node} cannot have been done: ${error.message}`,
        recomputed: null,
      }
    }
  }
  const all = dossier.runs.map((run) => {
    const state = settle(run)
    byOutput.set(run.output, [...(byOutput.get(run.output) ?? []), state])
    return state
  })
  return Promise.all(all)
}
