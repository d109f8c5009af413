import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { runStudy } from '../../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../../src/marks/mark-type.ts'
import { type Random, random } from '../../../src/numerics/elementary/random.ts'
import { parseManifest } from '../../../src/references/manifest.ts'
import { resultsText } from '../../../src/references/studies/results.ts'
import { studyOf } from '../../../src/references/studies/study.ts'
import { scansInFolder } from '../../../src/references/studies/study-scans.ts'
import { createCollection } from '../../../src/search/collections.ts'
import { completeIndex } from '../../../src/search/sketch-index.ts'
import { openService, type Service } from '../../../src/service/service.ts'
import { settings } from '../../../src/settings/settings.ts'
import { environmentOf, testBucket, testPostgres } from '../../../test/helpers/engines.ts'
import { repeatCollection } from '../../../test/helpers/repeat-collection.ts'
import { created, manifestOf, strokes, WIDE, writeStudy } from '../../../test/helpers/studies.ts'
import { visitor } from './clients.ts'
import { type Member, member } from './processes.ts'
import { type Way, wayTo } from './way.ts'

/** What is attacked, and how often. */
interface Plan {
  readonly seed: number
  readonly workers: number
  readonly servers: number
  /** Tool edges of the study; each has three marks. */
  readonly edges: number
  readonly kills: number
  readonly restarts: number
  /** Times that the bucket is cut off or slow. */
  readonly cuts: number
}

export interface ChaosCounts {
  runKeys: number
  kills: number
  /** Kills before the end of the study. */
  killsOfStudy: number
  restarts: number
  cuts: number
  /** Seconds in which the bucket was cut off or slow. */
  cutSeconds: number
  /** Run keys that one server alone has and the cluster has not. */
  lost: number
  /** Other results than those of one server alone: rows, populations, bytes of the CSV, reports. */
  readonly wrong: readonly string[]
  /** Computations of the study of which a row was there already. */
  duplicates: number
  /** The same of what servers compute for clients. */
  duplicatesOfServers: number
  answers: number
  /** Those of the answers that are of searches in a collection whose sketches workers compare. */
  searches: number
  refused: number
  unanswered: number
}

const VISITED = 6 // marks that clients compare
const PER_EDGE = 3 // marks; the first of an edge is searched for, the others are in the collection
const SEARCHED = strokes(2, PER_EDGE, WIDE)
const BLOCKS = 20 // of the collection: so many that a search asks workers
const COLLECTION = 'many'
const WAIT_MS = 600_000 // for the end of the study after the last attack

async function csvOf(service: Service, id: string): Promise<string> {
  const study = await studyOf(service, id)
  let text = ''
  for await (const piece of await resultsText(service.graph, study, 'csv')) text += piece
  return text
}

/** Runs a study on a cluster whose parts are killed, restarted and cut off, and compares it with one server alone. */
export async function chaos(plan: Plan): Promise<ChaosCounts> {
  const rng = random(plan.seed)
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-chaos-'))
  const marks = strokes(plan.edges, PER_EDGE)
  const scans = join(folder, 'scans')
  await writeStudy(scans, marks)
  const inCollection = join(folder, 'searched')
  await writeStudy(inCollection, SEARCHED)
  const own = (name: string) => ({ MARKGRAPH_DATA: join(folder, name), MARKGRAPH_THREADS: '1' })

  const [postgres, bucket] = await Promise.all([testPostgres(), testBucket()])
  const proxy = await wayTo(Number(new URL(bucket.settings.endpoint).port))
  const { address: blobs, ...reached } = bucket.settings
  const database = await postgres.database()
  const place = environmentOf({
    database,
    blobs,
    cacheBytes: 2 ** 20,
    bucket: { ...reached, endpoint: `http://127.0.0.1:${proxy.port}` },
  })
  const env = { ...place, MARKGRAPH_RATE_LIMIT: '1000000', MARKGRAPH_COMPARE_SECONDS: '60' }
  const members: Member[] = []
  const alone = await openService(settings({ ...own('alone'), MARKGRAPH_LOG_LEVEL: 'silent' }))
  const service = await openService(settings({ ...env, ...own('watch') }), { alone: true })
  try {
    const id = await created(alone, scans, marks)
    await runStudy(alone, id, UNWATCHED)
    const keys = runKeysIn(join(folder, 'alone', 'markgraph.sqlite'))
    await created(service, scans, marks)
    await service.references.all() // brings what comes with them
    const watcher = await watchRuns(database)
    for (let n = 0; n < plan.workers; n++) members.push(member('worker', { ...env, ...own(`worker-${n}`) }))
    const servers = Array.from({ length: plan.servers }, (_, n) =>
      member('serve', { ...env, ...own(`server-${n}`) }),
    )
    members.push(...servers)
    await Promise.all(members.map(({ begun }) => begun))
    const surfaces = (await service.store.studies.scans(id)).map(({ surface }) => surface).slice(0, VISITED)
    await collect(alone, inCollection)
    const searched = await collect(service, inCollection)
    const urls = () => servers.flatMap((one) => one.url() ?? [])
    const visits = visitor(alone, { surfaces, searched, against: COLLECTION }, urls)
    // queued, for any server
    await service.store.studies.change(id, { state: 'queued' }, { state: 'created' })
    const isDone = async () => (await studyOf(service, id)).state === 'done'
    const done = await attacks(plan, rng, { members, servers, postgres, proxy }, isDone)
    for (const until = Date.now() + WAIT_MS; !(await isDone()); ) {
      if (Date.now() > until)
        throw new Error(`the study did not end: ${members.map((one) => one.errors()).join('\n')}`)
      await sleep(200)
    }
    const answers = await visits.end()
    const [wanted, found] = await Promise.all([studyOf(alone, id), studyOf(service, id)])
    const { wrong } = answers
    if (JSON.stringify(wanted.populations) !== JSON.stringify(found.populations))
      wrong.push('other populations')
    if ((await csvOf(alone, id)) !== (await csvOf(service, id))) wrong.push('another CSV')
    const outputs = await Promise.all([alone, service].map(({ store }) => store.outputs(keys)))
    const [one, other] = outputs as [(typeof outputs)[0], (typeof outputs)[0]]
    for (const key of keys) {
      if (other.has(key) && other.get(key) !== one.get(key)) wrong.push(`another result of ${key}`)
    }
    return {
      ...done,
      runKeys: keys.length,
      lost: keys.filter((key) => !other.has(key)).length,
      wrong,
      ...(await watcher.duplicates(keys)),
      answers: answers.answers,
      searches: answers.searches,
      refused: answers.refused,
      unanswered: answers.unanswered,
    }
  } finally {
    await Promise.all(members.map((one) => one.end()))
    proxy.mend()
    await service.close()
    await alone.close()
    await proxy.close()
    await bucket.close()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Makes a collection of marks that has many blocks of sketches, of all but the first of each edge; the surfaces of those. */
async function collect(service: Service, folder: string): Promise<string[]> {
  const about = { name: 'few', domain: 'toolmark', principal: '', created: '2026-01-01T00:00:00.000Z' }
  const { collection } = await createCollection(service, about)
  const { rows: named } = parseManifest(manifestOf(SEARCHED))
  const rows = await scansInFolder(service, about.domain, named, folder, UNWATCHED)
  const own = rows.filter((_, i) => i % PER_EDGE > 0)
  await service.store.collections.add(collection.id, own, '')
  const { sketching } = service.marks.of(about.domain)
  const config = service.marks.configs.deployed(about.domain)
  await service.graph.within((session) => completeIndex(service, session, sketching!, config, collection.id))
  await repeatCollection(service, { of: about.name, name: COLLECTION, scans: BLOCKS * own.length })
  return rows.filter((row) => !own.includes(row)).map(({ surface }) => surface)
}

async function attacks(
  plan: Plan,
  rng: Random,
  on: {
    readonly members: readonly Member[]
    readonly servers: readonly Member[]
    readonly postgres: { restart(): Promise<void> }
    readonly proxy: Way
  },
  isDone: () => Promise<boolean>,
): Promise<Pick<ChaosCounts, 'kills' | 'killsOfStudy' | 'restarts' | 'cuts' | 'cutSeconds'>> {
  const workers = on.members.filter((one) => !on.servers.includes(one))
  const done = { kills: 0, killsOfStudy: 0, restarts: 0, cuts: 0, cutSeconds: 0 }
  while (done.kills < plan.kills || done.restarts < plan.restarts || done.cuts < plan.cuts) {
    await sleep(200 + rng.below(1500))
    const left = [plan.kills - done.kills, plan.restarts - done.restarts, plan.cuts - done.cuts] as const
    const which = rng.below(left[0] + left[1] + left[2])
    if (which < left[0]) {
      const among = rng.below(10) === 0 ? on.servers : workers // a server's study waits ten seconds for another one
      if (!(await isDone())) done.killsOfStudy += 1
      among[rng.below(among.length)]!.kill()
      done.kills += 1
    } else if (which < left[0] + left[1]) {
      await on.postgres.restart()
      done.restarts += 1
    } else {
      if (rng.below(2) === 0) on.proxy.cut()
      else on.proxy.slow(300)
      const ms = 500 + rng.below(2500)
      await sleep(ms)
      on.proxy.mend()
      done.cuts += 1
      done.cutSeconds += ms / 1000
    }
  }
  return done
}

/**
 * Writes down every run that a process offers to the store, whether its row is there or not. What is there now does not
 * count: every server brings the results that come with Markgraph again at its start, and computes none of them.
 */
async function watchRuns(address: string): Promise<{
  duplicates(keys: readonly string[]): Promise<Pick<ChaosCounts, 'duplicates' | 'duplicatesOfServers'>>
}> {
  const ask = async (text: string, values: unknown[] = []) => {
    const client = new Client({ connectionString: address })
    await client.connect()
    const { rows } = await client.query(text, values)
    await client.end()
    return rows
  }
  await ask(`
    create table offered (run_key text not null);
    create table known as select run_key from runs;
    create function write_down() returns trigger language plpgsql as
      $$ begin insert into offered values (new.run_key); return new; end $$;
    create trigger offers before insert on runs for each row execute function write_down()`)
  return {
    async duplicates(keys) {
      const [row] = await ask(
        `with counted as (
          select run_key = any($1) as of_study, count(*) - 1 as again from offered
          where run_key = any($1) or run_key not in (select run_key from known) group by run_key
        )
        select coalesce(sum(again) filter (where of_study), 0) as study,
          coalesce(sum(again) filter (where not of_study), 0) as servers
        from counted`,
        [keys],
      )
      return { duplicates: Number(row.study), duplicatesOfServers: Number(row.servers) }
    },
  }
}

function runKeysIn(file: string): string[] {
  const db = new Database(file, { readonly: true })
  const rows = db.prepare('select run_key from runs').all() as { run_key: string }[]
  db.close()
  return rows.map((row) => row.run_key)
}
