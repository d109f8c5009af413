import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { ratioOf } from '../../ui/ratio.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { checkText } from './check-text.ts'
import { instrumentsOf, makesOf } from './origins.ts'

type Listed =
  paths['/v1/references']['get']['responses'][200]['content']['application/json']['references'][number]

/** The references of the service: what they support, what their marks come from, and how they did on data that they had not seen. */
export function ReferenceTable() {
  const references = useLoaded(async () => (await got(() => api().GET('/v1/references'))).references, [])
  return (
    <ListTable
      of={references}
      what={say('the references')}
      none={say('There is no reference.')}
      keyOf={({ id }) => id}
      columns={[
        {
          head: say('Reference'),
          cell: ({ id, name }) => <a href={`/references/${encodeURIComponent(id)}`}>{name}</a>,
        },
        { head: say('Marks'), cell: ({ domain }) => titleOf(String(domain)) },
        { head: say('Supports'), cell: supports },
        { head: say('Sources'), isNumber: true, cell: ({ n_sources }) => whole(n_sources) },
        { head: say('Make and calibre'), cell: ({ origins }) => makesOf(origins) },
        { head: say('Instrument'), cell: ({ origins }) => instrumentsOf(origins) },
        { head: say('Pitch, µm'), isNumber: true, cell: pitchRange },
        {
          head: say('Cllr, data sets left out'),
          isNumber: true,
          cell: ({ left_out_diagnostics }) => leftOutRange(left_out_diagnostics),
        },
        { head: say('Last check'), cell: ({ last_check }) => checkText(last_check) },
      ]}
    />
  )
}

/** `1/10 to 10`: the least and the greatest ratio of two marks. */
function supports({ lr_bounds_log10: bounds }: Listed): string {
  if (!bounds) return say('no ratio')
  const [least, greatest] = bounds.map((bound) => ratioOf(bound!)) as [string, string]
  return say('{least}\u00a0to\u00a0{greatest}', { least, greatest })
}

/** `6.25 to 7.38`: the pitch of its scans. */
function pitchRange({ conditions = [] }: Listed): string {
  const pitches = conditions.flatMap(({ ranges }) => ranges['pitch_um'] ?? [])
  if (pitches.length === 0) return '–'
  return rangeOf(pitches, 2)
}

/** `0.285 to 0.582`: Cllr over the data sets, each left out in turn. */
function leftOutRange(tried: readonly { readonly cllr: number | null }[] = []): string {
  const costs = tried.flatMap(({ cllr }) => (cllr === null ? [] : [cllr]))
  if (costs.length === 0) return '–'
  return rangeOf(costs, 3)
}

/** The least and the greatest of numbers; one of them where they are written alike. */
function rangeOf(numbers: readonly number[], places: number): string {
  const least = decimals(Math.min(...numbers), places)
  const greatest = decimals(Math.max(...numbers), places)
  return least === greatest ? least : say('{least} to {greatest}', { least, greatest })
}
