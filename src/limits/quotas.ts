/** What one request holds of something limited. */
export interface Share {
  /** Takes more. False when there is too little left for this client; then nothing is taken. */
  add(amount: number): boolean
  /** Gives everything back. It may be called again. */
  end(): void
}

/** Something limited that clients share. */
interface Quotas {
  readonly total: number
  used(): number
  open(client: string): Share
}

/**
 * A client gets more as long as it then holds no more than is left for the others. So one client can have at most half of all, and
 * there is always something left for who comes next. A client who holds nothing may have all that is left. Without this rule,
 * "searches of one client that do not end keep out nobody" fails (test/http/search-jobs.service.test.ts).
 */
export function quotas(total: number): Quotas {
  const held = new Map<string, number>()
  let used = 0
  const change = (client: string, by: number): void => {
    const now = (held.get(client) ?? 0) + by
    if (now > 0) held.set(client, now)
    else held.delete(client)
    used += by
  }
  return {
    total,
    used: () => used,
    open(client) {
      let own = 0
      return {
        add(amount) {
          const before = held.get(client) ?? 0
          const left = total - used - amount
          if (left < 0 || (before > 0 && before + amount > left)) return false
          own += amount
          change(client, amount)
          return true
        },
        end() {
          if (own > 0) change(client, -own)
          own = 0
        },
      }
    },
  }
}
