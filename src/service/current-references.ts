import { MarkgraphError } from '../errors.ts'
import { configHash } from '../marks/scorer-config.ts'
import type { Service } from './service.ts'

/**
 * Holds the bundled references to the deployed scorer config. Under another config every comparison would be answered
 * without a likelihood ratio, so a server does not start with one.
 * errors  `bad-setting`: a bundled reference was built under another config than the deployed one of its domain
 */
export async function assertReferencesCurrent({
  references,
  marks,
}: Pick<Service, 'references' | 'marks'>): Promise<void> {
  for (const { record, bundled } of await references.all()) {
    if (!(bundled && marks.defaultReferences.includes(record.id))) continue
    const deployed = configHash(marks.configs.deployed(record.domain))
    if (record.scorer_config_hash === deployed) continue
    const message = `reference ${record.id} was built under the scorer config ${record.scorer_config_hash}, but that of this engine is ${deployed}; build the reference again`
    throw new MarkgraphError('bad-setting', message, { reference: record.id })
  }
}
