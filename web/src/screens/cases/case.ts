import type { paths } from '../../../../clients/typescript/src/index.ts'

type Path = paths['/v1/cases/{id}']

/** A case as the service answers with it. */
export type Case = Path['get']['responses'][200]['content']['application/json']
export type Item = Case['items'][number]

/** What is to be changed of a case. */
export type Change = NonNullable<Path['patch']['requestBody']>['content']['application/json']
export type ChangeCase = (change: Change) => Promise<void>

/** A source of known marks: K1, K2, … by its place in the case, with its test fires. */
export interface KnownSource {
  /** `K1`. */
  readonly short: string
  readonly name: string
  readonly items: readonly Item[]
}

export const questionedItems = ({ items }: Pick<Case, 'items'>): readonly Item[] =>
  items.filter(({ role }) => role === 'questioned')

/** The known marks of a case by their sources, each in the order in which it was given. */
export const knownSources = ({ items }: Pick<Case, 'items'>): readonly KnownSource[] =>
  [
    ...Map.groupBy(
      items.filter(({ role }) => role === 'known'),
      ({ source = '', exhibit }) => source || exhibit,
    ),
  ].map(([name, own], i) => ({ short: `K${i + 1}`, name, items: own }))

/** The scans of a mark, as handles. */
export const scansOf = ({ marks = [] }: Item): string[] => marks.filter((mark) => mark.startsWith('sha256:'))
