import { MarkgraphError, phrase, quote } from '../errors.ts'
import type { MarkType } from './mark-type.ts'
import { byDomain, type ScorerConfigs, scorerConfigs } from './scorer-config.ts'

/** The mark types of a service, by their domains. */
export interface MarkTypes {
  /** In the order in which they are offered. */
  readonly all: readonly MarkType[]
  readonly domains: readonly string[]
  readonly configs: ScorerConfigs
  /** The type of a domain; `unknown-domain`. */
  of(domain: string): MarkType
  /** Ids of the references that comparisons are calibrated on by default. */
  readonly defaultReferences: readonly string[]
}

export function markTypes(all: readonly MarkType[]): MarkTypes {
  const sorted = all.toSorted(byDomain)
  const domains = sorted.map(({ domain }) => domain)
  return {
    all,
    domains,
    configs: scorerConfigs(all),
    of(domain) {
      const type = all.find((one) => one.domain === domain)
      if (type) return type
      const message = phrase('domain must be one of {domains}, not {domain}', {
        domains: domains.join(', '),
        domain: quote(domain),
      })
      throw new MarkgraphError('unknown-domain', message, { domain })
    },
    defaultReferences: sorted.flatMap(({ scores }) => scores.map(({ reference }) => reference)),
  }
}
