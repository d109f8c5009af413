import { FILE_READING } from '../../../src/references/manifest-columns.ts'
import { api, got } from '../api/client.ts'
import { wordsOf } from '../api/words.ts'
import { say } from '../languages/say.ts'
import type { Files } from './files-in.ts'
import type { Row } from './rows.ts'

const AT_ONCE = 2 // uploads

/** The handles of the surfaces that files were read as. What was sent stays, so that sending again goes on. */
export type Sent = Map<File, string>

/**
 * Sends the files of some rows, each by itself, so that a broken connection loses one file at most; read in the units and with
 * the mask that the rows say. Gives the faults, a sentence for each file that was not read; none means that all are in `sent`.
 */
export async function sendScans(
  rows: readonly Row[],
  files: Files,
  sent: Sent,
  onSent: (count: number) => void,
): Promise<readonly string[]> {
  const byPath = Map.groupBy(rows, ({ path }) => path)
  const readTwice = [...byPath].filter(([, own]) => new Set(own.map(readingOf)).size > 1)
  if (readTwice.length > 0) {
    return readTwice.map(([path]) =>
      say('{path} is listed with different units or masks; list it once.', { path }),
    )
  }
  const wanted = [...byPath.values()].map(([row]) => row!).filter(({ path }) => !sent.has(files.get(path)!))
  let done = byPath.size - wanted.length
  onSent(done)
  const faults: string[] = []
  const sendInTurn = async () => {
    for (let row = wanted.shift(); row !== undefined; row = wanted.shift()) {
      const file = files.get(row.path)!
      const { units, mask } = row.more
      const body = { scan: file, ...(units && { units }), ...(mask && { mask }) }
      try {
        const { handle } = await got(() => api().POST('/v1/artifacts', { body: body as never }))
        sent.set(file, handle)
        onSent(++done)
      } catch (error) {
        faults.push(say('{path}: {reason}', { path: row.path, reason: wordsOf(error) }))
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
  return faults
}

const readingOf = ({ more }: Row): string => FILE_READING.map((name) => more[name] ?? '').join(' ')
