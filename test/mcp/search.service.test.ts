/** The tool `search`, for a client on this machine and one that may see no studies. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { namedMarks, OPERATOR } from '../../src/compare/request/named-marks.ts'
import type { Host } from '../../src/mcp/host.ts'
import { mcpServer } from '../../src/mcp/server.ts'
import { parseManifest } from '../../src/references/manifest.ts'
import { rowsUploaded } from '../../src/references/studies/study-scans.ts'
import { openPrinter } from '../../src/report/printer.ts'
import { createCollection } from '../../src/search/collections.ts'
import { runSearch } from '../../src/search/search.ts'
import { base64, called, refusedCall } from '../helpers/mcp.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'
import { toolmarkScan } from '../helpers/simulated.ts'
import { manifestOf, strokes, WIDE } from '../helpers/studies.ts'
import { untimed } from '../helpers/untimed.ts'

const QUERY = toolmarkScan({ edgeSeed: 2, markSeed: 91, pitch: 3.5e-6, asProfile: true })
const upload = (filename: string, data: Uint8Array) => ({
  filename,
  sha256: sha256(data),
  size: data.length,
  read: async () => data,
})

let one: BundledService
const printer = openPrinter()
const open: Client[] = []
beforeAll(async () => {
  one = await testBundled()
  const marks = strokes(3, 2, WIDE)
  const about = { name: 'tools', domain: 'toolmark', principal: '', created: '2025-01-01T00:00:00.000Z' }
  const { collection } = await createCollection(one.service, about)
  const scans = await one.service.graph.within((session) => {
    const uploads = marks.map(({ scan, bytes }) => upload(scan, bytes))
    return rowsUploaded(one.service, session, parseManifest(manifestOf(marks)).rows, uploads)
  })
  await one.service.store.collections.add(collection.id, scans, '')
})
afterAll(async () => {
  for (const client of open) await client.close()
  await printer.close()
  await one.close()
})

async function client(host: Partial<Host>): Promise<Client> {
  const [here, there] = InMemoryTransport.createLinkedPair()
  const report = (error: unknown): never => {
    throw error
  }
  await mcpServer(one.service, { principal: '', printer, enter: () => () => {}, report, ...host }).connect(
    there,
  )
  const made = new Client({ name: 'test', version: '1' })
  await made.connect(here)
  await made.listTools()
  open.push(made)
  return made
}

const given = { domain: 'toolmark', against: 'tools', mark_base64: [base64(QUERY)] }

test('search answers what the composition does, with a sentence', async () => {
  const found = await called(await client({ asker: OPERATOR }), 'search', { ...given, hits: 2 })
  const among = await namedMarks(one.service, 'tools', 'toolmark', OPERATOR)
  const mark = { scans: [upload('mark_1', QUERY)] }
  const same = await runSearch(one.service, { domain: 'toolmark', mark, hits: 2 }, among, '')
  const { summary, ...rest } = found
  expect(untimed(rest)).toEqual(untimed(JSON.parse(JSON.stringify(same))))
  expect(found.hits.map(({ source }: { source: string }) => source)).toEqual(['edge2', 'edge2'])
  expect(summary).toMatch(
    /^6 of 6 marks of the collection tools were compared; the best is edge2-\d of edge2/,
  )
  expect(found.sources[0]).toMatchObject({ source: 'edge2', n_known: 2 })
  expect(summary).toMatch(
    /The best source is edge2, whose 2 known marks together give log10 of the likelihood/,
  )
})

test('search says what is wrong in one sentence', async () => {
  const agent = await client({ asker: OPERATOR })
  expect(await refusedCall(agent, 'search', { ...given, against: 'x' })).toContain(
    'neither a study nor a collection is called "x"',
  )
  expect(await refusedCall(agent, 'search', { ...given, mark_base64: undefined })).toContain(
    'give exactly one of mark_scans and mark_base64',
  )
  expect(await refusedCall(agent, 'search', { ...given, hits: 0 })).toContain('from 1 to 50, not 0')
})

test('search names nothing to a client that may see no collections', async () => {
  expect(await refusedCall(await client({}), 'search', given)).toContain('with an API key of the role study')
})
