import type { paths } from '../../../../clients/typescript/src/index.ts'
import { say } from '../../languages/say.ts'

type Reference =
  paths['/v1/references/{reference_id}']['get']['responses'][200]['content']['application/json']
export type Origin = Reference['origins'][number]

/** `Ruger P-85, Ruger LCP, others not stated`: make and calibre of what made the marks; a dash where nobody states any. */
export const makesOf = (origins: readonly Origin[]): string =>
  listOf(
    origins.map(({ make, calibre }) =>
      make === null && calibre === null ? [] : [[make, calibre].filter((text) => text !== null).join(' ')],
    ),
  )

/** The instruments that the files of the scans name, in the same way. */
export const instrumentsOf = (origins: readonly Origin[]): string =>
  listOf(
    origins.map(({ instruments }) =>
      instruments.map(({ manufacturer, model }) => [manufacturer, model ?? ''].join(' ').trim()),
    ),
  )

/** What is stated of each data set, each text once. */
function listOf(stated: readonly (readonly string[])[]): string {
  const names = [...new Set(stated.flat())].join(', ')
  if (names === '') return '–'
  return stated.every((own) => own.length > 0) ? names : say('{names}, others not stated', { names })
}
