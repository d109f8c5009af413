/**
 * Writes answers as JSON, each object once: an answer that is given again is the same object, and numbers of pictures take
 * longer to write than to send.
 */
export function cachedJson(): (answer: unknown) => string {
  const written = new WeakMap<object, Buffer>()
  return (answer) => {
    let bytes = written.get(answer as object)
    if (!bytes) {
      bytes = Buffer.from(JSON.stringify(answer))
      written.set(answer as object, bytes)
    }
    return bytes as unknown as string // fastify sends both; its types know only text
  }
}
