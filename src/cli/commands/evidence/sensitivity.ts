import { join } from 'node:path'
import { Command } from 'commander'
import type { Reference } from '../../../kinds/reference.ts'
import type { MarkType } from '../../../marks/mark-type.ts'
import { variantsOfType } from '../../../marks/type-variants.ts'
import type { Variant } from '../../../marks/variants.ts'
import {
  readSensitivity,
  type ScoredVariant,
  type SensitivityDocument,
  writeSensitivity,
} from '../../../references/sensitivity.ts'
import { scansInFolder } from '../../../references/studies/study-scans.ts'
import {
  checkSame,
  emptySensitivity,
  type ScanSets,
  scoredUnder,
  scoredVariant,
} from '../../../references/studies/study-sensitivity.ts'
import type { Service } from '../../../service/service.ts'
import { givenPath } from '../../given-path.ts'
import { manifestLists, withPaired } from '../../manifests.ts'
import { DOMAINS, outFolder, watching, withService } from '../../options.ts'
import { print } from '../../print.ts'

interface Options {
  domain: string
  scans: string
  out: string
  paired?: boolean
}

/** Scores the bundled references of a domain under every variant of their scorer config. */
export const sensitivityCommand = (): Command =>
  withPaired(new Command('sensitivity'))
    .description(
      'Score the scans of the bundled references of a domain under every variant of the scorer config, and write the fits to a file for each reference. Finished variants are kept; run the same command again for the rest.',
    )
    .argument(
      '<manifest...>',
      'the manifests that the references were built from, in the same order',
      (path: string, before: string[] = []) => [...before, givenPath(path)],
    )
    .requiredOption('--domain <domain>', DOMAINS)
    .requiredOption('--scans <folder>', 'folder that the paths in the scan column are relative to', givenPath)
    .option('--out <folder>', 'where to write', givenPath, givenPath('references/sensitivity'))
    .action((manifests: string[], { domain, scans, out, paired }: Options) =>
      withService(async (service) => {
        const type = service.marks.of(domain)
        await outFolder(out)
        const sets: ScanSets[number][] = []
        for (const rows of await manifestLists(manifests, paired)) {
          sets.push(await scansInFolder(service, type.domain, rows, scans, watching))
        }
        await scoreVariants(service, type, sets, out)
      }),
    )

interface Begun {
  readonly path: string
  readonly reference: Reference
  document: SensitivityDocument
}

async function scoreVariants(service: Service, type: MarkType, sets: ScanSets, out: string): Promise<void> {
  const begun: Begun[] = []
  const variants = variantsOfType(service.marks, type)
  for (const { reference: id } of type.scores) {
    const entry = await service.references.get(id)
    const reference = await service.graph.within((session) => session.value(entry.ref))
    const path = join(out, `${id}.json`)
    const fresh = emptySensitivity(
      service,
      entry,
      reference,
      `markgraph reference sensitivity --domain ${type.domain}`,
    )
    begun.push({ path, reference, document: continued(fresh, readSensitivity(path), variants) })
  }
  const deployed = await scoredUnder(service, type, { changes: {} }, sets, watching)
  for (const { reference } of begun) checkSame(reference, deployed)
  for (const variant of variants) {
    const missing = begun.filter(({ document }) => !document.variants.some((one) => isSame(one, variant)))
    if (missing.length === 0) continue
    const populations = await scoredUnder(service, type, variant, sets, watching)
    for (const one of missing) {
      const population = populations.find(({ score_kind }) => score_kind === one.reference.score_kind)!
      const scored = scoredVariant(service.marks, one.reference, variant, population)
      one.document = { ...one.document, variants: inOrder([...one.document.variants, scored], variants) }
      await writeSensitivity(one.path, one.document)
      const cllr = scored.cllr_source_disjoint?.toFixed(4) ?? 'not available'
      print(`${one.reference.id} ${variant.id}: source-disjoint Cllr ${cllr}\n`)
    }
  }
}

const isSame = (one: Pick<Variant, 'id' | 'changes'>, other: Variant): boolean =>
  one.id === other.id && JSON.stringify(one.changes) === JSON.stringify(other.changes)

/** Those of the variants that are scored, in their order. Others are left out: their ranges have changed. */
const inOrder = (scored: readonly ScoredVariant[], variants: readonly Variant[]): ScoredVariant[] =>
  variants.flatMap((variant) => scored.find((one) => isSame(one, variant)) ?? [])

/** What a stopped run has written, unless it was made of another reference or by other nodes. */
function continued(
  fresh: SensitivityDocument,
  before: SensitivityDocument | undefined,
  variants: readonly Variant[],
): SensitivityDocument {
  if (!before) return fresh
  const { variants: scored, ...head } = before
  const { variants: _, ...now } = fresh
  const same = JSON.stringify(head) === JSON.stringify(now)
  return same ? { ...fresh, variants: inOrder(scored, variants) } : fresh
}
