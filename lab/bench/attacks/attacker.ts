/** One attack in a process of its own: in that of the polite client, its time would count as the server's. */
import { once } from 'node:events'
import { ATTACKS } from './attacks.ts'
import { clientAt } from './polite.ts'

const [name, url] = process.argv.slice(2) as [string, string]
const client = clientAt(url, '127.0.0.1')
const begin = await ATTACKS.find((one) => one.name === name)!.prepare({ url, client })
process.send!('prepared')
const stop = new AbortController()
await once(process, 'message')
process.once('message', () => stop.abort())
await begin(stop.signal).catch((error) => process.stderr.write(`${name}: ${error}\n`))
client.close()
process.exit()
