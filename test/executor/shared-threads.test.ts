import { expect, test } from 'vitest'
import { sharedThreads } from '../../src/executor/shared-threads.ts'

const WORKER = new URL('../helpers/endless/either.ts', import.meta.url)
const wanted = { clients: () => ['one'] }

test('closing ends what is under way, and begins nothing that waits', async () => {
  const threads = sharedThreads<boolean, number>(WORKER, 1, {})
  const begun: string[] = []
  const run = (name: string, isEndless: boolean): Promise<string> =>
    threads
      .run(async () => {
        begun.push(name)
        return isEndless
      }, wanted)
      .then(
        () => 'done',
        ({ code }) => (code === 'busy' ? 'ended' : 'failed'),
      )
  const all = [run('under way', true), run('waits', false), run('waits too', false)]
  await expect.poll(() => begun).toEqual(['under way'])
  await threads.close()
  expect(await Promise.all([...all, run('comes later', false)])).toEqual(Array(4).fill('ended'))
  expect(begun).toEqual(['under way'])
})
