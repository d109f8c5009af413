import { connect, type Socket } from 'node:net'
import { simulateBullet } from '../../../src/simulate/bullet.ts'
import { writeX3p } from '../../../src/x3p/write.ts'
import { type Client, uploaded } from './polite.ts'

/** One attack from one address. Its requests stay within the rate limit, except where they try that. */
export interface Attack {
  readonly name: string
  /** Descriptors that the server may open. Default: as many as this process. */
  readonly descriptors?: number
  /** Uploads what it needs. The returned function attacks until the signal aborts, and closes its connections then. */
  prepare(target: Target): Promise<(over: AbortSignal) => Promise<void>>
}

export interface Target {
  readonly url: string
  readonly client: Client
}

/** Opens a connection, and sends something. */
export function opened({ url }: Target, text: string | Uint8Array = ''): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

/** Opens a connection and sends the beginning of a request. */
export function begun(target: Target, head: readonly string[], body: string | Uint8Array = ''): Socket {
  const socket = opened(target, `${[head[0], 'host: localhost', ...head.slice(1)].join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return socket
}

export async function until(over: AbortSignal, sockets: readonly Socket[]): Promise<void> {
  await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }))
  for (const socket of sockets) socket.destroy()
}

export const bulletSurfaces = async (client: Client): Promise<string[]> => {
  const lands = (bulletSeed: number) =>
    simulateBullet({ barrelSeed: 1, bulletSeed, lands: 6, pitch: 2e-6 }).map((land) => writeX3p(land))
  const marks: string[] = []
  for (const seed of [1, 2]) {
    const handles: string[] = []
    for (const land of lands(seed)) handles.push(await uploaded(client, land))
    marks.push(handles.join(','))
  }
  return marks
}
