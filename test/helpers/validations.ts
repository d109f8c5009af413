/** A small validation, planned, run and approved over HTTP. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../src/http/context.ts'
import { answer } from './answers.ts'
import { form, type Part } from './form.ts'
import { manifestOf, type Stroke } from './studies.ts'

const CRITERIA = [{ measure: 'cllr', limit: 0.9, least_sources: 5 }]

/** The handle of the dossier of marks that are their own reference. */
export async function validated(app: App, marks: readonly Stroke[]): Promise<string> {
  const files = marks.map(({ bytes, scan }): Part => ['scans', bytes, scan])
  const body = form(['domain', 'toolmark'], ['manifest', manifestOf(marks)], ...files)
  const study = (await app.inject({ method: 'POST', url: '/v1/studies', ...body })).json().id
  const asked = { study, name: 'Five edges', chosen_by: 'A. Examiner', criteria: CRITERIA }
  const plan = (await app.inject({ method: 'POST', url: '/v1/plans', payload: asked })).json().handle
  await app.inject({ method: 'POST', url: `/v1/plans/${plan}/run` })
  const now = async () => answer(await app.inject(`/v1/plans/${plan}`))
  while ((await now()).dossier === null) await sleep(50)
  const { dossier } = await now()
  const approval = { by: 'B. Head', statement: 'For screwdrivers', deviations: 'None that matter.' }
  await app.inject({ method: 'POST', url: `/v1/dossiers/${dossier}/approvals`, payload: approval })
  return dossier
}
