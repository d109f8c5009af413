import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Command } from 'commander'
import { baselineText, fittedBaseline } from '../../benchmark/baseline.ts'
import { definitionOf, SPLIT_NAMES } from '../../benchmark/definitions.ts'
import { freeze, labelledSets } from '../../benchmark/freeze.ts'
import type { Metrics } from '../../benchmark/kit/scoring.mjs'
import { FROZEN, readSplit, splitText } from '../../benchmark/split.ts'
import { BUNDLED, readReference } from '../../references/library.ts'
import { givenPath } from '../given-path.ts'
import { manifestRows } from '../manifests.ts'
import { outFolder, watching, withService } from '../options.ts'
import { print } from '../print.ts'
import { columns } from '../table.ts'

interface FreezeOptions {
  manifest: string[]
  scans: string
  created: string
  out: string
}

const freezeCommand = (): Command =>
  new Command('freeze')
    .description(
      'Make a split from a manifest and its scans. The result equals the committed split byte for byte.',
    )
    .argument('<split>', SPLIT_NAMES.join(', '))
    .requiredOption(
      '--manifest <file>',
      'CSV with the columns study, source, mark, land (bullets only) and scan; marks of different manifests make no pair',
      (path: string, before: string[] = []) => [...before, givenPath(path)],
    )
    .requiredOption('--scans <folder>', 'folder that the paths in the scan column are relative to', givenPath)
    .requiredOption('--created <date>', 'date to write into the split')
    .option('--out <folder>', 'where to write', givenPath, FROZEN)
    .action(async (name: string, { manifest, scans, created, out }: FreezeOptions) => {
      const definition = definitionOf(name)
      const sets = await Promise.all(manifest.map(manifestRows))
      const path = join(await outFolder(out), `${name}.json`)
      const marks = await withService((service) => labelledSets(service, definition, sets, scans, watching), {
        references: null,
      })
      const studies = sets.flat().map(({ study }) => study)
      const split = freeze(definition, marks, studies, created)
      await writeFile(path, splitText(split))
      const { n_pairs, n_km, n_sources, split_hash } = split
      print(
        `${path}: ${n_pairs} pairs, ${n_km} same-source, ${n_sources} sources, split hash ${split_hash}\n`,
      )
    })

const baselineCommand = (): Command =>
  new Command('baseline')
    .description(
      'Make the baseline submissions to the splits from the bundled references. Both sources of a pair are left out for its LR.',
    )
    .argument('[splits...]', `${SPLIT_NAMES.join(', ')}; default: all`)
    .requiredOption('--created <date>', 'date to write into the baseline')
    .option('--out <folder>', 'where to write', givenPath, FROZEN)
    .action(async (names: string[], { created, out }: { created: string; out: string }) => {
      await outFolder(out)
      const rows: string[][] = []
      for (const name of names.length > 0 ? names : SPLIT_NAMES) {
        const definition = definitionOf(name)
        const split = readSplit(join(FROZEN, `${name}.json`))
        const reference = readReference(join(BUNDLED, `${definition.reference}.json`))
        const baseline = fittedBaseline(split, reference, created)
        await writeFile(join(out, `${name}.baseline.json`), baselineText(baseline))
        rows.push([name, ...figuresOf(baseline.metrics)])
      }
      print(`${columns(['split', ...FIGURES], rows)}\n`)
    })

const FIGURES = ['Cllr', 'sd', 'Cllr_min', 'calibration loss', 'AUC', 'pooled Cllr', 'pooled ECE']

const figuresOf = ({ cllr, cllr_std, cllr_min, calibration_loss, auc, pooled }: Metrics): string[] =>
  [cllr, cllr_std, cllr_min, calibration_loss, auc, pooled.cllr, pooled.ece].map((value) => value.toFixed(4))

export const benchmarkCommand = (): Command =>
  new Command('benchmark').addCommand(freezeCommand()).addCommand(baselineCommand())
