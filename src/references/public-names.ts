import { MarkgraphError, phrase } from '../errors.ts'
import type { Reference } from '../kinds/reference.ts'
import { nameSkeleton } from '../words/name-skeleton.ts'
import { isPublicName } from './datasets.ts'
import { publicTagOf } from './public-scans.ts'

/** Whether a tag is the name of a public data set that the scan is not of. Names that a reader cannot tell apart are one. */
function isFalseName(tag: string, sha256: string): boolean {
  const name = nameSkeleton(tag)
  if (!isPublicName(name)) return false
  const of = publicTagOf(sha256)
  return of === undefined || !isPublicName(name, of)
}

/** The tag of a scan: the name of a public data set belongs to the scans of that set alone, whatever a column says. */
export const tagOfScan = (tag: string, sha256: string): string =>
  isFalseName(tag, sha256) ? `${tag.trim()} (other scans)` : tag

/**
 * Refuses a document that gives the name of a public data set to other scans, or to none.
 * errors  `bad-value`
 */
export function checkPublicNames({ datasets, data_sets = [], conditions = [], marks }: Reference): void {
  const names = [datasets, conditions].flatMap((all) => all.map(({ tag }) => tag))
  const all = [...names, ...data_sets.flatMap(({ data_set, tags: of }) => [data_set, ...of])]
  const other = marks.find(({ tag = '', scans }) =>
    scans.length > 0 ? scans.some((scan) => isFalseName(tag, scan)) : isPublicName(nameSkeleton(tag)),
  )
  const hasNone = !marks.some(({ scans }) => scans.some((scan) => publicTagOf(scan)))
  const name = other?.tag ?? (hasNone ? all.find((one) => isPublicName(nameSkeleton(one))) : undefined)
  if (name === undefined) return
  const what = other
    ? phrase('mark {mark} is not of it', { mark: other.mark })
    : phrase('no scan of it is in the reference')
  throw new MarkgraphError(
    'bad-value',
    phrase('{name} is the name of a published data set, but {what}; give the data another name', {
      name: JSON.stringify(name),
      what,
    }),
  )
}
