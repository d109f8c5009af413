/**
 * Changes random single bytes of the bundles of small simulated comparisons of every domain and prints how many of the changes a
 * check finds, and for how many it names the file (and the step of an artifact): `node scripts/tamper.ts [changes]`.
 */

import { DOMAINS, reportOf, smallReferences, zipOfReport } from '../test/helpers/bundles.ts'
import { tampered } from '../test/verify/bundles/tampered.ts'

const all = Number(process.argv[2] ?? 10_000)
const one = await smallReferences()
let bad = 0
for (const [i, domain] of DOMAINS.entries()) {
  const zip = await zipOfReport(one.service, await reportOf(one.service, domain), i % 2 === 0)
  const share = Math.floor(all / DOMAINS.length) + (i < all % DOMAINS.length ? 1 : 0)
  const { changes, missed, misnamed, byFile } = tampered(zip, i + 1, share)
  bad += missed + misnamed.length
  process.stdout.write(
    `${domain}: ${changes} changes in ${byFile.size} files of ${zip.length} bytes: ${changes - missed} found, ${changes - missed - misnamed.length} with the right name\n`,
  )
  for (const line of misnamed.slice(0, 10)) process.stdout.write(`  ${line}\n`)
}
await one.close()
process.exit(bad > 0 ? 1 : 0)
