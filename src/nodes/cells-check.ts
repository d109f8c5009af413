import { z } from 'zod'
import { arealCongruenceKind } from '../kinds/agreement.ts'
import { defineNode } from '../kinds/node.ts'
import { scopeChecksKind } from '../kinds/scope.ts'

/**
 * Whether two breech faces have enough in common to be compared.
 * in      their congruence, with its number of comparable cells
 * params  domain; fewest: comparable cells that a comparison needs
 * out     one check, `conditions`
 */
export const cellsCheck = defineNode({
  name: 'cells-check',
  version: 1,
  params: z.strictObject({ domain: z.string(), fewest: z.number().int().min(1) }),
  inputs: { congruence: arealCongruenceKind },
  output: scopeChecksKind,
  run({ congruence: { n_comparable = 0 } }, { domain, fewest }) {
    const passed = n_comparable >= fewest
    const found = `${n_comparable} ${n_comparable === 1 ? 'region' : 'regions'}`
    return {
      domain,
      checks: [
        {
          name: 'conditions' as const,
          passed,
          severity: passed ? ('ok' as const) : ('refuse' as const),
          value: n_comparable,
          threshold: fewest,
          reason: passed
            ? `the marks can be compared in ${found}`
            : `the marks can be compared in ${found} only, where they agree best; at least ${fewest} are needed`,
        },
      ],
    }
  },
})
