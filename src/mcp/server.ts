import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Service } from '../service/service.ts'
import { API_VERSION } from '../settings/version.ts'
import type { Host } from './host.ts'
import { registerPrompts } from './prompts.ts'
import { registerResources } from './resources.ts'
import { registerTools } from './tools.ts'

const INSTRUCTIONS = `Markgraph compares 3-D scans of forensic marks (X3P files) and reports calibrated, bounded likelihood ratios.
Compare two marks with compare_marks; the domain must be that of the marks. A likelihood ratio is a weight of evidence relative to the named
reference population. Report it with its interval, its reference, its warnings and all that stands under "Say with it", never as a verdict or an
error rate: no tool gives an error rate, which takes a validation by the laboratory itself. When status is uncalibrated or refused, there is no
likelihood ratio; do not derive one from the score.`

/** An MCP server for a service. Connect it to one transport. */
export function mcpServer(service: Service, host: Host): McpServer {
  const server = new McpServer(
    { name: 'markgraph', title: 'Markgraph', version: API_VERSION },
    { instructions: INSTRUCTIONS },
  )
  registerTools(server, service, host)
  registerResources(server, service, host)
  registerPrompts(server, service)
  return server
}
