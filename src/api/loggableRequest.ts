import type { FastifyRequest } from 'fastify'

/**
 * A request as it may stand in a log. The query is left out, since searches and filters hold people's names; so is a token in the path, since
 * whoever has it acts as its person.
 */
export function loggableRequest({ method, url, params, host, ip, socket }: FastifyRequest) {
  const [path = ''] = url.split('?', 1)
  const { token } = (params ?? {}) as { readonly token?: string }
  return {
    method,
    url: token ? path.replaceAll(token, ':token') : path,
    host,
    remoteAddress: ip,
    remotePort: socket?.remotePort,
  }
}
