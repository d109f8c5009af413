import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from '../../../src/address/canonical.ts'
import { temporaryFolder } from '../../helpers/data-folder.ts'
import { form } from '../../helpers/form.ts'
import { markgraph, URL_LINE } from '../../helpers/program.ts'
import { bullet } from '../../helpers/scans.ts'

const [SCAN] = bullet(1, { lands: 1 })
const DATA = new Uint8Array(100_000).fill(5)

let data: string
beforeEach(async () => {
  data = await temporaryFolder()
})
afterEach(() => rm(data, { recursive: true, force: true }))

const started = (...args: string[]) => markgraph(args, { MARKGRAPH_DATA: data })

/** A file that no row names, as a kill between the two leaves it. */
async function orphan(): Promise<void> {
  const folder = join(data, 'blobs', sha256(DATA).slice(0, 2))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, sha256(DATA)), DATA)
}

test('gc goes through the server of a live folder, and works alone without one', async () => {
  const server = started('serve')
  const url = await server.until(URL_LINE)
  const { payload, headers } = form(['scan', SCAN!, 'a.x3p'])
  const sent = await fetch(`${url}/v1/artifacts`, { method: 'POST', body: Buffer.from(payload), headers })
  expect(sent.status).toBe(200)
  const { handle } = (await sent.json()) as { handle: string }
  await orphan()
  const live = started('gc', '--to', '0')
  expect(await live.ended, live.text()).toBe(0)
  expect(live.text()).toMatch(/^evicted \d+ results \(.*\), took away 1 files without a row/)
  expect((await fetch(`${url}/v1/artifacts/${handle}/data`)).status).toBe(200)
  server.child.kill('SIGKILL')
  await server.ended

  await orphan()
  const alone = started('gc')
  expect(await alone.ended, alone.text()).toBe(0)
  expect(alone.text()).toMatch(/^evicted 0 results \(0 bytes\), took away 1 files/)
  expect(await readdir(join(data, 'tmp'))).toEqual([])
  const wrong = started('gc', '--to', 'much')
  expect(await wrong.ended).toBe(2)
}, 120_000)
