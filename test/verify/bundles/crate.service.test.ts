/** The crate in a bundle holds to every MUST of its profiles; its PROV-JSON to a schema written from the submission. */
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { Store } from 'n3'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesOfZip } from '../../../src/verify/bundles/zip.ts'
import { DOMAINS, type Domain, reportOf, smallReferences, zipOfReport } from '../../helpers/bundles.ts'
import { shaped, triplesOf, turtle } from '../../helpers/shapes.ts'
import { hasShared, sharedPath, titleFor } from '../../helpers/shared.ts'
import { PROV_JSON } from './prov-json-schema.ts'

type Entity = { [property: string]: unknown; '@id': string; '@type': string | string[] }

const crates = {} as Record<
  Domain | 'refused',
  { files: Map<string, Uint8Array>; graph: Entity[]; whole: object }
>
beforeAll(async () => {
  const one = await smallReferences()
  const add = async (name: Domain | 'refused', domain: Domain, marks?: [number, number]) => {
    const report = await reportOf(one.service, domain, marks ? { marks } : {})
    const zip = await zipOfReport(one.service, report, name !== 'impressed')
    const files = new Map(filesOfZip(zip).map(({ path, data }) => [path, data]))
    const whole = JSON.parse(new TextDecoder().decode(files.get('ro-crate-metadata.json')))
    crates[name] = { files, whole, graph: whole['@graph'] }
  }
  for (const domain of DOMAINS) await add(domain, domain)
  await add('refused', 'toolmark', [1, 1])
  await one.close()
})

const SHAPES = [
  'ro-crate/1.1',
  'process-run-crate',
  'workflow-ro-crate',
  'workflow-run-crate',
  'provenance-run-crate',
]
const NAMES = [...DOMAINS, 'refused'] as const

describe.skipIf(!hasShared('standards'))(titleFor('the shapes of the profiles', 'standards'), () => {
  const contexts = {
    'https://w3id.org/ro/crate/1.1/context': sharedPath('standards/ro-crate-1.1/context.jsonld'),
  }
  const shapes = (): Store =>
    turtle([
      ...SHAPES.map((name) => sharedPath(`standards/shapes/${name}/must`)),
      sharedPath('standards/shapes/ro-crate/1.1/prefixes.ttl'),
    ])
  const ontology = (): Store => turtle([sharedPath('standards/shapes/ro-crate/1.1/ontology.ttl')])

  test.each(NAMES)(
    'find nothing wrong in the crate of %s, and every one has something to look at',
    async (name) => {
      const { violations, focus } = await shaped(
        await triplesOf(crates[name].whole, contexts),
        shapes(),
        ontology(),
      )
      expect(violations).toEqual([])
      expect(focus.size).toBeGreaterThan(20)
      expect([...focus].filter(([, count]) => count === 0)).toEqual([])
    },
  )

  test('find what is wrong', async () => {
    const broken = structuredClone(crates.toolmark.whole) as { '@graph': Entity[] }
    for (const one of broken['@graph']) {
      if (one['@id'] === './') delete one['datePublished']
      if (one['@type'] === 'HowToStep') delete one['workExample']
      if (one['@type'] === 'OrganizeAction') delete one['result']
    }
    const { violations } = await shaped(await triplesOf(broken, contexts), shapes(), ontology())
    const found = violations.join('\n')
    for (const part of ['datePublished', 'workExample', 'OrganizeAction']) expect(found).toMatch(part)
  })
})

/** Clauses that no shape checks, each with its check. */
const idOf = (value: unknown): string[] =>
  [value ?? []].flat().map((one) => (one as { '@id': string })['@id'])
const typesOf = (one: Entity): string[] => [one['@type']].flat()
const CLAUSES: Readonly<Record<string, (crate: (typeof crates)['refused']) => boolean>> = {
  'structure: the metadata file is called ro-crate-metadata.json, in the root': ({ files }) =>
    files.has('ro-crate-metadata.json'),
  'structure: the document is flattened: entities refer to others by @id alone': ({ graph }) =>
    graph.every((one) =>
      Object.entries(one).every(([, value]) =>
        [value]
          .flat()
          .every((part) => typeof part !== 'object' || part === null || Object.keys(part).join() === '@id'),
      ),
    ),
  'structure: data entities are files of the crate': ({ files, graph }) =>
    graph.filter((one) => typesOf(one).includes('File')).every((one) => files.has(one['@id'])),
  'contextual-entities: no two entities have one @id': ({ graph }) =>
    new Set(graph.map((one) => one['@id'])).size === graph.length,
  'root-data-entity: the root is ./, and its date is ISO 8601': ({ graph }) =>
    /^\d{4}-\d\d-\d\d/.test(String(graph.find((one) => one['@id'] === './')!['datePublished'])),
  'data-entities: every file and folder is linked from the root by hasPart': ({ graph }) => {
    const parts = (id: string): string[] => {
      const own = idOf(graph.find((one) => one['@id'] === id)?.['hasPart'])
      return [...own, ...own.filter((part) => part.endsWith('/')).flatMap(parts)]
    }
    const linked = new Set(parts('./'))
    return graph
      .filter((one) => typesOf(one).some((type) => ['File', 'Dataset'].includes(type)) && one['@id'] !== './')
      .every((one) => linked.has(one['@id']))
  },
  'workflows: a computer language and a software application have name, url and version': ({ graph }) =>
    graph
      .filter((one) =>
        typesOf(one).some((type) => ['ComputerLanguage', 'SoftwareApplication'].includes(type)),
      )
      .every((one) => ['name', 'url', 'version'].every((property) => one[property] !== undefined)),
  'workflows: a workflow has a name': ({ graph }) =>
    graph
      .filter((one) => typesOf(one).includes('ComputationalWorkflow'))
      .every((one) => one['name'] !== undefined),
  'jsonld: terms that the context lacks are in a context of the crate': ({ whole }) =>
    ['ParameterConnection', 'connection', 'sourceParameter', 'targetParameter', 'resourceUsage'].every(
      (term) => JSON.stringify((whole as { '@context': unknown })['@context']).includes(`"${term}"`),
    ),
  'process-run-crate: an action has an @id of its own and an instrument that is described': ({ graph }) => {
    const ids = new Set(graph.map((one) => one['@id']))
    const actions = graph.filter((one) => typesOf(one).includes('CreateAction'))
    return actions.length > 1 && actions.every((one) => idOf(one['instrument']).every((id) => ids.has(id)))
  },
  'workflow-run-crate: what is no input of the workflow does not realise a parameter of it': ({ graph }) => {
    const config = graph.find((one) => one['@id'] === 'scorer-config.json')
    return config?.['exampleOfWork'] === undefined
  },
  'provenance-run-crate: a workflow with steps has the types File, SoftwareSourceCode, ComputationalWorkflow and HowTo':
    ({ graph }) =>
      ['File', 'SoftwareSourceCode', 'ComputationalWorkflow', 'HowTo'].every((type) =>
        typesOf(graph.find((one) => one['@id'] === 'runs.json')!).includes(type),
      ),
  'provenance-run-crate: every tool run is an action, and the workflow has every tool': ({
    files,
    graph,
  }) => {
    const { runs } = JSON.parse(new TextDecoder().decode(files.get('runs.json'))) as { runs: unknown[] }
    const tools = idOf(graph.find((one) => one['@id'] === 'runs.json')!['hasPart'])
    const actions = graph.filter(
      (one) => typesOf(one).includes('CreateAction') && one['@id'] !== '#comparison',
    )
    return (
      actions.length === runs.length && actions.every((one) => tools.includes(idOf(one['instrument'])[0]!))
    )
  },
  'provenance-run-crate: a measure of what was used has a propertyID': ({ graph }) => {
    const used = graph.flatMap((one) => idOf(one['resourceUsage']))
    return (
      used.length > 0 &&
      used.every((id) => graph.find((one) => one['@id'] === id)?.['propertyID'] !== undefined)
    )
  },
}

describe.each(Object.keys(CLAUSES))('%s', (clause) => {
  test.each(NAMES)('in the crate of %s', (name) => {
    expect(CLAUSES[clause]!(crates[name])).toBe(true)
  })
})

test.each(NAMES)('the provenance of %s is PROV-JSON', (name) => {
  const valid = formats.default(new Ajv({ strict: false, allErrors: true })).compile(PROV_JSON)
  const document = JSON.parse(new TextDecoder().decode(crates[name].files.get('provenance.json')))
  expect(valid(document), JSON.stringify(valid.errors)).toBe(true)
  expect(Object.keys(document.activity).length).toBeGreaterThan(3)
  expect(valid({ ...document, used: { '_:u': { 'prov:role': 'scan' } } })).toBe(false)
  const { '_:used0': first } = document.used
  expect(valid({ ...document, used: { '_:u': { ...first, 'prov:entity': 'no name' } } })).toBe(false)
  expect(valid({ ...document, prefix: { markgraph: 'markgraph' } })).toBe(false)
  expect(valid({ ...document, activities: {} })).toBe(false)
})
