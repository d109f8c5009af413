import fc from 'fast-check'
import { writeX3p } from '../../../src/x3p/write.ts'
import { form } from '../../../test/helpers/form.ts'
import { bullet } from '../../../test/helpers/scans.ts'
import { type TestService, testService } from '../../../test/helpers/service.ts'
import type { Tally } from './guided.ts'
import type { Finding, Outcome } from './outcome.ts'
import { type Made, type Material, messages, requestsTo } from './requests.ts'
import type { Watchdog } from './watchdog.ts'

const CHUNK = 200 // requests made at once
const MAX_FINDINGS = 20
const OPEN = { MARKGRAPH_RATE_LIMIT: '1000000000', MARKGRAPH_SUBMISSION_LIMIT: '1000000000' }
const MCP_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** A service in this process, whose answers are held to its description, with a little in its store. */
interface Fuzzed {
  readonly opened: TestService
  readonly material: Material
}

export async function openFuzzed(): Promise<Fuzzed> {
  const opened = await testService(OPEN)
  const tiny = writeX3p({
    heights: Float64Array.from({ length: 60 }, (_, i) => 1e-6 * Math.sin(i)),
    ny: 6,
    nx: 10,
    dx: 1e-6,
    dy: 1e-6,
  })
  const land = bullet(1, { lands: 1, pitch: 4e-6 })[0]!
  const sent = await opened.app.inject({
    method: 'POST',
    url: '/v1/artifacts',
    ...form(['scan', tiny, 'tiny.x3p']),
  })
  const { handle } = sent.json() as { handle: string }
  if (sent.statusCode !== 200) throw new Error(`the first upload failed: ${sent.body}`)
  const unknown = `sha256:${'0'.repeat(64)}`
  return {
    opened,
    material: {
      known: [handle, `${handle},${handle}`, unknown, 'striated', 'bullets-v1', handle.slice(7)],
      files: [
        tiny,
        tiny.slice(0, 100),
        new Uint8Array(0),
        Buffer.from('study,source,mark,scan\n'),
        land.slice(0, 4000),
      ],
    },
  }
}

/** The tools that the MCP server lists. */
async function toolsOf({ app }: TestService): Promise<Parameters<typeof messages>[0]> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const asked = await app.inject({ method: 'POST', url: '/mcp', headers: MCP_HEADERS, payload: message })
  return (asked.json() as { result: { tools: Parameters<typeof messages>[0] } }).result.tools
}

/** What is wrong with an answer; undefined for a result or an honest refusal. */
function faultOf(status: number, type: string, body: string): string | undefined {
  if (status >= 500) return `${status} ${body.slice(0, 500)}`
  if (body.includes('"internal error"') || body.includes('internal error'))
    return `${status} ${body.slice(0, 500)}`
  if (status >= 400 && body !== '' && !type.startsWith('application/json')) return `${status} of type ${type}`
  return undefined
}

/** Sends requests that fast-check makes, until `count` were sent, and looks at every answer. */
export async function structured(
  name: string,
  { opened }: Fuzzed,
  made: fc.Arbitrary<Made>,
  seed: number,
  count: number,
  watchdog: Watchdog,
): Promise<Tally> {
  const outcomes: Record<Outcome, number> = {}
  const findings: Finding[] = []
  let slowestMs = 0
  for (let sent = 0; sent < count; ) {
    const requests = fc.sample(made, { seed: seed + sent, numRuns: Math.min(CHUNK, count - sent) })
    for (const { url, method, headers, payload } of requests) {
      const input = Buffer.concat([
        Buffer.from(`${method} ${url} ${JSON.stringify(headers)}\n`),
        Buffer.from(payload ?? ''),
      ])
      watchdog.begins(name, input)
      const before = process.cpuUsage()
      const answer = await opened.app.inject({
        method,
        url,
        headers,
        ...(payload !== undefined && { payload }),
      })
      const { user, system } = process.cpuUsage(before)
      slowestMs = Math.max(slowestMs, (user + system) / 1000)
      const wrong = faultOf(
        answer.statusCode,
        String(answer.headers['content-type'] ?? ''),
        method === 'HEAD' ? '' : answer.body,
      )
      if (wrong && findings.length < MAX_FINDINGS) {
        findings.push({ target: name, what: wrong, input: input.toString('base64') })
      }
      const outcome = wrong ? 'finding' : String(answer.statusCode)
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
    sent += requests.length
    watchdog.checkMemory()
  }
  watchdog.ends()
  return { target: name, inputs: count, outcomes, findings, kept: 0, reached: 0, slowestMs }
}

/** The routes with forms, and the MCP server. */
export async function requestTargets(fuzzed: Fuzzed) {
  const { opened, material } = fuzzed
  return [
    { name: 'requests by the description', share: 2, made: requestsTo(opened.app, material) },
    { name: 'messages of MCP', share: 1, made: messages(await toolsOf(opened), material) },
  ]
}
