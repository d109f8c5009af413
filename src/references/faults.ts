import { MarkgraphError, type Phrase, phrase, quote } from '../errors.ts'
import {
  ACCEPTABLE,
  type Acceptable,
  type Accepted,
  acceptedSchema,
  type Reference,
} from '../kinds/reference.ts'
import type { ReferenceFault } from '../kinds/reference-faults.ts'
import { referenceFaults } from '../nodes/calibration/reference-faults.ts'
import { joinWithAnd } from '../words/lists.ts'

export const HOW_TO_ACCEPT = `CODE=REASON: a fault that would be refused, and why it is none here; the reason is shown with every answer. Codes: ${ACCEPTABLE.join(', ')}`

const MAX_GROUPS = 5 // named in a message
const MAX_NAMES = 10 // of a group

/**
 * `names_alike=two pistols are engraved alike`: what somebody accepts, and why.
 * errors  `bad-value`
 */
export function acceptedOf(text: string): Accepted {
  const at = text.indexOf('=')
  const parsed = acceptedSchema.safeParse({
    code: text.slice(0, at).trim(),
    reason: text.slice(at + 1).trim(),
  })
  if (at > 0 && parsed.success) return parsed.data
  throw new MarkgraphError(
    'bad-value',
    phrase(
      'accept is {text}, but must be a code, = and the reason of at most 500 characters; the codes are {codes}',
      { text: quote(text), codes: ACCEPTABLE.join(', ') },
    ),
  )
}

/** The same of several, one a line. */
export const acceptedLines = (text = ''): Accepted[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(acceptedOf)

/**
 * What of the faults of a reference is accepted.
 * errors  the code of the first fault that nobody accepts, with the names that it is about
 */
export function acceptedFaults(faults: readonly ReferenceFault[], accept: readonly Accepted[]): Accepted[] {
  return faults.map((fault) => {
    const accepted = accept.find(({ code }) => code === fault.code)
    if (accepted) return accepted
    throw new MarkgraphError(fault.code, phraseOfFault(fault), { ...fault })
  })
}

/**
 * A reference whose faults are accepted, or that has none. `more`: faults that its document alone does not show.
 * errors  those of `acceptedFaults`
 */
export function soundReference(
  reference: Reference,
  accept: readonly Accepted[],
  more: readonly ReferenceFault[] = [],
): Reference {
  const { faults } = referenceFaults.run({ reference }, {})
  const before = reference.accepted ?? []
  const all = acceptedFaults([...faults, ...more], [...before, ...accept])
  const fresh = all.filter(({ code }) => !before.some((one) => one.code === code))
  return fresh.length > 0 ? { ...reference, accepted: [...before, ...fresh] as [Accepted] } : reference
}

/** What is wrong, with the names, and what would be right. */
export function phraseOfFault(fault: ReferenceFault): Phrase {
  if (fault.code === 'slope_reversed') {
    const pairs =
      fault.data_set === null
        ? phrase('all pairs')
        : phrase('the pairs of data set {data_set}', { data_set: fault.data_set })
    return phrase(
      'slope_reversed: a greater score speaks for different sources in this reference: over {pairs} the AUC is {auc}, and its slope or the upper 95 % limit of its AUC lies on the wrong side; look for labels or sources that were exchanged',
      { pairs, auc: fault.auc.toFixed(3) },
    )
  }
  const rest = fault.groups.length - MAX_GROUPS
  const more = rest > 0 ? phrase(' and {n} more', { n: rest }) : ''
  const groups = fault.groups.slice(0, MAX_GROUPS).map(namesOf).join('; ')
  return FOUND[fault.code](groups, more)
}

const namesOf = (names: readonly string[]): string => {
  const more = names.length - MAX_NAMES
  const shown = names.slice(0, MAX_NAMES).map((name) => quote(name))
  return joinWithAnd(more > 0 ? [...shown, `${more} more`] : shown)
}

const FOUND: Readonly<Record<Acceptable, (groups: string, more: Phrase | string) => Phrase>> = {
  scan_in_two_marks: (groups, more) =>
    phrase(
      'scan_in_two_marks: several marks have the same scan: {groups}{more}. Give each scan to one mark, or accept it with a reason',
      { groups, more },
    ),
  near_copies: (groups, more) =>
    phrase(
      'near_copies: marks are nearly the same scan, as only copies of one scan are: {groups}{more}. Keep one mark of each scan, or accept it with a reason',
      { groups, more },
    ),
  names_alike: (groups, more) =>
    phrase(
      'names_alike: names differ only by what a reader does not see (spaces, case, look-alike letters): {groups}{more}. Give one thing one name, and different things names that differ, or accept it with a reason',
      { groups, more },
    ),
}
