import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { builtPage } from '../helpers/built-page.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'

test('the demo ends with a page that is alive and shows its result, until it is told to stop', async () => {
  await builtPage()
  const demo = spawn(process.execPath, ['src/cli/main.ts', 'demo', '--keep'], {
    env: { ...process.env, PORT: '0', MARKGRAPH_DATA: await temporaryFolder() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(demo, 'exit')
  let printed = ''
  try {
    await new Promise<void>((said, failed) => {
      demo.stdout.on('data', (chunk) => {
        printed += String(chunk)
        if (printed.includes('Ctrl-C')) said()
      })
      demo.once('exit', () => failed(new Error(`the demo ended after: ${printed}`)))
    })
    const address = /Open this result: (http:\/\/127\.0\.0\.1:\d+)\/result\/(sha256:[0-9a-f]{64})/.exec(
      printed,
    )!
    const [, url, handle] = address
    const page = await fetch(`${url}/result/${handle}`)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    const report = (await (await fetch(`${url}/v1/reports/${handle}`)).json()) as { direction: string }
    expect(report.direction).toBe('same source')
  } finally {
    demo.kill('SIGINT')
  }
  expect(await ended).toEqual([0, null])
})
