import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { ReadResourceResult } from '@modelcontextprotocol/sdk/types.js'
import { parseHandle } from '../address/canonical.ts'
import { storedRecipe, storedReport } from '../compare/answer/reports.ts'
import { MarkgraphError } from '../errors.ts'
import { artifactPreview, artifactRecord } from '../service/artifacts.ts'
import { reserveFor } from '../service/reserve.ts'
import type { Service } from '../service/service.ts'
import { sentenceOf } from './answering.ts'
import type { Host } from './host.ts'
import { unescaped } from './unescaped.ts'

const NOT_FOUND = -32002 // the MCP code for a missing resource
const INTERNAL = -32603
const mimeType = 'application/json'

/** References by id; artifacts, recipes and reports by handle. All of them are JSON. */
export function registerResources(server: McpServer, service: Service, host: Host): void {
  const { graph, references } = service

  const template = (
    name: string,
    pattern: string,
    description: string,
    read: (value: string) => object | Promise<object>,
    list?: () => Promise<{ uri: string; name: string }[]>,
  ): void => {
    const resources =
      list && (async () => ({ resources: (await list()).map((one) => ({ ...one, mimeType })) }))
    server.registerResource(
      name,
      new ResourceTemplate(pattern, { list: resources }),
      { description, mimeType },
      (uri, values) => contents(uri, host, () => read(unescaped(String(Object.values(values)[0])))),
    )
  }

  server.registerResource(
    'references',
    'markgraph://references',
    { description: 'All reference populations', mimeType },
    (uri) =>
      contents(uri, host, async () => ({
        references: (await references.all()).map(({ record }) => record),
      })),
  )
  template(
    'reference',
    'markgraph://references/{id}',
    'One reference population',
    async (id) => (await references.get(id)).record,
    async () =>
      (await references.all()).map(({ record: { id, name } }) => ({
        uri: `markgraph://references/${id}`,
        name,
      })),
  )
  template(
    'artifact',
    'markgraph://artifacts/{handle}',
    'The kind of an artifact and the run that produced it',
    (handle) => graph.within((session) => artifactRecord(service, session, parseHandle(handle))),
  )
  template(
    'artifact-preview',
    'markgraph://artifacts/{handle}/preview',
    'A small preview of an array',
    async (handle) => {
      const leave = host.enter()
      try {
        return await graph.within(async (session) => {
          await reserveFor(service, session, [parseHandle(handle)])
          return artifactPreview(session, parseHandle(handle))
        })
      } finally {
        leave()
      }
    },
  )
  template(
    'recipe',
    'markgraph://recipes/{handle}',
    'The steps of a calibrated comparison, by its handle',
    async (text) => {
      const handle = parseHandle(text)
      return { handle, ...(await storedRecipe(service, handle)) }
    },
  )
  template('report', 'markgraph://reports/{handle}', 'The answer of a comparison, by its handle', (text) => {
    const handle = parseHandle(text)
    return graph.within(async (session) => ({
      ...(await storedReport(service, session, handle)),
      report_handle: handle,
    }))
  })
}

async function contents(
  uri: URL,
  host: Host,
  read: () => object | Promise<object>,
): Promise<ReadResourceResult> {
  const leave = host.look?.()
  try {
    return { contents: [{ uri: uri.href, mimeType, text: JSON.stringify(await read()) }] }
  } catch (error) {
    const code = error instanceof MarkgraphError && error.code !== 'damaged' ? NOT_FOUND : INTERNAL
    throw Object.assign(new Error(sentenceOf(error, host)), { code })
  } finally {
    leave?.()
  }
}
