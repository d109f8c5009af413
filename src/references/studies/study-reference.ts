import type { PopulationHead } from '../../kinds/population.ts'
import { populationReference } from '../../nodes/calibration/population.ts'
import { referenceRecord } from '../../nodes/calibration/reference.ts'
import type { Service } from '../../service/service.ts'
import type { StudyRow } from '../../store/studies.ts'
import { aboutReference } from '../document.ts'
import type { ReferenceEntry } from '../library.ts'
import { vouchedSentence } from '../vouched.ts'
import { populationOf } from './results.ts'

interface NewReference {
  readonly id: string
  readonly name: string
  /** Who vouches that cases belong to its population, and to which. */
  readonly population: string
  /** Kind of the study's scores; by default those of whole marks. */
  readonly scoreKind?: string | undefined
}

/**
 * Makes a finished study a reference that comparisons can use by its id. Repeating the call changes nothing. A refused
 * reference leaves nothing behind.
 * errors  `not-found` when the study is not finished; `bad-value`: too few pairs or clusters of a class, an id already in use
 */
export async function referenceOfStudy(
  { graph, references }: Pick<Service, 'graph' | 'references'>,
  study: StudyRow,
  { id, name, population: vouched, scoreKind }: NewReference,
): Promise<ReferenceEntry> {
  await references.check(id)
  const { ref, record } = await graph.within(async (session) => {
    const population = await populationOf(session, study, scoreKind)
    const { meta } = await session.row(population.handle)
    const about = aboutReference(meta as unknown as PopulationHead, {
      id,
      name,
      population: vouchedSentence(vouched),
      generator: `markgraph study ${study.id}`,
      created: study.created.slice(0, 10),
    })
    const reference = await session.evaluate(populationReference, about, { population })
    await references.check(id, reference.handle) // before anything is written
    const of = await session.evaluate(referenceRecord, {}, { reference })
    return { ref: reference, record: await session.value(of) }
  })
  return references.add(ref, record, study.id)
}
