import { connect } from 'node:net'

/** Sends all of a request before it reads a byte, as many a client does; the first piece of the answer. */
export function answerAfterSending(port: number, head: string, body: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').pause().on('error', reject)
    socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n`)
    socket.write(body, () => {
      socket.once('data', (chunk) => {
        resolve(String(chunk))
        socket.destroy()
      })
      socket.resume()
    })
  })
}
