/** What is computed of a bundled reference beforehand and comes with it. */

import { existsSync, readFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Json } from '../../src/address/canonical.ts'
import { ON_REFERENCE, prepareReferences } from '../../src/compare/calibration.ts'
import { buildApp } from '../../src/http/app.ts'
import { encoded, handleOf } from '../../src/kinds/kind.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { BUNDLED, readReference, referencesIn } from '../../src/references/library.ts'
import { computePrepared, type Prepared } from '../../src/references/prepared.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { verifyRecipe } from '../../src/verify/verify-recipe.ts'
import { verifyReference } from '../../src/verify/verify-reference.ts'
import { answer } from '../helpers/answers.ts'
import { sharedThreads } from '../helpers/composition.ts'
import { comparison } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { temporaryFolder, testSettings } from '../helpers/service.ts'

const ID = 'striated'

let folder: string
let references: string
let service: Service | undefined

beforeEach(async () => {
  folder = await temporaryFolder()
  references = join(folder, 'references')
  await cp(BUNDLED, references, { recursive: true })
})
afterEach(async () => {
  await service?.close()
  service = undefined
  await rm(folder, { recursive: true })
})

const open = async (): Promise<Service> => {
  const settings = testSettings(join(folder, 'data'))
  service = await openService(settings, { references, executor: sharedThreads(settings.threads) })
  return service
}

/** Changes the results of the reference before the service opens. */
async function change(edit: (document: Prepared) => Json): Promise<void> {
  const path = join(references, 'prepared', `${ID}.json`)
  await writeFile(path, JSON.stringify(edit(JSON.parse(readFileSync(path, 'utf8')))))
}

/** The results with the last number of the refits changed; with `handle`, under the handle that this gives. */
const changed =
  ({ handle }: { handle: boolean }) =>
  (document: Prepared): Json => {
    const runs = document.runs.map((run) => {
      if (run.node !== 'bootstrap-calibration') return run
      const data = new Float64Array(new Uint8Array(Buffer.from(run.data, 'base64')).buffer)
      for (let i = 1; i < data.length; i += 2) data[i]! += 1
      const bytes = new Uint8Array(data.buffer)
      const output = handle ? handleOf(encoded(run.kind, run.meta, bytes)) : run.output
      return { ...run, output, data: Buffer.from(bytes).toString('base64') }
    })
    return { ...document, runs } as unknown as Json
  }

const FITS = ['fit-calibration', 'bootstrap-calibration', 'fit-questions', 'bootstrap-questions']

/** The fits that a service computed. */
const computed = ({ graph }: Service): string[] => FITS.filter((node) => graph.counts().get(node)?.computed)

test.each(referencesIn(BUNDLED))('the committed results of %s are those that its document gives', (id) => {
  const path = join(BUNDLED, 'prepared', `${id}.json`)
  expect(existsSync(path), 'run `npm run prepared`').toBe(true)
  const committed: Prepared = JSON.parse(readFileSync(path, 'utf8'))
  const made = computePrepared(
    readReference(join(BUNDLED, `${id}.json`)),
    ON_REFERENCE,
    committed.engine_version,
  )
  expect(made, 'run `npm run prepared`').toEqual(committed)
})

test('a service with them fits nothing', async () => {
  const one = await open()
  await prepareReferences(one)
  expect(computed(one)).toEqual([])
  expect(one.graph.counts().get('bootstrap-calibration')?.reused).toBe(referencesIn(BUNDLED).length)
})

test('they are not used for another document of that id: it is fitted anew', async () => {
  const path = join(references, `${ID}.json`)
  await writeFile(path, readFileSync(path, 'utf8').replace('"name": "', '"name": "Other '))
  const one = await open()
  await prepareReferences(one)
  expect(computed(one)).toEqual(FITS)
})

test('a service without them fits its references', async () => {
  await rm(join(references, 'prepared', `${ID}.json`))
  const one = await open()
  await prepareReferences(one)
  expect(computed(one)).toEqual(FITS)
})

test.each([
  ['other bytes than those of their handle', changed({ handle: false }), /result of bootstrap-calibration/],
  ['no runs', ({ runs: _, ...rest }: Prepared) => rest as Json, /runs/],
  ['no object', () => 'text', /results/],
])('with %s the reference is refused', async (_, edit, message) => {
  await change(edit)
  const { references: library } = await open()
  const failure = expect.objectContaining({ code: 'bad-setting', message: expect.stringMatching(message) })
  await expect(library.get(ID)).rejects.toThrow(failure)
  await expect(library.get('toolmark')).resolves.toMatchObject({ bundled: true })
})

test('forged refits under their own handle are found by both verifications', async () => {
  await change(changed({ handle: true }))
  const one = await open()
  const app = await buildApp(one)
  const marks = comparison(bullet(1), bullet(2), { resolution: 'reference', include: 'recipe' })
  const { handle } = answer(await app.inject({ method: 'POST', url: '/v1/compare', ...marks }))
  await app.close()
  const { verified, difference } = await verifyRecipe(one, handle)
  expect([verified, difference?.path]).toEqual([false, '/steps/5/runs/0/output'])
  expect(await verifyReference(one, ID, undefined, UNWATCHED)).toContainEqual(
    expect.objectContaining({ what: 'calibration', status: 'not equal' }),
  )
})
