/** Debian's Chromium, which the tests of a process share. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { keptOpen } from './kept-open.ts'

export const CHROMIUM = '/usr/bin/chromium'

/** Why tests in the browser cannot run here; undefined when they can. */
export const noBrowser = existsSync(CHROMIUM) ? undefined : `Chromium is not at ${CHROMIUM}`

const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
]
/** WebGL without a graphics card. Only the scenes are drawn with it: the rest of the page is drawn faster without. */
const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing']

const launched = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: [...QUIET, ...args] })

const closed = (browser: Browser): Promise<void> => browser.close()

/** The browser. Each test opens a context of its own in it, and closes that. */
export const sharedBrowser = keptOpen(() => launched(SOFTWARE_GL), closed)

/** The browser where it has no WebGL. */
export const browserWithoutWebgl = keptOpen(() => launched(['--disable-3d-apis']), closed)
