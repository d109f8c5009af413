import { execFile, execFileSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { type Commands, openCommands } from '../helpers/program.ts'

const CLIENT = fileURLToPath(new URL('../../clients/python/', import.meta.url))
const MOST_LINES = 1500

/** The first Python with NumPy and SciPy: the one on the path, or Debian's. */
const PYTHON = ['python3', '/usr/bin/python3'].find((one) => {
  try {
    execFileSync(one, ['-c', 'import numpy, scipy'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})
const here = PYTHON !== undefined
if (!here) console.warn('tests of the Python client: skipped, python3 with NumPy and SciPy is not here')
const title = here
  ? 'the Python client'
  : 'the Python client (SKIPPED: python3 with NumPy and SciPy is not here)'

describe.skipIf(!here)(title, { timeout: 1_200_000 }, () => {
  let folder: string
  let bundles: string
  let commands: Commands

  beforeAll(async () => {
    folder = await temporaryFolder()
    bundles = join(folder, 'bundles')
    await mkdir(bundles)
    commands = openCommands({ MARKGRAPH_DATA: join(folder, 'data') })
  })
  afterAll(() => {
    commands.close()
    return rm(folder, { recursive: true, force: true })
  })

  /** The scans of a simulated mark, as files. */
  async function simulated(kind: string, source: number, mark: number, ...more: string[]): Promise<string[]> {
    const out = join(folder, `${kind}-${source}-${mark}`)
    const seeds = ['--source', String(source), '--mark', String(mark)]
    const { code, err } = await commands.run(['simulate', kind, ...seeds, '--out', out, ...more])
    expect(code, err).toBe(0)
    const name = `${kind}-${source}-${mark}`
    return kind === 'bullet'
      ? [1, 2, 3, 4, 5, 6].map((land) => join(out, `${name}-land${land}.x3p`))
      : [join(out, `${name}.x3p`)]
  }

  /** The bundle of a comparison. */
  async function bundled(name: string, ...asked: string[]): Promise<void> {
    const { code, out, err } = await commands.run(['compare', '--json', ...asked])
    expect(code, err).toBe(0)
    const { report_handle } = JSON.parse(out)
    const made = await commands.run(['bundle', report_handle, '--scans', '-o', join(bundles, `${name}.zip`)])
    expect(made.code, made.err).toBe(0)
  }

  test('computes the ratios of simulated marks of every kind again', async () => {
    const coarse = ['--pitch-um', '3']
    const [a, b] = [await simulated('toolmark', 1, 1), await simulated('toolmark', 1, 2)]
    await bundled('1-toolmarks', '--domain', 'toolmark', '--a', ...a, '--b', ...b)
    // three lands of six: Python takes a second for each pair of them
    const [c, d] = [await simulated('bullet', 1, 1), await simulated('bullet', 2, 2)].map((of) =>
      of.slice(0, 3),
    )
    await bundled('2-bullets', '--domain', 'striated', '--a', ...c!, '--b', ...d!)
    const [e, f] = [
      await simulated('breech-face', 1, 1, ...coarse),
      await simulated('breech-face', 1, 2, ...coarse),
    ]
    await bundled('3-breech-faces', '--domain', 'impressed', '--a', ...e, '--b', ...f)
    const profiles = await Promise.all(
      [3, 4, 5].map((mark) => simulated('toolmark', 2, mark, '--profile', ...coarse)),
    )
    const [questioned, ...known] = profiles
    const asked = known.flatMap((files) => ['--known', ...files])
    await bundled('4-test-fires', '--domain', 'toolmark', '--questioned', ...questioned!, ...asked)

    const { stderr } = await promisify(execFile)(
      PYTHON!,
      ['-m', 'unittest', 'discover', '--verbose', join(CLIENT, 'tests')],
      {
        env: { ...process.env, PYTHONPATH: join(CLIENT, 'src'), MARKGRAPH_CHECK_BUNDLES: bundles },
      },
    )
    expect(stderr).toContain('test_every_bundle_is_within_tolerance')
    expect(stderr).not.toContain('SKIPPED')
    expect(stderr).toMatch(/\nOK\n$/)
  })

  test('is short enough to be read', () => {
    const counted = execFileSync('bash', ['-c', `cat ${CLIENT}src/markgraph_check/*.py | wc -l`])
    expect(Number(counted)).toBeLessThanOrEqual(MOST_LINES)
  })
})
