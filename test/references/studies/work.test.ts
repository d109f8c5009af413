import { expect, test } from 'vitest'
import { workOn } from '../../../src/references/studies/work.ts'
import type { Service } from '../../../src/service/service.ts'
import { settled, testGraph } from '../../helpers/graph.ts'
import { storeOfEachTest } from '../../helpers/store-of-test.ts'

const at = storeOfEachTest()

test('a worker that waits for what another process is at stops at once', async () => {
  const queue = { claim: async (keys: readonly string[]) => ({ taken: new Set(keys), release() {} }) }
  const service = { graph: testGraph(at.store), store: { ...at.store, queue } } as unknown as Service
  const stop = new AbortController()
  const body = { pieces: [{ key: 'one', name: 'mark any', body: { study: 'any', mark: 0 } }] }
  const working = workOn(service, { body, until: stop.signal })
  await settled()
  const start = performance.now()
  stop.abort(new Error('the worker stops'))
  await expect(working).rejects.toThrow('the worker stops')
  expect(performance.now() - start).toBeLessThan(1000)
})
