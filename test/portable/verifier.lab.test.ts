/** The workers in every browser check a bundle with the same result as Node.js. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { script, workerScript } from '../../scripts/build-verifier.ts'
import { verifyBundle } from '../../src/verify/verify-bundle.ts'
import { engineOf } from '../../src/verify/verify-report.ts'
import { DOMAINS, type Domain, reportOf, smallReferences, zipOfReport } from '../helpers/bundles.ts'
import type { TestComposition } from '../helpers/composition.ts'
import { ENGINES } from './engines.ts'

let one: TestComposition
const zips = {} as Record<Domain, Uint8Array>
beforeAll(async () => {
  one = await smallReferences()
  for (const domain of DOMAINS)
    zips[domain] = await zipOfReport(one.service, await reportOf(one.service, domain))
})
afterAll(() => one.close())

/** A browser knows the references of the releases alone. */
const knowingNoReference = () => ({ ...engineOf(one.service), reference: async () => undefined })

const verifiedInNode = new Map<Domain, ReturnType<typeof verifyBundle>>()
function inNode(domain: Domain): ReturnType<typeof verifyBundle> {
  const found = verifiedInNode.get(domain) ?? verifyBundle(zips[domain], knowingNoReference(), async () => [])
  verifiedInNode.set(domain, found)
  return found
}

/** The script that checks the bundles of all domains, in their order. */
let checking: Promise<string> | undefined
async function checkingScript(): Promise<string> {
  const bundles = DOMAINS.map((domain) => Buffer.from(zips[domain]).toString('base64')).join('\n')
  const texts = { worker: await workerScript(), bundles }
  return script('web/src/verifier/embedded.ts', texts, { globalName: 'bundle' })
}

const BROWSERS = ENGINES.filter(({ name }) => name !== 'Node.js 26')
for (const { name, missing, answer } of BROWSERS) {
  if (missing !== undefined) console.warn(`check of bundles in ${name}: skipped, ${missing}`)
  let answers: Promise<unknown> | undefined // of one start of the browser
  test.skipIf(missing !== undefined).each(DOMAINS)(
    `a bundle of domain %s is verified in ${name}, with the handles of Node.js`,
    { timeout: 300_000 },
    async (domain) => {
      checking ??= checkingScript()
      answers ??= checking.then(answer)
      const found = (await answers) as unknown[]
      expect(found).toHaveLength(DOMAINS.length)
      expect(found[DOMAINS.indexOf(domain)]).toEqual(await inNode(domain))
    },
  )
}
