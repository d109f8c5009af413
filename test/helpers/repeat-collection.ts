import { createCollection } from '../../src/search/collections.ts'
import { sketchVersion } from '../../src/search/sketch-index.ts'
import type { Service } from '../../src/service/service.ts'

interface RepeatedCollection {
  readonly of: string
  readonly name: string
  readonly scans: number
  /** So many of its first blocks; by default all. */
  readonly blocks?: number
}

/**
 * Makes a collection of at least so many scans: those of another one, over and over under other names, with its blocks of sketches. That
 * one has been searched, so that it has some.
 */
export async function repeatCollection(
  service: Service,
  { of, name, scans, blocks = Number.POSITIVE_INFINITY }: RepeatedCollection,
): Promise<void> {
  const { collections } = service.store
  const { id, domain } = (await collections.named('', of))!
  const about = { name, domain, principal: '', created: '2026-01-01T00:00:00.000Z' }
  const { collection, fresh } = await createCollection(service, about)
  if (!fresh) return
  const { sketching } = service.marks.of(domain)
  const version = sketchVersion(sketching!, service.marks.configs.deployed(domain))
  const first = (await collections.blocks(id, version)).slice(0, blocks)
  let position = 0
  for (let i = 0; position < scans; i++) {
    for (const block of first) {
      const rows = await collections.scans(id, block.position, block.scans)
      const renamed = rows.map((row) => ({ ...row, mark: `${row.mark}.${i}`, source: `${row.source}.${i}` }))
      await collections.add(collection.id, renamed, '')
      await collections.addBlock(collection.id, version, { ...block, position })
      position += block.scans
    }
  }
}
