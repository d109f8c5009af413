/** One event of a stream of server-sent events: its name and its data as JSON. */
interface ServerEvent<T> {
  readonly name: string
  readonly data: T
}

/** The events of a stream, as they come. */
export async function* eventsIn<T>(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent<T>> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const whole = text.split('\n\n')
      text = whole.pop()!
      for (const event of whole) {
        const name = /^event: (.*)$/m.exec(event)?.[1]
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) as T }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
