/** Entry point of the script that browsers run: checks bundles of evidence, one after another, with web workers. */
import bundles from 'virtual:bundles'
import worker from 'virtual:worker'
import { checkBundle } from './check.ts'

export async function run(): Promise<unknown[]> {
  const address = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }))
  const found: unknown[] = []
  for (const bundle of bundles.split('\n')) {
    const bytes = Uint8Array.from(atob(bundle), (one) => one.charCodeAt(0))
    found.push(await checkBundle(bytes, () => new Worker(address)))
  }
  return found
}
