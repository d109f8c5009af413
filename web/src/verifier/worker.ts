/** A worker: does one computation after another, with the same nodes as the server. */

import { MarkgraphError } from '../../../src/errors.ts'
import { type InputArtifacts, runNode } from '../../../src/kinds/node.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { allNodes } from '../../../src/service/nodes.ts'
import type { Answer, Work } from './web-workers.ts'

const nodes = allNodes(ALL_MARKS)

addEventListener('message', ({ data: { node, params, inputs } }: MessageEvent<Work>) => {
  const start = performance.now()
  try {
    const output = runNode(nodes.get(node)!, params, inputs as InputArtifacts)
    const answer: Answer = { output, seconds: (performance.now() - start) / 1000 }
    // a node may give a part of its input: only what is alone in its memory is handed over without a copy
    const { buffer, byteLength } = output.data
    const whole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    postMessage(answer, { transfer: whole ? [buffer] : [] })
  } catch (error) {
    const { code, message, details } = error as MarkgraphError
    const known = error instanceof MarkgraphError ? { code, details } : {}
    postMessage({ error: { message: String(message ?? error), ...known } } satisfies Answer)
  }
})
