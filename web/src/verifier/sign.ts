import type { ReportVerification } from '../../../src/verify/shapes.ts'

/** How the page shows what was found: nothing that is one of these looks like another. */
export interface Sign {
  readonly state: 'verified' | 'differs' | 'false-name' | 'unknown' | 'open' | 'intact'
  readonly mark: string
  readonly title: string
}

/** The sign of an answer. */
export function signOf({ verdict, proved, reference, outcome }: ReportVerification): Sign {
  if (verdict === 'not verified') {
    return { state: 'differs', mark: '✕', title: 'Not verified: something differs' }
  }
  if (proved.reference === 'unknown' && reference?.borrows_id) {
    const title = `False name: this is not the reference ${reference.id} of any release of Markgraph`
    return { state: 'false-name', mark: '⚠', title }
  }
  if (verdict === 'intact, not recomputable') {
    return { state: 'intact', mark: '–', title: 'Intact, but not all of it can be computed here' }
  }
  if (proved.reference === 'unknown') {
    return {
      state: 'unknown',
      mark: '?',
      title: `Equal, but the ${numberOf(outcome)} is relative to a reference that nobody vouched for here`,
    }
  }
  if (verdict === 'verified') return { state: 'verified', mark: '✓', title: 'Verified' }
  return { state: 'open', mark: '◐', title: 'Equal; not everything was looked at' }
}

const numberOf = (outcome: ReportVerification['outcome']): string =>
  outcome === 'calibrated' ? 'number' : 'result'

const STANDING = {
  bundled: '✓ bundled: it came with a release of Markgraph',
  trusted: '✓ trusted: you named it, or a key that you trust signed for it',
  unknown: '? unknown: the result is relative to whatever that reference is',
} as const

const OF_ITS_OWN = '✓ none: the marks of this validation are their own'

/** What was proved, part by part, in words. */
export function provedWords({ proved, reference }: ReportVerification): [name: string, words: string][] {
  const { computation, refusal, pdf, not_looked_at: names } = proved
  const isFalse = proved.reference === 'unknown' && reference?.borrows_id
  const isOwn = reference === null && proved.reference === 'trusted'
  const standing = isFalse
    ? `⚠ false name: it calls itself ${reference.id}, and no release of Markgraph came with it`
    : STANDING[proved.reference]
  const rows: [string, string][] = [
    [
      'Computation',
      { equal: '✓ equal', differs: '✕ differs', 'not computed': '– not computed' }[computation],
    ],
    ['Reference', reference ? `${standing} (${reference.handle})` : isOwn ? OF_ITS_OWN : standing],
  ]
  if (refusal) rows.push(['Refusal', refusal === 'derived' ? '✓ derived again' : '✕ not derived again'])
  const ofPdf = {
    equal: '✓ equal to what is printed again',
    differs: '✕ differs',
    absent: '– there is none',
    'other release': '? printed by another release',
  }
  rows.push(['PDF', pdf ? ofPdf[pdf] : '? not printed again here'])
  rows.push(['Not looked at', names.length > 0 ? names.join(', ') : 'nothing'])
  return rows
}
