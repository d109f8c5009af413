import { ownThread } from '../executor/own-thread.ts'
import type { Session } from '../graph/session.ts'
import type { Scan } from '../marks/mark-type.ts'
import type { ExampleScans, SimulationTask } from '../marks/simulating.ts'
import type { Service } from '../service/service.ts'
import { ingest } from './request/ingest.ts'
import { uploadOfBytes } from './request/upload.ts'

/** Makes the simulated marks of an example when they are asked for, in a thread of its own. */
interface ExampleMarks {
  /** The decoded scans of both marks, stored like uploads. */
  scans(service: Service, session: Session, id: string): Promise<{ a: readonly Scan[]; b: readonly Scan[] }>
  close(): Promise<void>
}

export function openExamples({ worker }: Pick<Service, 'worker'>): ExampleMarks {
  const thread = ownThread<SimulationTask, ExampleScans>(worker, 'simulate')
  return {
    async scans(service, session, id) {
      const { a, b } = await thread.run({ example: id })
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
