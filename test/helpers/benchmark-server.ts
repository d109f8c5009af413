/** Run as a process: serves the benchmark from the data folder of the environment, and says where, until it is killed. */

import { buildApp } from '../../src/http/app.ts'
import { openService } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'

const service = await openService(settings(process.env), { references: null })
const app = await buildApp(service, undefined, 'benchmark')
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
