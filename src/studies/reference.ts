import type { Service } from '../composition/service.ts'
import type { PopulationHead } from '../kinds/population.ts'
import { populationReference } from '../nodes/population.ts'
import { referenceRecord } from '../nodes/reference.ts'
import { aboutReference } from '../references/document.ts'
import type { ReferenceEntry } from '../references/library.ts'
import type { StudyRow } from '../store/sqlite/studies.ts'
import { populationOf } from './results.ts'

export interface NewReference {
  readonly id: string
  readonly name: string
  /** Which of the study's scores: by default those of whole marks. */
  readonly scoreKind?: string | undefined
}

/**
 * Makes a finished study a reference that comparisons can use by its id. The same again changes nothing.
 * errors  `not-found` when the study is not over; `bad-value`: too few pairs or clusters of a class, an id that is taken
 */
export async function referenceOfStudy(
  service: Service,
  study: StudyRow,
  { id, name, scoreKind }: NewReference,
): Promise<ReferenceEntry> {
  const { graph, references } = service
  references.check(id)
  const population = populationOf(service, study, scoreKind)
  const head = graph.store.artifact(population.handle)!.meta as unknown as PopulationHead
  const about = aboutReference(head, {
    id,
    name,
    generator: `markgraph study ${study.id}`,
    created: study.created.slice(0, 10),
  })
  const inputs = { population: await graph.encoded(population.handle) }
  const made = await graph.prepare(populationReference, about, inputs)
  references.check(id, made.ref.handle) // before anything is kept
  graph.record([made])
  const record = await graph.evaluate(referenceRecord, {}, { reference: made.ref })
  await graph.flush([made.ref.handle])
  return references.add(made.ref, await graph.value(record), study.id)
}
