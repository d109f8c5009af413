import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { Asker } from '../compare/request/named-marks.ts'
import { MarkgraphError } from '../errors.ts'
import { caseSummary, caseRecord as record } from '../kinds/laboratory/case.ts'
import { caseOf, casesOf, shownCase } from '../laboratory/cases.ts'
import type { Service } from '../service/service.ts'
import { type Answering, LOOKS } from './answering.ts'
import type { Host } from './host.ts'

const listArguments = z.strictObject({
  find: z
    .string()
    .optional()
    .describe('Only cases in whose texts or handles this stands: a number, an exhibit, a report_handle.'),
})
const showArguments = z.strictObject({ case: z.string().min(1).describe('Id or number of a case.') })

/** The tools that look at cases. Nothing is changed by them. */
export function registerCaseTools(server: McpServer, service: Service, host: Host, looks: Answering): void {
  const asker = (): Asker => {
    if (host.asker) return host.asker
    throw new MarkgraphError('forbidden', 'this client may not see cases')
  }
  server.registerTool(
    'list_cases',
    {
      title: 'Cases',
      description:
        'The cases of this client, the newest first: number, name, state, how many items and reports.',
      inputSchema: listArguments,
      outputSchema: z.object({ cases: z.array(caseSummary) }),
      annotations: LOOKS,
    },
    looks(async ({ find }) => ({ cases: await casesOf(service, asker(), find) })),
  )
  server.registerTool(
    'show_case',
    {
      title: 'One case',
      description:
        'A case: its items with their marks, who received what, its propositions and who supplied them, and its reports with versions.',
      inputSchema: showArguments,
      outputSchema: z.object(record.shape), // without its id, for which the schema would be a reference
      annotations: LOOKS,
    },
    looks(async (given) => shownCase(service, await caseOf(service, given.case, asker()), asker().principal)),
  )
}
