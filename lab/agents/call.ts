/**
 * Calls tools of `markgraph mcp` one after another, and prints what an agent is told: the instructions, the list of tools, then
 * each answer as text. Pictures are named by their size.
 *
 *   node lab/agents/call.ts FOLDER < calls.json     a list of { "tool": …, "arguments": … }; the scans are in FOLDER
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { MAIN } from '../main-file.ts'

interface Call {
  readonly tool: string
  readonly arguments?: Record<string, unknown>
}
interface Part {
  readonly type: string
  readonly text?: string
  readonly data?: string
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('give the folder of the scans')
const calls = JSON.parse(await text(process.stdin)) as readonly Call[]
const data = await mkdtemp(join(tmpdir(), 'markgraph-agent-'))
const client = new Client({ name: 'trial', version: '1' })
try {
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [MAIN, 'mcp', '--folder', folder],
      env: { MARKGRAPH_DATA: data, MARKGRAPH_LOG_LEVEL: 'silent' },
      stderr: 'inherit',
    }),
  )
  const { tools } = await client.listTools()
  const told = [
    client.getInstructions() ?? '',
    ...tools.map(({ name, description }) => `- ${name}: ${description}`),
  ]
  process.stdout.write(`${told.join('\n')}\n`)
  for (const { tool, arguments: given = {} } of calls) {
    const { content, isError } = await client.callTool({ name: tool, arguments: given })
    const parts = (content as readonly Part[]).map((part) =>
      part.type === 'text' ? part.text : `[${part.type}, ${part.data?.length ?? 0} characters]`,
    )
    process.stdout.write(
      `\n=== ${tool} ${JSON.stringify(given)}${isError ? ' (error)' : ''}\n${parts.join('\n')}\n`,
    )
  }
} finally {
  await client.close()
  await rm(data, { recursive: true, force: true })
}
