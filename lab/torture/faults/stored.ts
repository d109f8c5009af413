/** Damage to what is stored. Nothing wrong is served for it: the true bytes, or a refusal that says so. */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../../src/address/canonical.ts'
import { isQuick } from '../promises.ts'
import { formOf, startServer } from '../server.ts'
import type { FaultCounts, Round } from './round.ts'

const HEADER = 4096 // bytes of a database that name its format and its tables

/** Turns one bit of a file around. */
function flipBit(path: string, { below }: Round['rng'], from = 0): void {
  const bytes = readFileSync(path)
  bytes[from + below(bytes.length - from)]! ^= 1 << below(8)
  writeFileSync(path, bytes)
}

const blobsOf = (data: string): string[] =>
  readdirSync(join(data, 'blobs'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(data, 'blobs', name))
    .filter((path) => statSync(path).isFile() && !path.includes('.corrupt'))

/** A bit of a stored scan turns around while the server runs. */
export async function flippedBlob(round: Round, counts: FaultCounts): Promise<void> {
  const { server, large, wrong } = round
  const send = async (): Promise<string> => {
    const answer = await fetch(`${server.url}/v1/artifacts`, {
      method: 'POST',
      body: formOf({ scan: [large] }),
    })
    if (!answer.ok) wrong(`a bit in a scan: sent again, it is ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { handle: string }).handle
  }
  const dataOf = async (handle: string) => {
    const answer = await fetch(`${server.url}/v1/artifacts/${handle}/data`)
    return { status: answer.status, sum: sha256(new Uint8Array(await answer.arrayBuffer())) }
  }
  const handle = await send()
  const before = await dataOf(handle)
  const path = blobsOf(round.data).find((name) => name.endsWith(sha256(large)))
  if (!path) {
    wrong('a bit in a scan: the scan is in no file')
    return
  }
  flipBit(path, round.rng)
  counts.failedCalls += 1
  counts.requests += 1
  const now = await dataOf(handle)
  const isTrue = now.status === 200 && now.sum === before.sum
  if (now.status === 200 && !isTrue) wrong('a bit in a scan: wrong bytes are served')
  if (isTrue) counts.stored += 1
  else counts.refused += 1
  await send() // whoever has the scan can mend it
  const mended = await dataOf(handle)
  if (mended.status !== 200 || mended.sum !== before.sum)
    wrong(`a bit in a scan: sent again, its data are ${mended.status}`)
}

/** A copy of the data folder with a database that `damage` changed; the server is stopped for it, so that all is in one file. */
async function damagedCopy(round: Round, damage: (database: string) => void): Promise<string> {
  await round.server.stop()
  const copy = `${round.data}-copy`
  cpSync(round.data, copy, { recursive: true })
  round.server = await startServer(round.data, round.env)
  damage(join(copy, 'markgraph.sqlite'))
  return copy
}

/** A server on a damaged copy refuses to start in one sentence, or serves no wrong answer. */
async function startedOn(
  round: Round,
  copy: string,
  name: string,
  mayServe: boolean,
  counts: FaultCounts,
): Promise<void> {
  counts.failedCalls += 1
  counts.requests += 1
  try {
    const server = await startServer(copy, { ...round.env, ...round.shim.env(copy) })
    try {
      if (!mayServe) round.wrong(`${name}: it serves`)
      for (const one of round.recent(8).filter(isQuick)) {
        counts.checks += 1
        const fault = await one.fault(server.url).catch((error: unknown) => `no answer: ${String(error)}`)
        if (fault && / is another/.test(fault)) round.wrong(`${name}: ${one.kind}: ${fault}`)
        else if (fault) counts.refused += 1
      }
      counts.stored += 1
    } finally {
      await server.kill()
    }
  } catch (error) {
    counts.refused += 1
    const said = /markgraph: (.*)/.exec(String(error))?.[1]
    if (!said || /\n\s+at /.test(String(error)))
      round.wrong(`${name}: it ends without a sentence: ${String(error).slice(0, 500)}`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

export async function flippedDatabase(round: Round, counts: FaultCounts): Promise<void> {
  const copy = await damagedCopy(round, (path) => flipBit(path, round.rng, HEADER))
  await startedOn(round, copy, 'a bit in the database', true, counts)
}

export async function damagedDatabase(round: Round, counts: FaultCounts): Promise<void> {
  const copy = await damagedCopy(round, (path) => {
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0x5a, 0, HEADER))
  })
  await startedOn(round, copy, 'a database without its beginning', false, counts)
}
