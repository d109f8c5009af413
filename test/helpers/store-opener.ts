/** Run as a process: opens the store of the folder given, which migrates it, and says when it begins and when it has done so. */
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'

process.stdout.write('opening\n')
await openStore(process.argv[2]!)
process.stdout.write('open\n')
setInterval(() => {}, 1000) // until it is killed
