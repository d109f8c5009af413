import { api, got } from '../api/client.ts'
import { wordsOf } from '../api/words.ts'
import type { Files } from './files-in.ts'

const AT_ONCE = 2 // uploads

/** The handles of the surfaces that files were read as. What was sent stays, so that sending again goes on. */
export type Sent = Map<File, string>

/**
 * Sends the files of some paths, each by itself, so that a broken connection loses one file at most. Gives the faults, a
 * sentence for each file that was not read; none means that all are in `sent`.
 */
export async function sendScans(
  paths: readonly string[],
  files: Files,
  sent: Sent,
  onSent: (count: number) => void,
): Promise<readonly string[]> {
  const all = [...new Set(paths)]
  const wanted = all.filter((path) => !sent.has(files.get(path)!))
  let done = all.length - wanted.length
  onSent(done)
  const faults: string[] = []
  const sendInTurn = async () => {
    for (let path = wanted.shift(); path !== undefined; path = wanted.shift()) {
      const file = files.get(path)!
      try {
        const { handle } = await got(() => api().POST('/v1/artifacts', { body: { scan: file } as never }))
        sent.set(file, handle)
        onSent(++done)
      } catch (error) {
        faults.push(`${path}: ${wordsOf(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
  return faults
}
