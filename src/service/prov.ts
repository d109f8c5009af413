import type { Handle, Json } from '../address/canonical.ts'
import type { InputHandles } from '../address/run.ts'

interface Activity {
  readonly step: string
  /** The node with its version. */
  readonly code: string
  readonly params: { readonly [key: string]: Json }
  readonly inputs: InputHandles
  readonly output: Handle
}

/**
 * Artifacts and the runs between them as W3C PROV-JSON: artifacts are entities, runs are activities.
 * source  W3C Member Submission PROV-JSON, 24 April 2013
 */
export function provOf(artifacts: readonly { handle: Handle; kind: string }[], runs: readonly Activity[]) {
  const name = (text: string): string => `markgraph:${text}`
  const times = new Map<Handle, number>()
  // two runs may give the same artifact
  const activities = runs.map(({ output }) => {
    const before = times.get(output) ?? 0
    times.set(output, before + 1)
    return name(`run-of-${output}${before > 0 ? `-${before + 1}` : ''}`)
  })
  const used = runs.flatMap(({ inputs }, i) =>
    (Object.entries(inputs) as [string, Handle | Handle[]][]).flatMap(([role, input]) =>
      [input].flat().map((entity) => ({
        'prov:activity': activities[i]!,
        'prov:entity': name(entity),
        'prov:role': role,
      })),
    ),
  )
  const numbered = <T>(prefix: string, items: readonly T[]) =>
    Object.fromEntries(items.map((item, i) => [`_:${prefix}${i}`, item]))
  return {
    prefix: { markgraph: 'urn:markgraph:' },
    entity: Object.fromEntries(artifacts.map(({ handle, kind }) => [name(handle), { 'prov:type': kind }])),
    activity: Object.fromEntries(
      runs.map(({ step, code, params }, i) => [
        activities[i]!,
        { 'prov:type': step, 'markgraph:code': code, 'markgraph:params': JSON.stringify(params) },
      ]),
    ),
    used: numbered('used', used),
    wasGeneratedBy: numbered(
      'generated',
      runs.map(({ output }, i) => ({ 'prov:entity': name(output), 'prov:activity': activities[i]! })),
    ),
  }
}
