import { expect, test, vi } from 'vitest'
import type { Ancestry, Run } from '../../web/src/screens/graph/graph-model.ts'

// what the page asks of the service and of the browser before its first screen
const NODES = [
  ['decode', 'decode'],
  ['signature', 'signature'],
  ['turned', null],
  ['score', 'compare'],
  ['picture', null],
].map(([name, stage]) => ({ name, stage, title: name }))
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('location', new URL('http://127.0.0.1/'))
vi.stubGlobal('fetch', async () => Response.json({ mark_types: [], nodes: NODES }))
await (await import('../../web/src/api/meta.ts')).loadMeta()
vi.unstubAllGlobals()

const { groupsOf, LANES } = await import('../../web/src/screens/graph/graph-model.ts')

const run = (name: string, ...inputs: string[]) =>
  ({ code: `${name}@1`, output: name, inputs }) as unknown as Run

test('what a comparison rests on stands in the step that needs it, whatever its stage', () => {
  const edges = [
    run('picture', 'signature'),
    run('score', 'signature', 'turned'),
    run('turned', 'signature'),
    run('signature', 'decode'),
    run('decode', 'scan'),
  ]
  const nodes = ['scan', ...edges.map(({ output }) => output)].map((handle) => ({ handle, kind: handle }))
  const lanes = groupsOf({ nodes, edges } as unknown as Ancestry).map(({ name, lane }) => [
    name,
    LANES[lane]!.title,
  ])
  expect(Object.fromEntries(lanes)).toEqual({
    scan: 'Read',
    decode: 'Read',
    signature: 'Signature',
    turned: 'Compare',
    score: 'Compare',
    picture: 'Check and report',
  })
})
