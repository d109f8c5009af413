import { setTimeout as sleep } from 'node:timers/promises'

await sleep(600) // so long a thread takes to load this module

/** Never answers. */
export default (): never => {
  for (let turns = 0; ; turns++) if (turns < 0) turns = 0
}
