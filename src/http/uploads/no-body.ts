import { Readable } from 'node:stream'

/** What HEAD sends where GET sends a stream: nothing, and no length either, which would be that of GET. */
export const noBody = (): Readable => Readable.from([])
