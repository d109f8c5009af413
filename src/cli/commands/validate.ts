import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { MarkgraphError } from '../../errors.ts'
import { VALIDATION, validation } from '../../references/studies/reference-validation.ts'
import { atBoundCell, boundsBy, countsCell } from '../../references/validation/data-set-rows.ts'
import type { ProtocolFigures, Validation } from '../../references/validation/document.ts'
import type { Figure } from '../../references/validation/measures.ts'
import { pictures } from '../../references/validation/pictures.ts'
import { svg } from '../../report/figures/svg.ts'
import { validationReport } from '../../report/validation.ts'
import { recordExport } from '../../service/record-export.ts'
import type { Service } from '../../service/service.ts'
import { givenPath } from '../given-path.ts'
import { outFolder, withService } from '../options.ts'
import { print } from '../print.ts'
import { columns } from '../table.ts'
import { numberOption } from './simulate.ts'

interface Options {
  seed: number
  folds: number
  resamples: number
  json?: string
  pdf?: string
  svg?: string
}

/** `markgraph reference validate`: the validation of references as tables, and of one of them as files. */
export const validateCommand = (): Command =>
  new Command('validate')
    .description(
      'Validate references with four protocols (leave-data-sets-out, source-disjoint, leave-the-pair’s-sources-out, in-sample), with intervals.',
    )
    .argument('[ids...]', 'references; default: all')
    .option('--seed <n>', 'seed of the folds and the resamples', numberOption, VALIDATION.seed)
    .option('--folds <n>', 'number of source-disjoint folds', numberOption, VALIDATION.folds)
    .option(
      '--resamples <n>',
      'number of resamples of the sources for the intervals',
      numberOption,
      VALIDATION.resamples,
    )
    .option('--json <file>', 'write everything about one reference', givenPath)
    .option('--pdf <file>', 'write the report of one reference', givenPath)
    .option('--svg <folder>', 'write the figures of one reference', givenPath)
    .action((ids: string[], options: Options) => validateReferences(ids, options))

function validateReferences(ids: readonly string[], options: Options): Promise<void> {
  const { seed, folds, resamples } = options
  return withService(async (service) => {
    const { graph, references } = service
    const chosen =
      ids.length > 0 ? await Promise.all(ids.map((id) => references.get(id))) : await references.all()
    if ((options.json ?? options.pdf ?? options.svg) !== undefined && chosen.length !== 1) {
      throw new MarkgraphError(
        'bad-value',
        `--json, --pdf and --svg are written for a single reference; name one of ${chosen.map(({ record }) => record.id).join(', ')}`,
      )
    }
    for (const file of [options.json, options.pdf]) if (file !== undefined) await outFolder(dirname(file))
    if (options.svg !== undefined) await outFolder(options.svg)
    for (const [i, { ref }] of chosen.entries()) {
      const { document, json } = await graph.within(async (session) => {
        const result = await validation(session, ref, { seed, folds, resamples })
        return { document: await session.value(result), json: (await session.encoded(result.handle)).data }
      })
      print(`${i > 0 ? '\n\n' : ''}${report(document)}\n`)
      await writeFiles(service, document, json, options)
    }
  })
}

async function writeFiles(
  service: Service,
  document: Validation,
  json: Uint8Array,
  { json: jsonFile, pdf, svg: folder }: Options,
): Promise<void> {
  if (jsonFile !== undefined) await writeFile(jsonFile, json)
  if (pdf !== undefined) {
    const { laboratory } = service.settings
    const content = await validationReport({ ...document, laboratory })
    const about = { principal: '', kind: 'reference', subject: document.reference.id, file: 'validation.pdf' }
    await recordExport(service, { ...about, content })
    await writeFile(pdf, content)
  }
  if (folder === undefined) return
  for (const one of pictures(document)) await writeFile(join(folder, `${one.name}.svg`), svg(one.draw()))
}

const LEFT_OUT = [
  'left out',
  'KM (sources)',
  'KNM (sources)',
  'AUC',
  'Cllr_min',
  'bounds by',
  'bounds',
  'Cllr',
  'KM < 1/3',
  'KM < 1',
  'KNM > 3',
  'KM, KNM at a bound',
  'worst source',
]
const PERFORMANCE = [
  'protocol',
  'calibration',
  'KM',
  'KNM',
  'Cllr',
  'Cllr, data sets even',
  'Cllr_min',
  'loss',
  'AUC',
  'EER',
]
const BOUNDS = [
  'protocol',
  'calibration',
  'bounds',
  'ELUB lower',
  'ELUB upper',
  'KM with LR < 1',
  'KNM with LR > 1',
]

/** The document as text, without folds and curves. Bounds are log10. */
function report({ reference, parameters, protocols, statement }: Validation): string {
  const { id, n_km, n_knm, n_marks, n_sources, smallest_km_score, largest_knm_score } = reference
  return [
    `${id}: ${n_km} KM and ${n_knm} KNM pairs of ${n_marks} marks from ${n_sources} sources; smallest KM score ${smallest_km_score}, largest KNM score ${largest_knm_score}`,
    `scorer config ${reference.scorer_config_hash}; seed ${parameters.seed}; 95 % intervals from ${parameters.resamples} resamples of the sources`,
    statement,
    ...protocols.flatMap(leftOutTable),
    '',
    columns(PERFORMANCE, protocols.flatMap(performanceRows)),
    '',
    columns(BOUNDS, protocols.flatMap(boundRows)),
    ...protocols.flatMap(({ protocol, unavailable }) =>
      unavailable === null ? [] : ['', `  ${protocol}: no figures, as ${unavailable}`],
    ),
  ].join('\n')
}

/** Each data set under the calibration of the others; counts before → after bounds, beside a zero what it does not exclude. */
function leftOutTable({ protocol, data_sets }: ProtocolFigures): string[] {
  if (!data_sets) return []
  const rows = data_sets.flatMap(({ data_set, n_km, n_knm, n_sources, auc, cllr_min, calibrations }) =>
    calibrations.map((one, i) => {
      const head = [
        data_set,
        `${n_km} (${n_sources.km})`,
        `${n_knm} (${n_sources.knm})`,
        cell(auc),
        cell(cllr_min),
      ]
      const { figures } = one
      return [
        ...(i === 0 ? head : head.map(() => '')),
        boundsBy(one),
        ...(figures
          ? [
              figures.bounds_log10.map((bound) => bound.toFixed(3)).join(', '),
              cell(figures.cllr),
              countsCell(figures.km_under_third),
              countsCell(figures.km_under_one),
              countsCell(figures.knm_over_three),
              atBoundCell(figures.at_bound),
              `${figures.worst_source.source} ${figures.worst_source.cost.toFixed(2)}`,
            ]
          : ['no LR', ...new Array<string>(LEFT_OUT.length - 7).fill('-')]),
      ]
    }),
  )
  const reasons = data_sets.flatMap(({ data_set, calibrations }) =>
    calibrations.flatMap((one) =>
      one.unavailable === null
        ? []
        : [`  without ${data_set}, bounds by ${boundsBy(one)}: no LR, as ${one.unavailable}`],
    ),
  )
  const counts =
    '  Misleading LRs are counted before → after bounds. Beside a zero: the share that it does not exclude, 3 over the number of sources.'
  return ['', `  ${protocol}, each data set:`, columns(LEFT_OUT, rows), counts, ...reasons]
}

/** The pooled figures; with folds, also the mean and standard deviation of each figure over the folds. */
const performanceRows = ({ protocol, n_km, n_knm, calibrations, folds }: ProtocolFigures): string[][] =>
  calibrations.flatMap((pooled, i) => {
    const keys = ['cllr', 'cllr_min', 'calibration_loss', 'auc', 'eer'] as const
    const row = (name: string, km: string, knm: string, cells: string[]): string[] => [
      name,
      pooled.calibration,
      km,
      knm,
      ...cells,
    ]
    const even = pooled.cllr_data_sets_even
    const [cllr, ...others] = keys.map((key) => cell(pooled[key]))
    const figures = [cllr!, even ? cell(even) : '-', ...others]
    const rows = [row(protocol, `${n_km}`, `${n_knm}`, figures)]
    if (folds) {
      const [first, ...rest] = keys.map((key) =>
        meanOf(folds.map(({ calibrations }) => calibrations[i]![key].value ?? Number.NaN)),
      )
      rows.push(row(`  mean of ${folds.length} folds`, '', '', [first!, '', ...rest]))
    }
    return rows
  })

const boundRows = ({ protocol, calibrations }: ProtocolFigures): string[][] =>
  calibrations.map(({ calibration, bounds, misleading }) => {
    const ends = ([least, most]: readonly [number, number]): string =>
      least === most ? most.toFixed(3) : `${least.toFixed(3)}…${most.toFixed(3)}`
    return [
      protocol,
      calibration,
      `${ends(bounds.applied.log10_lower)}, ${ends(bounds.applied.log10_upper)}`,
      cell(bounds.elub.log10_lower),
      cell(bounds.elub.log10_upper),
      cell(misleading[0]!.km),
      cell(misleading[0]!.knm),
    ]
  })

function cell({ value, low, high }: Figure): string {
  if (value === null) return '-'
  return `${value.toFixed(3)} [${low?.toFixed(3) ?? '-'}, ${high?.toFixed(3) ?? '-'}]`
}

function meanOf(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return `${mean.toFixed(3)} (sd ${Math.sqrt(variance).toFixed(3)})`
}
