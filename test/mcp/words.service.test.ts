/** What an agent reads: answers in words, prompts, pictures, and the scans it may use. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { decode } from 'fast-png'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { base64, called, refusedCall, stdioClient } from '../helpers/mcp.ts'
import { bullet } from '../helpers/scans.ts'
import { strokes, WIDE } from '../helpers/studies.ts'

const MARKS = strokes(2, 3, WIDE)

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

let client: Client
let pathOf: (scan: string) => string
beforeAll(async () => {
  const folder = await temporaryFolder()
  pathOf = (scan) => join(folder, 'scans', scan)
  await mkdir(join(folder, 'scans', 'empty'), { recursive: true })
  await Promise.all(MARKS.map(({ scan, bytes }) => writeFile(pathOf(scan), bytes)))
  await writeFile(pathOf('land.x3p'), bullet(1)[0]!)
  await writeFile(pathOf('notes.txt'), 'edge1 is the seized tool')
  client = await stdioClient(join(folder, 'data'), {}, [], ['--folder', join(folder, 'scans')])
})
afterAll(() => client.close())

const compare = async (more: object): Promise<Answer> => {
  const [a] = MARKS
  const given = { domain: 'toolmark', mark_a_scans: [pathOf(a!.scan)], ...more }
  const { structuredContent, content } = (await client.callTool({
    name: 'compare_marks',
    arguments: given,
  })) as Answer
  return { answer: structuredContent, text: content[0].text as string }
}
const scanOf = (i: number): string => pathOf(MARKS[i]!.scan)

test('the X3P files of the allowed folder are listed, and nothing else', async () => {
  const { scans, more } = await called(client, 'list_scans')
  expect(scans.map(({ path }: { path: string }) => path)).toEqual(
    [...MARKS.map(({ scan }) => scan), 'land.x3p'].map((scan) => pathOf(scan)).sort(),
  )
  expect(more).toBe(false)
})

test('a scan is shown as a picture, and its handle is a scan for other tools', async () => {
  const shown: Answer = await client.callTool({ name: 'show_scan', arguments: { scan: pathOf('land.x3p') } })
  const [text, image] = shown.content
  expect(JSON.parse(text.text)).toEqual(shown.structuredContent)
  expect(image).toMatchObject({ type: 'image', mimeType: 'image/png' })
  const { width, height } = decode(Buffer.from(image.data, 'base64'))
  expect(Math.max(width, height)).toBeLessThanOrEqual(512)
  const { surface } = shown.structuredContent
  expect(await called(client, 'detect_mark_type', { scan: surface })).toMatchObject({ domain: 'striated' })
})

test('a result is shown as pictures: the marks with the regions that agree, and the scores of several known marks', async () => {
  const show = async (report_handle: string, show: string) => {
    const shown: Answer = await client.callTool({ name: 'show_result', arguments: { report_handle, show } })
    const { width, height, data } = decode(Buffer.from(shown.content[1].data, 'base64'))
    const red = Array.from({ length: width * height }, (_, i) => i).filter(
      (i) => data[4 * i] === 0xc4 && data[4 * i + 1] === 0 && data[4 * i + 2] === 0x2f,
    )
    return { description: shown.structuredContent.description as string, width, height, red: red.length }
  }
  const { answer: pair } = await compare({ mark_b_scans: [scanOf(1)] })
  const marks = await show(pair.report_handle, 'marks')
  expect(marks.description).toMatch(/^Mark A: heights .* with \d+ regions of agreement framed.*Mark B/)
  expect(marks.width).toBeGreaterThan(marks.height)
  expect(marks.red).toBeGreaterThan(100) // frames
  const none = { report_handle: pair.report_handle, show: 'matrix' }
  expect(await refusedCall(client, 'show_result', none)).toMatch(/^show: this report has no matrix/)
  const { answer: question } = await compare({ known_marks: [[scanOf(1)], [scanOf(2)]] })
  const matrix = await show(question.report_handle, 'matrix')
  expect(matrix.description).toMatch(/^Matrix of scores\. The questioned mark with K1 /)
  const { answer: refusal } = await compare({ mark_b_scans: [scanOf(0)] })
  const refused = { report_handle: refusal.report_handle }
  expect(await refusedCall(client, 'show_result', refused)).toMatch(/has no picture; show_scan/)
})

describe('the text of a comparison', () => {
  test('has the number of two digits, its interval, what it is not, and what to do next', async () => {
    const { answer, text } = await compare({ mark_b_scans: [scanOf(1)] })
    const [title] = text.split('\n')
    expect(title).toBe(
      `# Likelihood ratio ${Number(answer.likelihood_ratio.toPrecision(2)).toLocaleString('en-US')}: ${answer.verbal}`,
    )
    expect(text).toMatch(/^- 95 % interval: (\S+ to \S+|at the bound, .*)$/m)
    expect(text).toContain(`- Reference: ${answer.reference.name}. It supports ratios from 1/`)
    expect(text).toContain('Do not multiply it')
    expect(text).toContain(`explain_result with report_handle ${answer.report_handle}`)
    expect(text).toContain('give two to eight of them as known_marks')
    expect(text.length).toBeLessThan(3500)
  })

  test('names each warning once, and the known marks', async () => {
    const { answer, text } = await compare({ known_marks: [[scanOf(1)], [scanOf(2)]] })
    expect(text).toContain(`One questioned mark against ${answer.known.n} known marks of one source`)
    expect(text).not.toContain('give two to eight')
    expect(text).toContain('Ask the user how many test marks were made, and give the number as known_made')
    for (const { message } of answer.warnings) expect(text.split(message)).toHaveLength(2)
  })

  test('of a refusal or a score alone gives no number, and says what that means', async () => {
    const refusal = await compare({ mark_b_scans: [scanOf(0)] })
    expect(refusal.answer.status).toBe('refused')
    expect(refusal.text).toMatch(/^# No likelihood ratio: refused\nA refusal is no evidence/)
    const alone = await compare({ mark_b_scans: [scanOf(1)], scorer_config: { lambda_c: 3e-4 } })
    expect(alone.answer.status).toBe('uncalibrated')
    expect(alone.text).toMatch(/^# No likelihood ratio: a score alone\n/)
    for (const { text } of [refusal, alone]) {
      expect(text).not.toMatch(/likelihood ratio \d|report_pdf|known_marks/i)
      expect(text).toContain('do not conclude from pictures or scores')
    }
  })

  test('an error about a file that cannot be read names the scan, and says that it is no evidence', async () => {
    const broken = base64(MARKS[1]!.bytes.slice(0, 900))
    const sentence = await refusedCall(client, 'compare_marks', {
      domain: 'toolmark',
      mark_a_scans: [scanOf(0)],
      mark_b_base64: [broken],
    })
    expect(sentence).toMatch(/^mark_b_1: .*cut off.*A file that cannot be read is no evidence\.$/)
    await writeFile(pathOf('cut.x3p'), MARKS[1]!.bytes.slice(0, 900))
    for (const [tool, more] of [
      ['detect_mark_type', {}],
      ['show_scan', {}],
      ['check_scope', { domain: 'toolmark' }],
    ] as const) {
      expect(await refusedCall(client, tool, { scan: pathOf('cut.x3p'), ...more })).toMatch(
        /^scan \(cut\.x3p\): .*cut off.*A file that cannot be read is no evidence\.$/,
      )
    }
    await rm(pathOf('cut.x3p'))
  })
})

test('a prompt has the task, the rules and the facts of the report', async () => {
  const { answer } = await compare({ mark_b_scans: [scanOf(1)] })
  const { prompts } = await client.listPrompts()
  expect(prompts.map(({ name }) => name).sort()).toEqual([
    'explain_to_jury',
    'make_stronger',
    'report_paragraph',
  ])
  for (const { name } of prompts) {
    const { messages } = await client.getPrompt({ name, arguments: { report_handle: answer.report_handle } })
    const { text } = messages[0]!.content as { text: string }
    expect(text).toContain('never call it an error rate')
    expect(text).toContain('Two propositions were weighed.')
    expect(text).toContain(answer.report_handle)
  }
  await expect(
    client.getPrompt({ name: 'make_stronger', arguments: { report_handle: 'sha256:0' } }),
  ).rejects.toThrow(/handle/)
})

test('a scan outside the folder is neither shown nor told to be there', async () => {
  expect(await refusedCall(client, 'show_scan', { scan: '/etc/passwd' })).toMatch(/there is no file/)
})
