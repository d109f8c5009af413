import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Handle } from '../../address/canonical.ts'
import { phrase } from '../../errors.ts'
import type { Graph } from '../../graph/graph.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import { type Grid, grid } from '../../kinds/kind.ts'
import {
  MAX_LISTED_PAIRS,
  type Population,
  type PopulationHead,
  populationInPartsKind,
  populationKind,
  studyPairsKind,
} from '../../kinds/population.ts'
import { partsOf, type ScoreTable, wholePopulation } from '../../marks/score-table.ts'
import { checkListable } from '../../nodes/calibration/population.ts'

/** The table of a finished study: what is known of all its pairs, and where these are. */
export interface StoredTable {
  readonly head: PopulationHead
  readonly count: number
  /** At least one, in the order of the pairs. */
  readonly parts: readonly Ref<{ readonly pairs: Grid }>[]
  /** Its only part, where that is a population; it may have more pairs than are stored whole now. */
  readonly whole?: Ref<Population>
}

/**
 * Stores a table while it is read: as a population, or in parts where it has more than `most` pairs. Then one part is held at a
 * time. Gives the handle by which `storedTable` finds it.
 */
export async function storeTable(
  session: Session,
  table: ScoreTable<PopulationHead>,
  most = MAX_LISTED_PAIRS,
): Promise<Handle> {
  if (table.count <= most) return session.put(populationKind, await wholePopulation(table)).handle
  const parts: Handle[] = []
  for await (const data of partsOf(table, most)) {
    parts.push(session.put(studyPairsKind, { pairs: grid(data, data.length / 3, 3) }).handle)
    await session.flush()
  }
  return session.put(populationInPartsKind, { ...table.head, count: table.count, parts }).handle
}

/** The table with this handle. Error: `not-found`. */
export async function storedTable(session: Session, handle: Handle): Promise<StoredTable> {
  const { kind, meta } = await session.row(handle)
  if (kind === populationInPartsKind.name) {
    const { count, parts, ...head } = await session.value({ handle, kind: populationInPartsKind })
    return { head, count, parts: parts.map((part) => ({ handle: part, kind: studyPairsKind })) }
  }
  const { shape, ...head } = meta
  const whole: Ref<Population> = { handle, kind: populationKind }
  const [count] = shape as [number]
  return { head: head as unknown as PopulationHead, count, parts: [whole], whole }
}

/** A table as the population of a reference. Error: `too-large`, it has more pairs than a document may list. */
export function listable({ count, whole }: StoredTable): Ref<Population> {
  checkListable(phrase('a reference'), count)
  return whole!
}

/** The pairs of a table, in pieces of at most `most` (n, 3). One part is held at a time, and the event loop gets a turn after each piece. */
export async function* piecesOf(
  graph: Graph,
  { parts }: StoredTable,
  most: number,
): AsyncGenerator<Float64Array> {
  const session = graph.session()
  try {
    for (const part of parts) {
      const { data } = (await session.value(part)).pairs
      for (let from = 0; from < data.length; from += 3 * most) {
        yield data.subarray(from, from + 3 * most)
        await nextTurn()
      }
    }
  } finally {
    session.close()
  }
}
