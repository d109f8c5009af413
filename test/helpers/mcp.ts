/** The official MCP client, over both transports, and what its calls came to. */

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { expect } from 'vitest'
import { MAIN } from '../../lab/main-file.ts'

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'markgraph-test', version: '1' })
  await client.connect(transport)
  await client.listTools() // from now on the client checks answers against the output schemas
  return client
}

export const httpClient = (url: string): Promise<Client> =>
  connected(new StreamableHTTPClientTransport(new URL('/mcp', url)) as Transport)

/** A client of `markgraph mcp` on a data folder; `errors` collects what the process says on standard error. */
export function stdioClient(
  data: string,
  env: Record<string, string> = {},
  errors: string[] = [],
  options: readonly string[] = [],
) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [MAIN, 'mcp', ...options],
    env: { MARKGRAPH_DATA: data, MARKGRAPH_THREADS: '1', ...env },
    stderr: 'pipe',
  })
  transport.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  return connected(transport)
}

export const base64 = (scan: Uint8Array): string => Buffer.from(scan).toString('base64')

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

/** Tools whose text is written for reading, in place of the JSON of their structured content. */
const IN_WORDS = ['compare_marks', 'detect_mark_type', 'explain_result', 'search']

/** The structured answer of a tool, which is also its text unless that is in words. */
export async function called(client: Client, name: string, given: object = {}): Promise<Answer> {
  const result: Answer = await client.callTool({ name, arguments: { ...given } })
  expect(result.isError, JSON.stringify(result.content).slice(0, 500)).toBeFalsy()
  const [{ text }] = result.content
  if (IN_WORDS.includes(name)) expect(text).not.toMatch(/\d\.\d{8}|undefined|\bnull\b/)
  else expect(JSON.parse(text)).toEqual(result.structuredContent)
  return result.structuredContent
}

/** The sentence of a tool that could not do what it was asked. */
export async function refusedCall(client: Client, name: string, given: object = {}): Promise<string> {
  const result: Answer = await client.callTool({ name, arguments: { ...given } })
  expect(result.isError, JSON.stringify(result).slice(0, 500)).toBe(true)
  const [{ text }] = result.content
  expect(text).not.toMatch(/\n| at .*:\d+/)
  return text
}

/** The JSON of a resource. */
export async function resource(client: Client, uri: string): Promise<Answer> {
  const { contents }: Answer = await client.readResource({ uri })
  expect(contents).toHaveLength(1)
  expect(contents[0]).toMatchObject({ uri, mimeType: 'application/json' })
  return JSON.parse(contents[0].text)
}
