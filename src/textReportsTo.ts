import type { FastifyInstance } from 'fastify'
import type { TextReportReceiver } from './sandbox/twilioSandbox.ts'

/** Where a product takes the sandbox's reports of text messages, whether it listens already or not. */
export function textReportsTo(app: FastifyInstance): TextReportReceiver {
  return (url, form, signature) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature }
    return app.inject({ method: 'POST', url: new URL(url).pathname, headers, payload: form })
  }
}
