/** Run as a process: commits blobs, artifacts and runs into the folder given, as fast as it can, until it is killed. */
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { numbered } from './commits.ts'

const [folder = '', from = '0'] = process.argv.slice(2)
const store = await openStore(folder)
process.stdout.write('open\n')
for (let i = Number(from); ; i += 4) {
  await Promise.all([0, 1, 2, 3].map((k) => store.commit(numbered(i + k))))
  process.stdout.write(`${i + 3}\n`)
}
