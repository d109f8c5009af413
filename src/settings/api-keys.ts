import { createHash } from 'node:crypto'
import { z } from 'zod'
import { listed } from '../words/listed.ts'

const SHORTEST_KEY = 16 // characters

/** What a key may do; each role may do what those before it may. */
export const ROLES = ['submit', 'study', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** An API key. The service keeps only its hash. */
interface ApiKey {
  readonly role: Role
  /** SHA-256 of the key, in hex. */
  readonly sha256: string
  /** The name under which its studies, reports and references are stored. */
  readonly principal: string
  /** The name for the operator. */
  readonly name: string
}

const KEY_HASH = /^sha256:([0-9a-f]{64})$/
const NAMED_KEY = /^([\w.-]{1,64}):(submit|study|admin):sha256:([0-9a-f]{64})$/
const UNNAMED = 'key-' // names of keys without a name begin so

/** The key that an entry of the list stands for; undefined when it is none. `n` counts the entries from 1. */
function keyOf(entry: string, n: number): ApiKey | undefined {
  const [, name, role, hash] = NAMED_KEY.exec(entry) ?? []
  if (name !== undefined) {
    if (name.startsWith(UNNAMED)) return undefined
    return { name, role: role as Role, sha256: hash!, principal: name }
  }
  const isPlain = !entry.includes('sha256:') && entry.length >= SHORTEST_KEY && /^[\x21-\x7e]+$/.test(entry)
  const plainHash = isPlain ? createHash('sha256').update(entry).digest('hex') : undefined
  const sha256 = KEY_HASH.exec(entry)?.[1] ?? plainHash
  // stored under its hash: its number changes when another key is taken out of the list
  const principal = `${UNNAMED}${sha256?.slice(0, 32)}`
  return sha256 === undefined ? undefined : { name: `${UNNAMED}${n}`, role: 'admin', sha256, principal }
}

/**
 * The list of keys in `MARKGRAPH_API_KEYS`, separated by commas. Two keys may have one name, and then one role.
 */
export const apiKeys = z
  .string()
  .default('')
  .transform((text) => listed(text).map((entry, i) => keyOf(entry, i + 1)))
  .refine((all) => all.every((one) => one !== undefined), {
    error: `each key must be name:role:sha256:<64 hex digits> with a role of ${ROLES.join(', ')} and a name that does not begin with ${UNNAMED}; or sha256:<64 hex digits>, or printable text of at least ${SHORTEST_KEY} characters; separated by commas`,
  })
  .transform((all) => all.filter((one) => one !== undefined))
  .refine(
    (all) => all.every(({ name, role }) => all.every((one) => one.name !== name || one.role === role)),
    {
      error: 'keys of one name must have one role',
    },
  )
