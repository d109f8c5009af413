/** Run as a process: opens the store at the place given, adds so many acts, one commit each, and ends. */
import type { StorePlace } from '../../src/settings/settings.ts'
import { openStoreAt } from '../../src/store/open-store.ts'

const [place = '', principal = '', count = ''] = process.argv.slice(2)
const store = await openStoreAt(JSON.parse(place) as StorePlace)
process.stdout.write('open\n')
for await (const _line of process.stdin) break // all begin at once
for (let i = 0; i < Number(count); i++)
  await store.commit({ events: [{ principal, act: 'exported', kind: 'report', subject: `${i}` }] })
await store.close()
