import type { ReportVerification } from '../../../src/verify/shapes.ts'
import { say } from '../languages/say.ts'

/** How the page shows what was found: nothing that is one of these looks like another. */
export interface Sign {
  readonly state: 'verified' | 'differs' | 'false-name' | 'unknown' | 'open' | 'intact'
  readonly mark: string
  readonly title: string
}

/** The sign of an answer. */
export function signOf({ verdict, proved, reference, outcome }: ReportVerification): Sign {
  if (verdict === 'not verified') {
    return { state: 'differs', mark: '✕', title: say('Not verified: something differs') }
  }
  if (proved.reference === 'unknown' && reference?.borrows_id) {
    const title = say('False name: this is not the reference {id} of any release of Markgraph', {
      id: reference.id ?? '',
    })
    return { state: 'false-name', mark: '⚠', title }
  }
  if (verdict === 'intact, not recomputable') {
    return { state: 'intact', mark: '–', title: say('Intact, but not all of it can be computed here') }
  }
  if (proved.reference === 'unknown') {
    return {
      state: 'unknown',
      mark: '?',
      title:
        outcome === 'calibrated'
          ? say('Equal, but the number is relative to a reference that nobody vouched for here')
          : say('Equal, but the result is relative to a reference that nobody vouched for here'),
    }
  }
  if (verdict === 'verified') return { state: 'verified', mark: '✓', title: say('Verified') }
  return { state: 'open', mark: '◐', title: say('Equal; not everything was looked at') }
}

const STANDING = {
  bundled: `✓ ${say('bundled: it came with a release of Markgraph')}`,
  trusted: `✓ ${say('trusted: you named it, or a key that you trust signed for it')}`,
  unknown: `? ${say('unknown: the result is relative to whatever that reference is')}`,
} as const

const OF_ITS_OWN = `✓ ${say('none: the marks of this validation are their own')}`

/** What was proved, part by part, in words. */
export function provedWords({ proved, reference }: ReportVerification): [name: string, words: string][] {
  const { computation, refusal, pdf, not_looked_at: names } = proved
  const isFalse = proved.reference === 'unknown' && reference?.borrows_id
  const isOwn = reference === null && proved.reference === 'trusted'
  const standing = isFalse
    ? `⚠ ${say('false name: it calls itself {id}, and no release of Markgraph came with it', { id: reference.id ?? '' })}`
    : STANDING[proved.reference]
  const rows: [string, string][] = [
    [
      say('Computation'),
      {
        equal: `✓ ${say('equal')}`,
        differs: `✕ ${say('differs')}`,
        'not computed': `– ${say('not computed')}`,
      }[computation],
    ],
    [say('Reference'), reference ? `${standing} (${reference.handle})` : isOwn ? OF_ITS_OWN : standing],
  ]
  if (refusal)
    rows.push([
      say('Refusal'),
      refusal === 'derived' ? `✓ ${say('derived again')}` : `✕ ${say('not derived again')}`,
    ])
  const ofPdf = {
    equal: `✓ ${say('equal to what is printed again')}`,
    differs: `✕ ${say('differs')}`,
    absent: `– ${say('there is none')}`,
    'other release': `? ${say('printed by another release')}`,
  }
  rows.push(['PDF', pdf ? ofPdf[pdf] : `? ${say('not printed again here')}`])
  rows.push([say('Not looked at'), names.length > 0 ? names.join(', ') : say('nothing')])
  return rows
}
