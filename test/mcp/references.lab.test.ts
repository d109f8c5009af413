/** Scans that need not be sent, progress, and what can be done with a report. */
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { Progress } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, startServer } from '../../src/cli/commands/serve.ts'
import { form } from '../helpers/form.ts'
import { base64, called, httpClient, refusedCall, stdioClient } from '../helpers/mcp.ts'
import { readPdf } from '../helpers/pdf.ts'
import { bullet, scanOf } from '../helpers/scans.ts'
import { temporaryFolder, testSettings } from '../helpers/service.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

const A = bullet(21)
const B = bullet(22)
const marks = { mark_a_base64: A.map(base64), mark_b_base64: B.map(base64) }
const COARSE = scanOf(64, 64, (y, x) => 1e-6 * Math.sin(x + y / 9), 5e-6)

let folder: string
let scans: string // allowed
let paths: Record<'mark_a' | 'mark_b', string[]>
let running: Running
let http: Client
let stdio: Client
let locked: Client // no folder is allowed
beforeAll(async () => {
  folder = await temporaryFolder()
  scans = await realpath(await mkdtemp(join(tmpdir(), 'markgraph-scans-')))
  await mkdir(join(scans, 'b'))
  paths = { mark_a: [], mark_b: [] }
  for (const [side, files, sub] of [['mark_a', A, ''] as const, ['mark_b', B, 'b'] as const]) {
    for (const [i, scan] of files.entries()) {
      const path = join(scans, sub, `land-${i + 1}.x3p`)
      await writeFile(path, scan)
      paths[side].push(path)
    }
  }
  running = await startServer({ ...testSettings(`${folder}/http`, { MARKGRAPH_THREADS: '1' }), port: 0 })
  http = await httpClient(running.url)
  stdio = await stdioClient(`${folder}/stdio`, {}, [], ['--folder', scans])
  locked = await stdioClient(`${folder}/locked`)
})
afterAll(async () => {
  for (const client of [http, stdio, locked]) await client.close()
  await running.stop()
  for (const path of [folder, scans]) await rm(path, { recursive: true, force: true })
})

const byPath = () => ({ mark_a_scans: paths.mark_a, mark_b_scans: paths.mark_b })

async function uploaded(scan: Uint8Array): Promise<string> {
  const { headers, payload } = form(['scan', scan, 'scan.x3p'])
  const body = new Uint8Array(payload as Buffer)
  const response = await fetch(`${running.url}/v1/artifacts`, { method: 'POST', headers, body })
  return ((await response.json()) as { handle: string }).handle
}

describe('scans by reference', () => {
  test('handles and links of surfaces give the comparison that base64 gives', async () => {
    const sent = await called(http, 'compare_marks', { domain: 'striated', ...marks })
    const [a, b] = [await Promise.all(A.map(uploaded)), await Promise.all(B.map(uploaded))]
    const links = b.map((handle, i) => {
      const uri = `markgraph://artifacts/${i === 0 ? handle : encodeURIComponent(handle)}`
      return i === 0 ? uri : { type: 'resource_link', uri, name: 'scan' }
    })
    const given = { domain: 'striated', mark_a_scans: a, mark_b_scans: links }
    expect(await called(http, 'compare_marks', given)).toEqual(sent)
    expect((await called(http, 'detect_mark_type', { scan: a[0] })).domain).toBe('striated')
  })

  test('paths and links of files give it too, where the user has allowed their folder', async () => {
    const sent = await called(stdio, 'compare_marks', { domain: 'striated', ...marks })
    const found = await called(stdio, 'compare_marks', { domain: 'striated', ...byPath() })
    expect(found.report_handle).toBe(sent.report_handle)
    const uri = pathToFileURL(paths.mark_a[0]!).href
    expect((await called(stdio, 'detect_mark_type', { scan: { uri } })).domain).toBe('striated')
    const missing = { mark_a_lands: [1, 3], mark_b_lands: [1, 3], n_lands: 4 }
    const placed = await called(stdio, 'compare_marks', { domain: 'striated', ...byPath(), ...missing })
    expect(placed.handle).not.toBe(found.handle)
  })

  test('no other file is read, and the sentence does not tell whether it is there', async () => {
    const outside = join(folder, 'secret.x3p')
    await writeFile(outside, A[0]!)
    await symlink(outside, join(scans, 'link.x3p'))
    const there: string[] = []
    for (const path of [
      outside,
      join(scans, 'link.x3p'),
      `${scans}/../${'secret.x3p'}`,
      `${scans}-2/a.x3p`,
    ]) {
      there.push((await refusedCall(stdio, 'detect_mark_type', { scan: path })).replace(path, 'FILE'))
    }
    const nowhere = await refusedCall(stdio, 'detect_mark_type', { scan: join(scans, 'none.x3p') })
    expect(new Set([...there, nowhere.replace(join(scans, 'none.x3p'), 'FILE')])).toEqual(
      new Set([`scan: there is no file FILE in the allowed folders ${scans}`]),
    )
    expect(await refusedCall(stdio, 'detect_mark_type', { scan: join(scans, 'b') })).toMatch(/is a folder/)
    expect(await refusedCall(stdio, 'detect_mark_type', { scan: 'land-1.x3p' })).toMatch(/absolute path/)
    expect(await refusedCall(locked, 'detect_mark_type', { scan: paths.mark_a[0] })).toMatch(/--folder/)
    expect(await refusedCall(http, 'detect_mark_type', { scan: paths.mark_a[0] })).toMatch(
      /only over standard input and output; upload the scan/,
    )
    expect(await refusedCall(http, 'detect_mark_type', { scan: 'file:///etc/passwd' })).toMatch(/only over/)
  })

  test('units and mask are of files: beside a handle they are refused, as over HTTP', async () => {
    const [a, b] = [await Promise.all(A.map(uploaded)), await Promise.all(B.map(uploaded))]
    const given = { domain: 'striated', mark_a_scans: a, mark_b_scans: b }
    expect(await refusedCall(http, 'compare_marks', { ...given, units: 'um' })).toBe(
      'units says how a file is read, but mark_a_1 names a surface that has been read; leave out units, or give the file',
    )
    expect(await refusedCall(http, 'detect_mark_type', { scan: a[0], mask: 'file' })).toMatch(
      /^mask says how/,
    )
  })

  test('a link that is not validly escaped is no handle', async () => {
    expect(await refusedCall(http, 'detect_mark_type', { scan: 'markgraph://artifacts/%zz' })).toMatch(
      /"%zz" is not a handle/,
    )
    expect(await refusedCall(http, 'detect_mark_type', { scan: 5 })).toMatch(/give a handle .* at scan$/)
  })

  test('a mark is given in one way', async () => {
    const both = { domain: 'striated', ...marks, ...byPath() }
    expect(await refusedCall(stdio, 'compare_marks', both)).toBe(
      'mark_a_scans and mark_a_base64 are both given; give one of them',
    )
    const none = { domain: 'striated', mark_a_scans: paths.mark_a }
    expect(await refusedCall(stdio, 'compare_marks', none)).toBe(
      'mark_b has no scans: give mark_b_scans or mark_b_base64',
    )
  })
})

test.each(['HTTP', 'stdio'])(
  'a client with a progress token is told of stages over %s',
  async (transport) => {
    const client = transport === 'HTTP' ? http : stdio
    const warned: string[] = []
    const warn = ({ name }: Error) => void warned.push(name)
    process.on('warning', warn)
    const fresh = { mark_a_base64: bullet(31).map(base64), mark_b_base64: bullet(32).map(base64) }
    const told: Progress[] = []
    const result: Answer = await client.callTool(
      { name: 'compare_marks', arguments: { domain: 'striated', ...fresh } },
      undefined,
      { onprogress: (progress) => told.push(progress) },
    )
    expect(result.structuredContent.status).toBe('calibrated')
    expect(told.length).toBeGreaterThan(0)
    told.forEach(({ progress, total, message }, i) => {
      expect(progress).toBeGreaterThan(told[i - 1]?.progress ?? 0)
      expect(total).toBeGreaterThanOrEqual(progress)
      expect(message).toMatch(/^[a-z-]+: \d+ of \d+$|^report$/)
    })
    const quiet = await client.callTool({
      name: 'compare_marks',
      arguments: { domain: 'striated', ...fresh },
    })
    expect(quiet.structuredContent).toEqual(result.structuredContent)
    process.off('warning', warn)
    expect(warned).not.toContain('MaxListenersExceededWarning')
  },
)

describe('what can be done with a report', () => {
  let report: Answer
  beforeAll(async () => {
    report = await called(stdio, 'compare_marks', { domain: 'striated', ...byPath() })
  })

  test('it is verified', async () => {
    const found = await called(stdio, 'verify_report', { report_handle: report.report_handle })
    expect(found).toMatchObject({
      verified: true,
      verdict: 'verified',
      recipe_handle: report.handle,
      difference: null,
      damaged: [],
      proved: { computation: 'equal', refusal: null, pdf: 'absent', not_looked_at: [] },
    })
    expect(['bundled', 'trusted']).toContain(found.proved.reference)
    expect(found.summary).toMatch(/^Verified: /)
  })

  test('it is a document, sent or written where the user has allowed it', async () => {
    const given = {
      report_handle: report.report_handle,
      case_id: 'K-17',
      examiner: 'A. Examiner',
      date: '22 November 2026',
      exhibit_a: 'Exhibit 4',
      exhibit_b: 'Exhibit 9',
      signatures: ['A. Examiner', 'B. Reviewer'],
    }
    const sent: Answer = await stdio.callTool({ name: 'report_pdf', arguments: given })
    const [text, document] = sent.content
    expect(JSON.parse(text.text)).toEqual(sent.structuredContent)
    expect(document.resource).toMatchObject({ mimeType: 'application/pdf' })
    const bytes = Buffer.from(document.resource.blob, 'base64')
    expect(bytes.length).toBe(sent.structuredContent.bytes)
    const printed = (await readPdf(bytes)).text
    for (const words of ['K-17', '22 November 2026', 'Exhibit 4', 'Exhibit 9', 'B. Reviewer']) {
      expect(printed).toContain(words)
    }

    const path = join(scans, 'report.pdf')
    const saved = await called(stdio, 'report_pdf', { ...given, save_as: path })
    expect(saved).toEqual({ ...sent.structuredContent, saved_as: path })
    expect((await readFile(path)).equals(bytes)).toBe(true)
    expect(await refusedCall(stdio, 'report_pdf', { ...given, save_as: path })).toMatch(/EEXIST/)
    expect(await refusedCall(stdio, 'report_pdf', { ...given, save_as: join(folder, 'x.pdf') })).toMatch(
      /not in the allowed folders/,
    )
    expect(await refusedCall(http, 'report_pdf', { ...given, save_as: path })).toMatch(/only over standard/)
  })

  test('it is explained in the figures of the report', async () => {
    const found = await called(stdio, 'explain_result', { report_handle: report.report_handle })
    expect(found.outcome).toBe('calibrated')
    expect(found.summary).toContain(report.verbal)
    const text = found.paragraphs.join('\n')
    expect(text).toContain('fired from the same barrel')
    expect(text).toContain(report.reference.name)
    expect(text).toContain(`${report.reference.n_knm} pairs of different sources`)
    expect(text).toMatch(/not the probability that the marks have one source/)
    for (const { message } of report.warnings) expect(text).toContain(message)
    expect(await refusedCall(stdio, 'explain_result', { report_handle: 'x' })).toMatch(/not a handle/)
  })

  test('a refusal is explained, and has nothing to verify or print', async () => {
    const coarse = base64(COARSE)
    const given = { domain: 'striated', mark_a_base64: [coarse], mark_b_base64: [coarse] }
    const { report_handle, reason } = await called(stdio, 'compare_marks', given)
    const found = await called(stdio, 'explain_result', { report_handle })
    expect(found).toMatchObject({ outcome: 'refused' })
    expect(found.summary).toContain(reason)
    expect(await refusedCall(stdio, 'report_pdf', { report_handle })).toMatch(/no likelihood ratio/)
    expect(await called(stdio, 'verify_report', { report_handle })).toMatchObject({
      verified: true,
      recipe_handle: null,
      proved: { computation: 'equal', refusal: 'derived' },
    })
  })
})

test('a scan is checked before it is compared', async () => {
  const good = await called(stdio, 'check_scope', { domain: 'striated', scan: paths.mark_a[0] })
  expect(good.checks.map(({ name }: Answer) => name)).toEqual([
    'resolution',
    'modality',
    'coverage',
    'signal',
    'conditions',
  ])
  const coarse = await called(http, 'check_scope', { domain: 'striated', scan_base64: base64(COARSE) })
  expect(coarse.admissible).toBe(false)
  expect(coarse.checks[0]).toMatchObject({ name: 'resolution', severity: 'refuse' })
})
