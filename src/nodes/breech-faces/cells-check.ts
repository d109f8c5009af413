import { z } from 'zod'
import { arealCongruenceKind } from '../../kinds/marks/agreement.ts'
import { defineNode } from '../../kinds/node.ts'
import { makeCheck, scopeChecksKind } from '../../kinds/scope.ts'
import { fact } from '../../words/said.ts'

/**
 * Whether two breech faces have enough in common to be compared.
 * in      their congruence, with its number of comparable cells
 * params  domain; fewest: comparable cells that a comparison needs
 * out     one check, `conditions`
 */
export const cellsCheck = defineNode({
  name: 'cells-check',
  version: 2,
  title: 'Check for enough cells',
  params: z.strictObject({ domain: z.string(), fewest: z.number().int().min(1) }),
  configKeys: { fewest: 'impressed_fewest_cells' },
  inputs: { congruence: arealCongruenceKind },
  output: scopeChecksKind,
  run({ congruence: { n_comparable: regions = 0 } }, { domain, fewest }) {
    const of = { value: regions, threshold: fewest }
    const check =
      regions >= fewest
        ? makeCheck('conditions', 'ok', of, fact('regions_enough', { regions }))
        : makeCheck('conditions', 'refuse', of, fact('regions_too_few', { regions, needed: fewest }))
    return { domain, checks: [check] }
  },
})
