/** Run as a process: stores one thing after another in a folder, as fast as it can, and says which are stored, until it is killed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts'
import { itemOf } from './items.ts'

const LANES = 4 // writes under way at once
const [folder = '', seed = '0', from = '0'] = process.argv.slice(2)
process.stdout.write('ready\n')
const store = await openStore(folder)
process.stdout.write('open\n')
let next = Number(from)
async function lane(): Promise<void> {
  for (;;) {
    const n = next++
    await itemOf(Number(seed), n).put(store)
    process.stdout.write(`${n}\n`) // a pipe takes it at once
  }
}
/** Meanwhile everything that could be computed again is evicted, and files without rows are collected. */
async function evicting(): Promise<void> {
  for (;;) {
    await sleep(20)
    await store.upkeep.evict(0, () => true)
    await store.upkeep.collect(() => true)
  }
}
await Promise.all([...Array.from({ length: LANES }, lane), evicting()])
