import type { paths } from '../../../clients/typescript/src/index.ts'
import { api, got } from './client.ts'
import { wordsOf } from './words.ts'

type Change = NonNullable<paths['/v1/cases/{id}']['patch']['requestBody']>['content']['application/json']
type AddedReport = NonNullable<NonNullable<Change['add']>['reports']>[number]

/** The newest case that holds a report, if there is one. */
export async function caseWith(report: string) {
  const params = { query: { find: report } }
  return (await got(() => api().GET('/v1/cases', { params }))).cases[0]
}

/** Adds a report to a case; the comparison is done when this fails, and the error says where it is. */
export async function addReport(
  { id, number }: { readonly id: string; readonly number: string },
  report: AddedReport,
): Promise<void> {
  const body = { add: { reports: [report] } }
  try {
    await got(() => api().PATCH('/v1/cases/{id}', { params: { path: { id } }, body }))
  } catch (error) {
    throw new Error(
      `The comparison is done and is among the recent ones. It was not added to case ${number}: ${wordsOf(error)}`,
    )
  }
}
