import { expect, test } from 'vitest'
import { configHash } from '../../src/marks/scorer-config.ts'
import { assertReferencesCurrent } from '../../src/service/current-references.ts'
import { bundledComposition, testComposition } from '../helpers/composition.ts'
import { CONFIG } from '../helpers/in-thread.ts'
import { madeUpReference } from '../helpers/references.ts'

test('the bundled references were built under the deployed scorer config, and to read them computes nothing', async () => {
  const { service, close } = await bundledComposition()
  await expect(assertReferencesCurrent(service)).resolves.toBeUndefined()
  expect([...service.graph.counts()].filter(([, { computed }]) => computed > 0)).toEqual([])
  await close()
})

test('a bundled reference of another scorer config stops a server, and is named with both configs', async () => {
  const config = { ...CONFIG, cmr_corr: 0.31 }
  const impressed = { id: 'impressed', domain: 'impressed', kind: 'cmr-2d', km: 40, knm: 5 }
  const { service, close } = await testComposition({}, undefined, {
    documents: [madeUpReference({ ...impressed, config })],
  })
  await expect(assertReferencesCurrent(service)).rejects.toMatchObject({
    code: 'bad-setting',
    message: `reference impressed was built under the scorer config ${configHash(config)}, but that of this engine is ${configHash(CONFIG)}; build the reference again`,
  })
  await close()
})
