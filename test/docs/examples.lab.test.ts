import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bullet } from '../helpers/scans.ts'
import { type TestService, temporaryFolder, testService } from '../helpers/service.ts'

const PAGE = readFileSync(new URL('../../docs/examples.md', import.meta.url), 'utf8')

/** The first block in a language under a heading, as it stands in docs/examples.md. */
const block = (heading: string, fence: string): string => {
  const section = PAGE.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!
  return new RegExp(`\`\`\`${fence}\n(.*?)\`\`\``, 's').exec(section)![1]!
}

interface Language {
  readonly heading: string
  readonly fence: string
  readonly command: readonly [string, ...string[]]
  /** Fails where the language or its libraries are not installed. */
  readonly probe: readonly [string, ...string[]]
}

const LANGUAGES: readonly Language[] = [
  {
    heading: 'curl',
    fence: 'sh',
    command: ['bash', '-euo', 'pipefail'],
    probe: ['bash', '-c', 'curl --version && jq --version'],
  },
  {
    heading: 'Python',
    fence: 'python',
    command: ['python3', '-'],
    probe: ['python3', '-c', 'import numpy, requests'],
  },
  {
    heading: 'R',
    fence: 'r',
    command: ['Rscript', '-'],
    probe: ['Rscript', '-e', 'library(httr2); library(curl)'],
  },
]

const installed = ({ probe: [command, ...rest] }: Language): boolean => {
  try {
    execFileSync(command, rest, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

let folder: string
let one: TestService
let url: string
beforeAll(async () => {
  folder = await temporaryFolder()
  for (const [name, mark] of [
    ['a', 1],
    ['b', 2],
  ] as const) {
    await mkdir(join(folder, name))
    const scans = bullet(mark, { lands: 6, pitch: 4e-6 })
    for (const [i, scan] of scans.entries()) {
      await writeFile(join(folder, name, `bullet-1-${mark}-land${i + 1}.x3p`), scan)
    }
  }
  one = await testService()
  url = await one.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await one.close()
  await rm(folder, { recursive: true })
})

describe('the worked examples run as they stand', () => {
  for (const language of LANGUAGES) {
    const here = installed(language)
    const { heading, fence, command } = language
    test.runIf(here)(
      here ? heading : `${heading} (SKIPPED: it or its libraries are not installed)`,
      async () => {
        const script = [heading, 'The report as a PDF'].map((part) => block(part, fence)).join('\n')
        await rm(join(folder, 'report.pdf'), { force: true })
        const { code, out, err } = await run(command, script.replaceAll('http://127.0.0.1:8000', url))
        expect(code, `${out}\n${err}`).toBe(0)
        expect((await readFile(join(folder, 'report.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
        expect(out).toMatch(/log10.LR/i)
      },
    )
  }
})

function run([command, ...rest]: readonly [string, ...string[]], script: string) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(command, rest, { cwd: folder }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, err })
    })
    child.stdin!.end(script)
  })
}
