import { z } from 'zod'
import type { Json } from '../../address/canonical.ts'
import { count, typed, type Wire } from '../wire.ts'

const ACTS = ['made', 'changed', 'approved', 'reviewed', 'signed', 'exported', 'deleted'] as const

/** A row of the record of acts. Its hash covers all the rest of it, and so the row before it. */
export const eventRecord = z.object({
  sequence: count.describe('From 1, without a gap.'),
  at: z.string().describe('ISO 8601, UTC.'),
  principal: z
    .string()
    .describe('Who did it: the name of a key; empty for the operator and where there are no keys.'),
  act: z.enum(ACTS),
  kind: z.string().describe('What kind of thing it was done to, such as `report`.'),
  subject: z.string().describe('The handle or id of that thing.'),
  details: typed<{ readonly [name: string]: Json }>(z.looseObject({})),
  previous: z.string().describe('`hash` of the row before; empty in the first row.'),
  hash: z.string().describe('SHA-256 of the canonical JSON (RFC 8785) of this row without its own `hash`.'),
})

export type EventRow = Wire<typeof eventRecord>
