/** Entry point of the bundle that browsers run: checks a bundle of evidence with web workers. */
import bundle from 'virtual:bundle'
import worker from 'virtual:worker'
import { checkBundle } from './check.ts'

export async function run(): Promise<unknown> {
  const bytes = Uint8Array.from(atob(bundle), (one) => one.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }))
  return checkBundle(bytes, () => new Worker(address))
}
