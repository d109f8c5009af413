import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'
import { calibratedDomains } from '../composition/comparison.ts'
import { detectMarkType } from '../composition/detect.ts'
import { ingest, readAs } from '../composition/ingest.ts'
import type { Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import { AS_IN_FILE } from '../marks/mark-type.ts'
import { configHash } from '../marks/scorer-config.ts'
import { mib } from '../mib.ts'
import { ENGINE_VERSION } from '../version.ts'
import { calibrateScore } from './calibrate-score.ts'
import { compareMarks } from './compare-marks.ts'
import type { Host } from './host.ts'
import { scansOf } from './scans.ts'
import { toolSchemas } from './schemas.ts'

const LOOKS: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
/** The tools add scans and results by their content. They change nothing that exists, and repeating a call has no further effect. */
const KEEPS: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** The six tools. */
export function registerTools(server: McpServer, service: Service, host: Host): void {
  const { settings, references } = service
  const looks = answering(host, () => () => undefined)
  const computes = answering(host, () => host.enter())
  const schemas = toolSchemas(service.marks)
  const limits = `At most ${mib(settings.maxFileBytes)} a scan and ${settings.maxFiles} scans.`

  server.registerTool(
    'service_health',
    {
      title: 'Service health',
      description: 'Whether the service is up, its engine version, and the kinds of mark it can calibrate.',
      inputSchema: schemas.noArguments,
      outputSchema: schemas.healthAnswer,
      annotations: LOOKS,
    },
    looks(async () => ({
      status: 'ok' as const,
      engine_version: ENGINE_VERSION,
      domains: await calibratedDomains(service),
    })),
  )

  server.registerTool(
    'scorer_config',
    {
      title: 'Scorer configuration',
      description:
        'The deployed value of every hyperparameter that changes a score, and the hash of them all. Lengths are in metres. ' +
        'The references were built with this configuration. A score from another configuration cannot be calibrated on them.',
      inputSchema: schemas.noArguments,
      outputSchema: schemas.configAnswer,
      annotations: LOOKS,
    },
    looks(() => {
      const deployed = service.marks.configs.deployed()
      return { ...deployed, config_hash: configHash(deployed) }
    }),
  )

  server.registerTool(
    'list_references',
    {
      title: 'Reference populations',
      description:
        'The reference populations that scores are calibrated on: size, sources, data sets, and diagnostics with the protocol they were measured under.',
      inputSchema: schemas.noArguments,
      outputSchema: schemas.referencesAnswer,
      annotations: LOOKS,
    },
    looks(async () => ({ references: (await references.all()).map(({ record }) => record) })),
  )

  server.registerTool(
    'detect_mark_type',
    {
      title: 'Detect the mark type',
      description: `Suggests whether a scan is striated or impressed, from how much of its texture is left when it is averaged along straight lines. This is a suggestion; the user decides the domain. ${limits}`,
      inputSchema: schemas.detectArguments,
      outputSchema: schemas.detectAnswer,
      annotations: KEEPS,
    },
    computes(async ({ scan_base64: base64, units = AS_IN_FILE.units, mask = AS_IN_FILE.mask }) => {
      const uploads = readAs(await scansOf(settings, [{ name: 'scan_base64', base64 }]), { units, mask })
      return service.graph.within(async (session) => {
        const [scan] = await ingest(service, session, uploads)
        return detectMarkType(session, service.marks.configs.deployed(), scan!.surface)
      })
    }),
  )

  server.registerTool(
    'compare_marks',
    {
      title: 'Compare two marks',
      description:
        'Compares two marks and gives a calibrated, bounded likelihood ratio relative to a reference population: a weight of evidence, not a verdict. ' +
        'Read status first. calibrated has the ratio. uncalibrated (the scorer config is not that of the reference) and refused (a scan is outside ' +
        `what the reference was validated on) have no ratio; reason says why. Quote the interval, the reference and scope_note with any ratio. ${limits}`,
      inputSchema: schemas.compareArguments,
      outputSchema: schemas.compareAnswer,
      annotations: KEEPS,
    },
    computes((given) => compareMarks(service, given, host)),
  )

  server.registerTool(
    'calibrate_score',
    {
      title: 'Calibrate a score',
      description:
        'Converts a score to a bounded likelihood ratio on a named reference. Give the hash of the scorer config that the score was computed with, so that it is ' +
        'checked against the reference. If the configs differ, there is no likelihood ratio.',
      inputSchema: schemas.calibrateArguments,
      outputSchema: schemas.calibrateAnswer,
      annotations: LOOKS,
    },
    computes((given) => calibrateScore(service, given)),
  )
}

/** Turns a composition into a tool. Its answer is structured content and text; a bad argument gives an error sentence. */
const answering =
  (host: Host, enter: () => () => void) =>
  <A, R extends object>(run: (given: A) => R | Promise<R>) =>
  async (given: A): Promise<CallToolResult> => {
    try {
      const leave = enter()
      try {
        const answer: object = await run(given)
        return { structuredContent: { ...answer }, content: [{ type: 'text', text: JSON.stringify(answer) }] }
      } finally {
        leave()
      }
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: sentenceOf(error, host) }] }
    }
  }

/** What a client may know about a failure. */
export function sentenceOf(error: unknown, host: Host): string {
  if (error instanceof MarkgraphError && error.code !== 'bad-setting') return error.message
  host.report(error)
  return 'internal error'
}
