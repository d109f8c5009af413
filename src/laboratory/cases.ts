import { randomUUID } from 'node:crypto'
import { canonicalJson, type Handle, type Json } from '../address/canonical.ts'
import type { Asker } from '../compare/request/named-marks.ts'
import { MarkgraphError, phrase, quote } from '../errors.ts'
import type { CaseBody, CaseRequest } from '../kinds/laboratory/case.ts'
import type { Service } from '../service/service.ts'
import { type CaseRow, noCase } from '../store/records/cases.ts'
import { type ReportFacts, reportVersions } from './case-versions.ts'
import { recordPeeks } from './review-peeks.ts'

type Stored = Pick<Service, 'store'>

const EMPTY: CaseBody = {
  name: '',
  state: 'open',
  items: [],
  received: [],
  propositions: { same: '', different: '', supplied_by: '' },
  reference: { population: '', reason: '' },
  reports: [],
}

const MAX_BYTES = 2 ** 20 // of one case as JSON

/**
 * Makes a case.
 * errors  `conflict`: its owner has one of that number; `not-found`: a report that is not here; those of `withChange`
 */
export async function createCase(
  { store }: Stored,
  { number, ...fields }: CaseRequest & { readonly number: string },
  principal: string,
): Promise<CaseRow> {
  await requireReports({ store }, fields)
  const row = { id: randomUUID(), number, principal, created: new Date().toISOString() }
  const made = { ...row, body: withChange(EMPTY, fields) }
  await store.cases.insert(made)
  return made
}

/**
 * Changes a case, for somebody.
 * errors  `conflict`: it is closed, or the number is another case's; `not-found`: a report that is not here; those of `withChange`
 */
export async function changeCase(
  { store }: Stored,
  { id }: CaseRow,
  { number, ...fields }: CaseRequest,
  principal: string,
): Promise<CaseRow> {
  await requireReports({ store }, fields)
  return store.cases.change(id, principal, (before) => {
    if (before.body.state === 'closed' && fields.state !== 'open') {
      const message = phrase('case {number} is closed; set its state to open first, or with the change', {
        number: before.number,
      })
      throw new MarkgraphError('conflict', message, { id })
    }
    const after = { number: number ?? before.number, body: withChange(before.body, fields) }
    const details = detailsOf(before, after)
    return details && { ...after, details }
  })
}

/**
 * What a case says after a change.
 * errors  `bad-value`: a report that replaces one which does not stand before it, or which another one replaces; `too-large`
 */
function withChange(
  before: CaseBody,
  { add = {}, reports, ...fields }: Omit<CaseRequest, 'number'>,
): CaseBody {
  const after = { ...before, ...fields }
  const added = new Map(before.reports.map((one) => [one.handle, one.added]))
  const now = new Date().toISOString()
  const listed = new Map<string, CaseBody['reports'][number]>()
  const replaced = new Set<string>()
  /** What a report is about, from the one that it replaces. */
  const about = (earlier: string | null) => {
    const { questioned, source } = (earlier !== null && listed.get(earlier)) || {}
    return { ...(questioned && { questioned }), ...(source && { source }) }
  }
  for (const report of [...(reports ?? before.reports), ...(add.reports ?? [])]) {
    const { handle, replaces } = report
    if (listed.has(handle)) continue
    if (replaces !== null && (!listed.has(replaces) || replaced.has(replaces))) {
      const why = listed.has(replaces)
        ? phrase('another report replaces already')
        : phrase('does not stand before it')
      throw new MarkgraphError(
        'bad-value',
        phrase('report {handle} replaces {replaces}, which {why} in this case', { handle, replaces, why }),
      )
    }
    if (replaces !== null) replaced.add(replaces)
    listed.set(handle, { ...about(replaces), ...report, added: added.get(handle) ?? now })
  }
  const body = {
    ...after,
    items: [...after.items, ...(add.items ?? [])],
    received: [...after.received, ...(add.received ?? [])],
    reports: [...listed.values()],
  }
  const { length } = JSON.stringify(body)
  if (length <= MAX_BYTES) return body
  const message = phrase(
    'with this, the case takes {length} characters, more than the {most} that a case may have',
    { length, most: MAX_BYTES },
  )
  throw new MarkgraphError('too-large', message)
}

/** What the record of acts says of a change: the fields, and the reports that came and went; undefined when nothing is changed. */
function detailsOf(
  before: Pick<CaseRow, 'number' | 'body'>,
  after: Pick<CaseRow, 'number' | 'body'>,
): { readonly [name: string]: Json } | undefined {
  const [was, is] = [before, after].map(
    ({ number, body }) => ({ number, ...body }) as unknown as { readonly [name: string]: Json },
  )
  const fields = Object.keys(is!).filter((name) => canonicalJson(was![name]!) !== canonicalJson(is![name]!))
  if (fields.length === 0) return undefined
  const handles = ({ body }: Pick<CaseRow, 'body'>): string[] => body.reports.map(({ handle }) => handle)
  const [had, has] = [new Set(handles(before)), new Set(handles(after))]
  const [added, removed] = [[...has.difference(had)], [...had.difference(has)]]
  return {
    fields: fields.sort(),
    ...(added.length > 0 && { reports_added: added }),
    ...(removed.length > 0 && { reports_removed: removed }),
    ...(was!['state'] !== is!['state'] && { state: is!['state']! }),
  }
}

async function requireReports(
  { store }: Stored,
  { reports = [], add }: Pick<CaseRequest, 'reports' | 'add'>,
): Promise<void> {
  const wanted = [...reports, ...(add?.reports ?? [])].map(({ handle }) => handle)
  if (wanted.length === 0) return
  const known = new Set((await store.reports.ofHandles(wanted)).map(({ handle }) => handle))
  const unknown = wanted.find((handle) => !known.has(handle))
  if (unknown !== undefined)
    throw new MarkgraphError(
      'not-found',
      phrase('no report has the handle {unknown}', { unknown: quote(unknown) }),
    )
}

/** The case with this id, or of this number among those of the asker; error `not-found`. */
export async function caseOf(
  { store: { cases } }: Stored,
  idOrNumber: string,
  { principal, owns }: Asker,
): Promise<CaseRow> {
  const found = (await cases.get(idOrNumber)) ?? (await cases.numbered(principal, idOrNumber))
  return found && owns(found.principal) ? found : noCase(idOrNumber)
}

/** The cases of the asker, the newest first; with `find`, those in whose texts or handles it stands. */
export async function casesOf({ store }: Stored, { owns }: Asker, find = '') {
  const wanted = find.toLowerCase()
  const all = (await store.cases.all()).filter(
    ({ principal, number, body }) =>
      owns(principal) &&
      textsIn([number, body as unknown as Json]).some((text) => text.toLowerCase().includes(wanted)),
  )
  return all.reverse().map(({ id, number, created, body: { name, state, items, reports } }) => ({
    id,
    number,
    name,
    state,
    created,
    items: items.length,
    reports: reports.length,
  }))
}

const textsIn = (value: Json): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** The reports of a case. */
export const handlesOf = ({ body: { reports } }: Pick<CaseRow, 'body'>): Handle[] =>
  reports.map(({ handle }) => handle as Handle)

/** A case as clients see it: its reports with their versions and outcomes. */
export async function caseRecord({ store }: Stored, { id, number, created, body }: CaseRow) {
  const rows = await store.reports.ofHandles(body.reports.map(({ handle }) => handle))
  const factsOf = new Map<string, ReportFacts>(rows.map((row) => [row.handle, row]))
  const reports = reportVersions(body.reports, (handle) => factsOf.get(handle))
  return { id, number, created, ...body, reports }
}

/** The same for a client. Whoever has to review one of its reports sees the first result, and no review is blind after that. */
export async function shownCase(service: Service, row: CaseRow, principal: string) {
  await recordPeeks(service, principal, handlesOf(row))
  return caseRecord(service, row)
}
