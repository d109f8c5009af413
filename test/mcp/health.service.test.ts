/** What an agent is told of a service that cannot store anything new. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATOR } from '../../src/compare/request/named-marks.ts'
import { mcpServer } from '../../src/mcp/server.ts'
import { openPrinter } from '../../src/report/printer.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { called } from '../helpers/mcp.ts'

const printer = openPrinter()
let one: TestComposition
beforeAll(async () => {
  one = await testComposition()
})
afterAll(async () => {
  await printer.close()
  await one.close()
})

test.each([
  ['ok', []],
  ['degraded', ['the disk of the data folder is nearly full']],
])('service_health is %s where the store has the problems %j', async (status, problems) => {
  const store = Object.assign(Object.create(one.service.store), { problems: async () => problems })
  const host = {
    principal: '',
    asker: OPERATOR,
    folders: [],
    printer,
    enter: () => () => {},
    report: () => {},
  }
  const [own, theirs] = InMemoryTransport.createLinkedPair()
  const server = mcpServer({ ...one.service, store }, host)
  await server.connect(own)
  const client = new Client({ name: 'markgraph-test', version: '1' })
  await client.connect(theirs)
  await client.listTools()
  expect(await called(client, 'service_health')).toMatchObject({ status })
  await client.close()
})
