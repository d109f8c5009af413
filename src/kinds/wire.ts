import { z } from 'zod'
import type { Handle, Json } from '../address/canonical.ts'

/** What a wire shape says: HTTP, MCP and the typed client are described by the schema, this program is typed by it. */
export type Wire<S extends z.ZodType> = Fixed<z.output<S>>

/** JSON has no undefined, and nobody changes what is sent. */
type Fixed<T> = Json extends T ? T : { readonly [K in keyof T]: Fixed<Exclude<T[K], undefined>> }

/** A schema whose values the compiler knows better than the description says. It checks nothing more. */
export const typed = <T>(schema: z.ZodType): z.ZodType<T> => schema as z.ZodType<T>

export const handleText = typed<Handle>(z.string())

/** Two numbers, as a list: clients read no tuples. */
export const twoNumbers = typed<[number, number]>(z.array(z.number()).length(2))

/** What somebody calls a thing. */
export const nameText = (what: string) => z.string().trim().min(1).max(200).describe(what)

export const count = z.number().int()

/** Texts that name a mark type. The API description lists the mark types of the service there. */
export const domainNames = z.registry()

export const domainName = z.string().register(domainNames, {})
