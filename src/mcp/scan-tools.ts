import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { imageOf } from '../compare/answer/views.ts'
import type { Service } from '../service/service.ts'
import { type Answering, KEEPS, LOOKS, withImage } from './answering.ts'
import type { Host } from './host.ts'
import { scanArgument } from './scan-argument.ts'
import { scanArguments } from './schemas.ts'

const MOST = 500 // files that are listed
const SIDE = 512 // pixels of a picture

const listAnswer = z.object({
  folders: z.array(z.string()).describe('The folders that the user allows.'),
  scans: z.array(
    z.object({ path: z.string().describe('Give it as a scan of the other tools.'), bytes: z.number().int() }),
  ),
  more: z.boolean().describe(`Whether there are more than the ${MOST} that are listed.`),
})
const showAnswer = z.object({
  surface: z.string().describe('Handle of the surface: give it as a scan of the other tools.'),
  rows: z.number().int(),
  columns: z.number().int(),
  pitch_um: z.array(z.number()).describe('Distance between columns and between rows, micrometres.'),
})

/** The X3P files in the folders, in the order of their paths. Links are not followed. */
async function scansIn(folders: readonly string[]): Promise<{ path: string; bytes: number }[]> {
  const found: string[] = []
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (entry.isFile() && /\.x3p$/i.test(entry.name)) found.push(join(entry.parentPath, entry.name))
    }
  }
  const listed = [...new Set(found)].sort().slice(0, MOST + 1)
  return Promise.all(listed.map(async (path) => ({ path, bytes: (await stat(path)).size })))
}

/** The tools that look at scans: which there are, and what one shows. */
export function registerScanTools(
  server: McpServer,
  service: Service,
  host: Host,
  { looks, computes }: { readonly looks: Answering; readonly computes: Answering },
): void {
  const { folders = [] } = host
  if (folders.length > 0) {
    server.registerTool(
      'list_scans',
      {
        title: 'List the scans',
        description:
          'The X3P files in the folders that the user allows. File names are not evidence of what a scan shows: ask the user which mark is questioned and which are known.',
        inputSchema: z.strictObject({}),
        outputSchema: listAnswer,
        annotations: LOOKS,
      },
      looks(async () => {
        const scans = await scansIn(folders)
        return { folders: [...folders], scans: scans.slice(0, MOST), more: scans.length > MOST }
      }),
    )
  }

  server.registerTool(
    'show_scan',
    {
      title: 'Show a scan',
      description:
        'A picture of the relief of one scan, lit from the side, at most 512 pixels a side. It is for orientation: what the eye sees in it is no comparison.',
      inputSchema: scanArguments,
      outputSchema: showAnswer,
      annotations: KEEPS,
    },
    computes(async (given) => {
      const scan = await scanArgument(service, host, given)
      return service.graph.within(async (session) => {
        const { handle } = (await scan(session)).surface
        const { data } = await session.encoded((await imageOf(service, session, handle, SIDE)).handle)
        const { meta } = await session.row(handle)
        const [rows, columns] = meta['shape'] as [number, number]
        const pitch_um = [meta['dx'], meta['dy']].map((pitch) => Math.round(Number(pitch) * 1e9) / 1000)
        return withImage({ surface: handle, rows, columns, pitch_um }, data)
      })
    }),
  )
}
