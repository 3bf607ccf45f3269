import type { FastifyRequest } from 'fastify'

/** The Content-Length of a request, which the HTTP parser enforces; infinite without one. */
export function announcedBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
}
