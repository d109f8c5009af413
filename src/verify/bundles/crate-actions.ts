import { canonicalJson, type Handle, scanHandle, sha256 } from '../../address/canonical.ts'
import type { OfMarks } from '../../kinds/recipe.ts'
import { type RunsDocument, short } from '../sources/dossier.ts'
import { artifactId, type Entity, ref, stepId, toolId } from './crate-tools.ts'
import type { Manifest } from './manifest.ts'

const BYTES = 'http://qudt.org/vocab/unit/BYTE'

/** What was done: one action for each run, for each step, for the comparison and for the program. */
export function actionsOf({ facts, runs: { runs, artifacts }, files, scans }: Described): {
  readonly entities: Entity[]
  readonly mentioned: string[]
} {
  const known = new Map(artifacts.map((one) => [one.handle as Handle, one]))
  const idOf = (handle: Handle): string => artifactId(handle, known.get(handle)?.file ?? null)
  const settings = new Map<string, string>() // parameters as text, by their entity
  const settingsId = (params: object): string => {
    const text = canonicalJson(params as never)
    const id = `#params-${sha256(text).slice(0, 16)}`
    settings.set(id, text)
    return id
  }
  const done = runs.map(
    (run, i): { readonly entities: Entity[]; readonly id: string; readonly step: string } => {
      const id = `#run-${i + 1}`
      const bytes = known.get(run.output)?.bytes
      const inputs = Object.values(run.inputs).flat() as Handle[]
      const params = Object.keys(run.params).length > 0 ? [settingsId(run.params)] : []
      return {
        id,
        step: stepId(run),
        entities: [
          {
            '@id': id,
            '@type': 'CreateAction',
            name: `Run ${i + 1}: ${run.node}`,
            instrument: ref(toolId(run)),
            object: [...inputs.map(idOf), ...params].map(ref),
            result: ref(idOf(run.output)),
            resourceUsage: ref(`${id}-bytes`),
          },
          {
            '@id': `${id}-bytes`,
            '@type': 'PropertyValue',
            name: 'bytes of the result',
            propertyID: 'https://schema.org/contentSize',
            unitCode: BYTES,
            value: `${bytes}`,
          },
        ],
      }
    },
  )
  const steps = [...Map.groupBy(done, ({ step }) => step)]
  const controlId = (step: string): string => step.replace('#step-', '#control-')
  const markOf = (side: string, name: string, hashes: readonly string[], input = side): Entity => {
    const parts = hashes.map((hash) => ref(idOf(scanHandle(hash))))
    return {
      '@id': `#${side}`,
      '@type': 'Collection',
      name,
      hasPart: parts,
      ...(parts.length > 0 && { mainEntity: parts[0] }),
      exampleOfWork: ref(`#input-${input}`),
    }
  }
  const knownMarks = scans.known?.map((hashes, i) =>
    markOf(`known_${i + 1}`, `Known mark ${i + 1}`, hashes, 'mark_b'),
  )
  const marks = [
    markOf('mark_a', knownMarks ? 'The questioned mark' : 'The first mark', scans.mark_a),
    ...(knownMarks ?? [markOf('mark_b', 'The second mark', scans.mark_b)]),
  ]
  const markIds = marks.map((mark) => mark['@id'] as string)
  const given = ['reference.json', 'scorer-config.json'].filter((path) =>
    files.some((one) => one.path === path),
  )
  const entities: Entity[] = [
    ...marks,
    {
      '@id': '#markgraph',
      '@type': 'SoftwareApplication',
      name: 'Markgraph',
      url: ref('README.md'),
      version: facts.engine_version,
    },
    {
      '@id': '#comparison',
      '@type': 'CreateAction',
      name: 'The comparison of the two marks',
      instrument: ref('runs.json'),
      object: [...markIds, ...given].map(ref),
      result: ref('report.json'),
    },
    {
      '@id': '#engine',
      '@type': 'OrganizeAction',
      name: `Run of Markgraph ${facts.engine_version}`,
      instrument: ref('#markgraph'),
      object: steps.map(([step]) => ref(controlId(step))),
      result: ref('#comparison'),
    },
    ...steps.map(([step, own]) => ({
      '@id': controlId(step),
      '@type': 'ControlAction',
      name: `Runs of ${step.slice('#step-'.length)}`,
      instrument: ref(step),
      object: own.map(({ id }) => ref(id)),
    })),
    ...done.flatMap((one) => one.entities),
    ...[...settings].map(([id, value]) => ({
      '@id': id,
      '@type': 'PropertyValue',
      name: 'parameters',
      value,
    })),
    ...artifacts
      .filter(({ file }) => file === null)
      .map(({ handle, kind }) => ({
        '@id': artifactId(handle, null),
        '@type': 'CreativeWork',
        identifier: handle,
        name: `${kind} ${short(handle)}`,
        description:
          kind === 'scan' ? 'A scan that is not in this bundle' : 'Left out: it can be computed again',
      })),
  ]
  return {
    entities,
    mentioned: ['#comparison', '#engine', ...markIds, ...done.map(({ id }) => id)],
  }
}

/** What the crate describes. `files`: of the bundle, the crate itself and the manifest left out. */
export interface Described {
  readonly facts: Pick<Manifest, 'report' | 'domain' | 'outcome' | 'engine_version'>
  readonly runs: RunsDocument
  readonly files: readonly { readonly path: string; readonly bytes: number }[]
  /** SHA-256 of the scans of each mark. */
  readonly scans: OfMarks
  /** The reference's `created`; null for a refusal, which names no reference. */
  readonly created: string | null
}
