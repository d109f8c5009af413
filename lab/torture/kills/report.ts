import type { Row } from '../results.ts'
import { grouped, markdown, summed, when } from '../tables.ts'
import type { KillCounts } from './stores.ts'

const PARTS = [
  ['stores', 'a process that writes to a store'],
  ['servers', 'a server under requests'],
] as const

/** What kills came to, over all runs. */
export function killsTable(rows: readonly Row[]): string {
  const of = (part: 'stores' | 'servers'): KillCounts[] =>
    rows.flatMap(({ counts }) => (counts[part] ? [counts[part] as KillCounts] : []))
  const cells = (all: readonly KillCounts[]): string[] => {
    const sum = (name: 'kills' | 'opening' | 'checks' | 'lost' | 'wrong'): string =>
      grouped(all.reduce((total, one) => total + one[name], 0))
    const told = Object.entries(summed(all.map((one) => one.told)))
      .sort()
      .map(([kind, n]) => `${kind} ${grouped(n)}`)
    return [sum('kills'), sum('opening'), told.join(', '), sum('checks'), sum('lost'), sum('wrong')]
  }
  const header = ['killed', 'kills', 'while it opened', 'told to be stored', 'checks', 'lost', 'wrong']
  const lines = PARTS.map(([part, name]) => [name, ...cells(of(part))])
  const [kills, ...others] = cells(PARTS.flatMap(([part]) => of(part)))
  const total = ['**all**', `**${kills}**`, others[0]!, '', ...others.slice(2).map((one) => `**${one}**`)]
  return `${when(rows)}\n\n${markdown(header, [...lines, total])}`
}
