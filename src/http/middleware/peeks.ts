import type { FastifyInstance } from 'fastify'
import type { Handle } from '../../address/canonical.ts'
import { recordPeeks } from '../../laboratory/review-peeks.ts'
import type { Service } from '../../service/service.ts'

const HANDLE = /sha256:[0-9a-f]{64}/g
const MAX_TEXT = 10_000 // characters; a text that is longer is a scan, and names nothing

/** All handles in the texts of a value. */
function handlesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    if (value.length <= MAX_TEXT) for (const one of value.match(HANDLE) ?? []) found.add(one)
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const inner of Object.values(value)) handlesIn(inner, found)
  }
  return found
}

/** Records, before it is answered, that a request asks for a result which a reviewer may not see yet. */
export async function peekedAt(service: Service, principal: string, asked: unknown): Promise<void> {
  if (principal === '') return // without keys there are no reviews
  const handles = [...handlesIn(asked)] as Handle[]
  if (handles.length > 0) await recordPeeks(service, principal, handles)
}

/**
 * Looks at every request that names handles, in its address or in a body that is no upload. The routes of reviews show each side
 * what it may see. The route of MCP reads its body itself, and calls `peekedAt`.
 */
export function installPeeks(app: FastifyInstance, service: Service): void {
  app.addHook('preHandler', async (request) => {
    const { url = '' } = request.routeOptions
    if (request.method === 'HEAD' || request.method === 'OPTIONS' || url.startsWith('/v1/reviews')) return
    const { params, query, body } = request
    const isUpload = request.headers['content-type']?.startsWith('multipart/')
    await peekedAt(service, request.principal?.id ?? '', [params, query, isUpload ? null : body])
  })
}
