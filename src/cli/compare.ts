import { basename } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { sha256 } from '../address/canonical.ts'
import { type Answer, answerTo, INCLUDES } from '../composition/answer.ts'
import { compare } from '../composition/compare.ts'
import { comparisonOf, prepareComparison } from '../composition/comparison.ts'
import type { Upload } from '../composition/ingest.ts'
import { exp10 } from '../kernels/elementary/exponential.ts'
import { readable } from '../readable.ts'
import { givenPaths } from './given-path.ts'
import { DOMAINS, MARKS, withService } from './options.ts'
import { twoColumns } from './table.ts'

const OUT_OF_SCOPE = 3

interface Options {
  domain: string
  a: string[]
  b: string[]
  landsA?: number[]
  landsB?: number[]
  scorerConfig?: string
  reference?: string
  json?: true
}

function landsOption(text: string): number[] {
  const places = text.split(',').map(Number)
  if (places.every((place) => Number.isInteger(place) && place >= 1 && place <= 64)) return places
  throw new InvalidArgumentError('must be whole numbers from 1 to 64, separated by commas')
}

export const compareCommand = (): Command =>
  new Command('compare')
    .description('Compare two marks and print the likelihood ratio.')
    .requiredOption('--domain <domain>', DOMAINS)
    .requiredOption('--a <files...>', 'scans of mark A (every land of a bullet, in order)', givenPaths)
    .requiredOption('--b <files...>', 'scans of mark B', givenPaths)
    .option(
      '--lands-a <list>',
      'positions of the lands of A on the bullet, if one is missing: 1,2,4,5,6',
      landsOption,
    )
    .option('--lands-b <list>', 'positions of the lands of B on the bullet', landsOption)
    .option('--scorer-config <json>', 'hyperparameters to override, as a JSON object')
    .option('--reference <id>', 'reference to calibrate on (default: the bundled one of the domain)')
    .option('--json', 'print the whole report with every block, as JSON')
    .action(async (options: Options) => {
      const outcome = await compareFiles(options)
      process.stdout.write(
        options.json ? `${JSON.stringify(outcome, null, 2)}\n` : `${outcomeTable(outcome)}\n`,
      )
      if ('refused' in outcome) process.exitCode = OUT_OF_SCOPE
    })

async function compareFiles(options: Options): Promise<Answer> {
  MARKS.of(options.domain) // checks the domain before a file is read
  const uploads = await Promise.all([...options.a, ...options.b].map(uploadOf))
  return withService(async (service) => {
    const prepared = await prepareComparison(service, {
      domain: options.domain,
      a: { scans: uploads.slice(0, options.a.length), places: options.landsA },
      b: { scans: uploads.slice(options.a.length), places: options.landsB },
      reference: options.reference,
      scorerConfig: options.scorerConfig,
    })
    return service.graph.within(async (session) => {
      const compared = await compare(service, session, await comparisonOf(service, session, prepared))
      return answerTo(service, session, compared, { include: new Set(INCLUDES), principal: '' })
    })
  })
}

/** A scan on this machine's disk. */
export async function uploadOf(path: string): Promise<Upload> {
  const data = await readable('the scan', path)
  return { filename: basename(path), sha256: sha256(data), size: data.length, read: async () => data }
}

/** The outcome of a comparison as a table for a person. */
export function outcomeTable(outcome: Answer): string {
  if ('refused' in outcome) {
    return twoColumns([
      ['Domain', outcome.domain],
      ['Refused', outcome.reason],
    ])
  }
  if (!outcome.calibrated) {
    return twoColumns([
      ['Domain', outcome.domain],
      ['Score', `${outcome.score.toPrecision(5)} (${outcome.score_kind})`],
      ['Uncalibrated', outcome.uncalibrated_reason],
    ])
  }
  const { reference } = outcome
  return twoColumns([
    ['Domain', outcome.domain],
    ['Score', `${outcome.score.toPrecision(5)} (${outcome.score_kind})`],
    [
      'Likelihood ratio',
      ratio(outcome.log10_lr) + (outcome.lr_bound_hit ? ' (at the bound of the reference)' : ''),
    ],
    ['95% interval', `${ratio(outcome.log10_lr_ci_lo)} to ${ratio(outcome.log10_lr_ci_hi)}`],
    ['In words', outcome.verbal],
    [
      'Reference',
      `${reference.name} (${reference.n_km} KM, ${reference.n_knm} KNM pairs; Cllr ${reference.cllr.toFixed(3)}, ${reference.diagnostics_protocol})`,
    ],
    ['Recipe', outcome.handle ?? 'not asked for'],
    ['Note', outcome.scope_note],
  ])
}

const ratio = (log10: number): string => {
  const value = exp10(log10)
  return value >= 0.01 && value < 1e6 ? Number(value.toPrecision(3)).toString() : value.toExponential(2)
}
