import type { FastifyReply } from 'fastify'
import { Problem } from './problem.ts'

/** Aborted when the caller closes the connection before it is answered; the reason is a Problem that nobody will read. */
export function whileConnected({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const onClose = () => {
    if (!raw.writableEnded) gone.abort(new Problem(400, 'malformed_request'))
  }
  if (raw.closed) onClose()
  else raw.once('close', onClose)
  return gone.signal
}
