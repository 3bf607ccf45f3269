import type { FastifyRequest } from 'fastify'

/** The size of the body that a request announces, which HTTP holds it to; infinite without one. */
export function announcedBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
}
