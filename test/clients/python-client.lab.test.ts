import { execFile, execFileSync } from 'node:child_process'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/service.ts'

const run = promisify(execFile)
const HOME = fileURLToPath(new URL('../../', import.meta.url))
const CLIENT = join(HOME, 'clients/python')
const PYTHON = '/usr/bin/python3'
const BUILD = "from setuptools import build_meta; print(build_meta.build_sdist('dist'))"
const SUITE_MS = 600_000

const has = (modules: string): boolean => {
  try {
    execFileSync(PYTHON, ['-c', `import ${modules}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const canBuild = has('setuptools, wheel, pip, venv, ensurepip')
const canRunNotebooks = has('nbclient, nbformat, ipykernel, numpy, pandas, matplotlib')
const skipped = (why: string): string => ` (SKIPPED: ${why} of ${PYTHON} are not installed)`
const TITLE = `the Python package${canBuild ? '' : skipped('setuptools, wheel or venv')}`
const NOTEBOOKS = `the notebooks show what they showed${canRunNotebooks ? '' : skipped('nbclient, ipykernel, NumPy, pandas or matplotlib')}`

describe.skipIf(!canBuild)(TITLE, () => {
  let folder: string
  let wheel: string
  let sdist: string
  let python: string

  beforeAll(async () => {
    folder = await temporaryFolder()
    const source = join(folder, 'source')
    await cp(CLIENT, source, { recursive: true })
    await run(PYTHON, ['-c', BUILD], { cwd: source })
    const dist = join(source, 'dist')
    sdist = join(dist, (await readdir(dist))[0]!)
    const offline = ['--no-index', '--no-deps', '--disable-pip-version-check']
    const wheels = join(folder, 'wheels')
    await run(PYTHON, ['-m', 'pip', 'wheel', ...offline, '--no-build-isolation', '-w', wheels, sdist])
    wheel = join(wheels, (await readdir(wheels))[0]!)
    const venv = join(folder, 'venv')
    await run(PYTHON, ['-m', 'venv', '--system-site-packages', venv])
    python = join(venv, 'bin/python')
    await run(python, ['-m', 'pip', 'install', ...offline, wheel])
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Runs the interpreter that has the wheel, in a folder without the sources. */
  const ran = (...args: readonly string[]) =>
    run(python, ['-B', '-W', 'error::ResourceWarning', ...args], {
      cwd: folder,
      env: { ...process.env, MARKGRAPH_HOME: HOME, MPLBACKEND: 'Agg' },
      maxBuffer: 2 ** 26,
    })

  test('the wheel holds every module and the mark of its types, and needs no other package', async () => {
    const script = `import sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
print('\\n'.join(wheel.namelist()))
print(wheel.read(next(name for name in wheel.namelist() if name.endswith('/METADATA'))).decode())`
    const { stdout } = await ran('-c', script, wheel)
    const modules = await readdir(join(CLIENT, 'src/markgraph'))
    for (const name of modules.filter((one) => one !== '__pycache__')) {
      expect(stdout).toContain(`markgraph/${name}\n`)
    }
    expect(stdout).toContain('markgraph/py.typed\n')
    expect(stdout).not.toMatch(/^tests?\//m)
    expect(stdout).not.toMatch(/^Requires-Dist: (?!.*extra ==)/m)
  })

  test('what is installed is imported from the venv', async () => {
    const { stdout } = await ran('-c', 'import markgraph; print(markgraph.__file__)')
    expect(stdout.startsWith(join(folder, 'venv'))).toBe(true)
  })

  test('its tests pass against a real server', { timeout: SUITE_MS }, async () => {
    const { stderr } = await ran('-m', 'unittest', 'discover', '-s', join(CLIENT, 'tests/markgraph'))
    expect(stderr).toMatch(/^Ran [1-9]\d* tests in/m)
    expect(stderr).toMatch(/^OK/m)
  })

  test.runIf(canRunNotebooks)(NOTEBOOKS, { timeout: SUITE_MS }, async () => {
    const { stdout } = await ran(join(CLIENT, 'notebooks/run.py'), '--check')
    expect(stdout).toMatch(/^two-scans-to-a-figure\.ipynb: [1-9]\d* cells run$/m)
    expect(stdout).toMatch(/^change-a-parameter\.ipynb: [1-9]\d* cells run$/m)
  })
})
