import { ALL_MARKS } from '../../marks/all.ts'
import { allNodes } from '../../service/nodes.ts'
import { availability } from '../../store/sqlite/doctor/availability.ts'
import { dataFindings, fileFindings } from '../../store/sqlite/doctor/data.ts'
import type { Finding } from '../../store/sqlite/doctor/finding.ts'
import { type Inspection, inspectFolder } from '../../store/sqlite/doctor/inspection.ts'
import { artifactFindings, otherFindings } from '../../store/sqlite/doctor/rows.ts'
import { type KnownNodes, runFindings } from '../../store/sqlite/doctor/runs.ts'
import { RELEASES } from '../releases.ts'
import { documentFindings } from './documents.ts'

/**
 * Everything that is wrong in a data folder, one after the other, also while a server uses it. Nothing is changed.
 * in      `ownStores`: how many stores of the folder this process has open, for a repair
 * errors  `bad-value`: no data folder, or one of another version
 */
export async function* findingsIn(folder: string, ownStores = 0): AsyncGenerator<Finding> {
  const broken = await brokenDatabase(folder)
  if (broken) {
    yield broken
    return
  }
  const looked = await inspectFolder(folder)
  try {
    const nodes = knownNodes()
    const available = availability(looked, nodes.isCurrent)
    yield* dataFindings(looked, available)
    yield* runFindings(looked, available, nodes)
    yield* artifactFindings(looked, available)
    yield* otherFindings(looked, available)
    yield* documentFindings(looked)
    yield* fileFindings(looked, available, ownStores)
  } finally {
    await looked.close()
  }
}

/**
 * The finding that the database file itself is damaged; undefined when it is not. Then nothing else can be looked at.
 * errors  `bad-value`: no data folder, or one of another version
 */
export async function brokenDatabase(folder: string): Promise<Finding | undefined> {
  let looked: Inspection | undefined
  try {
    looked = await inspectFolder(folder)
    return looked.db.pragma('quick_check(1)', { simple: true }) === 'ok' ? undefined : DATABASE
  } catch (error) {
    if (['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(String((error as { code?: string }).code)))
      return DATABASE
    throw error
  } finally {
    await looked?.close()
  }
}

const DATABASE: Finding = { kind: 'database', name: 'markgraph.sqlite', fate: 'nothing' }

/** The nodes of this program, and of all releases. */
function knownNodes(): KnownNodes {
  const here = allNodes(ALL_MARKS)
  const all = Object.values(RELEASES)
  return {
    isCurrent: (node, version) => here.get(node)?.version === version,
    isReleased: (node, version) =>
      here.get(node)?.version === version || all.some((release) => release[node] === version),
  }
}
