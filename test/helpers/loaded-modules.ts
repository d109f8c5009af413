/** Preloaded into a process: writes the URL of every module that it loads to the file MODULES. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    appendFileSync(process.env['MODULES']!, `${url}\n`)
    return next(url, context)
  },
})
