/**
 * The description of a bundle as RO-Crate 1.1 under the Provenance Run Crate 0.5 profile: `runs.json` is the workflow, every node a
 * tool, every run an action. It follows from the other files alone, so a check writes it again and compares.
 * source  RO-Crate 1.1; Process, Workflow and Provenance Run Crate 0.5
 */

import { short } from '../sources/dossier.ts'
import type { Described } from './crate-actions.ts'
import { actionsOf } from './crate-actions.ts'
import { type Entity, ref, toolsOf } from './crate-tools.ts'

const TERMS = 'https://w3id.org/ro/terms/workflow-run#'

const CONTEXT = [
  'https://w3id.org/ro/crate/1.1/context',
  {
    ParameterConnection: `${TERMS}ParameterConnection`,
    connection: { '@id': `${TERMS}connection`, '@type': '@id' },
    sourceParameter: { '@id': `${TERMS}sourceParameter`, '@type': '@id' },
    targetParameter: { '@id': `${TERMS}targetParameter`, '@type': '@id' },
    resourceUsage: { '@id': `${TERMS}resourceUsage`, '@type': '@id' },
  },
]

const PROFILES = [
  ['https://w3id.org/ro/wfrun/process/0.5', 'Process Run Crate', '0.5'],
  ['https://w3id.org/ro/wfrun/workflow/0.5', 'Workflow Run Crate', '0.5'],
  ['https://w3id.org/ro/wfrun/provenance/0.5', 'Provenance Run Crate', '0.5'],
  ['https://w3id.org/workflowhub/workflow-ro-crate/1.0', 'Workflow RO-Crate', '1.0'],
] as const
const PROFILES_SITE = 'https://www.researchobject.org/workflow-run-crate/'

/** A date that a crate may have; a reference may be dated in words. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/
const NO_DATE = '1980-01-01'

const ABOUT: Readonly<Record<string, readonly [string, string]>> = {
  'README.md': ['Read me first', 'text/markdown'],
  'report.json': ['The report', 'application/json'],
  'report.pdf': ['The report for a court', 'application/pdf'],
  'print.json': ['The texts that were printed on the report', 'application/json'],
  'recipe.json': ['The recipe: the methods section of the likelihood ratio', 'application/json'],
  'reference.json': ['The reference population', 'application/json'],
  'scorer-config.json': ['The settings of the scorer', 'application/json'],
  'releases.json': ['The nodes of each release of the program with their versions', 'application/json'],
  'provenance.json': ['The runs as W3C PROV-JSON', 'application/json'],
  'manifest.json': ['SHA-256 of every other file', 'application/json'],
}

const ENDINGS: Readonly<Record<string, string>> = {
  npy: 'application/x-npy',
  json: 'application/json',
  x3p: 'application/x-x3p',
}

/** The crate as JSON-LD. */
export function crateOf(described: Described): object {
  const { facts, runs, files, created } = described
  const kinds = new Map(runs.artifacts.flatMap(({ file, kind }) => (file ? [[file, kind] as const] : [])))
  const inFolders = ['artifacts/', 'scans/'].flatMap((folder) => {
    const own = files.filter(({ path }) => path.startsWith(folder))
    return own.length > 0 ? [{ folder, own }] : []
  })
  const above = [...files.map(({ path }) => path), 'manifest.json'].filter((path) => !path.includes('/'))
  const actions = actionsOf(described)
  const named = facts.outcome === 'calibrated' ? 'likelihood ratio' : facts.outcome
  const root: Entity = {
    '@id': './',
    '@type': 'Dataset',
    name: `Markgraph report ${short(facts.report)} (${facts.domain}, ${named})`,
    description: `The computation behind the report ${facts.report}, run by run, with the hash of everything it read and gave. README.md says how to check it.`,
    datePublished: created && ISO_DATE.test(created) ? created : NO_DATE,
    license: ref('#terms'),
    identifier: facts.report,
    conformsTo: PROFILES.map(([id]) => ref(id)),
    hasPart: [...above, ...inFolders.map(({ folder }) => folder)].map(ref),
    mainEntity: ref('runs.json'),
    mentions: actions.mentioned.map(ref),
  }
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@id': 'ro-crate-metadata.json',
        '@type': 'CreativeWork',
        about: ref('./'),
        conformsTo: [ref('https://w3id.org/ro/crate/1.1'), ref(PROFILES[3][0])],
      },
      root,
      ...PROFILES.map(([id, name, version]) => ({
        '@id': id,
        '@type': 'CreativeWork',
        name,
        version,
        isPartOf: ref(PROFILES_SITE),
      })),
      { '@id': PROFILES_SITE, '@type': 'WebSite', name: 'Workflow Run RO-Crate', url: PROFILES_SITE },
      {
        '@id': '#terms',
        '@type': 'CreativeWork',
        name: 'No licence is given',
        description:
          'The scans and what was computed from them belong to whoever had them compared. Ask them before you pass the bundle on.',
      },
      ...inFolders.map(({ folder, own }) => ({
        '@id': folder,
        '@type': 'Dataset',
        name: folder === 'scans/' ? 'The compared scans' : 'What the runs gave',
        hasPart: own.map(({ path }) => ref(path)),
      })),
      ...[...files, { path: 'manifest.json', bytes: undefined }]
        .filter(({ path }) => path !== 'runs.json')
        .map((file) => fileEntity(file, kinds)),
      ...toolsOf(runs),
      ...actions.entities,
    ],
  }
}

function fileEntity(
  { path, bytes }: { readonly path: string; readonly bytes: number | undefined },
  kinds: ReadonlyMap<string, string>,
): Entity {
  const [name, format] = ABOUT[path] ?? [
    path.startsWith('scans/') ? `Scan ${path.slice(6, 18)}` : `${kinds.get(path)} ${path.slice(10, 22)}`,
    ENDINGS[path.split('.').at(-1)!]!,
  ]
  const examples =
    path === 'report.json' ? ['#output-report'] : path === 'reference.json' ? ['#input-reference'] : []
  return {
    '@id': path,
    '@type': 'File',
    name,
    encodingFormat: format,
    ...(bytes !== undefined && { contentSize: `${bytes}` }),
    ...(examples.length > 0 && { exampleOfWork: examples.map(ref) }),
  }
}
