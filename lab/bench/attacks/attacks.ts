import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { simulateBreechFace } from '../../../src/simulate/breech-face.ts'
import { MIB } from '../../../src/words/amounts.ts'
import { writeX3p } from '../../../src/x3p/write.ts'
import { type Attack, begun, bulletSurfaces, until } from './attack.ts'
import { CONNECTIONS } from './connections.ts'
import { fields, uploaded } from './polite.ts'

/** A hundred comparisons by handle, none like another; `closeMs`: when their sockets are closed. */
const comparisons = (name: string, closeMs?: number): Attack => ({
  name,
  async prepare(target) {
    const [a, b] = await bulletSurfaces(target.client)
    const open = (i: number): Socket => {
      const scorer_config = JSON.stringify({ lambda_c: 2.4e-4 + i * 1e-7 })
      const { type, bytes } = fields({
        domain: 'striated',
        mark_a_handles: a!,
        mark_b_handles: b!,
        scorer_config,
      })
      const head = ['POST /v1/compare HTTP/1.1', `content-type: ${type}`, `content-length: ${bytes.length}`]
      const socket = begun(target, head, bytes)
      if (closeMs !== undefined) setTimeout(() => socket.destroy(), closeMs)
      return socket
    }
    return (over) =>
      until(
        over,
        Array.from({ length: 100 }, (_, i) => open(i)),
      )
  },
})

const stalledUploads: Attack = {
  name: 'H2: 256 stalled uploads',
  async prepare(target) {
    const head = ['POST /v1/artifacts HTTP/1.1', 'content-type: multipart/form-data; boundary=b']
    const part = '--b\r\ncontent-disposition: form-data; name="scan"; filename="a.x3p"\r\n\r\nPK'
    const open = () => begun(target, [...head, 'content-length: 1000000'], part)
    return (over) => until(over, Array.from({ length: 256 }, open))
  },
}

const stalledMessage: Attack = {
  name: 'stalled 200 MiB body at /mcp',
  prepare: async (target) => async (over) => {
    const head = ['POST /mcp HTTP/1.1', 'content-type: application/json', `content-length: ${240 * MIB}`]
    const socket = begun(target, head, '{"a":"')
    const ended = until(over, [socket])
    const piece = Buffer.alloc(MIB, 'A')
    for (let i = 0; i < 200 && !over.aborted; i++) {
      if (socket.write(piece)) continue
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), sleep(1000)])
    }
    await ended
  },
}

const slowReaders: Attack = {
  name: '64 slow readers of /data',
  async prepare(target) {
    const scan = writeX3p(simulateBreechFace({ slideSeed: 1, cartridgeSeed: 1 }))
    const handle = await uploaded(target.client, scan)
    const open = () => begun(target, [`GET /v1/artifacts/${handle}/data HTTP/1.1`]).pause()
    return (over) => until(over, Array.from({ length: 64 }, open))
  },
}

const costlyConfig: Attack = {
  name: 'C1: a costly scorer config',
  async prepare(target) {
    const face = (seed: number) =>
      writeX3p(simulateBreechFace({ slideSeed: 1, cartridgeSeed: seed, pitch: 6e-6 }))
    const [a, b] = [await uploaded(target.client, face(1)), await uploaded(target.client, face(2))]
    const body = fields({
      domain: 'impressed',
      mark_a_handles: a,
      mark_b_handles: b,
      scorer_config: JSON.stringify({ impressed_search: 0.01, impressed_cell: 5e-5 }),
    })
    const head = ['POST /v1/compare HTTP/1.1', `content-type: ${body.type}`]
    const open = () => begun(target, [...head, `content-length: ${body.bytes.length}`], body.bytes)
    return (over) => until(over, [open()])
  },
}

const flood: Attack = {
  name: 'a flood over the rate limit',
  prepare:
    async ({ client }) =>
    async (over) => {
      const body = fields({ domain: 'striated' })
      for (let i = 0; i < 20_000 && !over.aborted; i += 20) {
        await Promise.all(
          Array.from({ length: 20 }, () => client.send('POST', '/v1/compare', body).catch(() => {})),
        )
      }
    },
}

const none: Attack = { name: 'no attack', prepare: async () => (over) => until(over, []) }

export const ATTACKS: readonly Attack[] = [
  none,
  comparisons('H1: 100 compares, each closed after 30 ms', 30),
  comparisons('100 compares that wait for their answers'),
  stalledUploads,
  stalledMessage,
  slowReaders,
  costlyConfig,
  flood,
  ...CONNECTIONS,
]
