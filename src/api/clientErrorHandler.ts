import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Answers malformed HTTP requests and closes the connection, so that a proxy does not reuse it. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error.code))
  socket.destroy(error)
}

function answerTo(code: string | undefined): string {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const title = STATUS_CODES[status] ?? 'Bad Request'
  const body = JSON.stringify({ type: 'about:blank', title, status, code: 'malformed_request' })
  return [
    `HTTP/1.1 ${status} ${title}`,
    'connection: close',
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
