import { createHash } from 'node:crypto'
import { z } from 'zod'
import { splitList } from '../words/lists.ts'

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

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const KEY_HASH = /^sha256:([0-9a-f]{64})$/
const NAMED_KEY = /^([\w.-]{1,64}):(submit|study|admin):sha256:([0-9a-f]{64})$/
const UNNAMED = 'key-' // names of keys without a name begin so

/** Hashes of nothing, and of the line end that `echo` and an empty file give. */
const EMPTY = new Set(['', '\n', '\r\n'].map(hashOf))

/** The key that an entry of the list stands for; undefined when it is none. `n` counts the entries from 1. */
function keyOf(entry: string, n: number): ApiKey | undefined {
  const [, name, role, hash] = NAMED_KEY.exec(entry) ?? []
  if (name !== undefined) {
    if (name.startsWith(UNNAMED)) return undefined
    return { name, role: role as Role, sha256: hash!, principal: name }
  }
  // with a colon it is meant as the other form: taken as a key, a mistake in it would make an admin
  const isPlain = entry.length >= SHORTEST_KEY && /^[\x21-\x39\x3b-\x7e]+$/.test(entry)
  const sha256 = KEY_HASH.exec(entry)?.[1] ?? (isPlain ? hashOf(entry) : undefined)
  // stored under its hash: its number changes when another key is taken out of the list
  const principal = `${UNNAMED}${sha256?.slice(0, 32)}`
  return sha256 === undefined ? undefined : { name: `${UNNAMED}${n}`, role: 'admin', sha256, principal }
}

/** What is wrong with the keys of a list; undefined when nothing is. No entry is repeated: it may be a key. */
function problemOf(all: readonly (ApiKey | undefined)[], text: string): string | undefined {
  if (all.length === 0 && text !== '') return 'it names no key; leave it out to serve without keys'
  const unknown = all.indexOf(undefined) + 1
  if (unknown > 0) {
    return `entry ${unknown} has no known form: each key must be name:role:sha256:<64 hex digits, lower case> with a role of ${ROLES.join(', ')} and a name that does not begin with ${UNNAMED}; or sha256:<64 hex digits>, or printable text of at least ${SHORTEST_KEY} characters without a colon; separated by commas`
  }
  const keys = all.filter((one) => one !== undefined)
  const empty = keys.findIndex(({ sha256 }) => EMPTY.has(sha256)) + 1
  if (empty > 0) return `entry ${empty} is the hash of an empty key; give the hash of a key that somebody has`
  const twice = keys.findIndex(({ sha256 }, i) => keys.findIndex((one) => one.sha256 === sha256) < i) + 1
  if (twice > 0) return `entry ${twice} is the key of an earlier entry; list every key once`
  const roles = Map.groupBy(keys, ({ name }) => name)
  const isMixed = [...roles.values()].some((own) => own.some(({ role }) => role !== own[0]!.role))
  return isMixed ? 'keys of one name must have one role' : undefined
}

/**
 * The list of keys in `MARKGRAPH_API_KEYS`, separated by commas. Two keys may have one name, and then one role.
 */
export const apiKeys = z
  .string()
  .default('')
  .transform((text, context) => {
    const all = splitList(text).map((entry, i) => keyOf(entry, i + 1))
    const message = problemOf(all, text)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
    return all.filter((one) => one !== undefined)
  })
