/** What a client has taken of something limited, counted for all processes that share a store. */
export interface Counts {
  /**
   * Takes one of at most `limit` in any `windowSeconds`, or, without `count`, only looks.
   * out     seconds to wait, or 0 when it was taken, or could be
   * errors  `store-unavailable`
   */
  take(
    name: string,
    client: string,
    rule: { readonly limit: number; readonly windowSeconds: number; readonly count: boolean },
  ): Promise<number>
}
