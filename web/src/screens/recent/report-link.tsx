import { say } from '../../languages/say.ts'
import { shortHandle } from '../../ui/handle.tsx'
import { namesOf } from '../result/names.ts'

/** A link to a result, named by the files of its marks where this tab knows them, otherwise by its short handle. */
export function ReportLink({ handle }: { readonly handle: string }) {
  const marks = namesOf(handle)?.filter((names) => names.length > 0)
  return (
    <a href={`/result/${handle}`} title={handle}>
      {marks && marks.length > 0 ? (
        marks.map(markName).reduce((one, other) => say('{one} with {other}', { one, other }))
      ) : (
        <code>{shortHandle(handle)}</code>
      )}
    </a>
  )
}

/** A mark of several scans is named by the first of them. */
const markName = ([first = '', ...more]: readonly string[]): string => {
  const name = first.replace(/\.x3p$/i, '')
  return more.length === 0 ? name : say('{name} and {n} more', { name, n: more.length })
}
