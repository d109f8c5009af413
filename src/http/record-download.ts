import type { FastifyRequest } from 'fastify'
import { recordExport } from '../service/record-export.ts'
import type { Service } from '../service/service.ts'
import { principalOf } from './middleware/access.ts'

/** Records that the client is given a document: see `recordExport`. A HEAD request gives none. */
export async function recordDownload(
  service: Service,
  request: FastifyRequest,
  what: Omit<Parameters<typeof recordExport>[1], 'principal'>,
): Promise<void> {
  if (request.method === 'HEAD') return
  await recordExport(service, { ...what, principal: principalOf(request) })
}
