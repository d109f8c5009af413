import { Command, Option } from 'commander'
import { detectMarkType } from '../../compare/checks/detect.ts'
import { RESOLUTIONS, type Resolution } from '../../compare/checks/scope.ts'
import { checkScope } from '../../compare/checks/scope-check.ts'
import { scansOf } from '../../compare/request/ingest.ts'
import { readAs } from '../../compare/request/upload.ts'
import { instrumentWords } from '../../words/instruments.ts'
import { visibleLine } from '../../words/visible.ts'
import { givenPath } from '../given-path.ts'
import { DOMAINS, MARKS, type ReadingOptions, withReading, withService } from '../options.ts'
import { NO_RATIO_EXIT_CODE } from '../outcome.ts'
import { print } from '../print.ts'
import { showingStages } from '../stages.ts'
import { columns } from '../table.ts'
import { namingPaths, uploadOf } from '../uploads.ts'

interface DetectOptions extends ReadingOptions {
  json?: true
}

export const detectCommand = (): Command =>
  withReading(new Command('detect'))
    .argument('<files...>', 'scans (X3P)')
    .option('--json', 'print one JSON object for each scan')
    .action(async (files: string[], { units, mask, json }: DetectOptions) => {
      const paths = files.map(givenPath)
      const uploads = readAs(await Promise.all(paths.map(uploadOf)), { units, mask })
      const found = await withService((service) =>
        showingStages(service, uploads.length, (seen) =>
          namingPaths(paths, () =>
            seen.graph.within(async (session) => {
              const scans = await scansOf(seen, session, uploads)
              return session.map(scans, ({ surface }) => detectMarkType(seen.marks, session, surface))
            }),
          ),
        ),
      )
      print(
        json
          ? found.map((one, i) => `${JSON.stringify({ file: paths[i], ...one })}\n`).join('')
          : `${columns(
              ['file', 'domain', 'collapse ratio', 'coherence'],
              found.map((one, i) => [
                paths[i]!,
                one.domain,
                one.collapse_ratio.toFixed(3),
                one.coherence.toFixed(3),
              ]),
            )}\nThis is a suggestion; striated toolmarks are found as striated too.\n`,
      )
    })

interface ScopeOptions extends DetectOptions {
  domain: string
  reference?: string
  resolution?: Resolution
}

export const scopeCommand = (): Command =>
  withReading(new Command('scope'))
    .argument('<files...>', 'scans (X3P)')
    .requiredOption('--domain <domain>', DOMAINS)
    .option('--reference <id>', 'reference to check against (default: the bundled one of the domain)')
    .addOption(new Option('--resolution <rule>', 'whose limit of the pitch applies').choices(RESOLUTIONS))
    .option('--json', 'print one JSON object for each scan')
    .action(async (files: string[], options: ScopeOptions) => {
      MARKS.of(options.domain) // checks the domain before a file is read
      const { units, mask, domain, reference, resolution } = options
      const paths = files.map(givenPath)
      const uploads = readAs(await Promise.all(paths.map(uploadOf)), { units, mask })
      const asked = { domain, reference, resolution, mode: 'refuse' } as const
      const reports = await withService((service) =>
        showingStages(service, uploads.length, async (seen) => {
          const found = []
          for (const [i, upload] of uploads.entries()) {
            const read = () =>
              checkScope(seen, asked, async (session) => (await scansOf(seen, session, [upload]))[0]!)
            found.push(await namingPaths([paths[i]!], read))
          }
          return found
        }),
      )
      for (const [i, report] of reports.entries()) {
        if (options.json) {
          print(`${JSON.stringify({ file: paths[i], ...report })}\n`)
          continue
        }
        const rows = report.checks.map(({ name, severity, reason }) => [name, severity, reason])
        const verdict = report.admissible ? 'can be compared' : 'cannot be compared'
        print(
          `${visibleLine(paths[i]!)}: ${verdict} as ${domain}: ${report.overall_reason}\n${columns(['check', 'result', 'reason'], rows)}\n  instrument: ${instrumentWords(report.instrument)}\n`,
        )
      }
      if (reports.some(({ admissible }) => !admissible)) process.exitCode = NO_RATIO_EXIT_CODE
    })
