import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { MAIN } from '../../lab/main-file.ts'
import { MIB } from '../../src/words/amounts.ts'
import { base64, called, httpClient, refusedCall, stdioClient } from '../helpers/mcp.ts'
import { bullet } from '../helpers/scans.ts'
import { contents, type TestService, temporaryFolder, testService } from '../helpers/service.ts'
import { matrix, x3p } from '../helpers/x3p-package.ts'

const [one, two] = bullet(1, { pitch: 4e-6 }).map(base64) as [string, string]
const zeros = base64(x3p({ size: matrix(1024, 512), data: new Uint8Array(2 ** 22) }))

const after: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of after.splice(0).reverse()) await close()
})

async function serving(env: Record<string, string> = {}): Promise<{ own: TestService; url: string }> {
  const own = await testService(env)
  after.push(() => own.close())
  return { own, url: await own.app.listen({ host: '127.0.0.1', port: 0 }) }
}

async function client(transport: string, env: Record<string, string>) {
  if (transport === 'HTTP') {
    const { own, url } = await serving(env)
    const connected = await httpClient(url)
    after.push(() => connected.close())
    return { client: connected, data: own.data }
  }
  const folder = await temporaryFolder()
  after.push(() => rm(folder, { recursive: true }))
  const connected = await stdioClient(folder, env)
  after.push(() => connected.close())
  return { client: connected, data: folder }
}

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  })
const message = (name: string, given: object = {}, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } })

/** Sends the beginning of a request; what came back when the answer is there or the time is over. */
function begun(url: string, headers: string, body: string, forMs = 3000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let text = ''
    const timer = setTimeout(() => socket.destroy(), forMs)
    socket.on('data', (chunk) => {
      text += chunk
      if (/\r\n\r\n.*}$/s.test(text)) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
    socket.write(
      `POST /mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`,
    )
  })
}

describe.each(['HTTP', 'stdio'])(
  'over %s, a scan is refused in a sentence and leaves nothing behind',
  (transport) => {
    const env = {
      MARKGRAPH_MAX_FILE_BYTES: `${MIB}`,
      MARKGRAPH_MAX_REQUEST_BYTES: `${2 * MIB}`,
      MARKGRAPH_MAX_FILES: '4',
      MARKGRAPH_MAX_DECOMPRESSED_BYTES: `${8 * MIB}`,
    }
    test('for its size, the size of all, their number, and what it inflates to', async () => {
      const { client: agent, data } = await client(transport, env)
      await called(agent, 'list_references') // so that they are read and kept before it is counted
      const before = await contents(data)
      const large = 'A'.repeat(1.4 * MIB)
      const half = 'A'.repeat(MIB - 8)
      const compare = (mark_a_base64: string[], mark_b_base64: string[]) =>
        refusedCall(agent, 'compare_marks', { domain: 'striated', mark_a_base64, mark_b_base64 })
      expect(await compare([one], [one, large])).toBe('mark_b_2 is over 1 MiB, the limit of one file')
      expect(await compare([half], [half, half])).toBe('a request may hold at most 2 MiB')
      expect(await compare([one, one], [one, one, one])).toBe('a request may hold at most 4 files')
      expect(await compare([one, two], [one, zeros])).toMatch(/200 times/)
      expect(await refusedCall(agent, 'detect_mark_type', { scan_base64: zeros })).toMatch(/200 times/)
      // the command also prepares its references meanwhile
      expect(await contents(data)).toMatchObject({ scans: 0, recipes: 0, tmp_files: 0 })
      if (transport === 'HTTP') expect(await contents(data)).toEqual(before)
    })
  },
)

test('too many computations in a window are refused: over HTTP with 429, over stdio in the tool', async () => {
  const { url } = await serving({ MARKGRAPH_RATE_LIMIT: '2' })
  expect((await post(url, message('service_health'))).status).toBe(200)
  expect((await post(url, message('service_health'))).status).toBe(200)
  const refused = await post(url, message('service_health'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    detail: expect.stringMatching(/more than 2 compute requests/),
  })

  const { client: agent } = await client('stdio', { MARKGRAPH_RATE_LIMIT: '2' })
  const given = { score: 0.3, reference: 'striated' }
  for (let i = 0; i < 2; i++) await called(agent, 'calibrate_score', given)
  expect(await refusedCall(agent, 'calibrate_score', given)).toMatch(/more than 2 compute requests/)
  expect(await called(agent, 'service_health')).toMatchObject({ status: 'ok' })
})

test('a comparison past its time is refused in a sentence that says to try again', async () => {
  const { own, url } = await serving()
  Object.assign(own.service.settings, { compareSeconds: 0.001 })
  const agent = await httpClient(url)
  after.push(() => agent.close())
  const given = { domain: 'striated', mark_a_base64: [one], mark_b_base64: [two] }
  expect(await refusedCall(agent, 'compare_marks', given)).toMatch(/took more than .* try again/)
  Object.assign(own.service.settings, { compareSeconds: 60 })
  expect(await called(agent, 'compare_marks', given)).toMatchObject({ status: 'calibrated' })
})

describe('a body over HTTP', () => {
  const small = { MARKGRAPH_MAX_REQUEST_BYTES: `${3 * MIB}` } // a message of 5 MiB
  const MOST = 5 * MIB

  test('over the limit is refused when it says so, and at the byte too many when it does not', async () => {
    const { url } = await serving(small)
    expect(await begun(url, `content-length: ${MOST + 1}`, '{')).toMatch(
      /^HTTP\/1.1 413 .*\{"detail":"a message may hold at most 5 MiB",/s,
    )
    const chunk = `${(MOST + 1).toString(16)}\r\n"${'A'.repeat(MOST)}\r\n` // and no end
    expect(await begun(url, 'transfer-encoding: chunked', chunk)).toMatch(/^HTTP\/1.1 413 /)
    expect((await post(url, message('service_health'))).status).toBe(200)
  })

  test('of very many values is refused, however small they are', async () => {
    const { url } = await serving(small)
    for (const body of [
      `[${'[],'.repeat(200_000)}[]]`,
      `[${'{},'.repeat(200_000)}{}]`,
      `[${'0,'.repeat(200_000)}0]`,
    ]) {
      const refused = await post(url, body)
      expect(refused.status).toBe(413)
      expect(await refused.json()).toMatchObject({ detail: 'a message may hold at most 100000 values' })
    }
    await sleep(100) // a connection whose last body is still arriving would keep the server from closing
  })

  test('that is very deep is refused in a sentence', async () => {
    const { url } = await serving()
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`
    for (const wrong of [
      { scorer_config: { lambda_c: 'DEEP' } },
      { mark_a_base64: 'DEEP' },
      { domain: 'DEEP' },
    ]) {
      const given = { domain: 'striated', mark_a_base64: [one], mark_b_base64: [two], ...wrong }
      const answer = await post(url, message('compare_marks', given).replace('"DEEP"', deep))
      const { result } = (await answer.json()) as {
        result: { isError: boolean; content: [{ text: string }] }
      }
      expect(result.isError).toBe(true)
      expect(result.content[0].text).toMatch(/scorer_config must be|expected string|domain must be/)
    }
  })

  test('that arrives slowly holds no memory: all other messages are answered, large ones too', async () => {
    const { url, own } = await serving(small)
    const slow = begun(url, `content-length: ${MOST}`, `{"a":"${'A'.repeat(3 * MIB)}`, 1500)
    await sleep(300)
    const padding = 'A'.repeat(3 * MIB)
    expect((await post(url, message('service_health', { padding }))).status).toBe(200)
    expect((await post(url, message('service_health'))).status).toBe(200)
    await slow
    for (let i = 0; i < 4; i++)
      expect((await post(url, message('service_health', { padding }))).status).toBe(200)
    await expect.poll(() => readdir(own.service.spool)).toEqual([])
  })

  test('that breaks off frees its place', async () => {
    const { url } = await serving({ ...small, MARKGRAPH_QUEUE: '1' })
    await begun(url, `content-length: ${MOST}`, `{"a":"${'A'.repeat(MIB)}`, 200)
    await sleep(100)
    expect((await post(url, message('service_health'))).status).toBe(200)
  })

  test('that is no message is a JSON-RPC failure', async () => {
    const { url } = await serving()
    for (const [body, code] of [
      ['', -32700],
      ['{"jsonrpc":', -32700],
      ['"text"', -32700],
      ['{"method":1}', -32700],
      [`[${message('service_health')},${message('service_health', {}, 2)}]`, -32600],
    ] as const) {
      const refused = await post(url, body)
      expect(refused.status, body).toBe(400)
      expect(await refused.json()).toMatchObject({
        jsonrpc: '2.0',
        error: { code, message: expect.any(String) },
      })
    }
    expect((await post(url, message('service_health'), { accept: 'text/html' })).status).toBe(406)
    expect((await post(url, message('service_health'), { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(url, '{"jsonrpc":"2.0","method":"notifications/initialized"}')).status).toBe(202)
  })
})

test('other methods are a 405 that says so', async () => {
  const { url } = await serving()
  for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
    const refused = await fetch(`${url}/mcp`, { method, headers: { accept: 'text/event-stream' } })
    expect(refused.status).toBe(405)
    expect(refused.headers.get('allow')).toBe('POST')
    expect(await refused.json()).toEqual({ detail: expect.stringContaining(method) })
  }
})

test('a page from elsewhere is refused, one of this machine and an agent are not', async () => {
  const { url } = await serving()
  for (const [origin, status] of [
    ['http://evil.example', 403],
    ['http://localhost.evil.example:8000', 403],
    ['null', 403],
    ['http://localhost:5173', 200],
    ['http://127.0.0.1:8000', 200],
    ['http://[::1]:8000', 200],
  ] as const) {
    expect((await post(url, message('service_health'), { origin })).status, origin).toBe(status)
  }
})

test('an API key is asked for where there are some', async () => {
  const { url } = await serving({ MARKGRAPH_API_KEYS: 'a-key-for-the-test' })
  expect((await post(url, message('service_health'))).status).toBe(401)
  const { status } = await post(url, message('service_health'), {
    authorization: 'Bearer a-key-for-the-test',
  })
  expect(status).toBe(200)
})

test('a domain that nothing calibrates here is refused in a sentence, before a scan is read', async () => {
  const { client: agent, data } = await client('HTTP', {})
  const before = await contents(data)
  const given = { domain: 'impressed', mark_a_base64: [one], mark_b_base64: [two] }
  expect(await refusedCall(agent, 'compare_marks', given)).toBe(
    'domain impressed has no calibrated reference here; there are striated',
  )
  expect(await contents(data)).toEqual(before)
})

describe('markgraph mcp', () => {
  async function process_(env: Record<string, string> = {}) {
    const folder = await temporaryFolder()
    after.push(() => rm(folder, { recursive: true }))
    const child = spawn(process.execPath, [MAIN, 'mcp'], {
      env: { ...process.env, MARKGRAPH_DATA: folder, MARKGRAPH_THREADS: '1', ...env },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    const ended = async () => {
      const [code] = (await once(child, 'close')) as [number]
      return {
        code,
        err,
        answers: out
          .trim()
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      }
    }
    return { child, ended }
  }

  test('answers what it was asked before its input ended, and exits with 0', async () => {
    const { child, ended } = await process_()
    const [a, b] = [1, 2].map((seed) => bullet(seed).map(base64)) // like the marks of the bundled reference
    const given = { domain: 'striated', mark_a_base64: a, mark_b_base64: b }
    child.stdin.end(`${message('compare_marks', given, 'last')}\n`)
    const { code, err, answers } = await ended()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(answers).toMatchObject([{ id: 'last', result: { structuredContent: { status: 'calibrated' } } }])
  })

  test('answers what only looks before it exits, too', async () => {
    const { child, ended } = await process_()
    const read = {
      jsonrpc: '2.0',
      id: 2,
      method: 'resources/read',
      params: { uri: 'markgraph://references' },
    }
    child.stdin.write(`${message('explain_result', { report_handle: `sha256:${'0'.repeat(64)}` }, 1)}\n`)
    child.stdin.end(`${JSON.stringify(read)}\n${message('service_health', {}, 3)}\n`)
    const { code, answers } = await ended()
    expect(code).toBe(0)
    expect(answers.map(({ id }: { id: number }) => id).sort()).toEqual([1, 2, 3])
  })

  test('exits with 0 when it is never asked anything, and when it is told to stop', async () => {
    const silent = await process_()
    silent.child.stdin.end()
    expect(await silent.ended()).toEqual({ code: 0, err: '', answers: [] })
    const stopped = await process_()
    stopped.child.stdin.write(`${message('service_health')}\n`)
    await once(stopped.child.stdout, 'data')
    stopped.child.kill('SIGTERM')
    expect(await stopped.ended()).toMatchObject({ code: 0, answers: [{ id: 1 }] })
  })

  test('ends when nobody reads its answers any more', async () => {
    const { child, ended } = await process_()
    child.stdin.on('error', () => {})
    child.stdin.write(`${message('service_health')}\n`)
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.write(`${message('service_health')}\n`)
    expect(await ended()).toMatchObject({ code: 0, err: '' })
  })

  test('refuses a message that is too long under its id, reports what is no message, and goes on', async () => {
    const { child, ended } = await process_({ MARKGRAPH_MAX_REQUEST_BYTES: `${MIB}` })
    child.stdin.write(`${message('detect_mark_type', { scan_base64: 'A'.repeat(5 * MIB) }, 7)}\n`)
    child.stdin.write(`{"params":{"a":"${'A'.repeat(5 * MIB)}"},"jsonrpc":"2.0","id":"z"}\n`)
    child.stdin.write(`"${'A'.repeat(5 * MIB)}"\n`)
    child.stdin.write('this is no message\n')
    child.stdin.end(`${message('service_health', {}, 8)}\n`)
    const { code, err, answers } = await ended()
    expect(code).toBe(0)
    expect(err).toMatch(/^markgraph: .*\n$/)
    const error = { code: -32600, message: 'a message may hold at most 2 MiB' }
    expect(answers.slice(0, 3)).toEqual([7, 'z', null].map((id) => ({ jsonrpc: '2.0', id, error })))
    expect(answers[3]).toMatchObject({ id: 8, result: { structuredContent: { status: 'ok' } } })
  })
})
