/** The same comparison has the same recipe handle whichever way it is asked for, wherever, and by however many threads. */

import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAIN } from '../../lab/main-file.ts'
import { type Running, startServer } from '../../src/cli/commands/serve.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { type Body, comparison, form, marks, urlencoded } from '../helpers/form.ts'
import { base64, called, httpClient, stdioClient } from '../helpers/mcp.ts'
import { bullet } from '../helpers/scans.ts'
import { testSettings } from '../helpers/service.ts'
import { faceScan, toolmarkScan } from '../helpers/simulated.ts'

const face = (mark: number): Uint8Array =>
  faceScan({ slideSeed: 1, cartridgeSeed: mark, pitch: 4e-6, diameter: 1.6e-3 })
const toolmark = (mark: number): Uint8Array => toolmarkScan({ edgeSeed: 1, markSeed: mark, asProfile: true })

type Marks = readonly [questioned: Uint8Array[], ...known: Uint8Array[][]]
/** Two marks, or a questioned mark and several known ones. */
const MARKS: Readonly<Record<string, { readonly domain: string; readonly marks: Marks }>> = {
  bullets: { domain: 'striated', marks: [bullet(1), bullet(2)] },
  'breech faces': { domain: 'impressed', marks: [[face(1)], [face(2)]] },
  toolmarks: { domain: 'toolmark', marks: [[toolmark(1)], [toolmark(2)]] },
  'a questioned toolmark and three test marks': {
    domain: 'toolmark',
    marks: [[toolmark(1)], [toolmark(2)], [toolmark(3)], [toolmark(4)]],
  },
}

const isPair = ({ length }: Marks): boolean => length === 2

function formOf(domain: string, [a, ...known]: Marks): Body {
  if (known.length === 1) return comparison(a, known[0]!, { domain })
  const parts = known.flatMap((scans, i) => marks(`known_${i + 1}`, scans))
  return form(['domain', domain], ...marks('mark_a', a), ...parts)
}

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

let folder: string
let server: Running
let stdio: Client
/** Every answer of a domain by the way it came. */
const answers: Record<string, Record<string, Answer>> = {}

const serving = (name: string, threads: number): Promise<Running> =>
  startServer({ ...testSettings(join(folder, name), { MARKGRAPH_THREADS: `${threads}` }), port: 0 })

async function posted({ url }: Running, { headers, payload }: Body): Promise<Answer> {
  const response = await fetch(`${url}/v1/compare`, { method: 'POST', headers, body: payload as string })
  expect(response.status).toBe(200)
  return response.json()
}

/** `markgraph compare --json` of files, on a data folder of its own. */
async function commandLine(domain: string, marks: Marks): Promise<Answer> {
  const scans = join(folder, 'scans', domain)
  await mkdir(scans, { recursive: true })
  const paths = async (side: string, files: readonly Uint8Array[]): Promise<string[]> =>
    Promise.all(
      files.map(async (bytes, i) => {
        const path = join(scans, `${side}-${i}.x3p`)
        await writeFile(path, bytes)
        return path
      }),
    )
  const files = await Promise.all(marks.map((mark, i) => paths(`${marks.length}-${i}`, mark)))
  const options = isPair(marks) ? ['--a', '--b'] : ['--questioned', '--known', '--known', '--known']
  const given = ['--domain', domain, ...files.flatMap((own, i) => [options[i]!, ...own])]
  const env = { ...process.env, MARKGRAPH_DATA: join(folder, 'command'), MARKGRAPH_THREADS: '3' }
  return new Promise((resolve, reject) => {
    const command = [MAIN, 'compare', ...given, '--json']
    execFile(process.execPath, command, { env, maxBuffer: 2 ** 28 }, (error, out) => {
      if (error) reject(error)
      else resolve(JSON.parse(out))
    })
  })
}

beforeAll(async () => {
  folder = await temporaryFolder()
  server = await serving('one', 1)
  stdio = await stdioClient(join(folder, 'stdio'), { MARKGRAPH_THREADS: '4' })
  const mcp = await httpClient(server.url)
  for (const [name, { domain, marks: given }] of Object.entries(MARKS)) {
    const [a, ...known] = given
    const ways: Record<string, Answer> = {}
    ways['files, one thread'] = await posted(server, formOf(domain, given))
    if (isPair(given)) {
      const surfaces: string[] = ways['files, one thread'].recipe.steps[0].output
      const handles = urlencoded({
        domain,
        mark_a_handles: surfaces.slice(0, a.length).join(','),
        mark_b_handles: surfaces.slice(a.length).join(','),
      })
      ways['handles'] = await posted(server, handles)
    }
    const others = isPair(given)
      ? { mark_b_base64: known[0]!.map(base64) }
      : { known_marks: known.map((scans) => scans.map(base64)) }
    const texts = { domain, mark_a_base64: a.map(base64), ...others }
    ways['/mcp'] = await called(mcp, 'compare_marks', texts)
    ways['MCP over pipes, four threads, a fresh folder'] = await called(stdio, 'compare_marks', texts)
    ways['the command line, three threads, a fresh folder'] = await commandLine(domain, given)
    answers[name] = ways
  }
  await mcp.close()
  await server.stop()
  server = await serving('one', 4)
  for (const [name, { domain, marks: given }] of Object.entries(MARKS)) {
    answers[name]!['after a restart'] = await posted(server, formOf(domain, given))
  }
}, 600_000)
afterAll(async () => {
  await stdio?.close()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

test.each(Object.keys(MARKS))('%s: one recipe handle and one report handle for all ways', (domain) => {
  const ways = Object.entries(answers[domain]!)
  const [, { handle, report_handle, log10_lr }] = ways[0]!
  expect(handle).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(Math.abs(log10_lr)).toBeGreaterThan(0)
  expect(ways.map(([way, one]) => [way, one.handle, one.report_handle, one.log10_lr])).toEqual(
    ways.map(([way]) => [way, handle, report_handle, log10_lr]),
  )
})

test('after a restart nothing is computed again', () => {
  const counts = [...server.service.graph.counts().values()]
  expect(counts.reduce((sum, { computed }) => sum + computed, 0)).toBe(0)
})

test('the recipe is served under its handle, and is verified by another process than the one that made it', async () => {
  for (const ways of Object.values(answers)) {
    const { handle } = ways['/mcp']
    const verified = await fetch(`${server.url}/v1/recipes/${handle}/verify`, { method: 'POST' })
    expect(await verified.json()).toMatchObject({ handle, verified: true, reason: null })
  }
})
