import { Command, InvalidArgumentError, Option } from 'commander'
import { type Answer, BY_NAME, INCLUDES, type Include } from '../../compare/answer.ts'
import { answerComparison } from '../../compare/answer-comparison.ts'
import { prepareComparison } from '../../compare/comparison.ts'
import { parseComparison, parseFileReading } from '../../compare/parse-request.ts'
import { RESOLUTIONS, type Resolution } from '../../compare/scope.ts'
import { readAs } from '../../compare/upload.ts'
import { edgesIn, MAX_PLACES, placesIn } from '../../marks/land-texts.ts'
import type { MarkReading } from '../../marks/mark-type.ts'
import { givenPaths } from '../given-path.ts'
import { DOMAINS, MARKS, type ReadingOptions, withReading, withService } from '../options.ts'
import { NO_RATIO, outcomeTable } from '../outcome.ts'
import { showingStages } from '../stages.ts'
import { namingPaths, uploadOf } from '../uploads.ts'

interface Options extends ReadingOptions {
  domain: string
  a: string[]
  b: string[]
  landsA?: number[]
  landsB?: number[]
  edgesA?: MarkReading['edges']
  edgesB?: MarkReading['edges']
  replicaA?: true
  mirroredA?: true
  replicaB?: true
  mirroredB?: true
  scorerConfig?: string
  reference?: string
  resolution?: Resolution
  sensitivity?: true
  json?: true
}

function landsOption(text: string): number[] {
  const places = placesIn(text)
  if (places) return places
  throw new InvalidArgumentError(`must be whole numbers from 1 to ${MAX_PLACES}, separated by commas`)
}

/** Groove edges in metres. */
function edgesOption(text: string): MarkReading['edges'] {
  const edges = edgesIn(text)
  if (edges) return edges
  throw new InvalidArgumentError('must be left:right in micrometres for each land, separated by commas')
}

export const compareCommand = (): Command =>
  withReading(new Command('compare'))
    .requiredOption('--domain <domain>', DOMAINS)
    .requiredOption('--a <files...>', 'scans of mark A (every land of a bullet, in order)', givenPaths)
    .requiredOption('--b <files...>', 'scans of mark B', givenPaths)
    .option(
      '--lands-a <list>',
      'positions of the lands of A on the bullet, if one is missing: 1,2,4,5,6',
      landsOption,
    )
    .option('--lands-b <list>', 'positions of the lands of B on the bullet', landsOption)
    .option(
      '--edges-a <list>',
      'groove edges of the lands of A as left:right in µm, nothing where they are to be found: 120:1900,,140:1880',
      edgesOption,
    )
    .option('--edges-b <list>', 'groove edges of the lands of B', edgesOption)
    .option('--replica-a', 'the scans of A show a cast')
    .option('--mirrored-a', 'the scans of A show the mirror image of the mark')
    .option('--replica-b', 'the scans of B show a cast')
    .option('--mirrored-b', 'the scans of B show the mirror image of the mark')
    .option('--scorer-config <json>', 'hyperparameters to override, as a JSON object')
    .option('--reference <id>', 'reference to calibrate on (default: the bundled one of the domain)')
    .addOption(
      new Option(
        '--resolution <rule>',
        'which pitch is admissible: that of the specification, or that of the reference (default: specification for bundled references, reference for your own)',
      ).choices(RESOLUTIONS),
    )
    .option('--sensitivity', 'compare under other defensible settings too, and print the LRs')
    .option('--json', 'print the whole report with every block, as JSON')
    .action(async (options: Options) => {
      const outcome = await compareFiles(options)
      process.stdout.write(
        options.json ? `${JSON.stringify(outcome, null, 2)}\n` : `${outcomeTable(outcome)}\n`,
      )
      if (!('recipe_handle' in outcome)) process.exitCode = NO_RATIO
    })

async function compareFiles(options: Options): Promise<Answer> {
  MARKS.of(options.domain) // checks the domain before a file is read
  const paths = [...options.a, ...options.b]
  const uploads = readAs(await Promise.all(paths.map(uploadOf)), parseFileReading(options))
  const asked = parseComparison(
    {
      domain: options.domain,
      mark_a_lands: options.landsA,
      mark_b_lands: options.landsB,
      mark_a_edges: options.edgesA,
      mark_b_edges: options.edgesB,
      mark_a_replica: options.replicaA,
      mark_b_replica: options.replicaB,
      mark_a_mirrored: options.mirroredA,
      mark_b_mirrored: options.mirroredB,
      reference: options.reference,
      resolution: options.resolution,
      scorer_config: options.scorerConfig,
    },
    { a: uploads.slice(0, options.a.length), b: uploads.slice(options.a.length) },
  )
  const shown: readonly Include[] = options.json ? INCLUDES : ['recipe'] // the table shows no other block
  const include = new Set<Include>([...shown, ...(options.sensitivity ? BY_NAME : [])])
  return withService(async (service) => {
    const prepared = await prepareComparison(service, asked)
    return showingStages(service, uploads.length, (seen) =>
      namingPaths(paths, () => answerComparison(seen, prepared, { include, principal: '' })),
    )
  })
}
