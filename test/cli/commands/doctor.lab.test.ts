import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts'
import { numbered } from '../../helpers/commits.ts'
import { temporaryFolder } from '../../helpers/data-folder.ts'
import { earlierFolder } from '../../helpers/earlier-folder.ts'
import { form } from '../../helpers/form.ts'
import { markgraph, URL_LINE } from '../../helpers/program.ts'
import { bullet } from '../../helpers/scans.ts'

let data: string
beforeEach(async () => {
  data = await temporaryFolder()
})
afterEach(() => rm(data, { recursive: true, force: true }))

async function doctor(...args: string[]): Promise<[number | null, string]> {
  const one = markgraph(['doctor', ...args], { MARKGRAPH_DATA: data })
  return [await one.ended, one.text()]
}

test('doctor looks at the folder of a running server, and repairs it when the server has ended', async () => {
  const server = markgraph(['serve'], { MARKGRAPH_DATA: data })
  const url = await server.until(URL_LINE)
  const { payload, headers } = form(['scan', bullet(1, { lands: 1 })[0]!, 'a.x3p'])
  const sent = await fetch(`${url}/v1/artifacts`, { method: 'POST', body: Buffer.from(payload), headers })
  expect(sent.status).toBe(200)
  const { handle } = (await sent.json()) as { handle: string }
  expect(await doctor()).toEqual([0, 'nothing is wrong\n'])

  const db = new Database(join(data, 'markgraph.sqlite'))
  expect(db.prepare("update artifacts set meta = '{}' where handle = ?").run(handle).changes).toBe(1)
  db.close()
  const said = `1 × The row of an artifact was changed: it does not give its handle.`
  expect(await doctor()).toEqual([1, `${said} (--repair can repair it)\n    ${handle}\n`])
  const [code, refused] = await doctor('--repair')
  expect([code, refused]).toEqual([
    2,
    expect.stringContaining('stop it and repair then, or look without --repair'),
  ])
  server.child.kill('SIGKILL')
  await server.ended

  expect(await doctor('--repair')).toEqual([1, `${said} (repaired)\n    ${handle}\n`])
  expect(await doctor()).toEqual([0, 'nothing is wrong\n'])
}, 180_000)

test('what cannot be repaired has an exit code of its own; many are counted and a few are named', async () => {
  const store = await openStore(data)
  for (let n = 1; n < 10; n += 2) await store.commit(numbered(n))
  await store.close()
  const db = new Database(join(data, 'markgraph.sqlite'))
  db.exec("update blobs set inline = x'00'")
  db.close()
  const [code, text] = await doctor()
  expect(code).toBe(4)
  expect(text).toMatch(
    /^5 × Stored data do not have their hash: .* \(nothing here can repair it\)\n( {4}[0-9a-f]{64}\n){3} {4}…\n/,
  )
  expect((await doctor('--repair'))[0]).toBe(4)
}, 60_000)

test('other folders are refused in a sentence, and nothing is made in them', async () => {
  expect(await doctor()).toEqual([2, `markgraph: ${data} holds no data: it has no markgraph.sqlite\n`])
  expect((await doctor('--repair'))[0]).toBe(2)
  earlierFolder(data)
  const [code, text] = await doctor()
  expect(code).toBe(2)
  expect(text).toContain('was made by a version before 1.0.0 and is left as it is')
  expect((await doctor('--mend'))[0]).toBe(2)
  const one = markgraph(['doctor'], {
    MARKGRAPH_DATA: data,
    MARKGRAPH_STORE: 'postgres://localhost/x',
    MARKGRAPH_BLOBS: data,
  })
  expect(await one.ended).toBe(2)
  expect(one.text()).toContain('looks at data folders (SQLite) only')
}, 60_000)
