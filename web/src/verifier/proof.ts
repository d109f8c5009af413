import type { ReportVerification } from '../../../src/verify/shapes.ts'

type Proof = Pick<ReportVerification, 'proved' | 'reference'>

/** What was proved and what was not, in a sentence each. */
export function proofSentences(found: Proof): string[] {
  const { yes, no } = proofOf(found)
  return [`Proved: ${yes.length > 0 ? yes.join('; ') : 'nothing'}.`, `Not proved: ${no.join('; ')}.`]
}

interface Parts {
  readonly yes: string[]
  readonly no: string[]
}

function proofOf({ proved, reference }: Proof): Parts {
  const { computation, refusal, pdf, signatures, not_looked_at: names } = proved
  const parts: Parts = { yes: [], no: [] }
  const say = (isProved: boolean, words: string): unknown => (isProved ? parts.yes : parts.no).push(words)
  if (computation === 'equal') say(true, 'every computation gives the same result when it is done again')
  if (computation === 'differs')
    say(false, 'what is in the bundle is not what comes out when it is done again')
  if (computation === 'not computed') say(false, 'not every computation could be done again here')
  if (refusal) say(refusal === 'derived', 'the reason of the refusal')
  if (proved.reference === 'bundled') say(true, 'the reference came with a release of Markgraph')
  if (proved.reference === 'trusted')
    say(true, reference ? 'you trust the reference' : 'nothing in it rests on a reference from elsewhere')
  if (proved.reference === 'unknown') {
    say(
      false,
      reference?.borrows_id ? 'that the reference is the one it is named after' : 'whose the reference is',
    )
  }
  if (pdf === 'equal') say(true, 'the PDF is the printed report')
  if (pdf === 'differs') say(false, 'the PDF is not the printed report')
  if (pdf === 'other release') say(false, 'what the PDF says, because another release printed it')
  if (pdf === null) say(false, 'what the PDF says, because it was not printed again')
  const isSigned = signatures.some(({ kind, valid }) => kind === 'signature' && valid)
  say(isSigned, isSigned ? 'the bundle is signed, and was not changed after that' : 'who made the bundle')
  if (names.length > 0) say(false, `what is in ${shortList(names)}`)
  say(false, 'that the scans are of the exhibits that they are said to be of')
  return parts
}

const MAX_NAMES = 5

/** Names in a sentence; of many only the first, since the table below has all of them. */
const shortList = (names: readonly string[]): string =>
  names.length <= MAX_NAMES
    ? names.join(', ')
    : `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} other files`
