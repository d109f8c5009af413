import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { MAIN } from '../../../lab/main-file.ts'
import { runStudy } from '../../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../../src/marks/mark-type.ts'
import { tilesOf } from '../../../src/marks/toolmarks/tiles.ts'
import { resultsText } from '../../../src/references/studies/results.ts'
import { studyOf, studyRecord } from '../../../src/references/studies/study.ts'
import { openService } from '../../../src/service/service.ts'
import { SILENT_MS } from '../../../src/store/records/work-row.ts'
import { sharedThreads } from '../../helpers/composition.ts'
import { testSettings } from '../../helpers/service.ts'
import { created, strokes } from '../../helpers/studies.ts'
import { studyFolder } from '../../helpers/study-folder.ts'

const MARKS = strokes(25, 4)
const BLOCKS = tilesOf(MARKS.length, 0).length
const THREADS = 2
const at = studyFolder(MARKS)

function studyRun(data: string, out: string) {
  const args = [
    'study',
    'run',
    join(at.scans, 'manifest.csv'),
    '--domain',
    'toolmark',
    '--scans',
    at.scans,
    '--out',
    out,
  ]
  const env = { ...process.env, MARKGRAPH_DATA: data, MARKGRAPH_THREADS: String(THREADS) }
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: 'ignore' })
  return { child, ended: new Promise<number | null>((resolve) => child.on('close', resolve)) }
}

function blocksIn(data: string): number {
  let db: Database.Database | undefined
  try {
    db = new Database(join(data, 'markgraph.sqlite'), { readonly: true })
    return (db.prepare("select count(*) as n from runs where node = 'cmr-1d-block'").get() as { n: number }).n
  } catch {
    return 0 // not made yet
  } finally {
    db?.close()
  }
}

async function killedAt(data: string, blocks: number, out: string): Promise<void> {
  const { child, ended } = studyRun(data, out)
  while (blocksIn(data) < blocks && child.exitCode === null) await sleep(3)
  child.kill('SIGKILL')
  await ended
  aged(data)
}

/** Lets the time pass after which a silent runner counts as gone. */
function aged(data: string): void {
  const db = new Database(join(data, 'markgraph.sqlite'))
  expect(db.prepare('update studies set beat = beat - ?').run(SILENT_MS).changes).toBe(1)
  db.close()
}

test('a study that is killed twice resumes, computes no kept pair again, and ends with the same file', async () => {
  const [straight, data] = [join(at.folder, 'straight'), join(at.folder, 'killed')]
  const [whole, resumed] = [join(at.folder, 'whole.csv'), join(at.folder, 'resumed.csv')]
  expect(await studyRun(straight, whole).ended).toBe(0)

  const kept: number[] = []
  for (const blocks of [2, 5]) {
    await killedAt(data, blocks, resumed)
    kept.push(blocksIn(data))
  }
  await expect(readFile(resumed)).rejects.toThrow()
  const service = await openService(testSettings(data), {
    references: null,
    executor: sharedThreads(THREADS),
  })
  try {
    const before = blocksIn(data)
    expect(before).toBeGreaterThanOrEqual(5)
    expect(before).toBeLessThan(BLOCKS)
    expect(kept[1]).toBe(before)
    const id = await created(service, at.scans, MARKS)
    const stateNow = async () => studyRecord(await studyOf(service, id)).state
    expect(await stateNow()).toBe('interrupted')
    const study = await runStudy(service, id, UNWATCHED)
    expect(study).toMatchObject({ state: 'done', pairsDone: (MARKS.length * (MARKS.length - 1)) / 2 })
    const counts = service.graph.counts()
    expect(counts.get('cmr-1d-block')).toMatchObject({ computed: BLOCKS - before, reused: before })
    expect(counts.get('decode')?.computed ?? 0).toBe(0)
    // asked for by the scores, and once more by the conditions of the study
    expect(counts.get('toolmark-signature')).toMatchObject({ computed: 0, reused: 2 * MARKS.length })
    expect(counts.get('toolmark-chance')).toMatchObject({ computed: 0, reused: MARKS.length })
    let text = ''
    for await (const piece of await resultsText(service.graph, study, 'csv')) text += piece
    expect(text).toBe(await readFile(whole, 'utf8'))
  } finally {
    await service.close()
  }
  // the same command again finds everything done, and writes the same bytes
  expect(await studyRun(data, resumed).ended).toBe(0)
  expect(await readFile(resumed)).toEqual(await readFile(whole))
}, 180_000)
