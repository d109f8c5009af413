import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { detectMarkType } from '../compare/checks/detect.ts'
import { calibratedDomains } from '../compare/request/comparison.ts'
import { lastChecks } from '../laboratory/checks.ts'
import { configHash } from '../marks/scorer-config.ts'
import { listReference } from '../references/listed-reference.ts'
import { statusOf } from '../service/health.ts'
import type { Service } from '../service/service.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { mib } from '../words/amounts.ts'
import { comparisonText, detectionText } from './answer-text.ts'
import { answering, KEEPS, LOOKS } from './answering.ts'
import { calibrateScore } from './calibrate-score.ts'
import { registerCaseTools } from './case-tools.ts'
import { compareMarks } from './compare-marks.ts'
import type { Host } from './host.ts'
import { registerReportTools } from './report-tools.ts'
import { scanArgument } from './scan-argument.ts'
import { registerScanTools } from './scan-tools.ts'
import { toolSchemas } from './schemas.ts'
import { registerSearch } from './search-marks.ts'

/** All tools. */
export function registerTools(server: McpServer, service: Service, host: Host): void {
  const { settings, references } = service
  const looks = answering(host, host.look ?? (() => () => undefined))
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
      status: await statusOf(service),
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
        'The reference populations that scores are calibrated on: size, sources, data sets, what made and measured their marks, the last check, the least and greatest ratio that each supports, and diagnostics with the protocol they were measured under. The limits are those of one mark with another; several known marks have limits of their own, which their answer says. Diagnostics are of the reference and are no error rates, also where a count is 0.',
      inputSchema: schemas.noArguments,
      outputSchema: schemas.referencesAnswer,
      annotations: LOOKS,
    },
    looks(async () => {
      const [all, checks] = await Promise.all([
        references.all(),
        host.asker && lastChecks(service, host.asker),
      ])
      return { references: await Promise.all(all.map((entry) => listReference(service, entry, checks))) }
    }),
  )

  server.registerTool(
    'detect_mark_type',
    {
      title: 'Detect the mark type',
      description: `Suggests whether a scan shows striae (of a bullet or of a tool) or an impression, from how much of its texture is left when it is averaged along straight lines. This is a suggestion; the user decides the domain. ${limits}`,
      inputSchema: schemas.scanArguments,
      outputSchema: schemas.detectAnswer,
      annotations: KEEPS,
    },
    computes(async (given) => {
      const scan = await scanArgument(service, host, given)
      return service.graph.within(async (session) =>
        detectMarkType(service.marks, session, (await scan(session)).surface),
      )
    }, detectionText(service.marks)),
  )

  server.registerTool(
    'compare_marks',
    {
      title: 'Compare two marks',
      description:
        'Compares two marks, or a questioned mark with several known marks of one source (known_marks), and gives a calibrated, bounded likelihood ratio relative to a reference population: a weight of evidence, not a verdict. ' +
        'Read status first. calibrated has the ratio. uncalibrated (the scorer config is not that of the reference) and refused (a scan is outside ' +
        `what the reference was validated on) have no ratio; reason says why. Quote the interval, the reference, the warnings and scope_note with any ratio, as the text of the answer has them. ${limits}`,
      inputSchema: schemas.compareArguments,
      outputSchema: schemas.compareAnswer,
      annotations: KEEPS,
    },
    computes((given, extra) => compareMarks(service, given, host, extra), comparisonText(service.marks)),
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
  registerScanTools(server, service, host, { looks, computes })
  registerCaseTools(server, service, host, looks)
  registerSearch(server, service, host, computes)
  registerReportTools(server, service, host, { looks, computes })
}
