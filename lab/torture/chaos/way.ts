import { createServer, connect as open, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A way to a server of this machine that can be cut off or made slow. */
export interface Way {
  readonly port: number
  /** Ends every connection, and refuses new ones, until `mend`. */
  cut(): void
  /** Holds every answer back for so long. */
  slow(ms: number): void
  mend(): void
  close(): Promise<void>
}

export async function wayTo(target: number): Promise<Way> {
  const sockets = new Set<Socket>()
  let isCut = false
  let delay = 0
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = open(target, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    near.on('close', () => far.destroy())
    far.on('error', () => near.destroy())
    near.pipe(far)
    let before = Promise.resolve() // what came first goes first, whatever the delay is now
    const later = (send: () => void): void => {
      const ms = delay
      before = before.then(() => sleep(ms)).then(() => void (near.writable && send()))
    }
    far.on('data', (data) => later(() => near.write(data)))
    far.on('end', () => later(() => near.end()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    slow(ms) {
      delay = ms
    },
    mend() {
      isCut = false
      delay = 0
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
