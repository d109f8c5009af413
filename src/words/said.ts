import { z } from 'zod'
import type { Json } from '../address/canonical.ts'
import { ENGLISH, ENGLISH_PROPOSITIONS } from './english.ts'
import type { Fact, Say, Values } from './fact.ts'
import { OF_KNOWN_MARKS } from './propositions.ts'

/** A fact as the parameter of a node. */
export const factSchema = z.strictObject({
  code: z.string(),
  values: z.record(z.string(), z.json() as unknown as z.ZodType<Json>),
})

/** A fact without what stands beside it. */
export const factOf = ({ code, values }: Fact): Fact => ({ code, values })

/** A fact as an answer has it. Only this part of a sentence is hashed. */
export const factFields = {
  code: z.string().describe('What is said.'),
  values: z
    .record(z.string(), z.unknown() as z.ZodType<Json>)
    .describe('What it is said of: numbers with their unit in the name, names.'),
}

/** A fact in words. The message follows from code and values, and takes no part in a handle. */
export const saidSchema = z
  .object({ ...factFields, message: z.string().describe('What `code` and `values` say, in English.') })
  .meta({ id: 'Said' })
export type Said = Readonly<z.output<typeof saidSchema>>

type English = typeof ENGLISH
export type Code = keyof English
type ValuesOf<C extends Code> = Parameters<English[C]> extends [infer V, ...unknown[]] ? V : unknown
export type WithValues<C extends Code> = Parameters<English[C]> extends [] ? [] : [values: ValuesOf<C>]

/** A fact by its code; the values are those that its sentence takes. */
export const fact = <C extends Code>(code: C, ...[values]: WithValues<C>): Fact => ({
  code,
  values: (values ?? {}) as Values,
})

/** A fact with its sentence. */
export const said = <C extends Code>(code: C, ...values: WithValues<C>): Said =>
  inWords(fact(code, ...values))

/** The sentence of a fact. A code that this program does not know, of a later release, is shown with its values. */
export function sentence({ code, values }: Fact): string {
  const words = Object.hasOwn(ENGLISH, code) ? (ENGLISH[code as Code] as Words) : undefined
  return words ? words(values, sentence) : `${code} ${JSON.stringify(values)}`
}
type Words = (values: Values, say: Say) => string

export const inWords = <F extends Fact>(one: F): F & Said => ({ ...one, message: sentence(one) })

/** Several facts as one text. */
export const joinSentences = (all: readonly Fact[]): string => all.map(sentence).join('; ')

export type PropositionsCode = keyof typeof ENGLISH_PROPOSITIONS

/** The propositions that a likelihood ratio weighs. */
export const propositionsSchema = z.object({ code: z.string(), same: z.string(), different: z.string() })
export type Propositions = Readonly<z.output<typeof propositionsSchema>>

/** The propositions of a questioned mark and several known ones, where two such marks have these. */
export const propositionsOfKnown = (code: PropositionsCode): PropositionsCode =>
  code in OF_KNOWN_MARKS ? OF_KNOWN_MARKS[code as keyof typeof OF_KNOWN_MARKS] : 'known_source'

export function propositions(code: string): Propositions {
  const known: { readonly [code: string]: Omit<Propositions, 'code'> } = ENGLISH_PROPOSITIONS
  const { same, different } = Object.hasOwn(known, code) ? known[code]! : { same: code, different: code }
  return { code, same, different }
}
