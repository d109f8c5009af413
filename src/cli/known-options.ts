import { type Command, InvalidArgumentError, Option } from 'commander'
import { KNOWN_NUMBERS, KNOWN_SIDES } from '../compare/request/parse-request.ts'
import type { MarkReading } from '../marks/mark-type.ts'
import { givenPath } from './given-path.ts'
import { edgesOption, landsOption } from './land-options.ts'

const ALIKE = ['ammunition', 'instrument', 'condition'] as const
type Alike = (typeof ALIKE)[number]

/** What is said of each known mark, by its number from 1. */
type OfKnown<T> = { readonly [number: number]: T }

/** What the options of `withKnown` give. The files of the known marks are in `knownGroups`. */
export interface KnownOptions {
  landsKnown?: OfKnown<number[]>
  edgesKnown?: OfKnown<MarkReading['edges']>
  replicaKnown?: OfKnown<true>
  mirroredKnown?: OfKnown<true>
  leaveOut?: OfKnown<string>
  made?: number
  alike?: Alike[]
  different?: Alike[]
}

/** Collects `number:value` of an option that is given once for each known mark. */
const ofKnown =
  <T>(parse: (text: string) => T) =>
  (text: string, before: OfKnown<T> = {}): OfKnown<T> => {
    const [, number, value] = /^(\d):(.+)$/s.exec(text) ?? []
    if (!KNOWN_NUMBERS.some((n) => `${n}` === number)) {
      throw new InvalidArgumentError('must begin with the number of a known mark and a colon, as in 2:…')
    }
    return { ...before, [Number(number)]: parse(value!) }
  }

function numbers(text: string, before: OfKnown<true> = {}): OfKnown<true> {
  if (!KNOWN_NUMBERS.some((n) => `${n}` === text)) {
    throw new InvalidArgumentError(`must be numbers of known marks, 1 to ${KNOWN_NUMBERS.length}`)
  }
  return { ...before, [Number(text)]: true }
}

export function countOption(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new InvalidArgumentError('must be a whole number from 1')
}

/** Adds the options of several known marks of one source. */
export const withKnown = (command: Command): Command =>
  command
    .option(
      '--known <files...>',
      'scans of a known mark, in place of --b; once for each of several test fires of one firearm, or test marks of one tool',
    )
    .option('--lands-known <n:list>', 'positions of the lands of known mark n', ofKnown(landsOption))
    .option('--edges-known <n:list>', 'groove edges of the lands of known mark n', ofKnown(edgesOption))
    .option('--replica-known <n...>', 'the scans of these known marks show a cast', numbers)
    .option('--mirrored-known <n...>', 'the scans of these known marks show the mirror image', numbers)
    .option(
      '--leave-out <n:reason>',
      'a known mark that you would leave out, and why: the ratio counts it, a second line does not',
      ofKnown((reason) => reason),
    )
    .option('--made <count>', 'how many test fires or test marks were made', countOption)
    .addOption(new Option('--alike <what...>', 'what questioned and known marks share').choices(ALIKE))
    .addOption(
      new Option('--different <what...>', 'what questioned and known marks do not share').choices(ALIKE),
    )

/** The files of each `--known` of a command line, which the parser of options would put into one list. */
export function knownGroups(argv: readonly string[]): string[][] {
  const groups: string[][] = []
  let open: string[] | undefined
  for (const one of argv) {
    const [, first] = /^--known(?:=(.*))?$/s.exec(one) ?? []
    if (/^--known(=|$)/.test(one)) {
      open = first === undefined ? [] : [givenPath(first)]
      groups.push(open)
    } else if (one.startsWith('-')) open = undefined
    else open?.push(givenPath(one))
  }
  return groups
}

/** The fields of a request that these options say. */
export function knownFields(options: KnownOptions): object {
  const { landsKnown, edgesKnown, replicaKnown, mirroredKnown, leaveOut, made } = options
  const said = (what: Alike): boolean | undefined =>
    options.alike?.includes(what) ? true : options.different?.includes(what) ? false : undefined
  return {
    ...Object.fromEntries(
      KNOWN_SIDES.flatMap((side, i) => [
        [`${side}_lands`, landsKnown?.[i + 1]],
        [`${side}_edges`, edgesKnown?.[i + 1]],
        [`${side}_replica`, replicaKnown?.[i + 1]],
        [`${side}_mirrored`, mirroredKnown?.[i + 1]],
        [`${side}_left_out`, leaveOut?.[i + 1]],
      ]),
    ),
    known_made: made,
    known_ammunition_alike: said('ammunition'),
    known_instrument_alike: said('instrument'),
    known_condition_alike: said('condition'),
  }
}
