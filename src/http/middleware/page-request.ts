import type { FastifyRequest } from 'fastify'

/** Whether a person at a browser asks for a path that is none: the answer is the page, which says so and needs no key. */
export const isLostPerson = ({ is404, method, url, headers }: FastifyRequest): boolean =>
  is404 && method === 'GET' && !url.startsWith('/v1/') && (headers.accept ?? '').includes('text/html')
