import { say } from '../../../languages/say.ts'

/** Why there is no number. */
export interface Reason {
  readonly code: string
  readonly values: { readonly [name: string]: unknown }
  readonly message: string
}

/** A finding about two marks, by the names of their fields. */
interface AboutPair {
  readonly one: string
  readonly other: string
  readonly finding: Pick<Reason, 'code' | 'values'>
}

/** What can be said of the marks so that they are compared after all, and the fields that say it. */
export interface Remedy {
  readonly label: string
  readonly fields: Readonly<Record<string, string>>
}

interface Refused {
  readonly reasons: readonly Reason[]
  readonly provenance: { readonly [name: string]: unknown }
}

/** Buttons that say something of one mark, and of all known marks. */
type Labels = readonly [one: (mark: string) => string, known: string]

/** The field that says how a mark was scanned, and the buttons that say it and take it back. */
interface ReadAs {
  readonly field: string
  readonly said: Labels
  readonly takenBack: Labels
}
const READ_AS: Readonly<Record<string, ReadAs>> = {
  agree_only_mirrored: {
    field: 'mirrored',
    said: [
      (mark) => say('{mark} was scanned as its mirror image: compare again', { mark }),
      say('The known marks were scanned as their mirror images: compare again'),
    ],
    takenBack: [
      (mark) => say('{mark} was not mirrored: compare again', { mark }),
      say('The known marks were not mirrored: compare again'),
    ],
  },
  agree_only_cast: {
    field: 'replica',
    said: [
      (mark) => say('{mark} is a cast: compare again', { mark }),
      say('The known marks are casts: compare again'),
    ],
    takenBack: [
      (mark) => say('{mark} is no cast: compare again', { mark }),
      say('The known marks are no casts: compare again'),
    ],
  },
}

/**
 * The remedies that the reasons ask for; none where one of them cannot be met by a word.
 * in      `nameOf`: what a mark is called, by the name of its field
 */
export function remediesOf(refused: Refused, nameOf: (mark: string) => string): readonly Remedy[] {
  const { reasons } = refused
  if (reasons.every(isAcceptedPitch)) {
    return [
      {
        label: say("Accept the reference's resolution and compare again"),
        fields: { resolution: 'reference' },
      },
    ]
  }
  const pairs = reasons.map(aboutPair)
  const codes = new Set(pairs.map(({ finding }) => finding.code))
  const read = codes.size === 1 ? READ_AS[pairs[0]!.finding.code] : undefined
  if (!read) return []
  // whatever is scanned in another way is part of every pair that agrees only so
  const common = [pairs[0]!.one, pairs[0]!.other].filter((name) =>
    pairs.every(({ one, other }) => name === one || name === other),
  )
  const { field, said, takenBack } = read
  const remedies = common.map((mark) => {
    const isSaid = isRead(refused, mark, field)
    return {
      label: (isSaid ? takenBack : said)[0](nameOf(mark)),
      fields: { [`${mark}_${field}`]: String(!isSaid) },
    }
  })
  const [mark] = common
  if (pairs.length === 1 || mark !== 'mark_a') return remedies
  // one against all the others: it may be these that were scanned in another way
  const known = pairs.map(({ one, other }) => (one === mark ? other : one))
  const isSaid = known.every((name) => isRead(refused, name, field))
  const fields = Object.fromEntries(known.map((name) => [`${name}_${field}`, String(!isSaid)]))
  return [...remedies, { label: (isSaid ? takenBack : said)[1], fields }]
}

/** What a reason says of two marks. Of two marks alone it does not name them. */
const aboutPair = ({ code, values }: Reason): AboutPair =>
  code === 'pair_refused'
    ? (values as unknown as AboutPair)
    : { one: 'mark_a', other: 'mark_b', finding: { code, values } }

/** Whether the request said that a mark was read so. */
function isRead({ provenance }: Refused, mark: string, field: string): boolean {
  const [, number] = /^known_(\d+)$/.exec(mark) ?? []
  if (number === undefined) return provenance[`${mark}_${field}`] === true
  const known = provenance['known_read'] as readonly { readonly [field: string]: unknown }[] | undefined
  return known?.[Number(number) - 1]?.[field] === true
}

/** Whether a scan is too coarse for the specification, but not for the band of the reference. */
function isAcceptedPitch({ values }: Reason): boolean {
  const finding = values['finding'] as Pick<Reason, 'code' | 'values'> | undefined
  return (
    finding?.code === 'pitch_too_coarse' &&
    Number(finding.values['pitch_um']) <= Number(finding.values['reference_pitch_um'])
  )
}
