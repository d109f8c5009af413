import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 15_000 // for an answer

/** An answer: its status, its text, and the milliseconds until it was whole. */
export interface Answered {
  readonly status: number
  readonly text: string
  readonly ms: number
}

/** Sends requests from one address of the loopback network, so that the service sees a client of its own. */
export function clientAt(url: string, localAddress: string) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true })
  return {
    send: (
      method: string,
      path: string,
      body?: { type: string; bytes: string | Uint8Array; accept?: string },
    ) =>
      new Promise<Answered>((resolve, reject) => {
        const start = performance.now()
        const headers = body && {
          'content-type': body.type,
          'content-length': Buffer.byteLength(body.bytes),
          ...(body.accept && { accept: body.accept }),
        }
        const sent = request(
          {
            hostname,
            port,
            localAddress,
            agent,
            method,
            path,
            signal: AbortSignal.timeout(PATIENCE_MS),
            ...(headers && { headers }),
          },
          (response) => {
            let text = ''
            response.setEncoding('utf8').on('data', (chunk) => {
              text += chunk
            })
            response.on('end', () =>
              resolve({ status: response.statusCode!, text, ms: performance.now() - start }),
            )
            response.on('error', reject)
          },
        )
        sent.on('error', reject)
        sent.end(body?.bytes)
      }),
    close: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof clientAt>

/** Multipart form data with one file. */
export async function fileForm(name: string, bytes: Uint8Array) {
  const form = new FormData()
  form.append(name, new Blob([bytes as Uint8Array<ArrayBuffer>]), 'scan.x3p')
  const body = new Response(form)
  return { type: body.headers.get('content-type')!, bytes: new Uint8Array(await body.arrayBuffer()) }
}

export const fields = (all: Record<string, string>) => ({
  type: 'application/x-www-form-urlencoded',
  bytes: new URLSearchParams(all).toString(),
})

/** The handle of the surface of a scan. */
export async function uploaded(client: Client, scan: Uint8Array): Promise<string> {
  const { status, text } = await client.send('POST', '/v1/artifacts', await fileForm('scan', scan))
  if (status !== 200) throw new Error(`an upload was answered ${status}: ${text}`)
  return JSON.parse(text).handle
}

/** Does `work` again and again, this long apart, until the time is over; failures are counted as status 0. */
export async function every(
  ms: number,
  over: AbortSignal,
  work: (i: number) => Promise<Answered>,
): Promise<Answered[]> {
  const all: Promise<Answered>[] = []
  for (let i = 0; !over.aborted; i++) {
    const start = performance.now()
    all.push(work(i).catch((error) => ({ status: 0, text: String(error), ms: performance.now() - start })))
    await sleep(ms, undefined, { signal: over }).catch(() => {})
  }
  return Promise.all(all)
}
