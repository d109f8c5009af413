/** The requests of a soak: all kinds that clients send, rude ones among them. */
import { connect } from 'node:net'
import type { Random } from '../../../src/numerics/elementary/random.ts'
import { type Answered, type Client, fields, fileForm } from '../../bench/attacks/polite.ts'
import type { Material } from './material.ts'

/** What a client of a soak has and knows. */
export interface Having {
  readonly url: string
  readonly address: string
  readonly client: Client
  readonly rng: Random
  readonly material: Material
  /** Handles and paths that answers named; shared by all clients. */
  readonly known: {
    artifacts: string[]
    recipes: string[]
    reports: string[]
    jobs: string[]
    studies: string[]
  }
}

export interface Kind {
  readonly name: string
  /** How often it comes, against the others. */
  readonly weight: number
  send(having: Having): Promise<Answered | undefined>
}

const MAX_KNOWN = 200

const pick = <T>({ rng }: Having, all: readonly T[]): T => all[rng.below(all.length)]!

/** Remembers what an answer names. */
function learn({ known }: Having, { status, text }: Answered): void {
  if (status >= 300) return
  const keep = (list: string[], value: unknown): void => {
    if (typeof value !== 'string') return
    list.push(value)
    if (list.length > MAX_KNOWN) list.shift()
  }
  try {
    const body = JSON.parse(text) as Record<string, unknown>
    keep(known.recipes, body['recipe'] ? body['handle'] : undefined)
    keep(known.reports, body['report_handle'])
    keep(known.jobs, body['job'])
    keep(known.artifacts, body['kind'] ? body['handle'] : undefined)
    keep(known.studies, body['pairs_total'] === undefined ? undefined : body['id'])
  } catch {
    // a picture or a document
  }
}

/** Two marks of a domain, with a config that nobody has asked for before when it is to be computed anew. */
function comparison(having: Having, isNew: boolean): Record<string, string> {
  const { rng, material } = having
  const domain = pick(having, ['striated', 'impressed', 'toolmark', 'toolmark'] as const)
  const marks = material.marks[domain]
  const config = { modality_split: 0.16 + rng.below(1_000_000) * 1e-9 }
  return {
    domain,
    mark_a_handles: pick(having, marks),
    mark_b_handles: pick(having, marks),
    ...(isNew && { scorer_config: JSON.stringify(config) }),
  }
}

const post = async (having: Having, path: string, body: { type: string; bytes: string | Uint8Array }) => {
  const answer = await having.client.send('POST', path, body)
  learn(having, answer)
  return answer
}
const get = (having: Having, path: string): Promise<Answered> => having.client.send('GET', path)
const some = (having: Having, list: readonly string[], path: (one: string) => string) =>
  list.length > 0 ? get(having, path(pick(having, list))) : Promise.resolve(undefined)

/** Sends the beginning of a request and leaves. */
function leaves({ url, address, material }: Having): Promise<undefined> {
  const { hostname, port, host } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: address })
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(undefined))
    socket.write(
      `POST /v1/artifacts HTTP/1.1\r\nhost: ${host}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n`,
    )
    socket.write(`--x\r\ncontent-disposition: form-data; name="scan"; filename="a.x3p"\r\n\r\n`)
    socket.write(material.lands[0]!.subarray(0, 50_000), () => setTimeout(() => socket.destroy(), 30))
  })
}

const mcp = (having: Having, name: string, given: object) =>
  having.client.send('POST', '/mcp', {
    type: 'application/json',
    accept: 'application/json, text/event-stream',
    bytes: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: given },
    }),
  })

const manifest = (handles: readonly string[]): string =>
  ['study,source,mark,scan', ...handles.map((handle, i) => `soak,e${i >> 1},m${i},${handle}`), ''].join('\n')

export const KINDS: readonly Kind[] = [
  {
    name: 'upload',
    weight: 4,
    send: async (h) => post(h, '/v1/artifacts', await fileForm('scan', h.material.fresh())),
  },
  {
    name: 'upload of a land',
    weight: 2,
    send: async (h) => post(h, '/v1/artifacts', await fileForm('scan', pick(h, h.material.lands))),
  },
  {
    name: 'upload of no scan',
    weight: 2,
    send: async (h) =>
      post(
        h,
        '/v1/artifacts',
        await fileForm('scan', pick(h, h.material.faces).subarray(0, 1000 + h.rng.below(20_000))),
      ),
  },
  { name: 'comparison', weight: 8, send: (h) => post(h, '/v1/compare', fields(comparison(h, true))) },
  { name: 'comparison again', weight: 6, send: (h) => post(h, '/v1/compare', fields(comparison(h, false))) },
  {
    name: 'comparison with all blocks',
    weight: 1,
    send: (h) => post(h, '/v1/compare', fields({ ...comparison(h, false), include: 'all' })),
  },
  {
    name: 'comparison as a job',
    weight: 3,
    send: (h) => post(h, '/v1/compare', fields({ ...comparison(h, true), async: 'true' })),
  },
  { name: 'job', weight: 3, send: (h) => some(h, h.known.jobs, (id) => `/v1/jobs/${id}`) },
  {
    name: 'job cancelled',
    weight: 1,
    send: async (h) =>
      h.known.jobs.length > 0 ? h.client.send('DELETE', `/v1/jobs/${pick(h, h.known.jobs)}`) : undefined,
  },
  {
    name: 'report as PDF',
    weight: 1,
    send: (h) => some(h, h.known.reports, (one) => `/v1/reports/${one}/report.pdf`),
  },
  { name: 'report', weight: 3, send: (h) => some(h, h.known.reports, (one) => `/v1/reports/${one}`) },
  { name: 'recipe', weight: 3, send: (h) => some(h, h.known.recipes, (one) => `/v1/recipes/${one}`) },
  {
    name: 'recipe verified',
    weight: 1,
    send: async (h) =>
      h.known.recipes.length > 0
        ? h.client.send('POST', `/v1/recipes/${pick(h, h.known.recipes)}/verify`, fields({}))
        : undefined,
  },
  { name: 'data', weight: 3, send: (h) => some(h, h.known.artifacts, (one) => `/v1/artifacts/${one}/data`) },
  {
    name: 'graph',
    weight: 1,
    send: (h) => some(h, h.known.artifacts, (one) => `/v1/artifacts/${one}/graph`),
  },
  {
    name: 'picture',
    weight: 2,
    send: (h) => some(h, h.known.artifacts, (one) => `/v1/artifacts/${one}/image.png`),
  },
  {
    name: 'scope',
    weight: 2,
    send: (h) =>
      post(h, '/v1/scope', fields({ domain: 'toolmark', surface: pick(h, h.material.marks.toolmark) })),
  },
  {
    name: 'detect',
    weight: 2,
    send: async (h) => post(h, '/detect', await fileForm('scan', pick(h, h.material.faces))),
  },
  {
    name: 'study',
    weight: 1,
    send: async (h) => {
      const four = Array.from(
        { length: 4 },
        (_, i) => h.material.marks.toolmark[(h.rng.below(3) * 4 + i) % 12]!,
      )
      const made = await post(
        h,
        '/v1/studies',
        fields({ domain: 'toolmark', name: 'soak', manifest: manifest([...new Set(four)]) }),
      )
      const id = made.status < 300 ? (JSON.parse(made.text) as { id: string }).id : undefined
      return id ? post(h, `/v1/studies/${id}/run`, fields({})) : made
    },
  },
  { name: 'study results', weight: 1, send: (h) => some(h, h.known.studies, (id) => `/v1/studies/${id}`) },
  { name: 'list of reports', weight: 1, send: (h) => get(h, '/v1/reports') },
  { name: 'references', weight: 1, send: (h) => get(h, '/v1/references') },
  { name: 'description', weight: 1, send: (h) => get(h, '/openapi.json') },
  { name: 'kit of the benchmark', weight: 1, send: (h) => get(h, '/benchmark/splits/bullets-v1/kit') },
  { name: 'metrics', weight: 1, send: (h) => get(h, '/metrics') },
  {
    name: 'MCP: score',
    weight: 2,
    send: (h) => mcp(h, 'calibrate_score', { score: h.rng.uniform(), reference: 'striated' }),
  },
  {
    name: 'MCP: comparison',
    weight: 1,
    send: (h) => {
      const scan = (): string[] => [Buffer.from(pick(h, h.material.profiles)).toString('base64')]
      return mcp(h, 'compare_marks', { domain: 'toolmark', mark_a_base64: scan(), mark_b_base64: scan() })
    },
  },
  {
    name: 'wrong field',
    weight: 1,
    send: (h) => post(h, '/v1/compare', fields({ domain: 'toolmark', mark: 'x' })),
  },
  { name: 'unknown path', weight: 1, send: (h) => get(h, `/v1/artifacts/sha256:${'0'.repeat(64)}`) },
  { name: 'client that leaves', weight: 2, send: leaves },
]

const WHOLE = KINDS.reduce((sum, { weight }) => sum + weight, 0)

/** A kind by chance, each as often as its weight says. */
export function anyKind({ below }: Random): Kind {
  let left = below(WHOLE)
  for (const kind of KINDS) {
    left -= kind.weight
    if (left < 0) return kind
  }
  return KINDS[0]!
}
