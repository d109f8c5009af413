import type { Service } from '../composition/service.ts'
import type { Domain } from '../nodes/domain.ts'
import { bulletPopulations, type OnProgress } from './bullets.ts'
import type { Population } from './document.ts'
import type { ManifestRow } from './manifest.ts'
import { breechFacePopulation, toolmarkPopulation } from './single-scan.ts'

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
    case 'impressed':
      return [await breechFacePopulation(service, rows, folder, onProgress)]
  }
}
