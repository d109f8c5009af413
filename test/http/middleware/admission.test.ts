import { expect, test } from 'vitest'
import { admission } from '../../../src/http/middleware/admission.ts'
import { settings } from '../../../src/settings/settings.ts'

test('of the requests that arrive together, one begins in each turn of the event loop', async () => {
  const { begin } = admission(settings({}), {})
  let turn = 0
  const count = (): void => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const begun = await Promise.all(
    Array.from({ length: 50 }, async () => {
      await begin()
      return turn
    }),
  )
  clearImmediate(counting)
  expect(new Set(begun).size).toBe(50)
})

test('requests of one client leave others their turn', async () => {
  const { turn } = admission(settings({ MARKGRAPH_THREADS: '2' }), {})
  const staying = new AbortController().signal
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = async (client: string): Promise<void> => {
    const end = await turn(client, staying)
    begun.push(client)
    ends.push(end)
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  for (let i = 0; i < 50; i++) void ask('many documents')
  await settled()
  expect(begun).toEqual(Array(4).fill('many documents'))
  void ask('first')
  void ask('second')
  void ask('first')
  await settled()
  expect(begun.slice(4)).toEqual(['first', 'second'])
  ends.shift()!()
  ends.shift()!()
  await settled()
  expect(begun.slice(6)).toEqual([]) // four are at work still
  ends.shift()!()
  await settled()
  expect(begun.slice(6)).toEqual(['many documents'])
  ends.shift()!()
  await settled()
  expect(begun.slice(7)).toEqual(['first'])
})

test('a client that is gone gets no turn', async () => {
  const { turn } = admission(settings({ MARKGRAPH_THREADS: '1' }), {})
  const staying = new AbortController().signal
  const ends = [await turn('a', staying), await turn('a', staying)]
  const gone = new AbortController()
  const waiting = turn('a', gone.signal)
  gone.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  for (const end of ends) end()
  await turn('a', staying)
})
