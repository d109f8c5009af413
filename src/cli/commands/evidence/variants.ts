import { Command } from 'commander'
import { MarkgraphError } from '../../../errors.ts'
import { runSensitivity } from '../../../jobs/sensitivity-work.ts'
import type { OwnVariant } from '../../../references/own-sensitivity.ts'
import { watching, withService } from '../../options.ts'
import { print } from '../../print.ts'

/** Scores a reference of this installation under every variant of its scorer config, here and now. */
export const variantsCommand = (): Command =>
  new Command('variants')
    .description(
      'Score the scans of a reference that was made of a study here under every variant of the scorer config, for `compare --sensitivity`. Scored pairs are kept; run the same command again for the rest.',
    )
    .argument('<id>')
    .action((id: string) =>
      withService(async (service) => {
        const reference = await service.references.get(id)
        const watch = { ...watching, variant: (one: OwnVariant) => print(`${lineOf(one)}\n`) }
        const { state, error } = await runSensitivity(service, reference, watch)
        if (state === 'done') print(`reference ${id}: its variants are scored\n`)
        else throw new MarkgraphError('bad-value', `reference ${id} ${state}: ${error ?? 'it was stopped'}`)
      }),
    )

const lineOf = ({ id, cllr_source_disjoint: cllr, reason }: OwnVariant): string =>
  `${id}: ${reason ?? `source-disjoint Cllr ${cllr?.toFixed(4) ?? 'not available'}`}`
