import scans from '../../references/public/scans.json' with { type: 'json' }

let tags: ReadonlyMap<string, string> | undefined

/** The tag of the public data set that a scan is of, by the SHA-256 of its file; undefined for every other scan. */
export function publicTagOf(sha256: string): string | undefined {
  tags ??= new Map(
    Object.entries(scans as Readonly<Record<string, readonly string[]>>).flatMap(([tag, own]) =>
      own.map((scan) => [scan, tag] as const),
    ),
  )
  return tags.get(sha256)
}
