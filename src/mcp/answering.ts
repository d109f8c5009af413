import type { CallToolResult, EmbeddedResource, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'
import { MarkgraphError } from '../errors.ts'
import type { Host } from './host.ts'
import type { Extra } from './progress.ts'

export const LOOKS: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
/** The tools add scans and results by their content. They change nothing that exists, and repeating a call has no further effect. */
export const KEEPS: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

const DOCUMENT = Symbol('document')

/** An answer with a document beside it, which is sent as an embedded resource. */
export const withDocument = <R extends object>(answer: R, uri: string, bytes: Uint8Array): R => ({
  ...answer,
  [DOCUMENT]: {
    type: 'resource',
    resource: { uri, mimeType: 'application/pdf', blob: Buffer.from(bytes).toString('base64') },
  } satisfies EmbeddedResource,
})

/** How a tool answers: see `answering`. */
export type Answering = ReturnType<typeof answering>

/** Turns a composition into a tool. Its answer is structured content and text; a bad argument gives an error sentence. */
export const answering =
  (host: Host, enter: () => () => void) =>
  <A, R extends object>(run: (given: A, extra: Extra) => R | Promise<R>) =>
  async (given: A, extra: Extra): Promise<CallToolResult> => {
    try {
      const leave = enter()
      try {
        const answer: object = await run(given, extra)
        const { [DOCUMENT]: document, ...rest } = answer as { readonly [DOCUMENT]?: EmbeddedResource }
        const text = { type: 'text' as const, text: JSON.stringify(rest) }
        return { structuredContent: rest, content: document ? [text, document] : [text] }
      } finally {
        leave()
      }
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: sentenceOf(error, host) }] }
    }
  }

/** What a client may know about a failure. */
export function sentenceOf(error: unknown, host: Host): string {
  if (error instanceof MarkgraphError && error.code !== 'bad-setting') return error.message
  host.report(error)
  return 'internal error'
}
