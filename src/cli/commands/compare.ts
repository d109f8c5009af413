import { Command, Option } from 'commander'
import { type Answer, BY_NAME, INCLUDES, type Include } from '../../compare/answer/answer.ts'
import { answerComparison } from '../../compare/answer/answer-comparison.ts'
import { RESOLUTIONS, type Resolution } from '../../compare/checks/scope.ts'
import { prepareComparison } from '../../compare/request/comparison.ts'
import { parseComparison, parseFileReading } from '../../compare/request/parse-request.ts'
import { readAs } from '../../compare/request/upload.ts'
import { MarkgraphError } from '../../errors.ts'
import type { MarkReading } from '../../marks/mark-type.ts'
import { givenPaths } from '../given-path.ts'
import { type KnownOptions, knownFields, knownGroups, withKnown } from '../known-options.ts'
import { edgesOption, landsOption } from '../land-options.ts'
import { DOMAINS, MARKS, type ReadingOptions, withReading, withService } from '../options.ts'
import { NO_RATIO_EXIT_CODE, outcomeTable } from '../outcome.ts'
import { print } from '../print.ts'
import { showingStages } from '../stages.ts'
import { namingPaths, uploadOf } from '../uploads.ts'

interface Options extends ReadingOptions, KnownOptions {
  domain: string
  a?: string[]
  b?: string[]
  questioned?: string[]
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

export const compareCommand = (): Command =>
  withKnown(withReading(new Command('compare')))
    .requiredOption('--domain <domain>', DOMAINS)
    .option('--a <files...>', 'scans of mark A (every land of a bullet, in order)', givenPaths)
    .option('--b <files...>', 'scans of mark B', givenPaths)
    .option('--questioned <files...>', 'scans of the questioned mark, in place of --a', givenPaths)
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
      print(options.json ? `${JSON.stringify(outcome, null, 2)}\n` : `${outcomeTable(outcome)}\n`)
      if (!('recipe_handle' in outcome)) process.exitCode = NO_RATIO_EXIT_CODE
    })

async function compareFiles(options: Options): Promise<Answer> {
  MARKS.of(options.domain) // checks the domain before a file is read
  const known = knownGroups(process.argv)
  const marks = [
    onlyOne('--a', options.a, '--questioned', options.questioned),
    ...(options.b ? [options.b] : []),
    ...known,
  ]
  if (marks.length === 1)
    throw new MarkgraphError('bad-value', 'give the other mark: --b, or --known once for each known mark')
  const paths = marks.flat()
  const uploads = readAs(await Promise.all(paths.map(uploadOf)), parseFileReading(options))
  let at = 0
  const taken = marks.map(({ length }) => {
    at += length
    return uploads.slice(at - length, at)
  })
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
      ...knownFields(options),
      reference: options.reference,
      resolution: options.resolution,
      scorer_config: options.scorerConfig,
    },
    { a: taken[0]!, b: options.b && taken[1], known: taken.slice(options.b ? 2 : 1) },
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

/** The paths of an option that has two names. */
function onlyOne(
  name: string,
  one: string[] | undefined,
  other: string,
  two: string[] | undefined,
): string[] {
  const given = one ?? two
  if (given && !(one && two)) return given
  const what = given ? 'are both given; give one of them' : 'are both missing; give one of them'
  throw new MarkgraphError('bad-value', `${name} and ${other} ${what}`)
}
