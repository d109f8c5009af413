/**
 * Recipe handles of simulated comparisons of every mark type and method, computed in whatever engine this runs in. One
 * module without anything of Node.js.
 */
import { sha256 } from '../../src/address/canonical.ts'
import { compare } from '../../src/compare/compare.ts'
import { LABELS } from '../../src/compare/recipe.ts'
import { scanRead } from '../../src/compare/request/ingest.ts'
import type { Executor } from '../../src/executor/executor.ts'
import { Graph } from '../../src/graph/graph.ts'
import type { Session } from '../../src/graph/session.ts'
import type { Encoded } from '../../src/kinds/kind.ts'
import { type InputArtifacts, runNode } from '../../src/kinds/node.ts'
import { recordOf, referenceKind } from '../../src/kinds/reference.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { AS_IN_FILE, AS_SCANNED } from '../../src/marks/mark-type.ts'
import { markTypes } from '../../src/marks/types.ts'
import { allNodes } from '../../src/service/nodes.ts'
import { memoryStore } from '../../src/store/memory/memory-store.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { madeUpReference } from '../helpers/references.ts'
import { TINY_MARKS } from '../helpers/tiny-marks.ts'

const nodes = allNodes(ALL_MARKS)
const marks = markTypes(ALL_MARKS)

/** Computes in this thread. */
const here: Executor = {
  width: 1,
  async execute({ node, params, inputs }, source) {
    const given: Record<string, Encoded | Encoded[]> = {}
    for (const [name, input] of Object.entries(inputs)) {
      given[name] =
        typeof input === 'string'
          ? await source.encoded(input)
          : await Promise.all(input.map((one) => source.encoded(one)))
    }
    return { output: runNode(nodes.get(node)!, params, given as InputArtifacts), seconds: 0 }
  },
  background: () => here,
  close: async () => {},
}

const { striated: bullet, impressed: face, toolmark } = TINY_MARKS

const COMPARISONS = [
  { domain: 'striated', of: bullet, overrides: {} },
  { domain: 'striated', of: bullet, overrides: { striated_method: 'plain' } },
  { domain: 'impressed', of: face, overrides: {} },
  { domain: 'impressed', of: face, overrides: { impressed_method: 'plain' } },
  { domain: 'toolmark', of: toolmark, overrides: {} },
]

/** Recipe handle of each comparison, by its domain and method. */
export async function run(): Promise<Record<string, string>> {
  const graph = new Graph({
    store: memoryStore(),
    executor: here,
    nodes,
    engineVersion: 'portable',
    memoryBytes: 2 ** 28,
  })
  const handles: Record<string, string> = {}
  for (const { domain, of, overrides } of COMPARISONS) {
    const name = [domain, ...Object.values(overrides)].join(' ')
    handles[name] = await graph.within((session) => handleOf(session, domain, of, overrides))
  }
  return handles
}

async function handleOf(
  session: Session,
  domain: string,
  of: typeof bullet | typeof face,
  overrides: object,
): Promise<string> {
  const type = marks.of(domain)
  const config = { ...marks.configs.deployed(domain), ...overrides }
  const document = madeUpReference({ id: domain, domain, kind: type.scores[0].kind, config, km: 5, knm: 0 })
  const markOf = async (mark: number) => {
    const scans = await Promise.all(
      of(mark).map(async (surface) => {
        const data = writeX3p(surface)
        const hash = sha256(data)
        const handle = session.bring({ kind: 'scan', meta: {}, data, dataSha256: hash })
        const read = await scanRead(session, handle, AS_IN_FILE)
        return { ...read, handle, sha256: hash, filename: '', reading: AS_IN_FILE }
      }),
    )
    return { scans, places: scans.map((_, i) => i + 1), read: AS_SCANNED }
  }
  const [a, b] = [await markOf(1), await markOf(2)]
  const ref = session.put(referenceKind, document)
  const reference = { record: recordOf(document), ref, bundled: false }
  const request = {
    type,
    config,
    reference,
    a,
    b,
    nPlaces: a.scans.length,
    resolution: 'specification' as const,
  }
  // nothing of a service is asked for until blocks are
  const { recipe, report } = await compare({} as never, session, request, {
    ...LABELS,
    engineVersion: 'portable',
  })
  if (recipe) return recipe.handle
  throw new Error(`${domain}: ${JSON.stringify(await session.value(report)).slice(0, 500)}`)
}
