import { instrumentOf } from '../../compare/checks/instruments.ts'
import type { Session } from '../../graph/session.ts'
import type { PopulationHead } from '../../kinds/population.ts'
import type { Accepted } from '../../kinds/reference.ts'
import { populationReference } from '../../nodes/calibration/population.ts'
import { referenceRecord } from '../../nodes/calibration/reference.ts'
import { referenceFaults } from '../../nodes/calibration/reference-faults.ts'
import type { Service } from '../../service/service.ts'
import type { StudyRow, StudyScanRow } from '../../store/records/studies.ts'
import { aboutReference } from '../about-reference.ts'
import { acceptedFaults } from '../faults.ts'
import type { ReferenceEntry } from '../library.ts'
import { likelyCopies, nearCopyFaults } from '../near-copies.ts'
import { vouchedSentence } from '../vouched.ts'
import { storedPopulation } from './results.ts'

export interface NewReference {
  readonly id: string
  readonly name: string
  /** Who vouches that cases belong to its population, and to which. */
  readonly population: string
  /** Kind of the study's scores; by default those of whole marks. */
  readonly scoreKind?: string | undefined
  /** What is accepted that would be refused, and why. */
  readonly accept?: readonly Accepted[] | undefined
}

/**
 * Makes a finished study a reference that comparisons can use by its id. Repeating the call changes nothing. A refused
 * reference leaves nothing behind.
 * errors  `not-found` when the study is not finished; `bad-value`: too few pairs or clusters of a class, an id already in use;
 *         those of `acceptedFaults`
 */
export async function referenceOfStudy(
  { graph, marks, references, store }: Pick<Service, 'graph' | 'marks' | 'references' | 'store'>,
  study: StudyRow,
  { id, name, population: vouched, scoreKind, accept = [] }: NewReference,
): Promise<ReferenceEntry> {
  await references.check(id)
  const { ref, record } = await graph.within(async (session) => {
    const population = await storedPopulation(session, study, scoreKind)
    const { meta } = await session.row(population.handle)
    const about = aboutReference(meta as unknown as PopulationHead, {
      id,
      name,
      population: vouchedSentence(vouched),
      generator: `markgraph study ${study.id}`,
      created: study.created.slice(0, 10),
    })
    const instruments = await instrumentsByTag(session, await store.studies.scans(study.id))
    const named = { ...about, ...(instruments.length > 0 && { instruments }) }
    const first = await session.evaluate(populationReference, named, { population })
    const { faults } = await session.value(await session.evaluate(referenceFaults, {}, { reference: first }))
    const { pairs, ...head } = await session.value(population)
    const config = marks.configs.parsed(head.scorer_config, study.domain)
    const likely = likelyCopies(head.marks, rowsOf(pairs.data))
    const copies = await nearCopyFaults(session.background(), marks.of(study.domain), config, likely)
    const accepted = acceptedFaults([...faults, ...copies], accept)
    const reference =
      accepted.length === 0
        ? first
        : await session.evaluate(
            populationReference,
            { ...named, accepted: accepted as [Accepted] },
            { population },
          )
    await references.check(id, reference.handle) // before anything is written
    const of = await session.evaluate(referenceRecord, {}, { reference })
    return { ref: reference, record: await session.value(of) }
  })
  return references.add(ref, record, study.id)
}

/** For each data set of a study, the instruments that its files name. */
async function instrumentsByTag(session: Session, rows: readonly StudyScanRow[]) {
  const found = await Promise.all(
    rows.map(async ({ study: tag, sha256 }) => ({ tag, ...(await instrumentOf(session, sha256)) })),
  )
  return [...Map.groupBy(found, ({ tag }) => tag)].flatMap(([tag, own]) => {
    const named = own.filter((one) => one.manufacturer !== null)
    const kinds = Map.groupBy(named, ({ manufacturer, model }) => `${manufacturer}\n${model}`)
    const instruments = [...kinds.values()].map((alike) => ({
      manufacturer: alike[0]!.manufacturer!,
      model: alike[0]!.model,
      serials: [...new Set(alike.flatMap(({ serial }) => serial ?? []))].sort(),
    }))
    return instruments.length > 0 ? [{ tag, instruments }] : []
  })
}

/** The rows of an array (n, 3). */
function* rowsOf(data: Float64Array): Generator<readonly [number, number, number]> {
  for (let i = 0; i < data.length; i += 3) yield [data[i]!, data[i + 1]!, data[i + 2]!]
}
