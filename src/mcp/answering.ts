import type {
  CallToolResult,
  EmbeddedResource,
  ImageContent,
  ToolAnnotations,
} from '@modelcontextprotocol/sdk/types.js'
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

const BESIDE = Symbol('beside')

/** An answer with a document beside it, which is sent as an embedded resource. */
export const withDocument = <R extends object>(answer: R, uri: string, bytes: Uint8Array): R => ({
  ...answer,
  [BESIDE]: {
    type: 'resource',
    resource: { uri, mimeType: 'application/pdf', blob: base64(bytes) },
  } satisfies EmbeddedResource,
})

/** An answer with a picture beside it, a PNG. */
export const withImage = <R extends object>(answer: R, png: Uint8Array): R => ({
  ...answer,
  [BESIDE]: { type: 'image', data: base64(png), mimeType: 'image/png' } satisfies ImageContent,
})

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** How a tool answers: see `answering`. */
export type Answering = ReturnType<typeof answering>

/**
 * Turns a composition into a tool. Its answer is structured content and text, as `inWords` has it or the same as JSON; a bad argument
 * gives an error sentence.
 */
export const answering =
  (host: Host, enter: () => () => void) =>
  <A, R extends object>(
    run: (given: A, extra: Extra) => R | Promise<R>,
    inWords: (answer: R) => string = (answer) => JSON.stringify(answer),
  ) =>
  async (given: A, extra: Extra): Promise<CallToolResult> => {
    try {
      const leave = enter()
      try {
        const answer = await run(given, extra)
        const { [BESIDE]: beside, ...rest } = answer as R & {
          readonly [BESIDE]?: EmbeddedResource | ImageContent
        }
        const text = { type: 'text' as const, text: inWords(answer) }
        return { structuredContent: rest, content: beside ? [text, beside] : [text] }
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
