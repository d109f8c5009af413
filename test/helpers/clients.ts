/** Clients of a service, each with an address of its own on the loopback network. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

export const FIRST = '127.0.0.1'
export const SECOND = '127.0.0.2'

/** The beginning of an answer, in a connection of its own; nothing of its body is taken yet. */
export async function begunAnswer(
  port: number,
  path: string,
  localAddress: string,
): Promise<IncomingMessage> {
  const sent = get({ port, host: '127.0.0.1', localAddress, path, agent: false })
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.on('error', () => {}).pause() // the service or the test may end it
  return answer
}

/** An answer that is taken. */
export async function takenAnswer(port: number, path: string, localAddress: string) {
  const answer = await begunAnswer(port, path, localAddress)
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks).toString() }
}
