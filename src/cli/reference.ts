import { join } from 'node:path'
import { Command } from 'commander'
import { openService } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import { DOMAINS, type Domain } from '../nodes/domain.ts'
import type { Reference } from '../nodes/reference.ts'
import { populationsOf } from '../references/build.ts'
import { referenceOf, writeReference } from '../references/document.ts'
import { BUNDLED } from '../references/library.ts'
import { readManifest } from '../references/manifest.ts'
import { margin, sourceDisjointFolds } from '../references/validation.ts'
import { settings } from '../settings.ts'
import { progress } from './progress.ts'
import { numberOption } from './simulate.ts'
import { columns } from './table.ts'

interface Options {
  domain: string
  scans: string
  out: string
  created: string
}

const build = (): Command =>
  new Command('build')
    .description('Score every pair of a manifest through the graph and write the reference of its domain.')
    .argument('<manifest>', 'CSV with the columns study, source, mark, land (bullets only) and scan')
    .requiredOption('--domain <domain>', DOMAINS.join(', '))
    .requiredOption('--scans <folder>', 'folder that the scan column starts from')
    .option('--out <folder>', 'where to write', BUNDLED)
    .option('--created <date>', 'date to write into the reference', new Date().toISOString().slice(0, 10))
    .action(async (manifest: string, { domain, scans, out, created }: Options) => {
      const chosen = DOMAINS.find((name) => name === domain)
      if (!chosen) {
        throw new MarkgraphError(
          'unknown-domain',
          `--domain must be one of ${DOMAINS.join(', ')}, not ${domain}`,
        )
      }
      await buildReferences(chosen, manifest, scans, out, created)
    })

async function buildReferences(
  domain: Domain,
  manifest: string,
  scans: string,
  out: string,
  created: string,
) {
  const rows = await readManifest(manifest)
  const service = await openService(settings(process.env), { references: 'none' })
  try {
    const populations = await populationsOf(service, domain, rows, scans, ({ title, total }) =>
      progress(title, total),
    )
    const generator = `markgraph reference build --domain ${domain} --created ${created}`
    const table: string[][] = []
    for (const population of populations) {
      const reference = referenceOf(population, generator, created)
      const path = join(out, `${reference.id}.json`)
      await writeReference(path, reference)
      const { n_km, n_knm, auc, cllr, cllr_min } = reference.diagnostics
      table.push([path, `${n_km}`, `${n_knm}`, auc.toFixed(4), cllr.toFixed(4), cllr_min.toFixed(4)])
    }
    const header = ['reference', 'KM', 'KNM', 'AUC', 'Cllr (in-sample)', 'Cllr_min']
    process.stdout.write(`${columns(header, table)}\n`)
  } finally {
    await service.close()
  }
}

const validate = (): Command =>
  new Command('validate')
    .description(
      'Source-disjoint folds over bundled references: Cllr and AUC where neither source was trained on.',
    )
    .argument('[ids...]', 'references; default: all')
    .option('--seeds <n>', 'repeat the ten folds with so many seeds', numberOption, 5)
    .action(async (ids: string[], { seeds }: { seeds: number }) => {
      const service = await openService(settings(process.env))
      try {
        const { graph, references } = service
        const chosen = ids.length > 0 ? ids.map((id) => references.get(id)) : references.all()
        const rows = await Promise.all(
          chosen.map(async ({ ref }) => validationRow(await graph.value(ref), seeds)),
        )
        const header = [
          'reference',
          'folds',
          'Cllr',
          'sd',
          'Cllr_min',
          'AUC',
          'smallest KM',
          'largest KNM',
          'margin',
        ]
        process.stdout.write(`${columns(header, rows)}\n`)
      } finally {
        await service.close()
      }
    })

function validationRow(reference: Reference, seeds: number): string[] {
  const name = reference.id
  const { smallestKm, largestKnm, margin: between } = margin(reference)
  const ends = [smallestKm, largestKnm, between].map((value) => value.toFixed(4))
  if (reference.sources.length < 5) {
    return [name, `too few sources (${reference.sources.length})`, '-', '-', '-', '-', ...ends]
  }
  const folds = Array.from({ length: seeds }, (_, i) => sourceDisjointFolds(reference, i + 1)).flat()
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const costs = folds.map(({ cllr }) => cllr)
  const spread = Math.sqrt(mean(costs.map((cost) => (cost - mean(costs)) ** 2)))
  return [
    name,
    `${folds.length}`,
    mean(costs).toFixed(4),
    spread.toFixed(4),
    mean(folds.map(({ cllrMin }) => cllrMin)).toFixed(4),
    mean(folds.map(({ auc }) => auc)).toFixed(4),
    ...ends,
  ]
}

export const referenceCommand = (): Command =>
  new Command('reference')
    .description('Build and validate reference populations.')
    .addCommand(build())
    .addCommand(validate())
