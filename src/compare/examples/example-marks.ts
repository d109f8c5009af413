import { MarkgraphError } from '../../errors.ts'
import { ownThread } from '../../executor/own-thread.ts'
import type { Session } from '../../graph/session.ts'
import type { Scan } from '../../marks/mark-type.ts'
import type { Service } from '../../service/service.ts'
import { ingest } from '../ingest.ts'
import { uploadOfBytes } from '../upload.ts'
import { EXAMPLE_PAIRS } from './example-pairs.ts'
import type { ExampleScans } from './example-scans.ts'

/** Makes the simulated marks of an example when they are asked for, in a thread of its own. */
export interface ExampleMarks {
  /** The decoded scans of both marks, stored like uploads. Error: `not-found`. */
  scans(service: Service, session: Session, id: string): Promise<{ a: readonly Scan[]; b: readonly Scan[] }>
  close(): Promise<void>
}

export function openExamples(): ExampleMarks {
  const thread = ownThread<string, ExampleScans>(new URL('./example-scans.ts', import.meta.url))
  return {
    async scans(service, session, id) {
      if (!EXAMPLE_PAIRS.some((one) => one.id === id)) {
        throw new MarkgraphError('not-found', `no example has the id ${JSON.stringify(id.slice(0, 100))}`)
      }
      const { a, b } = await thread.run(id)
      const scans = await ingest(
        service,
        session,
        [...a, ...b].map(({ filename, data }) => uploadOfBytes(filename, data)),
      )
      await session.flush()
      return { a: scans.slice(0, a.length), b: scans.slice(a.length) }
    },
    close: () => thread.close(),
  }
}
