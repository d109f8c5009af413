import { execFile, spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { treeOf } from '../../src/cli/commands/evidence/graph.ts'
import { repeatedOf, scriptOf } from '../../src/cli/commands/export.ts'
import { ancestry } from '../../src/service/artifacts.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { type RepeatPlan, repeatPlan } from '../../src/verify/repeat-plan.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, marks } from '../helpers/form.ts'
import { CONFIG } from '../helpers/in-thread.ts'
import { otherReferences } from '../helpers/references.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { faceScan } from '../helpers/simulated.ts'

let one: TestService
let base: string
beforeAll(async () => {
  one = await testService({}, undefined, { documents: otherReferences(CONFIG) })
  base = await one.app.listen({ port: 0 })
})
afterAll(() => one.close())

const [a, b] = [bullet(1), bullet(2)]
const face = (cartridgeSeed: number) => faceScan({ slideSeed: 1, cartridgeSeed, pitch: 8e-6 })
const profile = (markSeed: number) => simulateToolmark({ edgeSeed: 1, markSeed, asProfile: true })
const tool = (markSeed: number) => writeX3p(profile(markSeed))
function castOfTool(markSeed: number): Uint8Array {
  const { heights, ...rest } = profile(markSeed)
  return writeX3p({ ...rest, heights: heights.toReversed().map((z) => 0 - z) })
}

type Marks = readonly [a: readonly Uint8Array[], b: readonly Uint8Array[]]

async function compared([x, y]: Marks, fields: Record<string, string>) {
  const body = comparison(x, y, { resolution: 'reference', ...fields })
  return answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...body }))
}

describe('the graph of an artifact', () => {
  let handle: string
  beforeAll(async () => {
    handle = (await compared([a, b], {})).report_handle
  })
  const get = (format: string) =>
    one.app.inject({ method: 'GET', url: `/v1/artifacts/${handle}/graph?format=${format}` })

  test('names the size of every artifact', async () => {
    const { nodes } = answer(await get('json'))
    for (const { bytes } of nodes) expect(bytes).toBeGreaterThan(0)
  })

  test('is drawn as SVG: a box for every artifact, the same bytes every time', async () => {
    const { nodes } = answer(await get('json'))
    const drawn = await get('svg')
    expect(drawn.statusCode).toBe(200)
    expect(drawn.headers['content-type']).toBe('image/svg+xml')
    expect(drawn.body.match(/<rect/g)).toHaveLength(nodes.length)
    for (const { handle: other } of nodes) expect(drawn.body).toContain(other.slice(0, 23))
    expect((await get('svg')).body).toBe(drawn.body)
  })

  test('is written for Graphviz with an arrow for every input', async () => {
    const { nodes, edges } = answer(await get('json'))
    const dot = await get('dot')
    expect(dot.headers['content-type']).toBe('text/vnd.graphviz; charset=utf-8')
    const arrows = edges.flatMap(({ roles, output }: { roles: object; output: string }) =>
      Object.values(roles).flatMap((of) =>
        [...new Set([of].flat())].map((from) => `"${from}" -> "${output}"`),
      ),
    )
    expect(dot.body.match(/ -> /g)).toHaveLength(arrows.length)
    for (const arrow of arrows) expect(dot.body).toContain(arrow)
    for (const { handle: other } of nodes) expect(dot.body).toContain(`"${other}" [label=`)
  })

  test('is a tree in text: every run with its parameters and its time, inputs once', async () => {
    const graph = await one.service.graph.within((session) =>
      ancestry(one.service, session, handle as `sha256:${string}`, new Set()),
    )
    const tree = treeOf(graph)
    expect(tree.split('\n')[0]).toMatch(
      /^calibrated-report@\d+ {2}report, [\d.]+ kB, [\d.]+ m?s {2}sha256:[0-9a-f]{64}$/,
    )
    for (const { code } of graph.edges) expect(tree).toContain(`${code}  `)
    expect(tree).toContain('lambda_c 0.00025')
    expect(tree).toContain('from outside')
    expect(graph.edges.every(({ seconds }) => seconds !== null && seconds > 0)).toBe(true)
    const runs = graph.edges.length
    expect(tree).toMatch(
      new RegExp(`${graph.nodes.length} artifacts, ${runs} runs: [\\d.]+ m?s in all, of ${runs} runs`),
    )
    const untimed = { ...graph, edges: graph.edges.map((run) => ({ ...run, seconds: null })) }
    expect(treeOf(untimed)).toContain('no time was recorded') // runs of an earlier data folder
  })

  test('has no other format, and needs a handle that is here', async () => {
    expect((await get('pdf')).statusCode).toBe(422)
    const url = `/v1/artifacts/sha256:${'0'.repeat(64)}/graph?format=svg`
    failure(await one.app.inject({ method: 'GET', url }), 404)
  })
})

/** Runs a script in a folder that holds the scans. */
async function run(program: string, script: string, name: string, scans: readonly Uint8Array[]) {
  const folder = join(one.data, `scripts-${sha256(Buffer.from(script)).slice(0, 8)}`)
  await mkdir(join(folder, 'scans'), { recursive: true })
  await writeFile(join(folder, name), script)
  for (const [i, scan] of scans.entries()) await writeFile(join(folder, 'scans', `${i}.x3p`), scan)
  const given = scans.length > 0 ? [base, join(folder, 'scans')] : [base]
  return new Promise<{ code: number; out: string }>((resolve) => {
    execFile(program, [join(folder, name), ...given], { timeout: 120_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out: `${stdout}${stderr}` }),
    )
  })
}

const planOf = async (handle: string): Promise<RepeatPlan> =>
  repeatPlan(await repeatedOf(one.service, handle as `sha256:${string}`), one.service.marks)

const hasPython = spawnSync('python3', ['--version']).status === 0
const needsPython = hasPython ? '' : ' (SKIPPED: python3 is not here)'

describe.skipIf(!hasPython)(`a script in Python repeats a comparison${needsPython}`, () => {
  const CASES: [string, Marks, Record<string, string>, string[]][] = [
    ['bullets', [a, b], {}, ['signature mark_a.1', 'features', 'recipe', 'report']],
    ['a missing land', [a, [b[1]!]], { mark_b_lands: '2', n_lands: '2' }, ['features']],
    ['single lands', [[a[0]!], [b[0]!]], {}, ['align']],
    [
      'a cast, with edges set by hand',
      [[a[0]!], [b[0]!]],
      { mark_a_replica: 'true', mark_b_edges: '101.3:1450.7' },
      ['signature mark_b.1'],
    ],
    ['breech faces', [[face(1)], [face(2)]], { domain: 'impressed' }, ['signature mark_a.1']],
    ['breech faces as they are', [[face(1)], [face(2)]], { domain: 'impressed', mask: 'none' }, ['recipe']],
    ['toolmarks', [[tool(1)], [tool(2)]], { domain: 'toolmark' }, ['log10 LR of the step']],
  ]
  test.each(CASES)('%s', async (_, pair, fields, said) => {
    const { report_handle } = await compared(pair, fields)
    const plan = await planOf(report_handle)
    const { code, out } = await run('python3', scriptOf(plan), 'repeat.py', pair.flat())
    expect(out).toContain('Everything is equal.')
    for (const words of said) expect(out).toContain(words)
    expect(out.match(/^equal/gm)!.length).toBe(
      plan.scans.length + plan.steps.length + 4 + plan.recipe_steps.flatMap(({ runs }) => runs).length,
    )
    expect(code).toBe(0)
  })

  const QUESTIONS: [string, readonly (readonly Uint8Array[])[], Record<string, string>][] = [
    [
      'bullets',
      [a, b, bullet(3)],
      { known_made: '4', known_1_left_out: 'hot', known_ammunition_alike: 'false' },
    ],
    ['a missing land', [a, [b[1]!], bullet(3)], { known_1_lands: '2', n_lands: '2' }],
    ['a known mark twice', [[face(1)], [face(2)], [face(3)], [face(2)]], { domain: 'impressed' }],
    ['toolmarks', [[tool(1)], [tool(2)], [castOfTool(3)]], { domain: 'toolmark', known_2_replica: 'true' }],
  ]
  test.each(QUESTIONS)('several known marks: %s', async (_, [questioned, ...known], fields) => {
    const body = form(
      ...Object.entries({ domain: 'striated', resolution: 'reference', ...fields }),
      ...marks('mark_a', questioned!),
      ...known.flatMap((scans, i) => marks(`known_${i + 1}`, scans)),
    )
    const { report_handle } = answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...body }))
    const plan = await planOf(report_handle)
    const scans = [questioned!, ...known].flat()
    const { code, out } = await run('python3', scriptOf(plan), 'repeat.py', scans)
    expect(out).toContain('Everything is equal.')
    expect(out).toContain('log10 LR of the step')
    const decoded = plan.scans.filter(({ surface }) => surface !== null)
    expect(out.match(/^equal/gm)!.length).toBe(
      decoded.length + plan.steps.length + 4 + plan.recipe_steps.flatMap(({ runs }) => runs).length,
    )
    expect(code).toBe(0)
  })

  test('the scans come from the service when no folder is given', async () => {
    const { recipe_handle } = await compared([a, b], {})
    const plan = await planOf(recipe_handle)
    expect(plan.report).toBeNull()
    const { code, out } = await run('python3', scriptOf(plan), 'repeat.py', [])
    expect(out).toContain('equal      downloaded scan')
    expect(code).toBe(0)
  })

  test('the first other handle ends it, and is named', async () => {
    const { report_handle } = await compared([a, b], {})
    const plan = await planOf(report_handle)
    const wrong = `sha256:${'0'.repeat(64)}` as const
    const steps = plan.steps.map((step) => (step.name === 'features' ? { ...step, output: wrong } : step))
    const { code, out } = await run('python3', scriptOf({ ...plan, steps }), 'repeat.py', [])
    expect(out).toMatch(new RegExp(`DIFFERENT {2}features: ${wrong} is recorded, this service gives sha256:`))
    expect(code).toBe(1)
  })
})

test('a comparison without a likelihood ratio has no script', async () => {
  const { report_handle } = await compared([a, b], { scorer_config: '{"land_clip": 2.5}' })
  await expect(planOf(report_handle)).rejects.toMatchObject({ code: 'bad-value' })
})
