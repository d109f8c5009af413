import { MarkgraphError, quote } from '../errors.ts'
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
    `accept is ${quote(text)}, but must be a code, = and the reason of at most 500 characters; the codes are ${ACCEPTABLE.join(', ')}`,
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
    throw new MarkgraphError(fault.code, messageOf(fault), { ...fault })
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
export function messageOf(fault: ReferenceFault): string {
  if (fault.code === 'slope_reversed') {
    const pairs = fault.data_set === null ? 'all pairs' : `the pairs of data set ${fault.data_set}`
    return `slope_reversed: a greater score speaks for different sources in this reference: over ${pairs} the AUC is ${fault.auc.toFixed(3)}, and its slope or the upper 95 % limit of its AUC lies on the wrong side; look for labels or sources that were exchanged`
  }
  const more = fault.groups.length - MAX_GROUPS
  const groups = fault.groups.slice(0, MAX_GROUPS).map(namesOf).join('; ')
  return `${fault.code}: ${FOUND[fault.code]}: ${groups}${more > 0 ? ` and ${more} more` : ''}. ${RIGHT[fault.code]}, or accept it with a reason`
}

const namesOf = (names: readonly string[]): string => {
  const more = names.length - MAX_NAMES
  const shown = names.slice(0, MAX_NAMES).map((name) => quote(name))
  return joinWithAnd(more > 0 ? [...shown, `${more} more`] : shown)
}

const FOUND: Readonly<Record<Acceptable, string>> = {
  scan_in_two_marks: 'several marks have the same scan',
  near_copies: 'marks are nearly the same scan, as only copies of one scan are',
  names_alike: 'names differ only by what a reader does not see (spaces, case, look-alike letters)',
}
const RIGHT: Readonly<Record<Acceptable, string>> = {
  scan_in_two_marks: 'Give each scan to one mark',
  near_copies: 'Keep one mark of each scan',
  names_alike: 'Give one thing one name, and different things names that differ',
}
