import type { ReportVerification } from '../../../src/verify/shapes.ts'
import { say } from '../languages/say.ts'

type Proof = Pick<ReportVerification, 'proved' | 'reference'>

/** What was proved and what was not, in a sentence each. */
export function proofSentences(found: Proof): string[] {
  const { yes, no } = proofOf(found)
  return [
    say('Proved: {what}.', { what: yes.length > 0 ? yes.join('; ') : say('nothing') }),
    say('Not proved: {what}.', { what: no.join('; ') }),
  ]
}

interface Parts {
  readonly yes: string[]
  readonly no: string[]
}

function proofOf({ proved, reference }: Proof): Parts {
  const { computation, refusal, pdf, signatures, not_looked_at: names } = proved
  const parts: Parts = { yes: [], no: [] }
  const put = (isProved: boolean, words: string): unknown => (isProved ? parts.yes : parts.no).push(words)
  if (computation === 'equal') put(true, say('every computation gives the same result when it is done again'))
  if (computation === 'differs')
    put(false, say('what is in the bundle is not what comes out when it is done again'))
  if (computation === 'not computed') put(false, say('not every computation could be done again here'))
  if (refusal) put(refusal === 'derived', say('the reason of the refusal'))
  if (proved.reference === 'bundled') put(true, say('the reference came with a release of Markgraph'))
  if (proved.reference === 'trusted')
    put(
      true,
      reference ? say('you trust the reference') : say('nothing in it rests on a reference from elsewhere'),
    )
  if (proved.reference === 'unknown') {
    put(
      false,
      reference?.borrows_id
        ? say('that the reference is the one it is named after')
        : say('whose the reference is'),
    )
  }
  if (pdf === 'equal') put(true, say('the PDF is the printed report'))
  if (pdf === 'differs') put(false, say('the PDF is not the printed report'))
  if (pdf === 'other release') put(false, say('what the PDF says, because another release printed it'))
  if (pdf === null) put(false, say('what the PDF says, because it was not printed again'))
  const isSigned = signatures.some(({ kind, valid }) => kind === 'signature' && valid)
  put(
    isSigned,
    isSigned ? say('the bundle is signed, and was not changed after that') : say('who made the bundle'),
  )
  if (names.length > 0) put(false, say('what is in {names}', { names: shortList(names) }))
  put(false, say('that the scans are of the exhibits that they are said to be of'))
  return parts
}

const MAX_NAMES = 5

/** Names in a sentence; of many only the first, since the table below has all of them. */
const shortList = (names: readonly string[]): string =>
  names.length <= MAX_NAMES
    ? names.join(', ')
    : say('{names} and {n} other files', {
        names: names.slice(0, MAX_NAMES).join(', '),
        n: names.length - MAX_NAMES,
      })
