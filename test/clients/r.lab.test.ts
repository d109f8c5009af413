import { execFile, execFileSync } from 'node:child_process'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/service.ts'

const run = promisify(execFile)
const HOME = fileURLToPath(new URL('../../', import.meta.url))
const CLIENT = join(HOME, 'clients/r')
const PACKAGES = ['curl', 'jsonlite', 'knitr', 'openssl', 'processx', 'rmarkdown', 'testthat']
const CHECK_MS = 600_000

const canCheck = ((): boolean => {
  try {
    const needed = PACKAGES.map((one) => `library(${one})`).join(';')
    execFileSync('Rscript', ['-e', needed], { stdio: 'ignore' })
    execFileSync('pandoc', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
const TITLE = `the R package${canCheck ? '' : ` (SKIPPED: R with ${PACKAGES.join(', ')} and pandoc is not installed)`}`

describe.skipIf(!canCheck)(TITLE, () => {
  let folder: string
  let built: string

  /** Runs R in the folder, with a checkout whose server it may start. */
  const ran = (...args: readonly string[]) =>
    run('R', ['CMD', ...args], {
      cwd: folder,
      env: {
        ...process.env,
        MARKGRAPH_HOME: HOME,
        LC_ALL: 'C.UTF-8',
        _R_CHECK_SYSTEM_CLOCK_: '0', // it would ask a server on the internet for the time
      },
      maxBuffer: 2 ** 26,
    })

  beforeAll(async () => {
    folder = await temporaryFolder()
    await cp(CLIENT, join(folder, 'markgraph'), { recursive: true })
    await ran('build', 'markgraph')
    built = (await readdir(folder)).find((name) => name.endsWith('.tar.gz'))!
  }, CHECK_MS)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('R CMD check has no error, warning or note, and its tests ran against a real server', {
    timeout: CHECK_MS,
  }, async () => {
    // the vignette was built from its source, and so its code was run, a moment ago
    const failure = await ran('check', '--no-manual', '--ignore-vignettes', built).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
    expect(failure).toBe('')
    const check = join(folder, 'markgraph.Rcheck')
    expect(await readFile(join(check, '00check.log'), 'utf8')).toMatch(/^Status: OK$/m)
    const tests = await readFile(join(check, 'tests/testthat.Rout'), 'utf8')
    expect(tests).toMatch(/\[ FAIL 0 \| WARN 0 \| SKIP 0 \| PASS [1-9]\d* \]/)
  })

  test('the vignette shows a likelihood ratio that was computed and figures that were drawn', async () => {
    await run('tar', ['-xzf', built, 'markgraph/inst/doc/markgraph.html'], { cwd: folder })
    const page = await readFile(join(folder, 'markgraph/inst/doc/markgraph.html'), 'utf8')
    expect(page).toMatch(/95% interval -?\d/)
    expect(page.match(/src="data:image\/png/g)).toHaveLength(2)
  })
})
