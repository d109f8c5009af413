/**
 * The Containerfile, parsed, linted and held to what the service needs. No image is built here: that needs a container
 * engine and a registry. What the last stage copies is started as it would be there, with everything else read-only.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DockerfileParser } from 'dockerfile-ast'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TEXT = readFileSync(join(ROOT, 'Containerfile'), 'utf8')
const file = DockerfileParser.parse(TEXT)
const stages = file.getInstructions().reduce<ReturnType<typeof file.getInstructions>[]>((all, one) => {
  if (one.getInstruction() === 'FROM') all.push([])
  all.at(-1)?.push(one)
  return all
}, [])
const last = stages.at(-1)!
/** What stands after a keyword in the last stage, flags included, as one line. */
const argumentsOf = (keyword: string): string[] =>
  last
    .filter((one) => one.getInstruction() === keyword)
    .map((one) =>
      one
        .getTextContent()
        .replace(/\\\n\s*/g, '')
        .replace(/^\S+\s+/, ''),
    )
const packageJson = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

describe('the Containerfile', () => {
  test('has no fault that a linter of Dockerfiles knows', () => {
    const faults = validate(TEXT, {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionEntrypointMultiple: ValidationSeverity.ERROR,
      instructionHealthcheckMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    })
    expect(faults.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)).toEqual([])
  })

  test('runs as a user without rights, with one volume and a check of its health', () => {
    expect(argumentsOf('USER')).toEqual(['1000:1000'])
    expect(argumentsOf('VOLUME')).toEqual(['/data'])
    expect(argumentsOf('HEALTHCHECK').join()).toContain('/health')
    expect(argumentsOf('ENV').join()).toContain('MARKGRAPH_DATA=/data')
    expect(argumentsOf('ENTRYPOINT')).toEqual(['["node", "src/cli/main.ts"]'])
    const at = (keyword: string): number => last.findIndex((one) => one.getInstruction() === keyword)
    expect(last.slice(at('USER')).map((one) => one.getInstruction())).not.toContain('COPY')
  })

  test('has the Node.js of the package, and installs production dependencies from the lock file', () => {
    expect(TEXT).toContain(`ARG NODE_VERSION=${packageJson.dependencies.node}`)
    expect(TEXT).toMatch(/^RUN npm ci --omit=dev --ignore-scripts/m)
    expect(argumentsOf('COPY')).toContain('--from=dependencies /app/node_modules node_modules')
  })

  test('leaves out of its context what must not be in an image, for either kind of engine', () => {
    const ignored = readFileSync(join(ROOT, '.containerignore'), 'utf8')
    for (const name of ['.git', '**/node_modules', 'data']) expect(ignored.split('\n')).toContain(name)
    expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8')).toBe(ignored)
  })
})

const canUnshare = spawnSync('unshare', ['-m', 'true']).status === 0 && process.getuid?.() === 0
const title = canUnshare
  ? 'what is copied'
  : 'what is copied (SKIPPED: file systems cannot be mounted here; run the tests as root on Linux)'

describe.skipIf(!canUnshare)(title, () => {
  test('is enough to serve as user 1000, with one writable folder, and its health is seen', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'markgraph-container-'))
    const [app, data] = [join(folder, 'app'), join(folder, 'data')]
    mkdirSync(app)
    mkdirSync(data)
    chmodSync(folder, 0o755)
    execFileSync('chown', ['1000:1000', data])
    for (const copied of argumentsOf('COPY')) {
      const names = copied.split(/\s+/)
      if (names[0]!.startsWith('--from')) continue // built in another stage
      for (const name of names.slice(0, -1)) cpSync(join(ROOT, name), join(app, name), { recursive: true })
    }
    symlinkSync(join(ROOT, 'node_modules'), join(app, 'node_modules'))
    // Everything is remounted read-only but the volume, as `--read-only` does it; there is no writable /tmp either.
    const script = `
      mount --bind ${data} ${data}
      mount -o remount,bind,ro /
      if touch ${folder}/probe 2>/dev/null; then echo 'the root can be written'; exit 9; fi
      cd ${app} && exec setpriv --reuid 1000 --regid 1000 --clear-groups --no-new-privs ${process.execPath} src/cli/main.ts serve`
    const env = {
      PATH: process.env['PATH'],
      HOST: '0.0.0.0',
      PORT: '0',
      MARKGRAPH_DATA: data,
      NODE_ENV: 'production',
      MARKGRAPH_HOSTS: 'lab.example',
      MARKGRAPH_LOG_LEVEL: 'error',
    }
    const child = spawn('unshare', ['-m', '--propagation', 'private', 'sh', '-c', script], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    const ended = once(child, 'close')
    try {
      while (!/serves http/.test(said) && child.exitCode === null) await sleep(50)
      const port = /serves http:\/\/[^:]+:(\d+)/.exec(said)?.[1]
      expect(port, said).toBeDefined()
      const check = JSON.parse(`[${/CMD \[(.*)\]/.exec(argumentsOf('HEALTHCHECK')[0]!)![1]}]`) as string[]
      const healthy = (PORT: string) =>
        spawnSync(process.execPath, check.slice(1), { env: { ...process.env, PORT } }).status
      expect(healthy(port!)).toBe(0)
      expect(healthy('9')).toBe(1)
      expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
    } finally {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    }
    expect(child.exitCode, said).toBe(0)
  }, 120_000)
})
