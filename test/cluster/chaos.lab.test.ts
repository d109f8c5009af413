/** A small part of `npm run torture -- chaos`. */
import { expect, test } from 'vitest'
import { chaos } from '../../lab/torture/chaos/chaos.ts'

const isForeign = ['MARKGRAPH_TEST_POSTGRES', 'MARKGRAPH_TEST_S3'].some(
  (name) => process.env[name] !== undefined,
)
const TITLE =
  'a cluster whose parts are killed, restarted and cut off loses nothing, and gives the bytes of one server'

test.skipIf(isForeign)(
  isForeign ? `${TITLE} (SKIPPED: engines that were given by address are not to be killed)` : TITLE,
  async () => {
    const counts = await chaos({ seed: 3, workers: 2, servers: 1, edges: 5, kills: 3, restarts: 1, cuts: 1 })
    expect(counts).toMatchObject({ lost: 0, wrong: [], unanswered: 0, kills: 3, restarts: 1, cuts: 1 })
    expect(counts.answers).toBeGreaterThan(0)
    expect(counts.searches).toBeGreaterThan(0)
  },
  180_000,
)
