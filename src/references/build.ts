import type { Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import type { Domain } from '../nodes/domain.ts'
import { bulletPopulations, type OnProgress } from './bullets.ts'
import type { Population } from './document.ts'
import type { ManifestRow } from './manifest.ts'
import { toolmarkPopulation } from './single-scan.ts'

/** Scores a manifest's marks against each other: one population, or for bullets two (bullets and single lands). */
export async function populationsOf(
  service: Service,
  domain: Domain,
  rows: readonly ManifestRow[],
  folder: string,
  onProgress: OnProgress,
): Promise<readonly Population[]> {
  switch (domain) {
    case 'striated':
      return bulletPopulations(service, rows, folder, onProgress)
    case 'toolmark':
      return [await toolmarkPopulation(service, rows, folder, onProgress)]
    default:
      throw new MarkgraphError('unknown-domain', `references of domain ${domain} cannot be built yet`)
  }
}
