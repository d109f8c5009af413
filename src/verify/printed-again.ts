import type { Compared } from '../compare/compared.ts'
import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import type { AnyReport } from '../kinds/report.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { type PrintFile, printFileOf } from './bundles/print-file.ts'
import type { ZipFile } from './bundles/zip.ts'
import { RELEASES } from './releases.ts'
import type { Engine } from './replay.ts'
import type { Proved } from './shapes.ts'

/** What came of printing a report again. `reason`: why it is not equal, or was not printed. */
interface Printed extends Pick<Proved, 'pdf' | 'not_looked_at'> {
  readonly reason: string | null
}

/**
 * Prints the document of a report again and compares it, byte for byte, with those that are given.
 * in      `compared`: the comparison, done again with the same result; undefined where it was not
 *         `print`: what the document was printed with; undefined where nothing says it
 */
export async function printedAgain(
  engine: Pick<Engine, 'print'>,
  session: Session,
  given: {
    readonly compared: Compared | undefined
    readonly report: AnyReport
    readonly print: PrintFile | undefined
    readonly documents: readonly ZipFile[]
  },
): Promise<Printed> {
  const { compared, report, print, documents } = given
  const [first] = documents
  const unproved = print ? ['print.json'] : [] // its texts are proved by the document alone
  if (!first) return { pdf: 'absent', not_looked_at: unproved, reason: null }
  const names = documents.map(({ path }) => path)
  const notPrinted = (reason: string, pdf: Printed['pdf'] = null): Printed => ({
    pdf,
    not_looked_at: [...names, ...unproved],
    reason,
  })
  const stranger = documents.find(({ data }) => !sameBytes(data, first.data))
  if (stranger) {
    const reason = `${stranger.path} is another document than ${first.path}`
    return { pdf: 'differs', not_looked_at: [], reason }
  }
  if (!compared) return notPrinted(`${first.path} was not printed again, because the comparison was not`)
  if (!engine.print) {
    return notPrinted(`${first.path} was not printed again here; markgraph verify prints it`)
  }
  try {
    const again = await engine.print(session, compared, print ?? NOTHING_SAID)
    if (sameBytes(again, first.data)) {
      const isKnown = !print || Object.hasOwn(RELEASES, print.engine_version)
      const reason = isKnown
        ? null
        : `print.json names a release ${print.engine_version} that is unknown here`
      return { pdf: 'equal', not_looked_at: isKnown ? [] : unproved, reason }
    }
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    return notPrinted(`${first.path} was not printed again: ${error.message}`)
  }
  const release = print?.engine_version ?? report.provenance.engine_version
  if (release !== ENGINE_VERSION) {
    const reason = `${first.path} was printed by Markgraph ${release}, and this is ${ENGINE_VERSION}`
    return notPrinted(reason, 'other release')
  }
  const texts = print?.case_id ? `for the case ${print.case_id}` : 'without a case'
  const reason = `${first.path} is not what this program prints of this report ${texts}`
  return { pdf: 'differs', not_looked_at: [], reason }
}

const NOTHING_SAID = printFileOf({ caseId: '', examiner: '' }, {})

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i])
